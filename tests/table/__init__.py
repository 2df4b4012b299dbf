"""The table below window and terminal."""
