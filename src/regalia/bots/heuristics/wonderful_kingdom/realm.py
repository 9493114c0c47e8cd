"""Conquest: a few moves of one's own armies ahead, as if nobody answered."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from regalia.bots.heuristics.wonderful.outlook import Outlook
from regalia.bots.heuristics.wonderful_kingdom.duke import Duke
from regalia.games.wonderful_kingdom import prison, yields
from regalia.games.wonderful_kingdom.actions import (
    DONE,
    GO,
    IMPRISON,
    JOIN,
    MARCH,
    OCCUPY,
    RECRUIT,
)
from regalia.games.wonderful_kingdom.land import place_of
from regalia.games.wonderful_kingdom.maps import (
    BLUE_CASTLE_VP,
    DESTRUCTION,
    DOUBLE_MOVE,
    KRYSTALLIUM_SITE,
    MOST_SITES,
    NEAR,
    PLACE_CODE,
    PLACE_VP,
    PRISON,
    SITES,
    TERRITORIES,
)
from regalia.games.wonderful_kingdom.material import RESOURCES
from regalia.games.wonderful_kingdom.phases import conquest
from regalia.games.wonderful_kingdom.rules import Kingdom

DEPTH: Final = 7  # moves ahead
WIDTH: Final = 8  # positions kept at each
SOLDIER: Final = 0.9  # one that is saved, while rounds follow
SPARE: Final = 0.7  # an army beyond the sites of its territory, for each round that follows,
HOME: Final = 0.5  # and one in the castle
RIVAL: Final = 0.8
JAIL: Final = 2.0  # what the enemy's Prison takes in each round
# What a site brings in a round, beside cubes.
PERKS: Final = {KRYSTALLIUM_SITE: 1.5, DESTRUCTION: 1.0, DOUBLE_MOVE: 0.4, PRISON: 1.0}
PERK: Final = 0.3


class Field(NamedTuple):
    """Who stands where; what is left to spend."""

    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    soldiers: int
    reserve: int


class Move(NamedTuple):
    """Recruit some armies, or bring some from each place to a goal; the goal -1 is recruiting."""

    goal: int
    numbers: tuple[int, ...]


class Realm:
    """The map as one side sees it."""

    def __init__(self, duke: Duke) -> None:
        s, seat = duke.s, duke.seat
        self.s: Kingdom = s
        self.seat = seat
        self.rounds = duke.rounds
        self.places = TERRITORIES[s.board] + 2
        self.castle = self.places - 2 + seat
        self.enemy_castle = self.places - 1 - seat
        self.near = NEAR[s.board]
        self.flow = Outlook(duke.facts, duke.have).flow
        self.sites = [
            sorted([self.site(bonus) for bonus in SITES[s.board][place]], reverse=True)
            for place in range(self.places)
        ]
        self.doubles = yields.count_sites(s, seat, DOUBLE_MOVE) > 0
        self.prison = prison.prison(s)

    def site(self, bonus: int) -> float:
        """What a site will bring until the end."""
        if bonus < RESOURCES:
            return self.flow[bonus]
        return PERKS.get(bonus, PERK) * self.rounds

    def field(self) -> Field:
        """The map now."""
        s, n = self.s, self.places
        mine = tuple(s.armies[self.seat * n : (self.seat + 1) * n])
        theirs = tuple(s.armies[(1 - self.seat) * n : (2 - self.seat) * n])
        return Field(mine, theirs, s.soldiers(self.seat), s.reserve[self.seat])

    def value(self, field: Field) -> float:
        """Land, sites, armies that can still do something, and Soldiers saved."""
        s = self.s
        total = SOLDIER * field.soldiers if self.rounds else 0.0
        alone = s.seats == 1
        for place in range(self.places - 2):
            count = field.mine[place]
            if count:
                total += PLACE_VP[s.board][place * 2 + self.seat]
                total += sum(self.sites[place][:count])
                extra = count - max(1, len(self.sites[place]))
                if extra > 0:
                    total += extra * SPARE * (self.rounds > 0 or field.soldiers > 0)
            elif alone or field.theirs[place]:
                # Alone, Blue returns to empty land.
                lost = PLACE_VP[s.board][place * 2 + 1 - self.seat]
                total -= lost if alone else RIVAL * (lost + sum(self.sites[place]) / 2)
        if alone:
            taken = field.mine[self.enemy_castle] > 0
            total += BLUE_CASTLE_VP[s.board][0] if taken else -BLUE_CASTLE_VP[s.board][1]
            if self.prison >= 0 and not field.mine[self.prison]:
                total -= JAIL * (self.rounds + 1)
        if self.rounds or field.soldiers:
            total += HOME * min(field.mine[self.castle], 6)
        return total

    def moves(self, field: Field) -> Iterator[Move]:
        """What could be done next."""
        none = (0,) * self.places
        for n in range(1, min(field.soldiers, field.reserve, 4) + 1):
            yield Move(-1, (n, *none[1:]))
        for goal in range(self.places):
            if goal == self.castle or (self.s.seats == 2 and goal == self.enemy_castle):
                continue
            origins = self.origins(field, goal)
            most = min(field.soldiers, sum([field.mine[place] for place in origins]))
            least = field.theirs[goal] + 1
            for n in range(least, min(most, least + 2) + 1):
                yield from self.marches(field, goal, origins, n)

    def marches(self, field: Field, goal: int, origins: list[int], n: int) -> Iterator[Move]:
        """So many armies to a goal: those first that nothing holds, or all from one place."""
        numbers = [0] * self.places
        order = sorted(origins, key=lambda place: place != self.castle)
        for keep in (len(self.sites[goal]) + 9, 1, 0):
            for place in order:
                held = 0 if place == self.castle else min(keep, max(1, len(self.sites[place])))
                if keep == 0:
                    held = 0
                while sum(numbers) < n and field.mine[place] - numbers[place] > held:
                    numbers[place] += 1
        yield Move(goal, tuple(numbers))
        for place in origins:
            if field.mine[place] >= n and numbers[place] != n:
                single = [0] * self.places
                single[place] = n
                yield Move(goal, tuple(single))

    def origins(self, field: Field, goal: int) -> list[int]:
        """Places from which armies can reach a goal."""
        mask = self.near[goal]
        if self.doubles:
            for between in range(self.places):
                if (self.near[goal] >> between) & 1 and not field.theirs[between]:
                    if between != self.enemy_castle:
                        mask |= self.near[between]
        return [p for p in range(self.places) if (mask >> p) & 1 and p != goal and field.mine[p]]

    def after(self, field: Field, move: Move) -> Field:
        """The map after a move."""
        mine, theirs = list(field.mine), list(field.theirs)
        if move.goal < 0:
            n = move.numbers[0]
            mine[self.castle] += n
            return Field(tuple(mine), field.theirs, field.soldiers - n, field.reserve - n)
        total = sum(move.numbers)
        for place in range(self.places):
            mine[place] -= move.numbers[place]
        enemies = theirs[move.goal]
        if enemies:
            theirs[move.goal] = 0
            if self.s.seats == 2:
                theirs[self.enemy_castle] += enemies
            mine[self.castle] += enemies
        mine[move.goal] += total - enemies
        return Field(tuple(mine), tuple(theirs), field.soldiers - total, field.reserve)

    def best(self, goal: int | None, joined: Sequence[int]) -> Move | None:
        """The first move of the best series; with a goal given, among moves that fit it."""
        start = self.field()
        best_value = self.value(start) if goal is None else -1e9
        best_first: Move | None = None
        beam: list[tuple[float, Field, Move | None]] = [(best_value, start, None)]
        seen = {start}
        for _ in range(DEPTH):
            found: list[tuple[float, Field, Move | None]] = []
            for _, field, first in beam:
                for move in self.moves(field):
                    if first is None and goal is not None and not fits(move, goal, joined):
                        continue
                    after = self.after(field, move)
                    if after in seen:
                        continue
                    seen.add(after)
                    value = self.value(after)
                    found.append((value, after, move if first is None else first))
                    if value > best_value + 0.05:
                        best_value, best_first = value, found[-1][2]
            found.sort(key=lambda item: item[0], reverse=True)
            beam = found[:WIDTH]
            if not beam:
                break
        return best_first


def fits(move: Move, goal: int, joined: Sequence[int]) -> bool:
    """Whether a move continues one that was begun."""
    return move.goal == goal and all(n >= j for n, j in zip(move.numbers, joined, strict=True))


def command(duke: Duke, legal: Sequence[int]) -> int:
    """The next action of a Conquest turn."""
    s, seat = duke.s, duke.seat
    realm = Realm(duke)
    if s.stage == conquest.SETTLING:
        return settle(realm, legal)
    if s.stage == conquest.JAILING:
        return jail(realm, legal)
    codes = PLACE_CODE[s.board]
    if s.stage == conquest.JOINING:
        move = realm.best(s.goal, s.joined)
        if move is not None:
            for place in range(realm.places):
                if move.numbers[place] > s.joined[place] and JOIN + codes[place] in legal:
                    return JOIN + codes[place]
        return GO if GO in legal else legal[0]
    move = realm.best(None, ())
    if move is None:
        return DONE
    action = RECRUIT + move.numbers[0] - 1 if move.goal < 0 else MARCH + codes[move.goal]
    return action if action in legal and seat == s.mover else DONE


def settle(realm: Realm, legal: Sequence[int]) -> int:
    """Stand on the best sites."""
    s = realm.s
    sites = SITES[s.board][conquest.lowest(s.unsettled)]

    def worth(action: int) -> float:
        mask = action - OCCUPY
        return sum([realm.site(sites[i]) for i in range(len(sites)) if (mask >> i) & 1])

    return max(legal, key=worth)


def jail(realm: Realm, legal: Sequence[int]) -> int:
    """Take the enemy's army that matters most; alone, give the one that matters least."""
    field = realm.field()

    def worth(action: int) -> float:
        if action == DONE:
            return realm.value(field)
        place = place_of(realm.s, (action - IMPRISON) // MOST_SITES)
        armies = list(field.mine if realm.s.seats == 1 else field.theirs)
        armies[place] -= 1
        if realm.s.seats == 1:
            return realm.value(field._replace(mine=tuple(armies)))
        return realm.value(field._replace(theirs=tuple(armies))) + 0.3

    return max(legal, key=worth)
