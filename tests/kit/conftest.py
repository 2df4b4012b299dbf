"""The window's fixtures serve the kits as well."""

from tests.desktop.conftest import fly, own_places, pictures, telling

__all__ = ["fly", "own_places", "pictures", "telling"]
