"""Pictures only Return of the Heroes has."""
