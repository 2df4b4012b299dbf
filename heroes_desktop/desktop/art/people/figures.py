"""Who stands in a card's picture: looked up by the card's key, or chosen by the words of its name.

A room brings its table (`RoomLook.figures`), so that a new card gets its picture without touching code; a
card nobody has thought of still gets a fitting and always the same one.
"""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from heroes_desktop.games.shared.room import rooms


@dataclass(frozen=True)
class Figure:
    """Everything a picture is made of; colours are empty where the family's own are meant."""

    seed: str
    scene: str
    game: str = ""
    bust: str = ""
    glyph: str = ""
    metal: str = ""
    skin: str = ""
    cloth: str = ""
    scarf: str = ""
    hair: str = ""
    glow: str = ""
    iris: str = "#E0A03A"
    stalks: int = 4
    lids: float = 0.2
    pupil: str = "round"
    tentacles: int = 5
    look: tuple[float, float] = (0.0, 0.0)


_WORDS: tuple[tuple[str, str, str, str], ...] = (
    # words, bust, glyph, metal
    ("goblin gobelin kobold", "goblin", "", ""),
    ("orc ork", "orc", "", ""),
    ("ogre giant géant", "ogre", "", ""),
    ("troll", "troll", "", ""),
    ("witch hag sorcière", "hag", "", ""),
    ("skeleton bone squelette os", "skeleton", "", ""),
    ("ghost spirit shade fantôme spectre", "ghost", "", ""),
    ("mummy momie", "mummy", "", ""),
    ("ghoul zombie goule", "ghoul", "", ""),
    ("lich king roi liche", "crowned_skull", "", ""),
    ("knight guard chevalier garde", "warrior", "", ""),
    ("imp diablotin", "imp", "", ""),
    ("devil demon démon diable", "demon", "", ""),
    ("dragon drake wyrm", "dragon", "", ""),
    ("mage wizard sorcerer magicien", "sorcerer", "", ""),
    ("priest bishop monk prêtre moine", "priest", "", ""),
    ("thief rogue voleur assassin", "rogue", "", ""),
    ("sword blade épée lame", "", "broadsword", "silver"),
    ("axe hache", "", "battered-axe", "silver"),
    ("bow arc archer", "", "archer", "bronze"),
    ("shield bouclier", "", "round-shield", "silver"),
    ("armour armor coat mail armure cotte", "", "vest", "silver"),
    ("potion draught philtre tonic elixir", "", "potion", "red"),
    ("ring anneau", "", "mdi:ring", "gold"),
    ("key clef clé", "", "key", "gold"),
    ("torch lamp light torche lampe", "", "torch", "gold"),
    ("book tome livre", "", "book", "bronze"),
    ("rune spell sort magic", "", "rune-stone", "gold"),
    ("wolf loup", "", "wolf-head", "bone"),
    ("spider araignée", "", "spider-face", ""),
    ("snake serpent", "", "snake", ""),
    ("trap piège", "", "bear-trap", "silver"),
    ("gate portcullis herse door porte", "", "metal-gate", "silver"),
    ("treasure gold trésor or", "", "mdi:treasure-chest", "gold"),
    ("storm lightning orage foudre", "", "lightning-bolt", "gold"),
    ("fire flame feu flamme", "", "flame-symbol", "gold"),
    ("ice frost glace gel", "", "frost-emblem", "blue"),
    ("heal mend soin", "", "health", "green"),
)
_FAMILIES: dict[str, tuple[tuple[str, ...], tuple[str, ...], str, tuple[str, ...]]] = {
    # busts, glyphs, metal, scenes
    "greenskin": (("goblin", "orc", "troll"), (), "", ("forest", "camp", "swamp")),
    "undead": (
        ("skeleton", "hooded_skull", "ghoul", "ghost", "helmed_skull"),
        (),
        "",
        ("crypt", "tomb", "castle"),
    ),
    "demon": (("demon", "imp"), (), "", ("hell", "lava", "arcane")),
    "dragon": (("dragon",), (), "", ("lava", "mount", "ice", "hoard")),
    "eye": (("eye",), (), "", ("well", "arcane", "swamp")),
    "trap": ((), ("bear-trap", "spikeball", "circular-saw", "chain", "nails"), "silver", ("vault", "crypt")),
    "priest": (("priest",), (), "", ("sun", "gold")),
    "rogue": (("rogue",), (), "", ("dusk", "forest")),
    "sorcerer": (("sorcerer",), (), "", ("arcane", "castle")),
    "warrior": (("warrior",), (), "", ("mount", "steel")),
    "beast": ((), ("wolf-head", "lion", "snake", "spider-face", "raven", "fox"), "bone", ("forest", "mount")),
}
_KINDS: dict[str, tuple[tuple[str, ...], tuple[str, ...], str, tuple[str, ...]]] = {
    "hero": (("warrior", "rogue", "sorcerer", "priest"), (), "", ("castle", "mount", "meadow")),
    "ally": (("rogue", "priest", "warrior"), (), "", ("forest", "dusk", "meadow")),
    "enemy": (("orc", "skeleton", "demon", "goblin"), (), "", ("crypt", "lava", "dusk")),
    "boss": (("crowned_skull", "dragon"), (), "", ("lava", "hell", "ice")),
    "item": ((), ("broadsword", "round-shield", "gem-pendant", "lantern-flame"), "silver", ("steel", "gold")),
    "spell": ((), ("rune-stone", "crystal-wand", "fire-ring", "sun-symbol"), "gold", ("arcane",)),
    "curse": ((), ("player-despair", "death-skull", "bleeding-eye", "broken-heart"), "", ("swamp", "crypt")),
    "event": ((), ("ankh", "hourglass", "moon-sun", "compass"), "gold", ("gold", "dusk")),
    "place": ((), ("tower", "capitol", "bridge", "guarded-tower"), "bone", ("castle", "meadow")),
    "trap": ((), ("bear-trap", "spikeball", "circular-saw"), "silver", ("vault",)),
    "quest": ((), ("scroll-unfurled", "compass", "trail"), "bone", ("dusk", "meadow")),
}


@cache
def _book(game: str) -> dict[str, dict[str, Any]]:
    file = rooms[game].look.figures if game in rooms else None
    return tomllib.loads(file.read_text(encoding="utf-8")) if file and file.is_file() else {}


def known_figures(game: str) -> tuple[str, ...]:
    """The keys of all cards of a game with a picture of their own."""
    return tuple(f"{game}/{row}" for row in _book(game))


@lru_cache(512)
def figure_for(key: str, name: str = "", family: str = "", kind: str = "enemy") -> Figure:
    """The figure of a card, `<game>/<row>`; the key alone decides for cards of the game's table."""
    game, _slash, key = key.rpartition("/")
    row = _book(game).get(key)
    if row is not None:
        look = {"look": tuple(row["look"])} if "look" in row else {}
        return Figure(seed=key, game=game, **{**row, **look})
    choose = random.Random(f"{key}|{family}|{kind}")
    busts, glyphs, metal, scenes = _FAMILIES.get(family) or _KINDS.get(kind) or _KINDS["enemy"]
    bust, glyph = (choose.choice(busts), "") if busts else ("", choose.choice(glyphs))
    by_word = _by_word(f"{key} {name}")
    if by_word is not None and not (family in _FAMILIES and by_word[0] == "" and busts):
        bust, glyph, metal = by_word
    return Figure(
        seed=key or name, game=game, scene=choose.choice(scenes), bust=bust, glyph=glyph, metal=metal
    )


def _by_word(name: str) -> tuple[str, str, str] | None:
    words = set(name.lower().replace("-", " ").replace("'", " ").replace("’", " ").split())
    for triggers, bust, glyph, metal in _WORDS:
        if words & set(triggers.split()):
            return bust, glyph, metal
    return None
