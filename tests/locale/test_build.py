"""The French catalogue: complete, in step with its fragments, and the same on every machine."""

from __future__ import annotations

import gettext
import io
from pathlib import Path

import pytest

from heroes_desktop.locale import build


@pytest.fixture(scope="module")
def catalogue() -> build.Catalog:
    return build.merged(build.fragments())


def test_every_text_of_the_source_is_translated(catalogue: build.Catalog) -> None:
    assert build.untranslated(catalogue) == []


def test_committed_catalogue_is_in_step_with_its_fragments(catalogue: build.Catalog) -> None:
    for path, data in zip(build.outputs(), build.rendered(catalogue), strict=True):
        assert path.read_bytes() == data, f"{path.name}: run python -m heroes_desktop.locale.build"


def test_gettext_reads_the_catalogue(catalogue: build.Catalog) -> None:
    spoken = gettext.GNUTranslations(io.BytesIO(build.machine(catalogue)))
    assert spoken.gettext("Goodbye.") == "Au revoir."
    forms = [spoken.ngettext("{n} choice", "{n} choices", n) for n in (0, 1, 2)]
    assert forms == ["{n} choix"] * 3
    assert [spoken.ngettext("{n} seat", "{n} seats", n) for n in (0, 1, 2)] == [
        "{n} place",
        "{n} place",
        "{n} places",
    ]


def fragment(folder: Path, name: str, *pairs: tuple[str, str]) -> Path:
    path = folder / name
    path.write_text("".join(f'msgid "{a}"\nmsgstr "{b}"\n\n' for a, b in pairs), encoding="utf-8")
    return path


def test_contradicting_fragments_are_refused(tmp_path: Path) -> None:
    one = fragment(tmp_path, "one.po", ("card", "carte"), ("Leave", "Quitter"))
    two = fragment(tmp_path, "two.po", ("Leave", "Partir"))
    with pytest.raises(build.CatalogueError, match=r"two\.po: 'Leave' is translated differently"):
        build.merged([one, two])
    build.merged([one, fragment(tmp_path, "three.po", ("Leave", "Quitter"))])


def test_placeholders_must_agree(tmp_path: Path) -> None:
    with pytest.raises(build.CatalogueError, match="different placeholders"):
        build.merged([fragment(tmp_path, "one.po", ("to {file}", "vers {fichier}"))])


def test_order_of_the_fragments_does_not_matter(tmp_path: Path) -> None:
    one = fragment(tmp_path, "one.po", ("b", "B"), ("a", "A"))
    two = fragment(tmp_path, "two.po", ("c", "C"))
    assert build.rendered(build.merged([one, two])) == build.rendered(build.merged([two, one]))


def test_source_texts_are_found_in_both_forms(tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(
        'a = _("one")\nb = counted("{n} card", "{n} cards", 3)\n', encoding="utf-8"
    )
    assert build.source_texts(tmp_path) == {"one": "x.py", "{n} card": "x.py"}


def test_french_signs_never_begin_a_line() -> None:
    assert build.typeset("Titre : « texte » ! Oui ?") == (
        "Titre\u00a0: «\u00a0texte\u00a0»\u00a0! Oui\u00a0?"
    )
    assert build.typeset(("un : {n}", "des : {n}")) == ("un\u00a0: {n}", "des\u00a0: {n}")
