"""Tells whether two painters draw the same, so that a new layout repaints only what differs.

A painter is a function made during layout; all it knows lies in its closure. Two painters of the same
code draw the same if their closures hold the same plain values. Anything that could change behind
their backs makes a painter a stranger: it is painted anew each time, which is slower, never wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from types import FunctionType, MethodType
from typing import Any

import msgspec
import pygame

_PLAIN = (str, int, float, bool, bytes, type(None), Enum)
_STEADY: set[type] = set()
"""Types whose objects stay as they are between two layouts of one window."""


class Stranger(Exception):
    """A value of which nobody can say whether it stays the same."""


def steady(*kinds: type) -> None:
    """Mark types whose objects do not change what painters see of them."""
    _STEADY.update(kinds)


def picture_key(surface: pygame.Surface) -> Hashable:
    """Equal for the same pixels of the same surface; keeps that surface alive, so none takes its place."""
    return surface.get_abs_parent(), surface.get_abs_offset(), surface.get_size()


def painter_key(paint: Callable[..., object]) -> Hashable:
    """What a painter draws; None for a stranger."""
    try:
        return _key(paint)
    except (Stranger, TypeError, ValueError):
        return None


def _key(value: Any) -> Hashable:
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, pygame.Rect):
        return tuple(value)
    if isinstance(value, pygame.Surface):
        return picture_key(value)
    if isinstance(value, pygame.Color):
        return tuple(value)
    if isinstance(value, tuple | list):
        return tuple(_key(part) for part in value)
    if isinstance(value, FunctionType):
        cells = tuple(_key(cell.cell_contents) for cell in value.__closure__ or ())
        return (
            value.__code__,
            cells,
            _key(value.__defaults__),
            _key(tuple((value.__kwdefaults__ or {}).items())),
        )
    return _key_of_object(value)


def _key_of_object(value: Any) -> Hashable:
    if isinstance(value, MethodType):
        return value.__func__, _key(value.__self__)
    if isinstance(value, partial):
        return _key(value.func), _key(value.args), _key(tuple(value.keywords.items()))
    if isinstance(value, type):
        return value
    if type(value) in _STEADY:
        return type(value).__qualname__
    kind = type(value)
    if is_dataclass(kind) and getattr(kind, "__dataclass_params__").frozen:  # noqa: B009 - unknown to checkers
        return kind, tuple(_key(getattr(value, field.name)) for field in fields(kind))
    if isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
        return type(value), tuple(_key(getattr(value, name)) for name in value.__struct_fields__)
    raise Stranger(type(value).__name__)
