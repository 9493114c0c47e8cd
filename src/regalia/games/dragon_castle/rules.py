"""A game of Dragon Castle: its phases, its points, and what must always hold."""

from regalia.core.errors import Broken
from regalia.core.outcome import Outcome
from regalia.core.score import ScoreSheet
from regalia.games.dragon_castle import scoring
from regalia.games.dragon_castle.flow import DragonCastleFlow
from regalia.games.dragon_castle.masks import CELLS, count
from regalia.games.dragon_castle.material import (
    COPIES,
    COUNTDOWN,
    NO_TILE,
    SHRINES,
    SPIRITS,
    TILE_COUNT,
    TILE_TYPE,
    TILES,
    TYPES,
)
from regalia.games.dragon_castle.realm import powered_group, waiting
from regalia.games.dragon_castle.state import ACTION, OPENING, OVER, PLACING


class DragonCastle(DragonCastleFlow):
    """A game of Dragon Castle in play."""

    def run_on(self) -> None:
        """Cross barriers, and give answers that leave no choice, until there is one to make."""
        self.ready = None
        while self.phase != OVER:
            if self.pending == 0:
                self.window += 1
                self.phase = self.leave_phase()
                self.enter_phase()
            else:
                choices = self.allowed(self.active)
                if len(choices) > 1:
                    self.ready = choices
                    return
                self.answer(self.active, choices[0])

    def legal(self, seat: int) -> list[int]:
        if (self.pending >> seat) & 1 == 0:
            return []
        ready = self.ready
        if ready is not None:
            return ready[:]
        vain = self.vain
        choices = self.allowed(seat)
        self.vain = vain  # asking finds out what `apply` may keep, and changes nothing
        return choices

    def points(self, seat: int) -> int:
        return scoring.points(self, seat)

    def all_points(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def score(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def ranks(self) -> list[int]:
        return scoring.ranks(self)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def clone(self) -> "DragonCastle":
        twin = DragonCastle(self.options, self.rng)
        twin.copy_fields(self)
        twin.vain = self.vain
        return twin

    def check(self) -> None:
        """The invariants of DC-13."""
        self.check_ranges()
        castle = sum(self.all_castle())
        hand = int(self.one != NO_TILE) + int(self.two != NO_TILE)
        if castle + sum(self.all_heights()) + sum(self.all_discards()) + hand != TILE_COUNT:
            raise Broken("DC-13.1: tiles were lost or made")
        shrines = sum([count(mask) for mask in self.all_shrined()])
        if self.supply + sum(self.all_reserve()) + shrines != SHRINES:
            raise Broken(f"DC-13.1: {shrines} shrines stand, {self.supply} are left")
        if self.track + sum(self.all_calls()) != COUNTDOWN:
            raise Broken(
                f"DC-13.1: {self.track} countdown tokens are left, taken {self.all_calls()}"
            )
        self.check_faces(castle)
        for seat in range(self.seats):
            self.check_realm(seat)
        if self.phase == PLACING and count(self.open_cells(self.active)) < hand:
            raise Broken("DC-4.10: no room for the tiles in hand")

    def check_faces(self, castle: int) -> None:
        """No tile is seen more often than it exists, and all that is not seen is in the bag."""
        seen = self.all_bag()
        tops = self.all_tops()
        stacks = 0
        for cell in range(len(tops)):
            if (tops[cell] == NO_TILE) != (self.castle_height(cell) == 0):
                raise Broken(f"DC-2.2: the top of castle cell {cell} is {tops[cell]}")
            stacks += int(tops[cell] != NO_TILE)
        if sum(seen) != self.covered or self.covered != castle - stacks:
            raise Broken(f"DC-2.2: {self.covered} tiles covered, {sum(seen)} in the bag")
        for tile in [*tops, *self.all_faces(), int(self.one), int(self.two)]:
            if tile != NO_TILE:
                seen[tile] += 1
        if max(seen) > COPIES:
            raise Broken(f"DC-1.2: a tile is there more than {COPIES} times: {seen}")

    def check_realm(self, seat: int) -> None:
        """Masks, faces and heights agree; shrines stand on face-down tiles (DC-1.10)."""
        up = self.faced(seat)
        down = self.down(seat)
        if up != sum([self.showing(seat, kind) for kind in range(TYPES)]):
            raise Broken(f"DC-1.10: the face-up tiles of seat {seat} are not those of all types")
        if up & down or self.shrined(seat) & ~down:
            raise Broken(f"DC-1.10: seat {seat} has face-up tiles below others or shrines")
        for cell in range(CELLS):
            tile = self.faces(seat, cell)
            kinds = [kind for kind in range(TYPES) if self.showing(seat, kind) >> cell & 1]
            if kinds != ([TILE_TYPE[tile]] if tile < TILES else []):
                raise Broken(f"DC-1.10: cell {cell} of seat {seat} shows {tile} as {kinds}")
            if (self.heights(seat, cell) > 0) != ((up | down) >> cell & 1 == 1):
                raise Broken(f"DC-1.6: the height of cell {cell} of seat {seat}")
        if waiting(self, seat) and (seat != self.active or self.phase in (OPENING, ACTION)):
            raise Broken(f"DC-13.2: seat {seat} has a group that was not consolidated")
        for spirit in range(SPIRITS):
            if self.in_vain(seat, spirit) and powered_group(self, seat, spirit, 0):
                raise Broken(f"DC-8.3: seat {seat} has a group for Spirit {spirit} after all")
