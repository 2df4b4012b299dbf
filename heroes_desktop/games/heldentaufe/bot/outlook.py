"""What a seat sees of the table, arranged for judging: places, ways, skills, missions and their worth."""

from __future__ import annotations

from functools import cached_property

from ..content import ARMED, FOODS, KINDS, MISSION_FACE, MISSIONS, MONSTER_INDEX, RECIPES, TILES, Mission
from ..figures import (
    DANGERS,
    HEARTS,
    MONSTER_SWORD,
    PORTALS,
    RAGE_BONUS,
    RINGS,
    STEPS,
    SWORDS,
    allowance,
    backpack_room,
    sword_of,
    target,
)
from ..state import ABOVE, CAMPFIRE, FIRST_DANGER, HEALING, RAGE, Hero, State
from .expeditions import Cave, Diver, Foe, Rival
from .ways import Land, apart, land
from .weights import Weights

KIND = {word: kind for kind, word in enumerate(KINDS)}
FOOD = {word: food for food, word in enumerate(FOODS)}
FOOD_TILE: dict[str, str] = {tile.food: tile.id for tile in TILES if tile.food}
RESOURCES = tuple(FOOD_TILE.values())
RECIPE_FOODS = tuple(tuple(FOOD[food] for food in recipe.foods) for recipe in RECIPES)
RECIPE_RING = tuple(recipe.ring for recipe in RECIPES)
NEVER = 99


class Outlook:
    """One seat's view of the moment; everything costly is worked out when it is first asked for."""

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        me: Hero = s.heroes[seat]
        self.me = me
        self.hero = me.hero
        boots = me.pieces[0]
        self.allowance = STEPS[me.hero] + (boots[0] if boots else 0)
        self.ap = max(0, self.allowance - s.used) if s.active == seat else self.allowance
        self.target = target(s)
        self.need = self.target - me.points
        lead = max(hero.points for hero in s.heroes)
        self.lasting = weights.late + weights.early * max(0.0, 1 - lead / self.target)

    @cached_property
    def room(self) -> int:
        """Free spaces in the backpack."""
        return backpack_room(self.s, self.seat)

    @cached_property
    def rivals(self) -> list[int]:
        """The other seats."""
        return [other for other in range(len(self.s.heroes)) if other != self.seat]

    # worth

    def kit(self, pieces: list[list[int]]) -> float:
        """What a set of equipment is worth to this hero."""
        w = self.weights
        boots, rings, swords = pieces
        total = w.boots[boots[0]] if boots else 0.0
        total += w.ring[min(4, RINGS[self.hero] + (rings[0] if rings else 0))]
        total += w.sword[min(4, SWORDS[self.hero] + (swords[0] if swords else 0))]
        for values in pieces:
            for value in values[1:]:
                total += w.spare[value]
        return total * self.lasting

    @cached_property
    def kit_now(self) -> float:
        """What the equipment is worth."""
        return self.kit(self.me.pieces)

    def with_piece(self, kind: int, value: int) -> float:
        """What one more piece would add."""
        return self.kit(changed(self.me.pieces, add=(kind, value))) - self.kit_now

    def without_piece(self, kind: int, value: int) -> float:
        """What a piece given away takes with it."""
        return self.kit_now - self.kit(changed(self.me.pieces, take=(kind, value)))

    @cached_property
    def roll(self) -> float:
        """What a roll of the treasure die is worth."""
        return 4 / 6 + sum(self.with_piece(kind, 1) for kind in range(3)) / 6

    # above

    @cached_property
    def places(self) -> dict[str, list[int]]:
        """Revealed cells by kind of tile."""
        s = self.s
        found: dict[str, list[int]] = {}
        for place, instance in s.surface.items():
            found.setdefault(TILES[s.faces[instance]].id, []).append(place)
        return found

    @cached_property
    def tile(self) -> str:
        """The kind of tile the hero stands on; empty below."""
        s = self.s
        return TILES[s.faces[s.surface[self.me.place]]].id if self.me.space == ABOVE else ""

    @cached_property
    def land(self) -> Land:
        """Ways above from the hero's place."""
        return land(self.me.place, self.s.surface)

    def nearest(self, tile: str, start: int | None = None) -> tuple[int, int]:
        """The nearest revealed tile of a kind and the steps to it; from elsewhere as the crow flies."""
        cells = self.places.get(tile)
        if not cells:
            return -1, NEVER
        if start is None:
            steps = self.land.steps
            best = min(cells, key=lambda cell: steps[cell])
            return best, steps[best]
        best = min(cells, key=lambda cell: apart(start, cell))
        return best, apart(start, best)

    @cached_property
    def pile(self) -> dict[str, int]:
        """Tiles still in the pile by kind, by counting what lies open."""
        left = {tile.id: tile.count for tile in TILES}
        s = self.s
        for instance in s.surface.values():
            left[TILES[s.faces[instance]].id] -= 1
        for instance in s.removed:
            left[TILES[s.faces[instance]].id] -= 1
        return left

    # missions

    @cached_property
    def missions(self) -> list[tuple[int, Mission]]:
        """The missions in hand."""
        faces = self.s.faces
        return [
            (card, MISSIONS[faces[card] - MISSION_FACE])
            for card in self.me.hand
            if faces[card] >= MISSION_FACE
        ]

    def mission(self, card: int) -> Mission:
        """The mission on a card of the own hand."""
        return MISSIONS[self.s.faces[card] - MISSION_FACE]

    # skills

    @property
    def ring(self) -> int:
        """The ring value."""
        rings = self.me.pieces[1]
        return RINGS[self.hero] + (rings[0] if rings else 0)

    @property
    def sword(self) -> int:
        """The sword value below, with a rage potion that lies ready."""
        swords = self.me.pieces[2]
        value = SWORDS[self.hero] + (swords[0] if swords else 0)
        return value + RAGE_BONUS if self.me.potion == RAGE else value

    @property
    def max_hearts(self) -> int:
        """The most hearts."""
        return HEARTS[self.hero]

    # below

    @cached_property
    def armed(self) -> float:
        """The chance that a token still lying there is armed."""
        s = self.s
        lying = sum(s.dangers)
        shown = sum(s.faces[FIRST_DANGER + k] == ARMED for k in range(len(s.dangers)) if not s.dangers[k])
        return (2 - shown) / lying if lying else 0.0

    @cached_property
    def cave(self) -> Cave:
        """The underworld for planning."""
        s = self.s
        slain = {MONSTER_INDEX[m.monster]: m.points for _, m in self.missions if m.family == "slayer"}
        foes = tuple(
            Foe(
                index,
                monster.space,
                monster.hearts,
                MONSTER_SWORD[index][monster.teeth[-1]],
                float(monster.teeth[-1] + slain.get(index, 0)),
            )
            for index, monster in enumerate(s.monsters)
            if monster.space >= 0 and monster.teeth
        )
        others = 0
        for seat in self.rivals:
            if s.heroes[seat].space != ABOVE:
                others |= 1 << s.heroes[seat].space
        dangers = 0
        for k, lies in enumerate(s.dangers):
            if lies:
                dangers |= 1 << DANGERS[k]
        exits = tuple(
            (PORTALS[k - 1], apart(cells[0], CAMPFIRE))
            for k in range(1, 6)
            if (cells := self.places.get(f"portal{k}"))
        )
        prize = max((m.points for _, m in self.missions if m.family == "discoverer"), default=0)
        chest = round(3 * self.roll, 2) if s.chest else 0.0
        return Cave(foes, self._rivals(), others, dangers, round(self.armed, 3), chest, float(prize), exits)

    def _rivals(self) -> tuple[Rival, ...]:
        """The other heroes below, for those who think of fights between heroes."""
        s = self.s
        if not self.weights.duels:
            return ()
        return tuple(
            Rival(
                seat,
                hero.space,
                hero.hearts,
                sword_of(s, seat),
                hero.points - self.me.points,
                allowance(s, seat),
            )
            for seat in self.rivals
            if (hero := s.heroes[seat]).space != ABOVE
        )

    @cached_property
    def life(self) -> int:
        """Hearts with what can be eaten and drunk."""
        me = self.me
        life = me.hearts + sum(me.food)
        if me.potion == HEALING:
            life += self.max_hearts - 1
        return life

    @cached_property
    def at_stake(self) -> float:
        """What a defeat below costs."""
        me, w = self.me, self.weights
        potion = (w.healing, w.rage, w.teleport)[me.potion] if me.potion >= 0 else 0.0
        bare = self.kit([[], [], []])
        return round((self.kit_now - bare + sum(me.food) * w.food + potion) * w.defeat + 0.8, 2)

    def diver(self, space: int, ap: int) -> Diver:
        """This hero on a space below with some action points left in the turn."""
        w = self.weights
        return Diver(
            space, ap, self.allowance, float(self.life), self.sword, self.need, self.at_stake,
            w.per_ap, w.win, self.me.hearts,
        )  # fmt: skip


def changed(
    pieces: list[list[int]], add: tuple[int, int] | None = None, take: tuple[int, int] | None = None
) -> list[list[int]]:
    """Pieces with one more or one less, still in order."""
    result = [list(values) for values in pieces]
    if take is not None:
        result[take[0]].remove(take[1])
    if add is not None:
        result[add[0]].append(add[1])
        result[add[0]].sort(reverse=True)
    return result
