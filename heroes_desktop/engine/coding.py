"""State as bytes and back."""

from __future__ import annotations

from typing import Any

import msgspec

encode = msgspec.msgpack.Encoder().encode
_decoders: dict[type[Any], Any] = {}


def decode(kind: type[Any], data: bytes) -> Any:
    """Read an encoded state."""
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.msgpack.Decoder(kind).decode
    return decoder(data)
