"""Where the game stands, and what is asked of whom."""

from regalia.core.message import Message, Seat
from regalia.games.wonderful_kingdom import prison
from regalia.games.wonderful_kingdom.actions import FREEZE, THAW
from regalia.games.wonderful_kingdom.describe.terms import amount, player, points, words
from regalia.games.wonderful_kingdom.imagine import imagine
from regalia.games.wonderful_kingdom.material import CARD_KIND, KIND_NAME, MENACE, RESOURCES
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.phases import choice, conquest, searching, start
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scenarios import SCENARIO_NAME
from regalia.games.wonderful_kingdom.scoring import LOST, constructed, medal
from regalia.games.wonderful_kingdom.state import (
    ANY_CUBE,
    ARMS,
    ARRIVAL,
    CHOICE,
    COMBAT,
    CONQUEST,
    COUNCIL,
    EVENING,
    NONE,
    PLANNING,
    PRODUCTION,
    SCORING,
    SEARCHING,
    START,
    WITHERING,
)

WHERE = {
    ARRIVAL: "where-choice",
    CHOICE: "where-choice",
    SEARCHING: "where-choice",
    START: "where-planning",
    PLANNING: "where-planning",
    WITHERING: "where-planning",
    ARMS: "where-production",
    COMBAT: "where-combat",
    CONQUEST: "where-conquest",
    EVENING: "where-conquest",
}
ASK = {
    COUNCIL: "prompt-council",
    ARRIVAL: "prompt-menace",
    WITHERING: "prompt-wither",
    ARMS: "prompt-arms",
    EVENING: "prompt-free",
    SCORING: "prompt-scoring",
}
CHOOSING = {
    choice.HALF: "prompt-half",
    choice.TOKEN: "prompt-token",
    choice.GIVING: "prompt-giving",
    choice.AFTER: "prompt-after",
}
SEEKING = {
    searching.FREE: "prompt-select",
    searching.CHOSEN: "prompt-search",
    searching.SECOND: "prompt-search-second",
    searching.KEEPING: "prompt-keep",
}
STARTING = {
    start.DRAGONS: "prompt-dragon",
    start.THIEVES: "prompt-thief",
    start.SHADOWS: "prompt-shadow",
    start.OPTIONAL: "prompt-powers",
    start.KEEPING: "prompt-keep",
    start.JESTING: "prompt-jest",
}
CONQUERING = {
    conquest.FREE: "prompt-conquest",
    conquest.JOINING: "prompt-join",
    conquest.SETTLING: "prompt-settle",
    prison.JAILING: "prompt-prison",
}


def where(seen: KingdomObservation) -> Message:
    """Round and phase."""
    if seen.over:
        return words("where-over")
    if seen.phase == COUNCIL:
        return words("where-council")
    if seen.phase == SCORING:
        return words("where-scoring")
    number = seen.round + 1
    if seen.phase == PRODUCTION:
        return words("where-step", round=number, resource=KIND_NAME[seen.step])
    return words(WHERE[seen.phase], round=number)


def prompt(seen: KingdomObservation) -> Message:
    """What the observing seat is asked, or whom it waits for, or who has won."""
    if seen.over:
        return outcome(seen, imagine(seen, 0))
    if seen.seat not in seen.to_act:
        return words("prompt-wait", seats=[Seat(seat) for seat in seen.to_act])
    if seen.phase in ASK:
        return words(ASK[seen.phase])
    if seen.phase == CHOICE:
        if seen.stage != choice.FREE:
            return words(CHOOSING[seen.stage])
        return words("prompt-offer" if choice.is_offer(seen.turn) else "prompt-select")
    if seen.phase == SEARCHING:
        return words(SEEKING[seen.stage])
    if seen.phase == START:
        return words(STARTING[seen.stage])
    if seen.phase == CONQUEST:
        return words(CONQUERING[seen.stage])
    if seen.phase == PLANNING:
        return planning(seen)
    if seen.phase == COMBAT:
        return words("prompt-uncover" if (seen.uncovering >> seen.seat) & 1 else "prompt-combat")
    if seen.loose[seen.seat]:
        return words("prompt-place", cubes=amount(seen.step, seen.loose[seen.seat]))
    return words("prompt-step")


def planning(seen: KingdomObservation) -> Message:
    """Cubes in hand first, then cards."""
    cubes = seen.cubes[seen.seat]
    if cubes >= ANY_CUBE:
        return words("prompt-any", n=cubes // ANY_CUBE)
    if cubes:
        kinds = [(kind, (cubes >> (8 * kind)) & 255) for kind in range(RESOURCES)]
        return words("prompt-place", cubes=[amount(kind, n) for kind, n in kinds if n])
    if seen.conjuring[seen.seat]:
        return words("prompt-conjure", n=seen.conjuring[seen.seat])
    cards = [view for view in seen.picked[seen.seat] if CARD_KIND[view[0]] != MENACE]
    if cards:
        return words("prompt-plan", n=len(cards))
    if any(FREEZE <= action < THAW for action in seen.legal):
        return words("prompt-freeze")
    return words("prompt-planned")


def outcome(seen: KingdomObservation, table: Kingdom) -> Message:
    """How it ended; in any world that fits, for nothing that counts is hidden any more."""
    return alone(seen, table) if len(seen.rows) == 1 else winner(table)


def winner(table: Kingdom) -> Message:
    """Who has won, and by what: the quest, points, cards, Soldiers (IWK-15.5, IWK-24.9)."""
    totals = [table.points(seat) for seat in range(2)]
    ranks = table.ranks()
    able = [table.may_win(seat) for seat in range(2)]
    if not any(able):
        return words("prompt-over-nobody")
    if ranks[0] == ranks[1]:
        both = [player(seat) for seat in range(2)]
        return words("prompt-over-shared", winners=both, points=points(totals[0]))
    best = ranks.index(1)
    id = "prompt-over"
    if not all(able):
        id = "prompt-over-quest"
    elif totals[0] == totals[1]:
        cards = constructed(table, 0) != constructed(table, 1)
        id = "prompt-over-cards" if cards else "prompt-over-soldiers"
    return words(id, seat=Seat(best), points=points(totals[best]))


def alone(seen: KingdomObservation, table: Kingdom) -> Message:
    """What a lone player has won."""
    won = medal(table)
    if won == LOST:
        return words("prompt-over-lost", seat=Seat(0))
    if seen.scenario == NONE:
        return words("prompt-over-medal", points=points(table.points(0)), medal=won, seat=Seat(0))
    name = SCENARIO_NAME[seen.scenario]
    return words(
        "prompt-over-scenario",
        scenario=name,
        points=points(table.points(0)),
        medal=won,
        seat=Seat(0),
    )
