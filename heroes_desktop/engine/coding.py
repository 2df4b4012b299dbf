"""State as bytes, the same for equal states; `GameInfo.decode` is the way back.

A struct leaves out a field that holds its default, but takes notice only if it is the very same object: a
word that was read from a file, or a large number that was computed, would be written although it equals the
default. So before a state is encoded, such fields are given the default itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, get_args

import msgspec

encode = msgspec.msgpack.Encoder().encode
"""For everything but states."""

_SINGLE = range(-5, 257)
"""Numbers of which there is only one object each."""


class _Care(NamedTuple):
    """What to look after in a struct.

    doubled: fields whose default may be doubled, with the default.
    rows: fields with a list of structs that have only such fields, for speed: all checkpoints come by here.
    inside: other fields with structs inside.
    """

    doubled: tuple[tuple[str, object], ...]
    rows: tuple[tuple[str, tuple[tuple[str, object], ...]], ...]
    inside: tuple[str, ...]


_cares: dict[type[msgspec.Struct], _Care] = {}


def encode_state(state: msgspec.Struct) -> bytes:
    """The bytes of a state; equal states give equal bytes."""
    settle(state)
    return encode(state)


def settle(value: msgspec.Struct) -> None:
    """Let every field that equals its default hold the default itself."""
    doubled, rows, inside = _cares.get(value.__class__) or _care(value.__class__)
    for name, default in doubled:
        held = getattr(value, name)
        if held is not default and held == default:
            _set(value, name, default)
    for name, fields in rows:
        for item in getattr(value, name):
            for field, default in fields:
                held = getattr(item, field)
                if held is not default and held == default:
                    _set(item, field, default)
    for name in inside:
        _settle_part(getattr(value, name))


_set = msgspec.structs.force_setattr


def _settle_part(part: object) -> None:
    if isinstance(part, msgspec.Struct):
        settle(part)
    elif isinstance(part, list | tuple):
        for item in part:
            _settle_part(item)
    elif isinstance(part, dict):
        for item in part.values():
            _settle_part(item)


def _care(kind: type[msgspec.Struct], above: tuple[type, ...] = ()) -> _Care:
    doubled: tuple[tuple[str, object], ...] = ()
    rows, inside = [], []
    for field in msgspec.structs.fields(kind):
        if kind.__struct_config__.omit_defaults and _may_double(field.default):
            doubled += ((field.name, field.default),)
        held = [each for each in _structs(field.type) if _needs_care(each)]
        if not held:
            continue
        flat = field.type == list[held[0]] and held[0] not in above  # type: ignore[valid-type]
        own = _care(held[0], (*above, kind)) if flat and held[0] is not kind else None
        if own is not None and not own.rows and not own.inside:
            rows.append((field.name, own.doubled))
        else:
            inside.append(field.name)
    care = _cares[kind] = _Care(doubled, tuple(rows), tuple(inside))
    return care


def _may_double(default: object) -> bool:
    """Whether an equal object may be another one."""
    if default is msgspec.NODEFAULT or default is None or isinstance(default, bool):
        return False
    if isinstance(default, int):
        return default not in _SINGLE
    return not (isinstance(default, str | tuple) and not default)


def _structs(annotation: Any) -> Iterable[type[msgspec.Struct]]:
    """The structs that a value of this type may hold."""
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        yield annotation
    for part in get_args(annotation):
        yield from _structs(part)


def _needs_care(kind: type[msgspec.Struct], above: tuple[type, ...] = ()) -> bool:
    """Whether there is anything to look after in this struct or in those inside it."""
    if kind in above:
        return False
    fields = msgspec.structs.fields(kind)
    if kind.__struct_config__.omit_defaults and any(_may_double(field.default) for field in fields):
        return True
    return any(_needs_care(each, (*above, kind)) for field in fields for each in _structs(field.type))
