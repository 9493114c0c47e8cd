"""The judge of Kingsburg's positions."""

from typing import Final

from regalia.bots.heuristics import Heuristic
from regalia.bots.heuristics.kingsburg.court import promise_of_dice, with_help
from regalia.bots.heuristics.kingsburg.outlook import Holdings, Scene, outlook
from regalia.bots.heuristics.kingsburg.winter import walls
from regalia.core.observation import Observation
from regalia.core.state import GameState
from regalia.games.kingsburg.material import AUTUMN, GOLD, STONE, WOOD
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.phases import (
    aid,
    battle,
    building,
    court,
    help,
    recruiting,
    roll,
    season_end,
)
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import (
    AID,
    BATTLE,
    BUILDING,
    COURT,
    HELP,
    RECRUITING,
    ROLL,
    SEASON_END,
    UNKNOWN,
)

ANSWERS: Final = {
    AID: aid.apply,
    ROLL: roll.apply,
    COURT: court.apply,
    HELP: help.apply,
    BUILDING: building.apply,
    SEASON_END: season_end.apply,
    RECRUITING: recruiting.apply,
    BATTLE: battle.apply,
}
REROLLS: Final = 6
PEEKS: Final = 4


class KingsburgHeuristic(Heuristic):
    """A position is worth its points and the best that its owner can still make of it."""

    def worlds(self, seen: Observation) -> int:
        """Chance answers at once only where dice are rolled again or an enemy may be looked at."""
        assert isinstance(seen, KingsburgObservation)
        if seen.phase == ROLL:
            return REROLLS
        return PEEKS if seen.phase == HELP and seen.enemy == UNKNOWN else 1

    def step(self, state: GameState, seat: int, action: int) -> None:
        """The answer alone, short of the barrier: what follows is reckoned by its odds."""
        assert isinstance(state, Kingsburg)
        ANSWERS[state.phase](state, seat, action)

    def evaluate(self, state: GameState, seat: int) -> float:
        assert isinstance(state, Kingsburg)
        phase = state.phase
        scene = survey(state, seat)
        have = Holdings(
            state.goods(seat, GOLD),
            state.goods(seat, WOOD),
            state.goods(seat, STONE),
            0,
            state.soldiers(seat),
            state.tokens(seat),
            state.vp(seat),
        )
        if phase == COURT or phase == ROLL:
            return promise_of_dice(state, seat, have, scene)
        if phase == HELP and state.pending:
            have = with_help(state, seat, have, state.turn)
        return outlook(state.built(seat), have, scene)


def survey(s: Kingsburg, seat: int) -> Scene:
    """When it is, what may still happen, and how far the others are."""
    phase = s.phase
    is_mine = (s.pending >> seat) & 1 == 1
    others = [other for other in range(s.seats) if other != seat]
    return Scene(
        # Before spring is rolled, the last season is the one before.
        time=s.year * 3 - 1 if phase == AID else s.year * 3 + min(s.season, AUTUMN),
        year=s.year,
        builds=0 if phase == BUILDING and s.step == 1 else 1,
        is_open=ROLL <= phase < BUILDING or (phase == BUILDING and is_mine),
        envoy=s.envoy == seat,
        fights=phase != BATTLE,
        enemy=s.enemy if (s.peeked >> seat) & 1 else UNKNOWN,
        other_demons=s.options["demons"] == "alternative",
        rival_strength=max([s.soldiers(other) + walls(s.built(other)) for other in others]),
        rival_buildings=max([s.buildings(other) for other in others]),
    )
