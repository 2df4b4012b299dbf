"""What cards do at once: one small function for each kind of effect row."""
