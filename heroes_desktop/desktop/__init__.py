"""The window: app loop, scenes, widgets, drawing, motion, sound and input."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
