"""Things that move: single motions, ready-made ones, and the reel that plays them."""
