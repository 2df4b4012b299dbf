"""Pictures of the kingdom: its region pieces, spaces, tiles and the bag. Pillow is imported on first use."""
