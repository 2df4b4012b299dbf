"""Pictures only Immortal King has."""
