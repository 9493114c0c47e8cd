"""Actions as sentences."""

from typing import Final

from regalia.core.message import Message
from regalia.games.kingsburg.actions import (
    BUILD,
    CHAPEL_ALL,
    GROUP_ADVISOR,
    INFLUENCE,
    LOSE,
    MIX_COUNT,
    OFFER,
    PASS,
    RECRUIT,
    STATUE_COLOURED,
    STATUE_WHITE,
    TAKE,
    TRADE,
)
from regalia.games.kingsburg.describe.prompts import helper, is_taken
from regalia.games.kingsburg.describe.terms import (
    amount,
    goods,
    group_parts,
    mix_goods,
    token,
    words,
)
from regalia.games.kingsburg.material import (
    ADVISOR_GAIN,
    ADVISOR_THE,
    BUILDING_THE,
    BUILDING_VP,
    GAIN_VP,
    GAIN_WIDTH,
    GOOD_SLUG,
    GOODS,
    SMUGGLER,
    TOWN_HALL_VP,
)
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.phases.building import cost
from regalia.games.kingsburg.state import BUILDING, COURT, HELP, RECRUITING, ROLL

REROLLS: Final = {
    STATUE_COLOURED: "do-statue-coloured",
    STATUE_WHITE: "do-statue-white",
    CHAPEL_ALL: "do-chapel",
}


def action(seen: KingsburgObservation, action: int) -> Message:
    """A legal action as a sentence."""
    if action >= INFLUENCE:
        return influence(seen, action - INFLUENCE)
    if action >= LOSE:
        return words("do-lose", goods=mix_goods(action - LOSE))
    if action >= TAKE:
        return take(seen, action - TAKE)
    if action >= RECRUIT:
        return words("do-recruit", price=mix_goods(action - RECRUIT))
    if action >= BUILD:
        return build(seen, action - BUILD)
    if action >= OFFER:
        return words("do-offer", gift=gift(action - OFFER), points=amount("point", TOWN_HALL_VP))
    if action >= TRADE:
        return words("do-trade", given=gift(action - TRADE), taken=others(action - TRADE))
    if action == PASS:
        return refuse(seen)
    return words(REROLLS[action])


def influence(seen: KingsburgObservation, number: int) -> Message:
    advisor = GROUP_ADVISOR[number]
    if is_taken(seen, advisor):
        return words("do-influence-envoy", advisor=ADVISOR_THE[advisor], group=group_parts(number))
    return words("do-influence", advisor=ADVISOR_THE[advisor], group=group_parts(number))


def take(seen: KingsburgObservation, number: int) -> Message:
    if seen.phase != HELP:
        return words("do-take", goods=mix_goods(number))
    advisor = helper(seen)
    at = advisor * GAIN_WIDTH
    # With what goes without saying: the Master Hunter's wood, the Swordsmith's stone.
    gold, wood, stone = [ADVISOR_GAIN[at + k] + MIX_COUNT[number * 3 + k] for k in range(GOODS)]
    if advisor == SMUGGLER:
        price = amount("point", -ADVISOR_GAIN[at + GAIN_VP])
        return words("do-buy", goods=goods(gold, wood, stone), price=price)
    return words("do-take", goods=goods(gold, wood, stone))


def build(seen: KingsburgObservation, building: int) -> Message:
    gold, wood, stone = cost(seen.built[seen.seat], building)
    return words(
        "do-build-again" if seen.step else "do-build",
        building=BUILDING_THE[building],
        cost=goods(gold, wood, stone),
        vp=BUILDING_VP[building],
    )


def gift(what: int) -> Message:
    """One good, or the +2 token that stands after them."""
    return token() if what == GOODS else amount(GOOD_SLUG[what], 1)


def others(kind: int) -> list[Message]:
    """What the Alchemist gives for a good: one of each other kind."""
    return [amount(GOOD_SLUG[other], 1) for other in range(GOODS) if other != kind]


def refuse(seen: KingsburgObservation) -> Message:
    """PASS, in the words of what is asked."""
    if seen.phase == COURT:
        return words("do-pass")
    if seen.phase == ROLL:
        return words("do-keep-dice")
    if seen.phase == HELP:
        return words("do-decline", advisor=ADVISOR_THE[helper(seen)])
    if seen.phase == BUILDING:
        return words("do-keep-envoy") if seen.step else words("do-build-nothing")
    if seen.phase == RECRUITING:
        return words("do-recruit-no-more")
    return words("do-offer-nothing")
