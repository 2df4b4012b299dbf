"""Heroes and their things: enlisting, positions, Equipment, wounds, Chance, Dilemmas kept."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option

from .. import effect_rows as row
from ..chances import fate
from ..content import FACE, HEROES, RELICS, Hero, equipment, is_dilemma
from ..figures import life, member_of, vacant, value, width
from ..objectives import hazard_of, stat
from ..state import token_colour
from ..track import slot
from .outlook import Outlook
from .scores import Scored, by
from .worth import LOOT, dead_points, dilemma_worth, loot_worth, skill_of, vile_danger, wearing


def _hero(o: Outlook, card: int) -> Hero:
    return HEROES[o.s.faces[card]]


# Equipment


def equip_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Every card to whom it helps most; afterwards only moves that help."""
    s = o.s
    new = int(decision.about.get("card", -1))
    worn = {card: wearing(o, member, card) for member in s.team for card in member.worn}
    found = []
    for option in decision.options:
        if option.act == "done":
            found.append(Scored(option, 0.05, "enough"))
            continue
        card = int(option.args[0])
        if option.act == "drop":
            found.append(Scored(option, 0.3 if equipment(s.faces[card]).cursed else -2.0, "usual"))
            continue
        member = s.team[int(option.args[1]) - 1]
        now = worn.get(card, 0.0)
        if option.act == "wear":
            gain = wearing(o, member, card) - now
            found.append(Scored(option, gain - (0.9 if new < 0 else 0.0), "better_gear"))
        else:
            low = 0.01 * life(s, member)
            found.append(Scored(option, low - now - (0.9 if new < 0 else 0.0), "keeps_for_later"))
    return found


def cede_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The card of the least use."""
    return by(decision.options, lambda option: -loot_worth(o, int(option.args[0])), "least_useful")


def relic_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The Relic of the Quest above all, else points."""

    def judge(option: Option) -> float:
        if option.act == "loot":
            return 3 * LOOT
        name = str(option.args[0])
        if o.quest is not None and name == o.quest.relic:
            return 20.0
        return 0.5 + next(each.value for each in RELICS if each.id == name)

    return by(decision.options, judge, "quest_step")


# wounds


def shield_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Save whoever would die; spare wounds when it is cheap."""
    s = o.s
    assert s.test is not None
    member = member_of(s, s.test.hero)
    die, now = s.test.die, life(s, member)
    dead = die > now or (not die and now == 1)
    ours = s.test.winner == "team"
    death = o.death_worth(member) - (3.0 if ours else 0.0)
    harm = death if dead else 0.0 if die == now else 1.0 + 0.6 * (now - (die or now - 1))
    _safe, hurt, killed = fate(s, member)
    again = killed * death + hurt * 2.0
    found = []
    for option in decision.options:
        if option.act == "pass":
            found.append(Scored(option, -harm, "saves_gems"))
        elif option.act == "skill":
            skill = skill_of(o, int(option.args[0]), int(option.args[1]))
            cost = o.price_of(skill.price) if skill is not None else 1.0
            guard = skill is not None and isinstance(skill.effect, row.Guard) and die
            found.append(Scored(option, -cost - (again if guard else 0.0), "protects_hero"))
        elif option.act == "dilemma":
            survive = len(option.args) > 1 and option.args[1] == "survive"
            left = 2.5 if survive else again if len(option.args) == 1 else death - 3.0
            found.append(Scored(option, -1.5 - left, "protects_hero"))
        elif option.act in ("reroll_test", "bonus_test"):
            cost = 2 * o.gem if option.act == "reroll_test" else 2.5
            found.append(Scored(option, -cost - again, "protects_hero"))
        else:
            found.append(Scored(option, -harm - 5.0))
    return found


def weakest_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Whom the team misses least; a Hero whose death serves the Quest first."""

    def judge(option: Option) -> float:
        if option.act != "hero":
            return -4.0 if option.act == "pass" else 0.0
        member = o.s.team[int(option.args[0]) - 1]
        return dead_points(o, member) - 0.4 * o.member_worth(member)

    return by(decision.options, judge, "weakest_hero")


def peril_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """A Hero who stands a Vitality test best, or is wanted dead."""

    def judge(option: Option) -> float:
        member = o.s.team[int(option.args[0]) - 1]
        _safe, hurt, dead = fate(o.s, member)
        return -dead * o.death_worth(member) - 1.5 * hurt

    return by(decision.options, judge, "strong_hero")


def sacrifice_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """In the Well a Hero is given only for a step of the Quest with poor odds."""
    index = slot(hazard_of(o.s).place) - 1
    chance = o.room_chance(index)
    quest = o.purpose(index) in ("quest", "use") or hazard_of(o.s).purpose == "use"
    gain = (0.8 - chance) * (o.w.step if quest else 4.0) * 0.4
    found = []
    for each in weakest_scores(o, decision):
        if each.option.act == "pass":
            found.append(Scored(each.option, 0.0, "protects_hero"))
        else:
            member = o.s.team[int(each.option.args[0]) - 1]
            found.append(Scored(each.option, gain - 0.6 * o.death_worth(member), "weakest_hero"))
    return found


def alone_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The Hero with the highest value for the Objective."""
    of = stat(o.s)
    return by(
        decision.options,
        lambda option: float(value(o.s, o.s.team[int(option.args[0]) - 1], of)),
        "strong_hero",
    )


def step_in_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """For a test with more Life Points, for an Objective with a value higher by two."""
    s = o.s
    cause, card = str(decision.about.get("cause", "")), int(decision.about.get("card", -1))
    found = []
    for option in decision.options:
        if option.act == "pass":
            found.append(Scored(option, 0.0, "saves_gems"))
            continue
        bearer, other = member_of(s, int(option.args[0])), member_of(s, card)
        if cause == "objective":
            gain = 1.5 * (value(s, bearer, stat(s)) - value(s, other, stat(s)) - 1)
        elif cause == "critter":
            gain = 0.2 * (o.member_worth(other) - o.member_worth(bearer)) - 0.5
        else:
            gain = 1.2 * (life(s, bearer) - life(s, other))
        found.append(Scored(option, gain - 2 * o.gem * 0.8, "protects_hero"))
    return found


# Chance


def chance_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The gamble brings about three bonuses; one bonus of choice when the team needs it badly."""
    s = o.s
    hurt = sum(1 for member in s.team if member.marker)
    worth = {
        5: 6.0 if vacant(s) else 0.6,
        4: 4 * o.gem,
        3: 1.8 * min(3, hurt),
        2: 2 * LOOT,
        1: 0.7,
    }
    gamble = sum(sum(worth[n] for n in range(1, die + 1)) for die in range(1, 6)) / 6 - 2.5 / 6

    def judge(option: Option) -> float:
        return gamble if option.act == "gamble" else worth[int(option.args[0])]

    return [
        Scored(option, judge(option), "gamble_pays" if option.act == "gamble" else "helps_now")
        for option in decision.options
    ]


def offer_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """A new Hero on a vacant position, or in place of a much weaker one."""
    card = int(decision.about.get("card", -1))
    new = o.hero_worth(_hero(o, card)) if o.known(card) else 16.0
    found = []
    for option in decision.options:
        if option.act == "discard":
            found.append(Scored(option, 0.0, "saves_gems"))
        elif option.act == "enlist":
            found.append(Scored(option, 8.0, "place_free"))
        else:
            member = o.s.team[int(option.args[0]) - 1]
            gain = 0.6 * (new - o.member_worth(member))
            found.append(Scored(option, gain - 4 * o.gem, "newcomer"))
    return found


# Dilemmas and tokens kept


def keep_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Keep it where it can be used; in a Reveal phase refusing feeds the Vile."""
    s = o.s
    card = int(decision.about.get("card", -1))
    new = dilemma_worth(o, card)
    fed = vile_danger(o, int(decision.about["gems"])) if "gems" in decision.about else 0.0
    found = []
    for option in decision.options:
        if option.act == "wait":
            board = s.boards[int(option.args[0])]
            found.append(Scored(option, new - 0.2 * len(board.dilemmas), "keeps_for_later"))
        elif option.act == "discard":
            found.append(Scored(option, -fed, "usual"))
        elif option.act == "exchange":
            found.append(Scored(option, new - dilemma_worth(o, int(option.args[0])) - 0.2, "keeps_for_later"))
        else:
            full = all(len(board.dilemmas) >= width(s) for board in s.boards)
            found.append(Scored(option, 1.0 if full else -2.0, "helps_now"))
    return found


def give_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """The Dilemma the team misses least; back comes the best."""
    gives = decision.kind == "tax_unforeseen_give"
    sign, why = (-1.0, "least_useful") if gives else (1.0, "keeps_for_later")
    return by(decision.options, lambda option: sign * dilemma_worth(o, int(option.args[0])), why)


def token_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Dice and sight wait, gems come when they are needed."""
    s = o.s
    token = int(decision.about.get("token", s.token))
    face = s.faces[token]
    found = []
    for option in decision.options:
        if option.act == "now":
            now = 2.0 if face == FACE["chance"] else 2.5 if face == FACE["purse"] and o.gems <= 14 else 0.4
            found.append(Scored(option, -1.0 if face == FACE["bonus_die"] else now, "helps_now"))
        elif option.act == "wait":
            vile = 0.0 if token_colour(token) == 0 else 1.0
            found.append(Scored(option, 1.0 + vile, "keeps_for_later"))
        else:
            found.append(Scored(option, 0.0))
    return found


def peek_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """See the next card when Trials are hard; beasts go under the pile."""
    card = int(decision.about.get("card", -1))
    if card < 0:
        dear = 0.4 if o.gems > 8 else -0.5
        return by(decision.options, lambda option: dear if option.act == "skill" else 0.0, "worth_look")
    good = is_dilemma(o.s.faces[card])
    return by(decision.options, lambda option: float((option.act == "leave") == good), "worth_look")
