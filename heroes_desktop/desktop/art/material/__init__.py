"""What things are made of: wood, felt, parchment, stone, velvet and light."""
