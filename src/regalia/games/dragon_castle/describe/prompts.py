"""Where the game stands, and what is asked of whom."""

from typing import Final

from regalia.core.message import Message, Seat
from regalia.games.dragon_castle.actions import CALL, DESTROY, PAIR, SHRINE, TAKE
from regalia.games.dragon_castle.describe.terms import player, points, shrines, words
from regalia.games.dragon_castle.material import (
    BEAUTY,
    CHANGE,
    COUNTDOWN,
    CUNNING,
    DECEPTION,
    DEPTHS,
    DESTRUCTION,
    ELEGANCE,
    NO_TILE,
    SPIRIT_THE,
    STRENGTH,
    TILE_THE,
    TILE_TYPE,
    TYPE_PLURAL,
    WIND,
)
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.phases.building import ASK_FAITH, BY_FAITH
from regalia.games.dragon_castle.state import (
    ACTION,
    BUILDING,
    CLOSING,
    JUDGING,
    OPENING,
    PLACING,
    SPIRIT,
)
from regalia.games.dragon_castle.wind import PICK_UP, TURN
from regalia.text.words import first

# What a Spirit asks for that asks once.
PROMPT: Final = {
    BEAUTY: "prompt-beauty",
    CHANGE: "prompt-change",
    CUNNING: "prompt-cunning",
    DECEPTION: "prompt-deception",
    DESTRUCTION: "prompt-destruction",
}


def where(seen: DragonCastleObservation) -> Message:
    """The round, and whether it is the last."""
    if seen.over:
        return words("where-over")
    if COUNTDOWN - seen.track >= seen.options.seats:
        return words("where-last", n=seen.round)
    return words("where", n=seen.round)


def prompt(seen: DragonCastleObservation) -> Message:
    """What the observing seat is asked, or whom it waits for, or who has won."""
    if seen.over:
        return winner(seen)
    if seen.seat not in seen.to_act:
        return words("prompt-wait", seats=[Seat(seat) for seat in seen.to_act])
    return ASK[seen.phase](seen)


def opening(seen: DragonCastleObservation) -> Message:
    if (seen.used >> ELEGANCE) & 1:
        return words("prompt-take-elegance")
    if CALL not in seen.legal:
        return words("prompt-take", n=max(seen.castle))
    takes = [action for action in seen.legal if TAKE <= action < PAIR]
    return words("prompt-take-call") if takes else words("prompt-call")


def action(seen: DragonCastleObservation) -> Message:
    tile = TILE_THE[seen.one]
    pairs = any(PAIR <= action < DESTROY for action in seen.legal)
    if pairs and SHRINE in seen.legal:
        return words("prompt-action", tile=tile)
    return words("prompt-action-few", tile=tile)


def placing(seen: DragonCastleObservation) -> Message:
    tiles = [TILE_THE[tile] for tile in (seen.one, seen.two) if tile != NO_TILE]
    if len(tiles) == 2 and tiles[0] == tiles[1]:
        return words("prompt-place-pair", tile=tiles[0])
    return words("prompt-place", tiles=tiles)


def judging(seen: DragonCastleObservation) -> Message:
    return words("prompt-judge")


def building(seen: DragonCastleObservation) -> Message:
    if seen.step == ASK_FAITH:
        return words("prompt-faith")
    if seen.step == BY_FAITH:
        return words("prompt-faith-build")
    return words("prompt-build", shrines=shrines(seen.reserve[seen.seat]))


def closing(seen: DragonCastleObservation) -> Message:
    return words("prompt-close")


def spirit(seen: DragonCastleObservation) -> Message:
    name = first(SPIRIT_THE[seen.spirit])
    if seen.spirit == WIND:
        if seen.step == TURN:
            return words("prompt-wind-flip", spirit=name)
        if seen.step == PICK_UP:
            return words("prompt-wind-lift", spirit=name)
        return words("prompt-wind-set", spirit=name)
    if seen.spirit == STRENGTH:
        id = ("lift", "set", "lift-again", "set-again")[seen.step]
        return words("prompt-strength-" + id, spirit=name)
    if seen.spirit == DEPTHS:
        return words("prompt-depths", spirit=name, types=TYPE_PLURAL[TILE_TYPE[seen.one]])
    if seen.spirit == ELEGANCE:
        return words("prompt-elegance", spirit=name, tile=TILE_THE[seen.one])
    return words(PROMPT[seen.spirit], spirit=name)


ASK: Final = {
    OPENING: opening,
    ACTION: action,
    PLACING: placing,
    JUDGING: judging,
    BUILDING: building,
    CLOSING: closing,
    SPIRIT: spirit,
}


def winner(seen: DragonCastleObservation) -> Message:
    """Who has won, and by what: points, then stacks topped face down, then shrines (DC-10.2)."""
    most_points = points(max(seen.points))
    down = [mask.bit_count() for mask in seen.down]
    shrined = [mask.bit_count() for mask in seen.shrined]
    best = list(range(len(seen.points)))
    for numbers, sentence in (
        (list(seen.points), words("prompt-over", points=most_points)),
        (down, words("prompt-over-stacks", points=most_points)),
        (shrined, words("prompt-over-shrines", points=most_points)),
    ):
        most = max([numbers[seat] for seat in best])
        best = [seat for seat in best if numbers[seat] == most]
        if len(best) == 1:
            sentence.args["seat"] = Seat(best[0])
            return sentence
    return words("prompt-over-shared", winners=[player(seat) for seat in best], points=most_points)
