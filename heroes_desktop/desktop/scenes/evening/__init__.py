"""A game night: guests join, matches count, a table between them, awards at the end."""
