"""The next game of a campaign: its challenge, its rewards, and who sits where."""

from __future__ import annotations

import pygame

from heroes_desktop.games.shared.campaign import challenge_of
from heroes_desktop.library import CampaignEntry
from heroes_desktop.locale import _
from heroes_desktop.table.campaigning import CampaignArrangement

from ...art import WaxSeal
from ...art.core.text import STYLES
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, button, heading, leather, paragraph, scroll_area
from ..dialogs.dialog import Item, Menu
from ..hub.choices import draw_modes
from ..pages.new_match import NewMatch


class CampaignMatch(NewMatch):
    """The page of a new match with everything a campaign has settled shown and locked."""

    def __init__(self, app: App, entry: CampaignEntry, challenge: str | None = None) -> None:
        super().__init__(app, entry.game)
        self.campaign = CampaignArrangement(entry, challenge, names=app.prefs.names)
        self.plan = self.campaign

    @property
    def title(self) -> str:
        return _("{campaign}: game {number}").format(
            campaign=self.campaign.entry.name, number=self.campaign.entry.games + 1
        )

    def _modes(self, sheet: Sheet, rect: pygame.Rect, title: str, icon: str) -> None:
        """The challenge, what earlier ones give to it, and the ways to play it."""
        px = sheet.px
        room = heading(sheet, _("Challenge"), leather(sheet, rect, "modes"), dark=True, icon="mdi:seal")
        taken = challenge_of(self.campaign.rules, self.campaign.challenge)
        with scroll_area(sheet, room, self.scrolls["modes"], title) as area:
            face = Face(
                taken.name if taken else _("chosen in the game"), "secondary", "mdi:chevron-down", size=20
            )
            button(sheet, area.take(px(60), px(10)), face, self._choose_challenge, id="challenge")
            if taken is not None:
                paragraph(sheet, area, taken.task, STYLES["body_dark"], 14)
            for reward in self.campaign.rewards:
                self._reward(
                    sheet, area.take(self._tall(sheet, reward.words, area.rect.w), px(8)), reward.words
                )
            ways = self.campaign.ways()
            if len(ways) > 1:
                draw_modes(sheet, area, ways, self.plan.way.id, self._pick_mode)
        del icon

    def _tall(self, sheet: Sheet, words: str, wide: int) -> int:
        return max(sheet.px(34), sheet.text_height(words, STYLES["body_dark"], wide - sheet.px(46)))

    def _reward(self, sheet: Sheet, rect: pygame.Rect, words: str) -> None:
        px = sheet.px
        sheet.art(WaxSeal(px(32)), rect.x, rect.y + px(16), "midleft")
        place = pygame.Rect(rect.x + px(44), rect.y, rect.w - px(44), rect.h)
        sheet.block(words, STYLES["body_dark"], place, fit=False)

    def _choose_challenge(self) -> None:
        items = [
            Item(challenge.name, "mdi:seal", lambda id=challenge.id: self._take_on(id))  # type: ignore[misc]
            for challenge in self.campaign.challenges
        ]
        if self.campaign.may_stay_open:
            items.insert(0, Item(_("Choose it in the game"), "mdi:help", lambda: self._take_on("")))
        self.app.push(Menu(self.app, _("Which challenge?"), items, "mdi:seal"))

    def _take_on(self, challenge: str) -> None:
        self.campaign.choose_challenge(challenge)
        self.changed()

    def seed_shown(self) -> bool:
        return False
