"""State as bytes; `GameInfo.decode` is the way back."""

from __future__ import annotations

import msgspec

encode = msgspec.msgpack.Encoder().encode
