"""Small scenes over others."""
