"""Why one action is better than another, in points by the lines of the score sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regalia.bots.search import Mind
from regalia.bots.search.search import TO_THE_END, play_on, players
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.core.rng import FastRng
from regalia.core.state import GameState

WORLDS: Final = 24  # in which each action is played on to the end
TELLING: Final = 0.25  # points; less than this is noise
REASONS: Final = 2
RIVAL: Final = "coach.rival"


@dataclass(frozen=True, slots=True)
class Term:
    """One source of points, and what it is expected to bring by the end."""

    what: Message
    points: float


def terms(
    game: Game, mind: Mind, seen: Observation, actions: Sequence[int], seed: int
) -> list[list[Term]]:
    """For each action what every line of the sheet, and the best rival, come to.

    All actions meet the same imagined worlds, so that luck prefers none of them.
    """
    rng = FastRng(seed)
    sums: list[dict[str, Term]] = [{} for _ in actions]
    for _ in range(WORLDS):
        chance = rng.word()
        world = game.imagine(seen, chance)
        for found, action in zip(sums, actions, strict=True):
            twin = world.clone()
            twin.apply(seen.seat, action)
            play_on(mind, twin, TO_THE_END, players(chance))
            for term in _sheet(twin, seen.seat):
                before = found[term.what.id].points if term.what.id in found else 0.0
                found[term.what.id] = Term(term.what, before + term.points / WORLDS)
    return [list(found.values()) for found in sums]


def _sheet(state: GameState, seat: int) -> list[Term]:
    lines = [Term(line.what, line.points) for line in state.score(seat).lines]
    rivals = [state.points(other) for other in range(state.seats) if other != seat]
    return [*lines, Term(Message(RIVAL), -max(rivals))] if rivals else lines


def why(mine: Sequence[Term], other: Sequence[Term], is_best: bool) -> Message:
    """One sentence about what an action brings, beside the next best one or the best.

    First what speaks for the best action, or against another; then the most that does not.
    """
    theirs = {term.what.id: term.points for term in other}
    gaps = [Term(term.what, term.points - theirs.get(term.what.id, 0.0)) for term in mine]
    telling = [gap for gap in gaps if abs(gap.points) >= TELLING]
    telling.sort(key=lambda gap: gap.points, reverse=is_best)
    reasons = [gap for gap in telling if (gap.points > 0) == is_best][:REASONS]
    best = "yes" if is_best else "no"
    if not reasons:
        return Message("coach.why-alike", {"best": best})
    told = reasons + [gap for gap in telling[-1:] if (gap.points > 0) != is_best]
    return Message("coach.why", {"best": best, "terms": [_said(gap) for gap in told]})


def _said(gap: Term) -> Message:
    """A line with its points; a rival's loss is told as what the rival has."""
    points = -gap.points if gap.what.id == RIVAL else gap.points
    tenths = round(abs(points) * 10)
    return Message(
        "coach.term",
        {
            "what": gap.what,
            "sign": "less" if points < 0 else "more",
            "whole": tenths // 10,
            "tenth": tenths % 10,
        },
    )
