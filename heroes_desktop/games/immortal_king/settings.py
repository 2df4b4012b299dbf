"""From a `Setup` to the first state, and what can be wrong with it."""

from __future__ import annotations

from typing import Any

from heroes_desktop.engine import Setup

from ..shared.setup_options import given, impossible_value, unknown_settings
from ..shared.wording import say
from .build import dungeon_problems, owned, party_problems, read_dungeon, read_party, split_dungeon
from .content import BOXES, CARDS, SCENARIOS
from .locale import _
from .state import NOBODY, Plan, SeatPlan, State

TOOLS = ("swap", "ambush", "tenacity", "doom")
MODES = ("duel", "solo", "constructed-duel", "constructed-solo")
KEYS = frozenset({
    "mode", "constructed", "box", "sides", "party", "adventurers", "equipment", "scenario", "advanced",
    "open_lists", "copies", "copies_party", "copies_dm", "dungeon", "off",
})  # fmt: skip
MOST_COPIES = 3
_CHOICES: dict[str, tuple[Any, ...]] = {
    "mode": MODES,
    "box": tuple(BOXES),
    "sides": ("party", "dm", "random"),
    "scenario": tuple(SCENARIOS),
    "constructed": (True, False),
    "advanced": (True, False),
    "open_lists": (True, False),
}


def begin(setup: Setup) -> State:
    """Plain data before the set-up stages; no chance is used."""
    options = given(setup.options)
    solo = is_solo(setup)
    plan = Plan(
        box=_box(setup),
        constructed=_constructed(setup),
        sides=options.get("sides"),
        scenario=options.get("scenario"),
        seats=[seat_plan(setup, seat) for seat in range(len(setup.seats))],
    )
    return State(
        party=0,
        dm=NOBODY if solo else 1,
        open_lists=bool(options.get("open_lists", False)),
        advanced=bool(options.get("advanced", False)),
        copies=copies_of(owned_by_sides(options)),
        off=sorted(options.get("off", ())),
        plan=plan,
    )


def is_solo(setup: Setup) -> bool:
    """Solo by its name or by the number of seats."""
    mode = setup.options.get("mode")
    return mode.endswith("solo") if isinstance(mode, str) else len(setup.seats) == 1


def _constructed(setup: Setup) -> bool | None:
    """Whether lists are built; None: to be asked. Cards from several boxes can only be built lists."""
    options = given(setup.options)
    if str(options.get("mode", "")).startswith("constructed") or options.get("constructed"):
        return True
    if "constructed" in options:
        return False
    if any("dungeon" in given(source) for source in (options, *setup.secrets.values())):
        return True
    if options.get("box") in BOXES:
        return False
    boxes = _boxes_named(setup)
    return None if not boxes else len(boxes) > 1


def _boxes_named(setup: Setup) -> list[int]:
    """The boxes that the cards and the scenario named in advance come from."""
    faces: list[int] = []
    for key in ("party", "adventurers", "equipment"):
        for source in (setup.options, *setup.secrets.values()):
            faces += read_party(source[key])[0] if key in given(source) else []
    boxes = {CARDS[face].box for face in faces}
    scenario = setup.options.get("scenario")
    if not boxes and scenario in SCENARIOS and is_solo(setup):
        boxes = {SCENARIOS[scenario].box}
    return sorted(boxes)


def _box(setup: Setup) -> int | None:
    box = setup.options.get("box")
    if box in BOXES:
        return int(box)
    named = _boxes_named(setup)
    return named[0] if len(named) == 1 else None


def owned_by_sides(options: dict[str, Any]) -> Any:
    """The copies settled: for both sides at once, or a number of its own for one of them (IK-199)."""
    both = options.get("copies", 1)
    if not {"copies_party", "copies_dm"} & set(options):
        return both
    by_side = both if isinstance(both, dict) else {"party": both, "dm": both}
    return {side: options.get(f"copies_{side}", by_side.get(side, 1)) for side in ("party", "dm")}


def copies_of(value: Any) -> list[list[int]]:
    """Owned copies of each box, for the party player and the dungeon master (IK-199)."""
    if isinstance(value, dict):
        return [_copies_of_side(value.get(side, 1)) for side in ("party", "dm")]
    return [_copies_of_side(value), _copies_of_side(value)]


def _copies_of_side(value: Any) -> list[int]:
    return [int(each) for each in value] if isinstance(value, list | tuple) else [int(value)] * len(BOXES)


def seat_plan(setup: Setup, seat: int) -> SeatPlan:
    """The lists a seat brings along, its own secret ones before those of the setup."""
    secrets = setup.secrets.get(seat, {})
    plan = SeatPlan(secret=bool(secrets))
    values = {**given(setup.options), **given(secrets)}
    if "party" in values:
        faces = read_party(values["party"])[0]
        plan.adventurers = [face for face in faces if CARDS[face].kind == "adventurer"]
        plan.equipment = [face for face in faces if CARDS[face].kind == "equipment"]
    if "adventurers" in values:
        plan.adventurers = read_party(values["adventurers"])[0]
    if "equipment" in values:
        plan.equipment = read_party(values["equipment"])[0]
    if values.get("dungeon") == "random":
        plan.random_dungeon = True
    elif "dungeon" in values:
        plan.dungeon, finals = split_dungeon(read_dungeon(values["dungeon"])[0])
        plan.final = finals[0] if finals else None
    return plan


# what can be wrong


def problems(setup: Setup) -> list[str]:
    """One sentence for each rule the setup breaks (IK-201); empty when it can be played."""
    found = _setting_problems(setup)
    if found:
        return found
    copies = copies_of(owned_by_sides(given(setup.options)))
    constructed = _constructed(setup)
    if not constructed:
        box = _box(setup)
        copies = [[int(box is None or known == box) for known in BOXES] for _side in range(2)]
    if constructed is False and given(setup.options).get("open_lists"):
        found.append(_("open lists need constructed play"))
    for source in (setup.options, *(setup.secrets[seat] for seat in sorted(setup.secrets))):
        found += _list_problems(given(source), copies)
        if constructed is False and "dungeon" in given(source):
            found.append(_("a built dungeon needs constructed play"))
    return found


def _setting_problems(setup: Setup) -> list[str]:
    options = given(setup.options)
    found = unknown_settings(options, KEYS)
    for key, known in _CHOICES.items():
        found += impossible_value(options, key, known)
    right = 1 if is_solo(setup) else 2
    if len(setup.seats) != right:
        found.append(
            _("this mode is for {right} players, not {count}").format(right=right, count=len(setup.seats))
        )
    off = options.get("off", ())
    if not isinstance(off, list | tuple) or set(off) - set(TOOLS):
        found.append(_("only these tools can be switched off: {tools}").format(tools=", ".join(TOOLS)))
    return found + _copies_problems(owned_by_sides(options)) + _scenario_problems(setup)


def _scenario_problems(setup: Setup) -> list[str]:
    """With one box the scenario is one of that box (IK-042); built dungeons go with any (IK-D44)."""
    box, scenario = _box(setup), setup.options.get("scenario")
    if not is_solo(setup) or _constructed(setup) or box is None or scenario not in SCENARIOS:
        return []
    if SCENARIOS[scenario].box == box:
        return []
    return [_("the scenario {name} belongs to the other box").format(name=say(SCENARIOS[scenario].name))]


def _copies_problems(value: Any) -> list[str]:
    """One to three copies of each box for each side (IK-199)."""
    try:
        sides = copies_of(value)
    except (TypeError, ValueError):
        sides = []
    for counts in sides or [[]]:
        if len(counts) != len(BOXES) or not all(1 <= count <= MOST_COPIES for count in counts):
            return [_("each side owns 1 to {most} copies of a box").format(most=MOST_COPIES)]
    return []


def _list_problems(source: dict[str, Any], copies: list[list[int]]) -> list[str]:
    """Problems of the lists in one source; half a party must be possible to complete."""
    found: list[str] = []
    party: list[int] = []
    for key in ("party", "adventurers", "equipment"):
        if key in source:
            faces, unknown = read_party(source[key])
            party += faces
            found += [_("there is no card {number}").format(number=number) for number in unknown]
            found += _kind_problems(key, faces)
    if not found and any(key in source for key in ("party", "adventurers", "equipment")):
        whole = "party" in source or ("adventurers" in source and "equipment" in source)
        found += party_problems(party if whole else _completed(source, party, copies[0]), copies[0])
    dungeon = source.get("dungeon", "random")
    if dungeon != "random":
        faces, unknown = read_dungeon(dungeon)
        found += [_("there is no card {number}").format(number=number) for number in unknown]
        found += dungeon_problems(faces, copies[1]) if not unknown else []
    return found


def _kind_problems(key: str, faces: list[int]) -> list[str]:
    """Adventurers and equipment under their own headings."""
    wanted = {"adventurers": "adventurer", "equipment": "equipment"}.get(key)
    if wanted is None:
        return []
    wrong = [CARDS[face].number for face in faces if CARDS[face].kind != wanted]
    return [_("{cards}: not {key}").format(cards=", ".join(wrong), key=_(key))] if wrong else []


def _completed(source: dict[str, Any], faces: list[int], copies: list[int]) -> list[int]:
    """The party with other cards of the missing kind, up to five."""
    missing = "equipment" if "adventurers" in source else "adventurer"
    rest = [face for face in dict.fromkeys(owned(copies, missing)) if face not in faces]
    return [*faces, *rest[: max(0, 5 - len(faces))]]
