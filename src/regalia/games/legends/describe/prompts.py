"""Where the game stands, and what is asked of whom."""

from collections.abc import Callable
from typing import Final

from regalia.core.message import Message, Seat
from regalia.games.legends.actions import DONE
from regalia.games.legends.describe.terms import amount, player, slot, words
from regalia.games.legends.material import (
    ARMIES,
    CARD_THE,
    CARDS_EACH,
    FLYING_AT,
    GRIMOIRE,
    LONG_GAMES,
    NEUTRAL_ARMIES,
    PERK,
    SEA_COST,
    SHAPE_SLUG,
    SLOTS,
    TOKEN_THE,
    UNTURNED,
)
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.scoring import FROM_PAST
from regalia.games.legends.state import (
    BIDS,
    BOARDS,
    CHOICE,
    CONSTRUCTION,
    DESTRUCTION,
    EXTRA,
    MOVEMENT,
    NEUTRALS,
    OUTPOST_ARMIES,
    PLACEMENT,
    ROW,
    START_TOKEN,
    THEFT,
    TOKENS,
    token_plan,
)
from regalia.text.words import first


def where(seen: LegendsObservation) -> Message:
    """Setting up, bidding, or which round it is."""
    if seen.over:
        return words("where-over")
    if seen.phase < BIDS:
        here = words("where-setup")
    elif seen.phase == BIDS:
        here = words("where-bids")
    elif seen.phase == EXTRA:
        here = words("where-extra")
    else:
        rounds = CARDS_EACH[seen.options.seats]
        done = (rounds * seen.options.seats - seen.turns) // seen.options.seats
        here = words("where-round", n=done + 1, total=rounds)
    if seen.options["long_game"]:
        return words("where-long", n=seen.game_number + 1, total=LONG_GAMES, here=here)
    return here


def prompt(seen: LegendsObservation) -> Message:
    """What the observing seat is asked, or whom it waits for, or who has won."""
    if seen.over:
        return winner(seen)
    if seen.seat not in seen.to_act:
        return words("prompt-wait", seats=[Seat(seat) for seat in seen.to_act])
    return ASK[seen.phase](seen)


def plain(id: str) -> Callable[[LegendsObservation], Message]:
    """A question that needs nothing but itself."""
    return lambda seen: words(id)


def shape(seen: LegendsObservation) -> int:
    """How the boards lie."""
    return SHAPE_SLUG.index(str(seen.options["shape"]))


def boards(seen: LegendsObservation) -> Message:
    if len(seen.layout) == SLOTS:
        return words("prompt-centre")
    return words("prompt-board", slot=slot(shape(seen), len(seen.layout)))


def tokens(seen: LegendsObservation) -> Message:
    order = token_plan(seen.options)
    token = order[seen.step]
    n, total = order[: seen.step].count(token) + 1, order.count(token)
    if token == UNTURNED:
        return words("prompt-face-down", n=n, total=total)
    skip = "yes" if DONE in seen.legal else "no"
    return words("prompt-token", token=TOKEN_THE[token], n=n, total=total, skip=skip)


def neutrals(seen: LegendsObservation) -> Message:
    return words("prompt-neutral", n=seen.step + 1, total=NEUTRAL_ARMIES)


def choice(seen: LegendsObservation) -> Message:
    return words("prompt-choice", card=first(CARD_THE[seen.card]))


def placement(seen: LegendsObservation) -> Message:
    return words("prompt-place", n=seen.left)


def movement(seen: LegendsObservation) -> Message:
    return words("prompt-move", n=seen.left)


def sea_cost(seen: LegendsObservation) -> int:
    """What a sea step costs the observer now."""
    return max(1, SEA_COST - (seen.perks[seen.seat] >> FLYING_AT & PERK))


def theft(seen: LegendsObservation) -> Message:
    return words("prompt-theft", victim=player(seen.victim))


ASK: Final[dict[int, Callable[[LegendsObservation], Message]]] = {
    BOARDS: boards,
    START_TOKEN: plain("prompt-start"),
    TOKENS: tokens,
    OUTPOST_ARMIES: plain("prompt-outpost"),
    NEUTRALS: neutrals,
    BIDS: plain("prompt-bid"),
    ROW: plain("prompt-take"),
    CHOICE: choice,
    PLACEMENT: placement,
    MOVEMENT: movement,
    CONSTRUCTION: plain("prompt-build"),
    DESTRUCTION: plain("prompt-destroy"),
    THEFT: theft,
    EXTRA: plain("prompt-extra"),
}


def winner(seen: LegendsObservation) -> Message:
    """Who has won, and by what (EL-9.11, EL-10.6, EL-15.2)."""
    seats = range(seen.options.seats)
    totals = [sum(sheet) for sheet in seen.sheets]
    points = amount("point", max(totals))
    if seen.options["long_game"]:
        last = [total - seen.sheets[seat][FROM_PAST] for seat, total in enumerate(totals)]
        trail = [(totals, ""), (last, "-last")]
    else:
        trail = [
            (totals, ""),
            ([seen.finds[seat] >> GRIMOIRE & 1 for seat in seats], "-grimoire"),
            (list(seen.coins), "-coins"),
            ([ARMIES - seen.supply[seat] - seen.captured[seat] for seat in seats], "-armies"),
            ([seen.sheets[seat][0] for seat in seats], "-regions"),
        ]
    best = list(seats)
    for numbers, reason in trail:
        most = max([numbers[seat] for seat in best])
        best = [seat for seat in best if numbers[seat] == most]
        if len(best) == 1:
            return words("prompt-over" + reason, seat=Seat(best[0]), points=points)
    return words("prompt-over-shared", winners=[player(seat) for seat in best], points=points)
