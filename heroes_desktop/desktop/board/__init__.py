"""What a game's board draws on, and the parts boards share."""
