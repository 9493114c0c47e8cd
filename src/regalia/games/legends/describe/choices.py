"""Actions as sentences."""

from typing import Final

from regalia.core.message import Message
from regalia.games.legends.actions import (
    BID,
    BUILD,
    CENTRE,
    COLOURS,
    DESTROY,
    LAY,
    MOVE,
    NEUTRAL_ARMY,
    OUTPOST,
    PART,
    PLACE,
    START,
    STEAL,
    TAKE,
    TOKEN,
    move_origin,
    move_target,
)
from regalia.games.legends.describe.prompts import sea_cost, shape
from regalia.games.legends.describe.terms import amount, effects, owner, slot, words
from regalia.games.legends.material import (
    ARMY_AT,
    CARD_DO,
    CARD_N,
    CARD_PERKS,
    CARD_THE,
    DO_MOVE,
    DO_PLACE,
    DOINGS,
    FACE_THE,
    MOVE_AT,
    PERK,
    REGION_THE,
    ROW_COST,
    SEA,
    TOKEN_THE,
)
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.state import CHOICE, EXTRA, THEFT, TOKENS, token_plan

# Families that name a region and nothing else, from the last to the first.
REGIONAL: Final = (
    (BUILD, "do-build"),
    (PLACE, "do-place"),
    (NEUTRAL_ARMY, "do-neutral"),
    (OUTPOST, "do-outpost"),
    (TOKEN, "do-token"),
    (START, "do-start"),
)


def action(seen: LegendsObservation, action: int) -> Message:
    """A legal action as a sentence."""
    if action >= MOVE:
        return move(seen, move_origin(action), move_target(action))
    if action >= DESTROY:
        region, colour = divmod(action - DESTROY, COLOURS)
        return words("do-destroy", region=REGION_THE[region], owner=owner(colour))
    if TAKE <= action < PLACE:
        return take(seen, action - TAKE)
    if BID <= action < TAKE:
        return words("do-bid", n=action - BID)
    for family, sentence in REGIONAL:
        if action >= family:
            return words(sentence, region=REGION_THE[action - family])
    if action >= CENTRE:
        number = action - CENTRE
        isle = FACE_THE[seen.layout[number] // 4]
        return words("do-centre", slot=slot(shape(seen), number), isle=isle)
    if action >= LAY:
        face, turn = divmod(action - LAY, 4)
        return words("do-lay", isle=FACE_THE[face], n=turn)
    if action >= PART:
        return part(seen, action - PART)
    return words("do-steal") if action == STEAL else refuse(seen)


def take(seen: LegendsObservation, card: int) -> Message:
    price = ROW_COST[seen.row.index(card)]
    the = CARD_THE[card]
    if seen.phase == EXTRA:
        return words("do-take-extra", card=the, price=amount("price", price), effects=effects(card))
    return words("do-take", card=the, price=amount("price", price), effects=effects(card))


def part(seen: LegendsObservation, number: int) -> Message:
    doing = DOINGS[CARD_DO[seen.card * 2 + number]]
    return words("do-part-" + doing, n=worth(seen, seen.seat, seen.card, number))


def worth(seen: LegendsObservation, seat: int, card: int, number: int) -> int:
    """What a part is good for to a seat that takes the card, or has it.

    Abilities add to it, those of the card itself too; no more armies can be placed than are left.
    """
    at = card * 2 + number
    n = CARD_N[at]
    perk = {DO_PLACE: ARMY_AT, DO_MOVE: MOVE_AT}.get(CARD_DO[at])
    if perk is not None:
        n += seen.perks[seat] >> perk & PERK
        if not seen.owned[seat] >> card & 1:
            n += CARD_PERKS[card] >> perk & PERK
    return min(n, seen.supply[seat]) if CARD_DO[at] == DO_PLACE else n


def move(seen: LegendsObservation, origin: int, target: int) -> Message:
    ends = {origin, target}
    kinds = [kind for one, other, kind in seen.links if {one, other} == ends]
    the = {"origin": REGION_THE[origin], "target": REGION_THE[target]}
    if all(kind == SEA for kind in kinds):
        return words("do-sail", n=sea_cost(seen), **the)
    return words("do-move", **the)


def refuse(seen: LegendsObservation) -> Message:
    """DONE, in the words of what is asked."""
    if seen.phase == TOKENS:
        token = token_plan(seen.options)[seen.step]
        return words("do-leave-out", token=TOKEN_THE[token])
    if seen.phase == CHOICE:
        return words("do-neither")
    if seen.phase == THEFT:
        return words("do-spare")
    if seen.phase == EXTRA:
        return words("do-take-no-more")
    return words("do-stop-" + DOINGS[CARD_DO[seen.card * 2 + seen.step]])
