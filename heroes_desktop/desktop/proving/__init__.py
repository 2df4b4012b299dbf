"""Trying the window out without a person: pilot, pictures, self-test, layout faults."""
