"""One campaign: its challenges with their seals, what they give, the game under way, what has been."""

from __future__ import annotations

import pygame

from heroes_desktop.games.shared.campaign import Challenge, challenge_of, ticked
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import CampaignEntry, CampaignGame, LibraryError, campaign_rules
from heroes_desktop.locale import _, counted
from heroes_desktop.table.campaigning import next_challenge

from ...art import Crest
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import (
    Face,
    Scroll,
    button,
    heading,
    leather,
    nothing_here,
    paper,
    paragraph,
    scroll_area,
    tabs,
    tabs_height,
)
from ...widgets.rows import Stack
from ..dialogs.dialog import Question
from ..pages.breakdown import draw_share, shares
from ..pages.page import Page
from .history_chart import draw_history
from .medallions import draw_medallions, draw_seals, seals_in_words

_TITLE = Style("head", 26, palette.HEADING)
_HEAD = Style("head", 20, palette.HEADING)
_VICTORY = Style("head", 24, palette.GOLD)
_REWARD = Style("label", 19, palette.INK)
FIGURES = 2
"""The tab with the games told apart."""


class CampaignPage(Page):
    """Medallions on the left, the chosen one and what it gives on the right, the next game below."""

    def __init__(self, app: App, campaign: int) -> None:
        super().__init__(app)
        self.campaign = campaign
        self.entry: CampaignEntry = app.library.campaigns.entry(campaign)
        self.rules = campaign_rules(self.entry.game)
        self.history: list[CampaignGame] = []
        self.chosen = next_challenge(self.rules, self.entry.ticks)
        self.tab = 0
        self.scrolls = [Scroll(self.changed) for _part in range(4)]

    @property
    def title(self) -> str:
        return self.entry.name

    def opened(self) -> None:
        self.refresh()

    def resumed(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Read the campaign again: a game may have ended."""
        self.entry = self.app.library.campaigns.entry(self.campaign)
        self.history = self.app.library.campaigns.history(self.campaign)
        self.changed()

    @property
    def challenge(self) -> Challenge:
        """The one looked at, in the language in use."""
        return challenge_of(self.rules, self.chosen) or self.rules.challenges()[0]

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        stack = Stack(room, px(16))
        self._bottom(sheet, stack.bottom(px(92)))
        body = stack.rect
        left = pygame.Rect(body.x, body.y, round(body.w * 0.58), body.h)
        self._grid(sheet, left)
        right = pygame.Rect(left.right + px(16), body.y, body.right - left.right - px(16), body.h)
        top = pygame.Rect(right.x, right.y, right.w, round(right.h * (0.4 if self.tab else 0.5)))
        self._detail(sheet, top)
        low = pygame.Rect(right.x, top.bottom + px(16), right.w, right.bottom - top.bottom - px(16))
        self._below(sheet, low)

    def _grid(self, sheet: Sheet, rect: pygame.Rect) -> None:
        title = self.rules.title()
        room = heading(sheet, title, leather(sheet, rect, "challenges"), dark=True, icon="mdi:seal")
        challenges = self.rules.challenges()
        with scroll_area(sheet, room, self.scrolls[0], title) as area:
            draw_medallions(
                sheet, area, self.entry.game, challenges, self.entry.ticks, self.challenge.id, self._choose
            )

    def _detail(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px, challenge = sheet.px, self.challenge
        room = paper(sheet, rect, "challenge")
        won = ticked(self.entry.ticks, challenge.id)
        with scroll_area(sheet, room, self.scrolls[1], challenge.name) as area:
            paragraph(sheet, area, challenge.name, _TITLE, 4)
            seal = area.take(px(44), px(8))
            draw_seals(sheet, seal.x, seal.centery, seal.h, challenge, won, rooms[self.entry.game].look.crest)
            told = seals_in_words(won, challenge.boxes)
            sheet.node(told, "text", seal, hint=told)
            body, italic = STYLES["body"], Style("italic", 18, palette.INK_2)
            lines = [(challenge.task, body)]
            if challenge.reward:
                lines.append((_("Each seal gives: {reward}").format(reward=challenge.reward), _REWARD))
            if challenge.quip:
                lines.append((challenge.quip, italic))
            for words, style in lines:
                paragraph(sheet, area, words, style)

    def _below(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        labels = [(_("Rewards"), "trophy"), (_("History"), "mdi:history"), (_("Figures"), "mdi:chart-bar")]
        bar = pygame.Rect(rect.x, rect.y, rect.w, tabs_height(sheet, rect.w, labels))
        tabs(sheet, bar, labels, self.tab, self._open)
        place = pygame.Rect(rect.x, bar.bottom + px(6), rect.w, rect.bottom - bar.bottom - px(6))
        if self.tab == FIGURES:
            self._figures(sheet, paper(sheet, place, "below"))
            return
        room = leather(sheet, place, "below")
        if self.tab:
            crest = rooms[self.entry.game].look.crest
            draw_history(sheet, room, self.rules, self.history, crest, self._watch)
            return
        rewards = self.rules.rewards(self.entry.ticks)
        style = STYLES["body_dark"]
        lines = [reward.words for reward in rewards] or [self._no_rewards()]
        with scroll_area(sheet, room, self.scrolls[2], _("Rewards")) as area:
            if self.rules.won(self.entry.ticks):
                paragraph(sheet, area, self.rules.victory(), _VICTORY, 12)
            for words in lines:
                paragraph(sheet, area, words, style)

    def _figures(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """The finished games told apart: by challenge, by ending, by whatever the game can tell.

        Won are those that have reached their challenge.
        """
        rewarded = {id(game.outcome) for game in self.history if game.earned}
        outcomes = [game.outcome for game in self.history]
        found = shares(self.entry.game, outcomes, lambda outcome: id(outcome) in rewarded)
        if not found:
            nothing_here(sheet, rect, "mdi:chart-bar", _("No game has been finished yet."))
            return
        with scroll_area(sheet, rect, self.scrolls[3], _("Figures")) as area:
            for head, kinds in found.items():
                paragraph(sheet, area, head, _HEAD, 4)
                for kind in kinds:
                    draw_share(sheet, area, kind)

    def _no_rewards(self) -> str:
        if any(challenge.reward for challenge in self.rules.challenges()):
            return _("Won challenges make all later games a little kinder. What they give will stand here.")
        return self.rules.about()

    def _bottom(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        stack = Stack(leather(sheet, rect, "next").inflate(0, px(16)), px(16))
        if not sheet.metrics.narrow:
            sheet.art(Crest(px(58), self.entry.game), *stack.left(px(62)).midleft, "midleft")
        wide = min(px(430), stack.rect.w // 3)
        if self.entry.under_way is not None:
            face = Face(_("Go on with the game"), "primary", "mdi:play-circle", "SPACE", 22)
            button(sheet, stack.right(wide), face, self._go_on, id="go-on")
            give = Face(_("Give it up"), "final", "mdi:flag-variant", size=19)
            button(sheet, stack.right(min(px(250), stack.rect.w // 2)), give, self._give_up, id="give-up")
        else:
            face = Face(_("Next game"), "primary", "mdi:play-circle", "SPACE", 26)
            button(sheet, stack.right(wide), face, self._next, id="next")
        sheet.block(self._state(), STYLES["body_dark"], stack.rect, "midleft")

    def _state(self) -> str:
        boxes = sum(challenge.boxes for challenge in self.rules.challenges())
        seals = counted(
            "{n} seal of {boxes}", "{n} seals of {boxes}", sum(self.entry.ticks.values()), boxes=boxes
        )
        games = counted("{n} game finished", "{n} games finished", self.entry.games)
        return f"{seals}\n{games}"

    # what the buttons do

    def _choose(self, challenge: str) -> None:
        self.chosen = challenge
        self.changed()

    def _open(self, tab: int) -> None:
        self.tab = tab
        self.changed()

    def _next(self) -> None:
        from .campaign_match import CampaignMatch

        self.app.push(CampaignMatch(self.app, self.entry, self.chosen))

    def _go_on(self) -> None:
        from ..match.table import open_match

        if self.entry.under_way is not None:
            open_match(self.app, self.entry.under_way)

    def _give_up(self) -> None:
        ask = Question(
            self.app,
            lambda: _("Give up this game?"),
            lambda: _("It goes to the bin and nothing of it counts. The campaign goes on."),
            lambda: _("Give it up"),
            self._given_up,
            icon="mdi:flag-variant",
        )
        self.app.push(ask)

    def _given_up(self) -> None:
        try:
            self.app.library.campaigns.give_up(self.campaign)
        except LibraryError as error:
            self.app.toast(str(error))
        self.refresh()

    def _watch(self, game: CampaignGame) -> None:
        from ..pages.replay import Replay

        if game.match is None:
            self.app.toast(_("The match of this game is no longer stored."))
            return
        try:
            session = self.app.library.resume(game.match)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        self.app.push(Replay(self.app, session, spoilers=True))
