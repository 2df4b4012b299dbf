"""What a built package holds besides modules: the catalogues, and the rules chapters of docs/rules beside the
code that reads them.

A checkout reads docs/rules directly, so an editable install needs no copy.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools.command.build_py import build_py

SOURCE = Path("docs") / "rules"
TARGET = Path("heroes_desktop") / "rulebook" / "rules"


class BuildPackage(build_py):
    """The usual build of Python modules, with the catalogues before it and the chapters after it."""

    def run(self) -> None:
        sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
        from heroes_desktop.locale.build import build_all

        build_all()
        super().run()
        for chapter, copy in self._chapters().items():
            self.mkpath(str(Path(copy).parent))
            self.copy_file(chapter, copy)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *self._chapters().values()]

    def _chapters(self) -> dict[str, str]:
        """Source and copy of each chapter."""
        if self.editable_mode:
            return {}
        target = Path(self.build_lib) / TARGET
        return {str(path): str(target / path.name) for path in sorted(SOURCE.glob("*.md"))}
