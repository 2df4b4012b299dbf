"""From a layout to pixels: sheets, sizes, layers, and painting only what has changed."""
