"""Measurements: `make bench` or `python -m tests.bench [--seconds S]` prints ratios against known engines."""
