"""Mouse, touch, keyboard and gamepad, all through one tree of named things."""
