"""Names nobody has to type."""

from __future__ import annotations

HEROES = (
    "Alba", "Baldo", "Cerise", "Dorin", "Elwin", "Fabia", "Garet", "Hilda", "Ilario", "Jorun", "Kestrel",
    "Liora", "Maren", "Nestor", "Odile", "Perrin", "Quint", "Rosalie", "Sigrun", "Tancred", "Ulla", "Vigo",
    "Wanda", "Ysolde",
)  # fmt: skip
