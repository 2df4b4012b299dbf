"""The workshop of the bundle is no package: its modules are found by their folder."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "packaging"))
