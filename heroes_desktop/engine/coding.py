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
    """What to look after in a struct: fields whose default may be doubled, and fields with structs inside."""

    doubled: tuple[tuple[str, object], ...]
    inside: tuple[str, ...]


def encode_state(state: msgspec.Struct) -> bytes:
    """The bytes of a state; equal states give equal bytes."""
    settle(state)
    return encode(state)


def settle(value: msgspec.Struct) -> None:
    """Let every field that equals its default hold the default itself."""
    doubled, inside = _cares.get(value.__class__) or _care(value.__class__)
    for name, default in doubled:
        held = getattr(value, name)
        if held is not default and held == default:
            msgspec.structs.force_setattr(value, name, default)
    for name in inside:
        _settle_part(getattr(value, name))


def _settle_part(part: object) -> None:
    if isinstance(part, msgspec.Struct):
        settle(part)
    elif isinstance(part, list | tuple):
        for item in part:
            _settle_part(item)
    elif isinstance(part, dict):
        for item in part.values():
            _settle_part(item)


_cares: dict[type[msgspec.Struct], _Care] = {}


def _care(kind: type[msgspec.Struct]) -> _Care:
    fields = msgspec.structs.fields(kind)
    omitting = kind.__struct_config__.omit_defaults
    doubled = tuple(
        (field.name, field.default) for field in fields if omitting and _may_double(field.default)
    )
    inside = tuple(field.name for field in fields if any(_needs_care(each) for each in _structs(field.type)))
    care = _cares[kind] = _Care(doubled, inside)
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
