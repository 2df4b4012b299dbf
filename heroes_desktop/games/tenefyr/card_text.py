"""What a card says, made from its effect in both languages, so that text and effect cannot part ways."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from ..shared.content import Text
from .content import FOLDER, HEROES
from .kinds import Kind
from .kinds.enemies import Flees
from .kinds.loot import BossGain, SearchHand

WORDING: dict[str, Text] = msgspec.toml.decode((FOLDER / "wording.toml").read_bytes(), type=dict[str, Text])
"""The templates by kind, and a few words for parameters."""

LANGUAGES = ("en", "fr")
HIGHEST = 5
RIDER = "LO-45"
SHORT = "-short"
"""Ends the name of a template for little room."""
_FIELD = re.compile(r"\{(\w+)(?::((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*))?\}")


@cache
def rule_text(kind: Kind, level: int = 0) -> Text:
    """The text of an effect. `level` is that of the card; rewards and riders need it."""
    rider = getattr(kind, "rider", "")
    written = []
    for language in LANGUAGES:
        text = filled(WORDING[kind.number], language, _parameters(kind, level, language))
        if rider:
            extra = {"hero": _hero(rider, language), "extra": str(2 if level >= 4 else 1)}
            text += " " + filled(WORDING[RIDER], language, extra)
        written.append(text)
    return Text(*written)


@cache
def short_text(kind: Kind, level: int) -> Text:
    """A reward in a few words."""
    template = WORDING[kind.number + SHORT]
    return Text(*(filled(template, language, _parameters(kind, level, language)) for language in LANGUAGES))


def filled(template: Text, language: str, parameters: dict[str, str]) -> str:
    """A template with its parameters; of two words the one that fits the number is taken."""

    def fill(match: re.Match[str]) -> str:
        name, one, several = match.groups()
        if one is None:
            return parameters[name]
        return _FIELD.sub(fill, one if parameters[name] == "1" else several)

    return _FIELD.sub(fill, getattr(template, language))


def _parameters(kind: Kind, level: int, language: str) -> dict[str, str]:
    """The parameters of a kind in words."""
    found = {"level": str(level), "above": str(min(HIGHEST, level + 1))}
    for name in kind.__struct_fields__:
        found[name] = str(getattr(kind, name))
    if "hero" in found:
        found["hero"] = _hero(found["hero"], language)
    if isinstance(kind, Flees):
        found["to"] = getattr(WORDING[f"to-{kind.to}"], language)
    elif isinstance(kind, SearchHand):
        found["card"] = getattr(WORDING[f"card-{kind.card}"], language)
    elif isinstance(kind, BossGain):
        against = WORDING["against-level" if kind.level else "against-lair"]
        found["level"] = filled(against, language, {"number": str(kind.level)})
    return found


def _hero(name: str, language: str) -> str:
    """A hero with the article."""
    hero = next(hero for hero in HEROES if hero.id == name)
    return str(getattr(hero.named, language))
