"""How a scenario ended: what each seat had, who won, and which resolutions fit (IWW-19.6)."""

from dataclasses import dataclass

from regalia.campaign.book import (
    EVERYBODY,
    MOST,
    OTHERS,
    THINGS,
    WINNER,
    Condition,
    Resolution,
    Scenario,
)
from regalia.core.state import GameState
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.scoring import count_owned


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of one match, as far as a campaign asks."""

    scenario: str
    counts: tuple[tuple[int, ...], ...]  # by seat, in the order of THINGS
    ranks: tuple[int, ...]
    winners: tuple[int, ...]

    def count(self, seat: int, thing: str) -> int:
        """How many of a thing a seat had."""
        return self.counts[seat][THINGS.index(thing)]

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points."""
        return tuple([row[THINGS.index("points")] for row in self.counts])


def judge(scenario: Scenario, state: GameState) -> Outcome:
    """The outcome of a finished match; the winner is that of a normal game (IWW-19.5).

    A lone player wins with the points that the scenario asks for.
    """
    assert isinstance(state, World) and state.is_over()
    seats = range(state.seats)
    ranks = tuple(state.ranks())
    winners = state.winners()
    if state.seats == 1 and state.points(0) < scenario.solo:
        winners = []
    counts = tuple([_counts(state, seat) for seat in seats])
    return Outcome(scenario.slug, counts, ranks, tuple(winners))


def _counts(state: World, seat: int) -> tuple[int, ...]:
    generals, financiers = state.generals(seat), state.financiers(seat)
    owned = count_owned(state.built(seat), generals, financiers)
    others = [state.krystallium(seat), generals + financiers]
    return (*owned, *others, len(state.built(seat)), state.points(seat))


def fitting(resolution: Resolution, outcome: Outcome) -> tuple[int, ...]:
    """The seats a resolution is for, by place, then by number; none if it does not apply."""
    if resolution.when is not None and not _holds(resolution.when, outcome):
        return ()
    seats = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    if resolution.who == EVERYBODY:
        return tuple(seats)
    if resolution.who in (WINNER, OTHERS):
        wanted = resolution.who == WINNER
        return tuple([seat for seat in seats if (seat in outcome.winners) == wanted])
    assert resolution.of is not None
    held = [outcome.count(seat, resolution.of) for seat in range(len(seats))]
    reaching = [seat for seat in seats if held[seat] >= resolution.least]
    if resolution.who == MOST:
        return tuple(
            [seat for seat in reaching if held.count(held[seat]) == 1 == _place(held, seat)]
        )
    return tuple(reaching)


def _place(held: list[int], seat: int) -> int:
    return 1 + sum([other > held[seat] for other in held])


def _holds(when: Condition, outcome: Outcome) -> bool:
    total = _together(outcome, when.together)
    if when.over is not None:
        return total > _together(outcome, when.over)
    if when.level is not None:
        return total >= _together(outcome, when.level)
    return total >= (when.each or 0) * len(outcome.ranks)


def _together(outcome: Outcome, thing: str) -> int:
    return sum([outcome.count(seat, thing) for seat in range(len(outcome.ranks))])
