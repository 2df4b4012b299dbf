"""Card effects: each kind is one small function, a card is a list of rows.

`registry` knows the kinds, the modules beside it define them, `use` offers and plays abilities.
A new kind is one function with `@kind(...)`; cards then name it in their TOML row.
"""
