"""Gems: where they go, which ones are paid, which ones the Vile lose; cards that pay instead."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option

from ..content import HEROES, points
from ..figures import MOST_GEMS
from .outlook import Outlook
from .scores import Scored, by
from .side_scores import extra
from .worth import vile_gem


def place_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Where the colour is missing or skills ask for it."""
    colour = int(decision.about.get("colour", o.s.gem))

    def judge(option: Option) -> float:
        board = int(option.args[0])
        number = o.s.boards[board].gems[colour]
        each = 0.04 if o.s.seats == 1 else 0.15  # every Guide needs gems to brake and run
        few = each * (10 - min(10, sum(o.s.boards[board].gems)))
        perfect = 0.4 if number == MOST_GEMS - 1 else 0.0
        return (0.8 if not number else 0.3 - 0.05 * number) + o.skill_needs[board][colour] + few + perfect

    return by(decision.options, judge, "suits_board")


def pay_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The gems of the least use; onto the Vile board none that completes a colour."""
    to_vile = str(decision.about.get("cause", "")) in ("gem_tax", "ceded")
    found = []
    for option in decision.options:
        if option.act == "pay":
            board, colour = int(option.args[0]), int(option.args[1])
            score = -o.gem_worth(board, colour)
            if to_vile:
                score -= 0.5 * o.s.vile.gems[colour] + (
                    2.0 if o.s.vile.gems[colour] >= MOST_GEMS - 1 else 0.0
                )
            found.append(Scored(option, score, "spare_colour"))
        elif option.act in ("pay_all", "pay_dyed"):
            board, paid = int(option.args[0]), [int(each) for each in option.args[1:]]
            cost = sum(number * o.gem_worth(board, colour) for colour, number in enumerate(paid))
            found.append(Scored(option, -cost - 0.3 * (option.act == "pay_dyed"), "spare_colour"))
        else:
            side = extra(o, option)
            found.append(side._replace(score=side.score - 3.0))
    return found


def cover_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The card that pays with the least loss."""
    due = int(decision.about.get("due", 1))

    def judge(option: Option) -> float:
        card = int(option.args[0])
        face = o.s.faces[card]
        worth = points(face)
        loss = float(worth) if card in o.s.pouch else 6.0 + o.hero_worth(HEROES[face])
        return -loss - (0.5 if worth < due else 0.0)

    return by(decision.options, judge, "usual")


def take_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The gem the Vile will miss most."""
    return by(decision.options, lambda option: vile_gem(o, int(option.args[0])), "hinders_vile")


def barter_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Stop the worst power, give a colour that is far from its own."""
    s = o.s
    found = []
    for option in decision.options:
        if option.act == "pass":
            found.append(Scored(option, 0.0, "saves_gems"))
            continue
        given, taken = int(option.args[0]), int(option.args[1])
        stopped = vile_gem(o, taken) * 2.0 if s.vile.gems[taken] == MOST_GEMS else 0.0
        fires = 4.0 if s.vile.gems[given] == MOST_GEMS - 1 else 0.4 * s.vile.gems[given]
        found.append(Scored(option, stopped - fires - 2 * o.gem, "hinders_vile"))
    return found
