"""The table's own furniture: top bar with chips, prompt, action bar, side column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import msgspec
import pygame

from heroes_desktop.engine import Option, State
from heroes_desktop.locale import _
from heroes_desktop.table.names import short_name

from ...art import ChipFace, Crest, GoldText, Leather, PlayerSign, Token, TopBar
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...board.api import Action, Barred, Look, Panel
from ...board.base import Board
from ...paint.sheet import Sheet
from ...widgets import Face, action_button, button, heading, icon_button, leather, paper, tabs
from ...widgets.fitting import shrunk
from ...widgets.rows import columns

RESERVED = frozenset("URSMWVLIJ")
"""Keys of the table itself, which no option can have."""
FIRST = -1000
"""The order of what comes before everything else."""
MORE = "more"
"""The button behind which the options wait that have no room in the bar."""
WIDEST_CHIP = 230
"""Units a chip may grow to, so that a long name is as large as the others."""
CHIP_LEAST = 14
"""The smallest size of a name on a chip."""
WIDEST_ACTION = 420
"""Units of an action that is alone: wider it would not look like a button."""
MORE_WIDTH = 150
"""Units of "More" where nothing else is in the bar."""
CHRONICLE_LEAST = 120
"""Units below an open tab from which on the chronicle is worth showing there as well."""


@dataclass(frozen=True)
class Tool:
    """An icon button of the top bar."""

    icon: str
    name: str
    action: Callable[[], None] | None
    key: str = ""
    reason: str = ""
    hold: Callable[[bool], None] | None = None


def draw_top(
    sheet: Sheet, rect: pygame.Rect, look: Look, board: Board, tools: Sequence[Tool], active: int | None
) -> None:
    """Crest, title, status, player chips and tools."""
    px = sheet.px
    sheet.art(TopBar(rect.w, rect.h, lift=2), 0, 0)
    game = sheet.root.subject if isinstance(sheet.root.subject, str) else ""
    sheet.art(Crest(px(50), game), px(24), rect.centery - px(2), "midleft")
    right = rect.right - px(24)
    for tool in reversed(tools):
        place = pygame.Rect(right - px(48), px(8), px(48), px(48))
        icon_button(
            sheet, place, tool.icon, tool.name, tool.action, key=tool.key, reason=tool.reason, hold=tool.hold
        )
        right -= px(56)
    right -= px(8)
    seats = len(look.seat_names)
    wide, tight = px(176), px(96)
    title = GoldText(look.texts.title(), px(30), 800)
    room = right - px(86) - sheet.ui.art.box(title).inner_width - px(150)
    named = max(wide, *(sheet.letters.size(name, STYLES["chip"])[0] + px(66) for name in look.seat_names))
    if named <= px(WIDEST_CHIP) and seats * (named + px(8)) <= room:
        wide = named
    roomy = seats * (wide + px(8)) <= room
    for seat in reversed(range(seats)):
        width = wide if roomy or seat == active else tight
        right -= width
        draw_chip(sheet, pygame.Rect(right, px(8), width, px(50)), look, board, seat, seat == active)
        right -= px(8)
    _draw_title(sheet, pygame.Rect(px(86), rect.y, right - px(86), rect.h), title, board.status(look))


def _draw_title(sheet: Sheet, room: pygame.Rect, title: GoldText, status: str) -> None:
    """The game's title and how far the match is; where there is no room for both, only the latter."""
    px, style = sheet.px, Style("condensed_label", 19, "#D9BE8C")
    ways = [(shown, words) for shown in (True, False) for words in (status, status.partition(" · ")[0])]
    for shown, words in [*ways, (True, "")]:
        beside = sheet.ui.art.box(title).inner_width + px(14) if shown else 0
        if beside + sheet.letters.size(words, style)[0] <= room.w:
            break
    else:
        return
    left = sheet.art(title, room.x, room.centery - px(2), "midleft").right + px(14) if shown else room.x
    if words:
        sheet.text(words, style, left, room.centery - px(1), "midleft")


def _draw_owner(sheet: Sheet, rect: pygame.Rect, look: Look, board: Board, seat: int) -> None:
    """The player's sign; where players have a figure on the board its face, with the sign beside it."""
    px, player = sheet.px, look.players[seat]
    face = board.portrait(look, seat, px(44))
    if face is None:
        sheet.art(PlayerSign(px(36), player), rect.x + px(8), rect.centery, "midleft")
        return
    sheet.art(face, rect.x + px(3), rect.centery, "midleft")
    sheet.art(PlayerSign(px(18), player), rect.x + px(47), rect.bottom - px(3), "bottomright")


def draw_chip(sheet: Sheet, rect: pygame.Rect, look: Look, board: Board, seat: int, active: bool) -> None:
    """A player's chip: sign, name, two figures; the active one glows."""
    px = sheet.px
    player = look.players[seat]
    sheet.art(ChipFace(rect.w, rect.h, player.colour, active), rect.x, rect.y)
    if active:
        sheet.halo(rect, "active", radius=rect.h // 2)
    _draw_owner(sheet, rect, look, board, seat)
    values = list(board.chip(look, seat))
    name = look.seat_names[seat]
    left = rect.x + px(50)
    if rect.w < px(150):
        if values:
            sheet.icon(values[0].icon, left, rect.centery, 19, palette.BONE, "midleft")
            sheet.text(
                values[0].value,
                STYLES["chip_value"],
                left + px(24),
                rect.centery,
                "midleft",
                rect.right - left - px(30),
            )
    else:
        middle = rect.centery if not values else rect.y + px(16)
        room = rect.right - left - px(14)
        fits = sheet.letters.size(name, STYLES["chip"])[0] <= room
        called = name if fits else short_name(name)
        narrow = sheet.letters.size(called, STYLES["chip"])[0] > room
        style = STYLES["chip"].but(face="condensed_label") if narrow else STYLES["chip"]
        style = shrunk(style, lambda each: sheet.letters.size(called, each)[0] <= room, CHIP_LEAST)
        sheet.text(called, style, left, middle, "midleft", room)
        for value in values[:2]:
            sheet.icon(value.icon, left, rect.y + px(36), 17, palette.GOLD_HIGH, "midleft")
            written = sheet.text(value.value, STYLES["chip_value"], left + px(22), rect.y + px(36), "midleft")
            left = written.right + px(16)
    told = ", ".join(f"{value.meaning}: {value.value}" for value in values)
    sheet.node(name, "image", rect, hint=told or name, value=told, selected=active, id=f"seat:{seat}")


@dataclass
class Prompt:
    """What the table says at the bottom left; `read` opens the rule it follows."""

    icon: str
    title: str
    text: str
    seat: int | None = None
    read: Callable[[], None] | None = None


def _draw_rule(sheet: Sheet, prompt: Prompt, right: int, middle: int) -> int:
    """The small book that opens the rule a question follows; returns where it begins."""
    if prompt.read is None:
        return right
    px = sheet.px
    spot = pygame.Rect(right - px(36), middle - px(18), px(36), px(36))
    icon_button(sheet, spot, "mdi:book-open-variant", _("Read the rule"), prompt.read, overlay=True)
    return spot.x - px(8)


def draw_prompt(sheet: Sheet, rect: pygame.Rect, prompt: Prompt, player: palette.PlayerLook | None) -> None:
    """The full prompt in the bottom bar."""
    px = sheet.px
    disc = px(84)
    place = sheet.art(
        Token(disc, "#6A3A1A", prompt.icon, palette.GOLD_HIGH, palette.BRASS, lift=1),
        rect.x,
        rect.centery,
        "midleft",
    )
    if player is not None:
        sheet.art(PlayerSign(px(30), player, lift=1), place.right - px(8), place.bottom - px(8), "center")
    left = place.right + px(16)
    title = STYLES["prompt_title"]
    high = sheet.letters.line_height(title)
    wide = rect.right - left
    needed = high + sheet.text_height(prompt.text, STYLES["prompt"], wide)
    top = rect.y + max(0, (rect.h - needed) // 2)
    book = _draw_rule(sheet, prompt, rect.right, top + high // 2)
    sheet.text(prompt.title, title, left, top, "topleft", book - left)
    body = pygame.Rect(left, top + high, wide, rect.bottom - top - high)
    sheet.block(prompt.text, STYLES["prompt"], body)
    sheet.node(f"{prompt.title}. {prompt.text}", "text", rect, id="prompt")


def draw_strip(sheet: Sheet, rect: pygame.Rect, prompt: Prompt, player: palette.PlayerLook | None) -> None:
    """The prompt as a strip inside the board."""
    px = sheet.px
    sheet.art(Leather(rect.w, rect.h, "strip", lift=2), rect.x, rect.y)
    left = rect.x + px(18)
    sheet.icon(prompt.icon, left, rect.centery, 28, palette.GOLD_HIGH, "midleft")
    left += px(40)
    if player is not None:
        sheet.art(PlayerSign(px(24), player), left, rect.centery, "midleft")
        left += px(34)
    words = prompt.title or prompt.text
    if prompt.title and prompt.text:
        words = _("{title}: {text}").format(title=prompt.title, text=prompt.text)
    right = _draw_rule(sheet, prompt, rect.right - px(12), rect.centery)
    body = pygame.Rect(left, rect.y + px(7), right - px(4) - left, rect.h - px(14))
    sheet.block(words, Style("strong", 20, palette.ON_LEATHER, line=1.12), body, "midleft")
    sheet.node(words, "text", rect, id="prompt")


@dataclass
class Offer:
    """An option with its look and name, ready for the action bar; `picked`: it is in the set being chosen,
    or could be (None: the question asks for no set)."""

    option: Option
    action: Action
    name: str
    key: str = ""
    members: tuple[Offer, ...] = ()
    picked: bool | None = None

    @property
    def options(self) -> list[Option]:
        """The options behind its button."""
        return [member.option for member in self.members] or [self.option]

    @property
    def id(self) -> str:
        """The identity of its button."""
        return f"sort:{self.name}" if self.members else f"option:{self.option}"


def things(board: Board, view: State, offer: Offer) -> list[str]:
    """What on the table the options behind a button are about."""
    return [thing for option in offer.options for thing in board.option_things(view, option)]


def grouped(listed: Sequence[Offer]) -> list[Offer]:
    """One button for all options of a sort; an option alone of its sort keeps its own."""
    found: list[Offer] = []
    for offer in listed:
        group = offer.action.group
        alike = [other for other in listed if group is not None and other.action.group == group]
        if len(alike) < 2 or group is None:
            found.append(offer)
        elif alike[0] is offer:
            look = Action(group.icon, group.label, group.kind, minor=offer.action.minor)
            taken = RESERVED | {other.key for other in listed}
            key = "" if group.key in taken else group.key
            found.append(Offer(offer.option, look, group.label, key, tuple(alike)))
    return found


def offers(look: Look, board: Board, veiled: bool, last_key: str = "") -> list[Offer]:
    """All options to be listed, each with a key nobody else has.

    What refuses is not under the key of the last answer: pressed twice it would refuse unseen.
    """
    found = _members(look, board)
    settled = {offer.option for offer in found} | ({look.gathering.choice.done} if look.gathering else set())
    for option in look.options():
        action = board.action(look, option)
        if option not in settled and not (veiled and action.hidden):
            key = action.key.upper()
            key = "" if action.refuses and key == last_key else key
            if option == look.lifted:  # what has been picked up is the first thing offered
                action = replace(action, kind="primary", order=FIRST, group=None, minor=False)
            found.append(Offer(option, action, look.name(option), key))
    found.sort(key=lambda offer: (offer.action.final, offer.action.order))
    used = set(RESERVED)
    numbers = iter("123456789")
    crowds = Counter(offer.action.group for offer in found)
    for offer in found:
        if offer.action.group is not None and crowds[offer.action.group] > 1:
            offer.key = ""  # its group has the key
            continue
        barred = {last_key, "SPACE"} if offer.action.refuses else set()
        if offer.action.final and not offer.key:
            offer.key = "SPACE" if "SPACE" not in used | barred else ""
        if not offer.key or offer.key in used:
            offer.key = next((number for number in numbers if number not in used | barred), "")
        used.add(offer.key)
    return found


def _members(look: Look, board: Board) -> list[Offer]:
    """The things a set is chosen from: a click picks one or puts it back."""
    made = look.gathering
    if made is None or look.decision is None:
        return []
    asked = msgspec.structs.replace(look.decision, options=tuple(made.choice.things))
    whole = replace(look, decision=asked)
    found = []
    for number, option in enumerate(made.choice.things):
        held = made.holds(option)
        action = board.action(whole, option)
        action = replace(action, kind="good" if held else "secondary", order=number)
        found.append(Offer(option, action, look.name(option), picked=held))
    return found


def draw_actions(
    sheet: Sheet,
    rect: pygame.Rect,
    listed: Sequence[Offer],
    choose: Callable[[Offer], None],
    more: Callable[[], None],
    hint: Callable[[Offer], str],
    shows: Callable[[Offer], Iterable[str]],
    last_at: tuple[int, int] | None = None,
    barred: Sequence[Barred] = (),
) -> None:
    """The action bar: as many buttons as fit, the rest behind "More", the final one at the right.

    What cannot be done now stands behind what can, in grey, and says why.

    A final button that refuses is not drawn where the last answer was given: it moves to the left.
    """
    px, gap = sheet.px, sheet.px(10)
    final = next((offer for offer in listed if offer.action.final), None)
    if final is not None and final.action.refuses and last_at is not None:
        place, _room = _divide(rect, gap, stacked=False, shared=True, px=px)
        if pygame.Rect(place.x - gap, rect.y, rect.right - place.x + gap, rect.h).collidepoint(last_at):
            listed = [final, *(offer for offer in listed if offer is not final)]
            rect, final = pygame.Rect(rect.x, rect.y, place.x - gap - rect.x, rect.h), None
    others = [offer for offer in listed if offer is not final]
    least = px(108 if sheet.metrics.units >= 1300 else 92)
    in_row = max(1, (rect.w + gap) // (least + gap))
    lines = 2 if rect.h >= px(170) else 1
    room = pygame.Rect(rect)
    if final is not None:
        place, room = _divide(rect, gap, lines == 2 and len(others) <= in_row, bool(others), px)
        tall = place.h > place.w
        draw = action_button if tall else button
        node = draw(
            sheet, place, _face(final, 20 if tall else 23), lambda: choose(final),
            name=final.name, hint=hint(final), role="option",
            id=f"option:{final.option}",
        )  # fmt: skip
        node.shows = partial(shows, final)
        lines = 2 if room.h >= px(170) else 1
    if not others or room.w < px(60):
        return
    usual = [offer for offer in others if not offer.action.minor]
    waiting = len(usual) < len(others)
    if waiting and not usual:
        room.w = min(room.w, 2 * px(MORE_WIDTH) + gap)
    room.w = min(room.w, (len(usual) + len(barred) + waiting) * (px(WIDEST_ACTION) + gap) - gap)
    cells = _grid(room, len(usual) + len(barred) + waiting, lines, least, gap)
    fits = len(usual) + waiting <= len(cells)
    shown = usual if fits else usual[: len(cells) - 1]
    for cell, offer in zip(cells, shown, strict=False):
        node = action_button(
            sheet, cell, _face(offer, 18), partial(choose, offer), name=offer.name, hint=hint(offer),
            id=offer.id, selected=bool(offer.picked),
        )  # fmt: skip
        node.shows = partial(shows, offer)
    spare = cells[len(shown) : len(cells) - (len(shown) < len(others))]
    for cell, thing in zip(spare, barred, strict=False):
        face = Face(thing.label, "secondary", thing.icon, "", 18)
        action_button(
            sheet, cell, face, None, reason=thing.reason, hint=thing.reason, role="button",
            id=f"barred:{thing.label}",
        )  # fmt: skip
    if len(shown) < len(others):
        face = Face(_("More"), "ghost", "mdi:dots-horizontal", "+", 18)
        action_button(sheet, cells[-1], face, more, role="button", id=MORE)


def draw_speed(
    sheet: Sheet, rect: pygame.Rect, speed: float, skipping: bool, change: Callable[[float], None]
) -> None:
    """How fast computers play, while one of them thinks: where a person's own buttons are otherwise."""
    px, gap = sheet.px, sheet.px(10)
    values = [
        (1.0, "1×", "mdi:play", "1"),
        (2.0, "2×", "mdi:fast-forward", "2"),
        (0.0, _("Skip"), "mdi:skip-next", "3"),
    ]
    wide = min(rect.w, 3 * px(130) + 2 * gap)
    room = pygame.Rect(rect.right - wide, 0, wide, min(rect.h, px(84)))
    room.centery = rect.centery
    for place, (value, label, icon, key) in zip(columns(room, 3, gap), values, strict=True):
        held = skipping if value == 0 else speed == value and not skipping
        hint = _("Up to your next question at once") if value == 0 else _("How fast computers play")
        action_button(
            sheet, place, Face(label, "paper" if held else "ghost", icon, key, 18), partial(change, value),
            name=hint if value == 0 else f"{hint}: {label}", hint=hint, role="button", selected=held,
            id=f"speed:{value:g}",
        )  # fmt: skip


def _divide(
    rect: pygame.Rect, gap: int, stacked: bool, shared: bool, px: Callable[[float], int]
) -> tuple[pygame.Rect, pygame.Rect]:
    """The place of the final button, always bottom right, and the room left for the others."""
    if stacked:
        tall = min(px(72), (rect.h - gap) // 2) if shared else min(px(92), rect.h)
        final = pygame.Rect(rect.x, rect.bottom - tall, rect.w, tall)
        return final, pygame.Rect(rect.x, rect.y, rect.w, rect.h - tall - gap)
    wide = min(px(214), max(px(130), rect.w // 3)) if shared else min(px(320), rect.w)
    final = pygame.Rect(rect.right - wide, rect.y, wide, rect.h)
    return final, pygame.Rect(rect.x, rect.y, rect.w - wide - gap, rect.h)


def _grid(room: pygame.Rect, number: int, lines: int, least: int, gap: int) -> list[pygame.Rect]:
    """Cells for this many buttons, or for as many as fit; a few take the full height."""
    in_row = max(1, (room.w + gap) // (least + gap))
    cells = min(number, in_row * lines)
    used = 1 if cells <= min(3, in_row) else min(lines, max(2, -(-cells // in_row)))
    per_row = -(-cells // used)
    tall = (room.h - gap * (used - 1)) // used
    found: list[pygame.Rect] = []
    for row in range(used):
        line = pygame.Rect(room.x, room.y + row * (tall + gap), room.w, tall)
        found += columns(line, min(per_row, cells - len(found)), gap)
    return found


def _face(offer: Offer, size: float) -> Face:
    action = offer.action
    return Face(action.label or offer.name, action.kind, action.icon, offer.key, size)


@dataclass
class SideState:
    """Which tab of the side column is open."""

    tab: int = 0
    open: bool = False
    extra: dict[str, int] = field(default_factory=dict)


def draw_side(
    sheet: Sheet,
    rect: pygame.Rect,
    look: Look,
    panels: Sequence[Panel],
    chronicle: Callable[[pygame.Rect], None],
    state: SideState,
    change: Callable[[int], None],
) -> None:
    """Panels below each other with the chronicle last, or tabs where there is no room."""
    px, gap = sheet.px, sheet.px(14)
    needed = sum(round(px(panel.height) * sheet.metrics.text_above) + gap for panel in panels) + px(170)
    if sheet.metrics.wide and needed <= rect.h:
        spare = rect.h - needed
        shares = sum(panel.grow for panel in panels) + 1
        y = rect.y
        for panel in panels:
            tall = round(px(panel.height) * sheet.metrics.text_above) + spare * panel.grow // shares
            draw_panel(sheet, pygame.Rect(rect.x, y, rect.w, tall), look, panel)
            y += tall + gap
        chronicle(pygame.Rect(rect.x, y, rect.w, rect.bottom - y))
        return
    if not panels:
        chronicle(rect)
        return
    high = px(60)
    labels = [(panel.title, panel.icon) for panel in panels] + [(_("Chronicle"), "quill-ink")]
    current = min(state.tab, len(labels) - 1)
    tabs(sheet, pygame.Rect(rect.x, rect.y, rect.w, high), labels, current, change)
    body = pygame.Rect(rect.x, rect.y + high + px(12), rect.w, rect.h - high - px(12))
    if current >= len(panels):
        chronicle(body)
        return
    panel = panels[current]
    tall = round(px(panel.height) * sheet.metrics.text_above)
    left = body.h - tall - gap
    if panel.grow or left < px(CHRONICLE_LEAST):
        draw_panel(sheet, body, look, panel)
        return
    draw_panel(sheet, pygame.Rect(body.x, body.y, body.w, tall), look, panel)
    chronicle(pygame.Rect(body.x, body.bottom - left, body.w, left))


def draw_panel(sheet: Sheet, rect: pygame.Rect, look: Look, panel: Panel) -> None:
    """One panel of the side column."""
    dark = panel.tone == "leather"
    room = leather(sheet, rect, panel.title) if dark else paper(sheet, rect, panel.title)
    with sheet.group(panel.title, rect):
        if panel.title and panel.headed:
            room = heading(sheet, panel.title, room, dark=dark, icon=panel.icon)
        panel.draw(sheet, room, look)
