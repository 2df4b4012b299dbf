"""Names inside sentences: with their article, and in French drawn together with the word before it.

Content gives bare names ("Temple"), which is what maps and headings want. `definite` makes "the Temple" or
"le Temple" of one, `fluent` turns "à le Temple" into "au Temple" and begins every sentence with a capital.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ...shared.content import Text

BARE = frozenset(
    ("Blackfen", "Don", "Elderwood", "Emberfell", "Gasconier", "Granatus", "Greymoor", "Ironcrag", "King",
     "Lakeside", "Leafhome", "Lornmarsh", "Merlin's", "Mirabar", "Mirabar's", "Mirrormere", "Silverbrook",
     "Thornmead", "Whisperwood", "Zenda")
)  # fmt: skip
"""First words of English names that take no article."""
KINGS = frozenset(("King of Darkness", "King's Court"))
"""Begin like somebody's name and are none."""
FRENCH: dict[str, str] = {
    article + space: words
    for article, space, words in (
        ("le", " ",
         "Balai Barrage Bâton Bois Bord Bouclier Bourbier Bourreau Brigand Busard Cachot Cairn Camp "
         "Capitaine Cavalier Champ Chariot Chêne Cheval Chevalier Cimetière Col Collier Coureur Crapaud "
         "Creux Cristal Débarcadère Démon Duel Fabricant Feu Gardien Géant Grand Guerrier Jardin Joueur "
         "Lac-Miroir Livre Magicien Marais Marchand Marché Mendiant Moine Molosse Monastère Mont-Braise "
         "Mont-Gibet Moulin Nain Noir-Marais Panneau Parjure Petit Pont Pourpoint Pré Pré-aux-Épines "
         "Prêtre Quartier Ranger Repos Rocfer Roi Ruisseau Sentier Sorcier Spectre Sylvain Téléporteur "
         "Temple Terrier Tertre Troll Val Ver Verger Village Volcan"),
        ("la", " ",
         "Baguette Barbacane Barque Bataille Berge Bibliothèque Borne Cabane Capitale Carrière Chapelle "
         "Chaussée Clairière Cotte Cour Créature Croix Déesse Dent Digue Ferme Gorge Goule Haie Halte "
         "Harpie Jetée Lande Large Maison Maison-Feuille Meute Pierre Place Porte Potion Rive Ronde Rue "
         "Ruelle Salle Sentinelle Sorcière Source Statuette Tombe Tour Voyante"),
        ("l’", "",
         "Amulette Araignée Arbalète Arc Arche Assassin Auberge Échalier Elfe Embarcadère Épée Ermitage "
         "Ermite Esprit Homme-lézard Idole Ombre Oratoire"),
        ("les", " ",
         "Abeilles Bottes Champs Charbonniers Collines Jeux Nains Ossements Ours Salles Souris"),
    )
}  # fmt: skip
_OF_WORD = {word: article for article, words in FRENCH.items() for word in words.split()}
_DRAWN_TOGETHER = {"à le": "au", "à les": "aux", "de le": "du", "de les": "des"}
_SEAM = re.compile(r"\b([Àà]|[Dd]e) (les?) (?=[A-ZÀ-Ý])")
_BEGINNING = re.compile(r"(^|[.!?] )(the|le|la|les|l’)(?= ?[A-ZÀ-Ý])")


@lru_cache(512)
def definite(name: Text) -> Text:
    """A name with its article, as it stands inside a sentence."""
    return Text(_english(name.en), _french(name.fr))


def _english(name: str) -> str:
    if name.startswith("The "):
        return f"the {name[4:]}"
    bare = name.split(" ", maxsplit=1)[0] in BARE and name not in KINGS
    return name if bare else f"the {name}"


def _french(name: str) -> str:
    if name.startswith("L’"):
        return f"l’{name[2:]}"
    return _OF_WORD.get(name.partition(" ")[0], "") + name


def fluent(line: str) -> str:
    """A line with names in it as it is said: au Temple, du Magicien, and a capital at every beginning."""
    joined = _SEAM.sub(_draw_together, line)
    return _BEGINNING.sub(lambda found: found[1] + found[2].capitalize(), joined)


def _draw_together(found: re.Match[str]) -> str:
    drawn = _DRAWN_TOGETHER[f"{found[1].lower()} {found[2]}"]
    return f"{drawn.capitalize() if found[1][0].isupper() else drawn} "
