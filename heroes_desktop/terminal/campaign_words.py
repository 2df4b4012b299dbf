"""Campaigns in lines: the list, the page of one, and what a finished game has brought."""

from __future__ import annotations

import time

from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.campaign import Campaign, Count, challenge_of, ticked
from heroes_desktop.games.shared.wording import capital
from heroes_desktop.library import CampaignEntry, CampaignGame, Library, campaign_rules
from heroes_desktop.locale import _, counted
from heroes_desktop.table.campaigning import CampaignEnding

from .wording import labelled, one_by_one


def entry_line(entry: CampaignEntry) -> str:
    """A campaign in one line."""
    rules = campaign_rules(entry.game)
    boxes = sum(challenge.boxes for challenge in rules.challenges())
    ticks = sum(entry.ticks.values())
    parts = [
        labelled(entry.name, room.texts(entry.game).title()),
        counted("{n} game", "{n} games", entry.games),
        counted("{n} of {boxes} boxes ticked", "{n} of {boxes} boxes ticked", ticks, boxes=boxes),
    ]
    if rules.won(entry.ticks):
        parts.append(_("won"))
    if entry.under_way is not None:
        parts.append(_("a game is under way"))
    return one_by_one(parts)


def page(library: Library, campaign: int) -> list[str]:
    """A campaign on one page: challenges with their boxes, active rewards, game under way, history."""
    entry = library.campaigns.entry(campaign)
    rules = campaign_rules(entry.game)
    lines = [entry_line(entry), rules.about()]
    if rules.won(entry.ticks):
        lines.append(rules.victory())
    lines += ["", _("Challenges:"), *_challenges(rules, entry)]
    rewards = rules.rewards(entry.ticks)
    if rewards:
        lines += ["", _("Your rewards:"), *(f"  {reward.words}" for reward in rewards)]
    history = library.campaigns.history(campaign)
    if history:
        lines += ["", _("Games so far:"), *(_game(rules, entry.game, game) for game in history)]
    if entry.under_way is not None:
        under_way = _("Under way: {title}").format(title=library.entry(entry.under_way).title)
        lines += ["", under_way]
    return lines


def _challenges(rules: Campaign, entry: CampaignEntry) -> list[str]:
    lines, group = [], ""
    for challenge in rules.challenges():
        if challenge.group != group:
            group = challenge.group
            lines.append(f"  {group}")
        done = ticked(entry.ticks, challenge.id)
        boxes = "[x]" * done + "[ ]" * (challenge.boxes - done)
        told = [labelled(f"{challenge.name} {boxes}", challenge.task.rstrip("."))]
        if challenge.reward:
            told.append(_("each tick: {reward}").format(reward=challenge.reward))
        lines.append(f"    {one_by_one(told)}")
    return lines


def _game(rules: Campaign, game: str, one: CampaignGame) -> str:
    """A game of the history."""
    tried = challenge_of(rules, one.tried)
    parts = [tried.name if tried else one.title, counted("{n} player", "{n} players", len(one.seats))]
    gap = rules.gap(one.outcome)
    if gap is not None:
        parts.append(_("gap {gap}").format(gap=gap))
    turns = one.outcome.facts.get("turns")
    if isinstance(turns, int):
        parts.append(counted("{n} turn", "{n} turns", turns))
    if one.box:
        parts.append(_("box {number} ticked").format(number=one.box))
    parts.append(room.texts(game).outcome(one.outcome, one.setup))
    when = time.strftime("%Y-%m-%d", time.localtime(one.finished))
    return f"  {one.number}. {labelled(when, one_by_one(parts))}"


def ending(told: CampaignEnding) -> list[str]:
    """What a finished game has brought."""
    lines = [line for count in told.counts for line in _count(count)]
    if told.gap is not None and told.counts:
        lines.append(_("Gap: {gap}").format(gap=told.gap))
    if told.earned is not None and told.box:
        box = _("{name}: box {number} of {boxes} is ticked.").format(
            name=told.earned.name, number=told.box, boxes=told.earned.boxes
        )
        lines.append(box)
        if told.earned.reward:
            lines.append(_("From now on: {reward}").format(reward=told.earned.reward))
    elif told.earned is not None:
        lines.append(_("{name}: all boxes were ticked already.").format(name=told.earned.name))
    else:
        lines.append(_("No box is ticked."))
    if told.victory:
        lines.append(told.victory)
    if not told.stored:
        lines.append(_("This is not stored yet; it will be written as soon as there is room."))
    if told.suggested:
        names = ", ".join(challenge.name for challenge in told.suggested)
        lines.append(_("Suggested next: {names}").format(names=names))
    return lines


def _count(count: Count) -> list[str]:
    lines = [f"  {capital(name)} {points}" for name, points in count.lines]
    return [labelled(count.title, str(count.total)), *lines]
