"""The score sheet, the ranking, and what a lone player has achieved (IWW-11, IWW-12)."""

from typing import Final

from regalia.core.message import Message
from regalia.core.outcome import Outcome, Reason, judge
from regalia.core.score import ScoreLine, ScoreSheet, places
from regalia.games.wonderful.bag import holds_card, without_card
from regalia.games.wonderful_world.material import (
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_DUO,
    CARD_TYPE,
    CARD_VP,
    EMPIRE_BADGE,
    EMPIRE_BADGE_VP,
    FINANCIER,
    GENERAL,
    NO_TARGET,
    SCENARIO_CARDS,
    SCENARIO_MEDALS,
    TARGETS,
    TITLE_LEAST,
    TITLE_SLUG,
    TYPE_SLUG,
)
from regalia.games.wonderful_world.state import NONE, WorldState

FAILED: Final = -1  # a scenario whose cards are not all constructed
FLAT: Final = 0
BADGES: Final = 1  # then one line for each target
DUOS: Final = BADGES + TARGETS
LINES: Final = DUOS + 1
MEDALS: Final = ["bronze", "silver", "gold"]
# What the numbers of a standing are, and what comes after them.
REASONS: Final[list[Reason]] = [
    ("goal", "IWW-19.5"),
    ("points", "IWW-11.1"),
    ("cards", "IWW-12.1"),
    ("characters", "IWW-12.2"),
    ("shared", "IWW-12.3"),
]


def lines(s: WorldState, seat: int) -> list[int]:
    """The points of each line of a seat's sheet."""
    return lines_of(s.built(seat), s.rows(seat), s.generals(seat), s.financiers(seat), s.badges)


def count_owned(built: bytes, generals: int, financiers: int) -> list[int]:
    """How many of each target a seat has: cards by type, and characters."""
    owned = [0] * TARGETS
    for i in range(len(built)):
        kind = CARD_TYPE[built[i]]
        owned[kind] = owned[kind] + 1
    owned[GENERAL] = generals
    owned[FINANCIER] = financiers
    return owned


def lines_of(
    built: bytes, row: int, generals: int, financiers: int, badges: bytes = b""
) -> list[int]:
    """The points of each line, from finished cards, the Empire's row and the characters owned.

    `badges` are points that a campaign's scenario gives everybody for each of a target.
    """
    owned = count_owned(built, generals, financiers)
    points = [0] * LINES
    points[BADGES + GENERAL] = generals  # IWW-11.4: one each, badges come on top
    points[BADGES + FINANCIER] = financiers
    if EMPIRE_BADGE[row] != NO_TARGET:
        target = EMPIRE_BADGE[row]
        at = BADGES + target
        points[at] = points[at] + EMPIRE_BADGE_VP[row] * owned[target]
    for target in range(len(badges)):
        at = BADGES + target
        points[at] = points[at] + badges[target] * owned[target]
    for i in range(len(built)):
        card = built[i]
        points[FLAT] = points[FLAT] + CARD_VP[card]
        target = CARD_BADGE[card]
        if target != NO_TARGET:
            at = BADGES + target
            points[at] = points[at] + CARD_BADGE_VP[card] * owned[target]
        one = CARD_DUO[card * 3]
        if one != NO_TARGET:  # IWW-16.8
            pairs = min(owned[one], owned[CARD_DUO[card * 3 + 1]])
            points[DUOS] = points[DUOS] + CARD_DUO[card * 3 + 2] * pairs
    return points


def total(s: WorldState, seat: int) -> int:
    """All points of a seat."""
    return sum(lines(s, seat))


def sheet(s: WorldState, seat: int) -> ScoreSheet:
    """A seat's score sheet now."""
    return sheet_of(lines(s, seat))


def sheet_of(points: list[int]) -> ScoreSheet:
    """All lines that any card can score on, so that sheets of several seats stand side by side."""
    out = [ScoreLine(Message("wonderful_world.score-flat"), points[FLAT], "IWW-11.2")]
    for target in range(len(TYPE_SLUG) - 1):
        words = Message("wonderful_world.score-" + TYPE_SLUG[target])
        out.append(ScoreLine(words, points[BADGES + target], "IWW-11.3"))
    for target, slug in ((GENERAL, "generals"), (FINANCIER, "financiers")):
        words = Message("wonderful_world.score-" + slug)
        out.append(ScoreLine(words, points[BADGES + target], "IWW-11.4"))
    out.append(ScoreLine(Message("wonderful_world.score-duos"), points[DUOS], "IWW-16.8"))
    return ScoreSheet(out)


def may_win(s: WorldState, seat: int) -> bool:
    """Whether a seat has what a scenario asks of its winner (IWW-15.3, IWW-19.5)."""
    if s.scenario != NONE:
        return fulfils(s.built(seat), s.scenario)
    if s.goal == NO_TARGET:
        return True
    return count_owned(s.built(seat), s.generals(seat), s.financiers(seat))[s.goal] >= s.least


def standing(s: WorldState, seat: int) -> list[int]:
    """Whether it may win, points, cards, characters: compared in turn (IWW-12, IWW-19.5)."""
    characters = s.generals(seat) + s.financiers(seat)
    return [int(may_win(s, seat)), total(s, seat), len(s.built(seat)), characters]


def ranks(s: WorldState) -> list[int]:
    """Each seat's place; seats equal in everything share it (IWW-12.3).

    A lone player who may not win is second, to the game.
    """
    if s.seats == 1:
        return [1 if may_win(s, 0) else 2]
    return places([standing(s, seat) for seat in range(s.seats)])


def title(points: int) -> int:
    """What a lone ruler of so many points is called (IWW-14.11)."""
    found = 0
    for number in range(len(TITLE_LEAST)):
        if points >= TITLE_LEAST[number]:
            found = number
    return found


def fulfils(built: bytes, scenario: int) -> bool:
    """Whether all cards of a scenario are constructed, by design and count (IWW-15.5)."""
    for card in SCENARIO_CARDS[scenario]:
        if not holds_card(built, card):
            return False
        built = without_card(built, card)
    return True


def medal(built: bytes, scenario: int, points: int) -> int:
    """FAILED, 0 for a bare victory, 1 to 3 for bronze, silver and gold (IWW-15.4)."""
    if not fulfils(built, scenario):
        return FAILED
    won = 0
    for least in SCENARIO_MEDALS[scenario]:
        if points >= least:
            won += 1
    return won


def outcome(s: WorldState) -> Outcome:
    """Who won, and by what; what a lone player has earned."""
    if s.seats == 1:
        return alone(s)
    found = judge([standing(s, seat) for seat in range(s.seats)], REASONS)
    if not may_win(s, found.winners[0]):
        return Outcome([2] * s.seats, [], "goal", "IWW-19.5")
    return found


def alone(s: WorldState) -> Outcome:
    """A medal for a scenario that is fulfilled, or else a title (IWW-14.11, IWW-15.4)."""
    points = total(s, 0)
    if s.scenario != NONE:
        won = medal(s.built(0), s.scenario, points)
        if won == FAILED:
            return Outcome([2], [], "scenario", "IWW-15.3")
        if won == 0:
            return Outcome([1], [0], "scenario", "IWW-15.4")
        least = SCENARIO_MEDALS[s.scenario][won - 1]
        return Outcome([1], [0], "scenario", "IWW-15.4", MEDALS[won - 1], "", least)
    if not may_win(s, 0):
        return Outcome([2], [], "goal", "IWW-19.5")
    rank = title(points)
    return Outcome([1], [0], "points", "IWW-14.11", "", TITLE_SLUG[rank], TITLE_LEAST[rank])
