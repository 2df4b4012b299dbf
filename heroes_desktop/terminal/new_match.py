"""Setting up a new match: one list of everything that can be changed, Enter to start."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from heroes_desktop.engine import SetupError
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.campaign import challenge_of
from heroes_desktop.games.shared.room import Mode, Setting
from heroes_desktop.library import Library, Session
from heroes_desktop.locale import _
from heroes_desktop.table.arranging import Arrangement, kind_label, kinds_of, title_of
from heroes_desktop.table.campaigning import CampaignArrangement

from .console import Console
from .menu import choose, line
from .wording import labelled


def new_match(console: Console, library: Library) -> Session:
    """Ask for everything a new match needs, start it and store it; `Back` when somebody gives up."""
    game = _game(console)
    plan = Plan(console, Arrangement(game, _mode(console, game).id, lists=library.lists))
    while True:
        plan.settle()
        try:
            match = plan.plan.match()
        except SetupError as error:
            console.say(_("This cannot be played: {reason}").format(reason=error))
            continue
        session = library.start(match, plan.plan.seats(), title_of(game, plan.plan.mode.label))
        library.evenings.count(session.id, session.seats)
        return session


def next_game(console: Console, library: Library, arrangement: CampaignArrangement) -> Session:
    """Arrange the next game of a campaign, start it and store it; `Back` when somebody gives up."""
    plan = CampaignPlan(console, arrangement)
    while True:
        plan.settle()
        try:
            return arrangement.begin(library)
        except SetupError as error:
            console.say(_("This cannot be played: {reason}").format(reason=error))


def _game(console: Console) -> str:
    games = list(catalogue)
    if len(games) == 1:
        return games[0]
    labels = [labelled(room.texts(game).title(), room.texts(game).tagline()) for game in games]
    return games[choose(console, _("Which game?"), labels, 0)]


def _mode(console: Console, game: str) -> Mode:
    modes = list(room.texts(game).modes())
    labels = [labelled(mode.label, mode.explanation) for mode in modes]
    return modes[choose(console, _("How do you want to play?"), labels, 0)]


class Plan:
    """Shows what is arranged and lets it be changed, line by line."""

    def __init__(self, console: Console, plan: Arrangement) -> None:
        self.console = console
        self.plan = plan

    def settle(self) -> None:
        """Show the plan and change it until the match is to start."""
        while True:
            changes: list[tuple[str, Callable[[], None]]] = [(_("Start the match"), lambda: None)]
            changes += self._first()
            if len(self.plan.counts) > 1:
                changes.append((labelled(_("Players"), str(len(self.plan.chairs))), self._players))
            changes += self._settings(None)
            for seat in range(len(self.plan.chairs)):
                changes.append((self._seat_line(seat), partial(self._seat, seat)))
                changes += self._settings(seat)
            question = _("{mode}. Start, or change something?").format(mode=self.plan.mode.label)
            index = choose(self.console, question, [text for text, _change in changes], 0)
            if index == 0:
                return
            changes[index][1]()

    def _first(self) -> list[tuple[str, Callable[[], None]]]:
        """What is to be settled before anything else."""
        return []

    def _players(self) -> None:
        counts = self.plan.counts
        now = counts.index(len(self.plan.chairs))
        index = choose(self.console, _("How many players?"), [str(count) for count in counts], now)
        self.plan.choose_players(counts[index])

    def _settings(self, seat: int | None) -> list[tuple[str, Callable[[], None]]]:
        """The settings of a seat, or those of the whole match."""
        return [
            (self._setting_line(setting), partial(self._change, setting))
            for setting in self.plan.mode.settings
            if setting.seat == seat and not self.plan.locked(setting)
        ]

    def _setting_line(self, setting: Setting) -> str:
        label = self.plan.label(setting)
        if setting.seat is None:
            return labelled(setting.label, label)
        return labelled(f"{self.plan.places[setting.seat]}, {setting.label}", label)

    def _change(self, setting: Setting) -> None:
        told = {known.value: known.explanation for known in self.plan.values_of(setting)}
        choices = self.plan.choices(setting)
        labels = [
            labelled(label, told[value]) if value is not None and told[value] else label
            for value, label in choices
        ]
        values = [value for value, _label in choices]
        question = labelled(setting.label, setting.explanation) if setting.explanation else setting.label
        default = values.index(self.plan.values[setting.id])
        self.plan.values[setting.id] = values[choose(self.console, question, labels, default)]

    def _seat_line(self, seat: int) -> str:
        chair, label = self.plan.chairs[seat], self.plan.places[seat]
        kind = kind_label(chair.player)
        return labelled(label, f"{kind}, {chair.name}" if chair.is_person and chair.name != label else kind)

    def _seat(self, seat: int) -> None:
        chair, label = self.plan.chairs[seat], self.plan.places[seat]
        question = _("Who plays {label}?").format(label=label)
        kinds = kinds_of(self.plan.game)
        labels = [kind_label(kind, self.plan.game) for kind in kinds]
        now = kinds.index(chair.player) if chair.player in kinds else len(kinds) - 1
        chair.player = kinds[choose(self.console, question, labels, now)]
        if chair.is_person:
            chair.name = line(self.console, _("Name of this person"), chair.name)


class CampaignPlan(Plan):
    """The next game of a campaign: its rewards are shown, its challenge is chosen first."""

    def __init__(self, console: Console, plan: CampaignArrangement) -> None:
        super().__init__(console, plan)
        self.campaign = plan

    def settle(self) -> None:
        rewards = self.campaign.rewards
        if rewards:
            self.console.say("", _("Your rewards:"), *(f"  {reward.words}" for reward in rewards))
        super().settle()

    def _first(self) -> list[tuple[str, Callable[[], None]]]:
        taken = challenge_of(self.campaign.rules, self.campaign.challenge)
        told = _("chosen in the match") if taken is None else f"{taken.name}. {taken.task}"
        changes: list[tuple[str, Callable[[], None]]] = [(labelled(_("Challenge"), told), self._challenge)]
        if len(self.campaign.ways()) > 1:
            changes.append((labelled(_("Mode"), self.plan.way.label), self._way))
        return changes

    def _challenge(self) -> None:
        ids = [challenge.id for challenge in self.campaign.challenges]
        labels = [labelled(each.name, each.task) for each in self.campaign.challenges]
        if self.campaign.may_stay_open:
            ids.append("")
            labels.append(_("chosen in the match"))
        index = choose(self.console, _("Which challenge?"), labels, ids.index(self.campaign.challenge))
        self.campaign.choose_challenge(ids[index])

    def _way(self) -> None:
        ways = self.campaign.ways()
        labels = [labelled(way.label, way.explanation) for way in ways]
        index = choose(self.console, _("How do you want to play?"), labels, ways.index(self.plan.way))
        self.plan.choose_mode(ways[index].id)
