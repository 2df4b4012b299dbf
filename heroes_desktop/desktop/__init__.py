"""The window: app loop, scenes, widgets, drawing, motion, sound and input."""
