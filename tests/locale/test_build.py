"""The French catalogues: complete, each room with its own, and the same on every machine."""

from __future__ import annotations

import ast
import gettext
import io
import os
from pathlib import Path

import pytest

from heroes_desktop import locale
from heroes_desktop.locale import LANGUAGES, build, built_file, po
from heroes_desktop.locale.typesetting import apostrophes, typeset


def fragment(folder: Path, name: str, *pairs: tuple[str, str]) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f'msgid "{a}"\nmsgstr "{b}"\n\n' for a, b in pairs), encoding="utf-8")
    return path


def spoken(texts: po.Texts) -> gettext.GNUTranslations:
    return gettext.GNUTranslations(io.BytesIO(po.machine(texts, "fr")))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_text_of_the_source_is_translated(language: str) -> None:
    assert build.untranslated(language) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_translated_that_nobody_says(language: str) -> None:
    assert build.unsaid(language) == []


def test_what_stands_nowhere_in_the_source_is_found(tmp_path: Path) -> None:
    fragment(tmp_path, "locale/fr/words.po", ("one", "un"), ("two", "deux"))
    fragment(tmp_path, "locale/fr/argparse.po", ("usage: ", "utilisation : "))
    (tmp_path / "shared.py").write_text('NAMES = {1: "one"}\n', encoding="utf-8")
    assert build.unsaid("fr", tmp_path) == ["locale/fr/words.po: 'two'"]


def test_every_room_speaks_with_its_own_words() -> None:
    """A room that took the shared `_` would never find its own catalogue."""
    astray = []
    for folder in list(build.places())[1:]:
        for path in sorted(folder.parent.rglob("*.py")):
            if path.parent == folder:
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("heroes_desktop.locale"):
                    names = {name.name for name in node.names}
                    astray += [path.name] if names & {"_", "counted"} else []
    assert astray == []


def test_gettext_reads_the_shared_catalogue() -> None:
    said = spoken(build.merged(build.sources(locale.FOLDER, "fr")))
    assert said.gettext("Goodbye.") == "Au revoir."
    assert [said.ngettext("{n} seat", "{n} seats", n) for n in (0, 1, 2)] == [
        "{n} place",
        "{n} place",
        "{n} places",
    ]


def test_a_room_is_asked_before_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "_language", "fr")
    fragment(tmp_path, "house/fr/words.po", ("draw", "tirer"), ("Leave", "Quitter"))
    fragment(tmp_path, "attic/locale/fr.po", ("draw", "piocher"))
    house = locale.Speech(tmp_path / "house", "heroes")
    attic = locale.Speech(tmp_path / "attic" / "locale", "attic", house)
    assert [attic.text(word) for word in ("draw", "Leave", "unknown", "")] == [
        "piocher", "Quitter", "unknown", "",
    ]  # fmt: skip
    assert house.text("draw") == "tirer"
    monkeypatch.setattr(locale, "_language", "en")
    assert attic.text("draw") == "draw"


def test_a_checkout_builds_what_is_missing_or_old(tmp_path: Path) -> None:
    source = fragment(tmp_path, "fr.po", ("card", "carte"))
    built = built_file(tmp_path, "attic", "fr")
    assert locale.Speech(tmp_path, "attic").words("fr").gettext("card") == "carte"
    first = built.stat().st_mtime_ns
    assert locale.Speech(tmp_path, "attic").words("fr").gettext("card") == "carte"
    assert built.stat().st_mtime_ns == first, "what is young enough is only read"
    fragment(tmp_path, "fr.po", ("card", "fiche"))
    os.utime(source, ns=(first + 10**9, first + 10**9))
    assert locale.Speech(tmp_path, "attic").words("fr").gettext("card") == "fiche"


def test_a_package_has_only_the_built_catalogue(tmp_path: Path) -> None:
    source = fragment(tmp_path, "fr.po", ("card", "carte"))
    build.up_to_date(tmp_path, "attic", "fr")
    source.unlink()
    assert locale.Speech(tmp_path, "attic").words("fr").gettext("card") == "carte"
    assert locale.Speech(tmp_path / "nowhere", "attic").words("fr").gettext("card") == "card"


def test_contradicting_fragments_are_refused(tmp_path: Path) -> None:
    one = fragment(tmp_path, "one.po", ("card", "carte"), ("Leave", "Quitter"))
    two = fragment(tmp_path, "two.po", ("Leave", "Partir"))
    with pytest.raises(build.CatalogueError, match=r"two\.po: 'Leave' is translated differently"):
        build.merged([one, two])
    build.merged([one, fragment(tmp_path, "three.po", ("Leave", "Quitter"))])


def test_placeholders_must_agree(tmp_path: Path) -> None:
    with pytest.raises(build.CatalogueError, match="different placeholders"):
        build.merged([fragment(tmp_path, "one.po", ("to {file}", "vers {fichier}"))])


@pytest.mark.parametrize("broken", ['msgid "a"\nmsgstr carte\n', '"lost"\n', 'msgid "a"\nmsgstr "b"\n' * 2])
def test_broken_files_are_refused_with_their_line(tmp_path: Path, broken: str) -> None:
    (tmp_path / "fr.po").write_text(broken, encoding="utf-8")
    with pytest.raises(build.CatalogueError, match=r"fr\.po:\d"):
        build.merged([tmp_path / "fr.po"])


def test_texts_run_over_lines_and_hold_any_sign(tmp_path: Path) -> None:
    (tmp_path / "fr.po").write_text(
        '# a remark\nmsgid ""\n"One \\"thing\\"\\n"\n"and more"\nmsgstr ""\n"L’une"\n\n'
        'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n} carte"\nmsgstr[1] "{n} cartes"\n',
        encoding="utf-8",
    )
    assert po.read(tmp_path / "fr.po") == {
        ('One "thing"\nand more',): ("L’une",),
        ("{n} card", "{n} cards"): ("{n} carte", "{n} cartes"),
    }


def test_order_of_the_fragments_does_not_matter(tmp_path: Path) -> None:
    one = fragment(tmp_path, "one.po", ("b", "B"), ("a", "A"))
    two = fragment(tmp_path, "two.po", ("c", "C"))
    orders = [build.merged([one, two]), build.merged([two, one])]
    assert po.machine(orders[0], "fr") == po.machine(orders[1], "fr")


def test_source_texts_are_found_where_they_belong(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    fragment(tmp_path, "games/attic/locale/fr.po", ("one", "un"), ("{n} card", "{n} carte"))
    (tmp_path / "shared.py").write_text('x = f"{_("one") if _ else 0}"\n'.replace('"one"', "'one'"))
    (tmp_path / "games" / "attic" / "room.py").write_text(
        'a = _("one")\nb = counted("{n} card", "{n} cards", 3)\n', encoding="utf-8"
    )
    found = build.source_texts(tmp_path)
    assert found[tmp_path / "locale"] == {"one": ("shared.py", False)}
    assert found[tmp_path / "games" / "attic" / "locale"] == {
        "one": ("games/attic/room.py", False),
        "{n} card": ("games/attic/room.py", True),
    }
    assert build.untranslated("fr", tmp_path) == [
        "games/attic/room.py: '{n} card'",  # it has but one form
        "shared.py: 'one'",  # shared code never looks into a room
    ]


def test_french_signs_never_begin_a_line() -> None:
    assert typeset("Titre : « texte » ! Oui ?") == ("Titre\u00a0: «\u00a0texte\u00a0»\u00a0! Oui\u00a0?")
    assert apostrophes("Miners' Rest, o'-the-Wisp, l'or") == "Miners’ Rest, o’-the-Wisp, l’or"
