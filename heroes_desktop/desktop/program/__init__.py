"""The running program: start, loop, window, settings, sound, and what happens when it fails."""
