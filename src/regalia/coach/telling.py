"""A review in words: sentences of one language in place of messages, for JSON and pages."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.coach.review import Decision, Gain, Review
from regalia.core.message import Message
from regalia.text import say

COSTLY = 8  # decisions that a summary names


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision as it is told."""

    ply: int
    seat: int
    where: str
    played: str
    preferred: str
    is_same: bool
    cost: Gain


class Teller:
    """Says what a review holds in one language."""

    def __init__(self, found: Review, lang: str) -> None:
        self.found = found
        self.lang = lang
        match = found.match
        self.names = [
            match.names[seat]
            if seat < len(match.names) and match.names[seat]
            else say(Message("common.seat", {"n": seat + 1}), lang)
            for seat in range(match.seats)
        ]

    def say(self, message: Message) -> str:
        """A sentence about the game."""
        return say(message, self.lang, self.names)

    def choice(self, decision: Decision) -> Choice:
        """A decision, told."""
        return Choice(
            decision.ply,
            decision.seat,
            self.say(decision.where),
            self.say(decision.played),
            self.say(decision.preferred),
            decision.is_same,
            decision.cost,
        )

    def costly(self) -> list[Choice]:
        """The decisions that cost most, the worst first."""
        found = [one for one in self.found.decisions if one.cost.chance + one.cost.points / 500 > 0]
        found.sort(key=lambda one: -one.cost.chance - one.cost.points / 500)
        return [self.choice(decision) for decision in found[:COSTLY]]


def document(found: Review, lang: str) -> dict[str, object]:
    """A review as one JSON document."""
    teller = Teller(found, lang)
    match = found.match
    return {
        "game": match.game.id,
        "seats": match.seats,
        "names": teller.names,
        "scores": [sheet.total for sheet in match.scores()],
        "ranks": match.ranks(),
        "looks": found.looks,
        "positions": [
            {
                "where": teller.say(where),
                "chances": _rounded(chances),
                "margins": _rounded(margins),
            }
            for where, chances, margins in zip(
                found.where, found.chances, found.margins, strict=True
            )
        ],
        "actions": [
            {"seat": seat, "says": teller.say(did)}
            for seat, did in zip(found.who, found.did, strict=True)
        ],
        "swings": [
            {"action": swing.ply, "seat": swing.seat, "change": round(swing.change, 4)}
            for swing in found.swings
        ],
        "decisions": [
            {
                "action": one.ply,
                "seat": one.seat,
                "played": teller.say(one.played),
                "preferred": teller.say(one.preferred),
                "same": one.is_same,
                "cost": _gain(one.cost),
            }
            for one in found.decisions
        ],
        "draws": [
            {"action": draw.ply, "luck": [_gain(gain) for gain in draw.gains]}
            for draw in found.draws
        ],
        "ledger": [
            {
                "luck": _gain(line.luck),
                "cost": _gain(line.cost),
                "decisions": line.decisions,
                "agreed": line.agreed,
            }
            for line in found.ledger
        ],
    }


def _gain(gain: Gain) -> dict[str, float]:
    return {
        "chance": round(gain.chance, 4),
        "points": round(gain.points, 3),
        "chance_doubt": round(gain.chance_doubt, 4),
        "points_doubt": round(gain.points_doubt, 3),
    }


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]
