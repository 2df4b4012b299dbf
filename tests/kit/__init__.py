"""Kits over the whole catalogue: text, board, bots and window. A new room is examined without further code.

The engine has its kit in `tests/conformance`; `tests/games/test_declarations` reads what rooms declare.
Each kit keeps to a budget for each game, so that `make test` stays short however many games there are.
"""
