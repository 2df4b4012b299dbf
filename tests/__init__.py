"""Tests of Heroes Desktop; the folders mirror the package."""
