"""What all tests share, and `--game ID`: only the tests of one game (`make test GAME=…`)."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests import toy

__all__ = ["toy"]  # importing it registers the toy game with the engine

settings.register_profile("project", database=None, deadline=None, derandomize=True)
settings.load_profile("project")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only the tests of this game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    if game:
        kept = [item for item in items if is_about(item, game)]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept


def is_about(item: pytest.Item, game: str) -> bool:
    """Whether a test is one of this game: by its folder, its file or what it is made for."""
    path = item.path.relative_to(item.config.rootpath)
    if game in path.parts or game in path.stem:
        return True
    callspec = getattr(item, "callspec", None)
    values = callspec.params.values() if callspec is not None else ()
    return any(str(value) == game or str(value).startswith(f"{game}-") for value in values)
