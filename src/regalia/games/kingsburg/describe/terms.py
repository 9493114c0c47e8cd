"""The small terms that sentences are made of: goods, points, dice, groups, names."""

from functools import cache

from regalia.core.message import Message, Name
from regalia.games.kingsburg.actions import (
    GROUP_COLOURED,
    GROUP_MARKET,
    GROUP_TOKEN,
    GROUP_WHITE,
    MARKET_UP,
    MIX_COUNT,
)
from regalia.games.kingsburg.dice import FACES
from regalia.games.kingsburg.material import (
    ENEMY_KIND,
    ENEMY_LOSS,
    ENEMY_REWARD,
    GOOD_SLUG,
    GOODS_ANY,
    KIND_THE,
    LOSS_BUILDINGS,
    LOSS_VP,
    LOSS_WIDTH,
)
from regalia.text.words import Words

words = Words("kingsburg")
player = words.player


@cache
def amount(what: str, n: int) -> Message:
    """So many of something countable: `gold`, `any`, `building`, `point`, …"""
    return words(what, n=n)


def goods(gold: int, wood: int, stone: int) -> list[Message]:
    """The goods that are there."""
    return [amount(GOOD_SLUG[kind], n) for kind, n in enumerate((gold, wood, stone)) if n]


@cache
def mix_goods(number: int) -> list[Message]:
    """A mix of goods."""
    at = number * 3
    return goods(MIX_COUNT[at], MIX_COUNT[at + 1], MIX_COUNT[at + 2])


@cache
def die(face: int) -> Message:
    """One coloured or neutral die."""
    return words("die", n=face)


@cache
def white_die(face: int) -> Message:
    """One white die."""
    return words("white-die", n=face)


def token() -> Message:
    """One +2 token."""
    return words("token")


@cache
def roll(coloured: int, white: int) -> list[object]:
    """Freshly rolled dice, one by one, the highest first."""
    dice: list[object] = [str(face) for face in reversed(FACES[coloured])]
    return dice + [white_die(face) for face in reversed(FACES[white])]


@cache
def handful(dice: int) -> Message | str:
    """Dice placed together: "a 3", "5+3"."""
    faces = FACES[dice]
    if len(faces) == 1:
        return die(faces[0])
    return "+".join([str(face) for face in reversed(faces)])


@cache
def group_parts(number: int) -> list[object]:
    """Everything that makes up a group: "5+3, a white 2, a +2 token and the Market (−1)"."""
    parts: list[object] = [handful(GROUP_COLOURED[number])]
    parts += [white_die(face) for face in reversed(FACES[GROUP_WHITE[number]])]
    if GROUP_TOKEN[number]:
        parts.append(token())
    if GROUP_MARKET[number]:
        up = GROUP_MARKET[number] == MARKET_UP
        parts.append(words("market-up") if up else words("market-down"))
    return parts


def enemy_name(enemy: int) -> Name:
    """The enemy with its article: "the Orcs"."""
    return KIND_THE[ENEMY_KIND[enemy]]


@cache
def enemy_loss(enemy: int) -> list[Message]:
    """What a defeat costs."""
    at = enemy * LOSS_WIDTH
    return stakes(list(ENEMY_LOSS[at : at + LOSS_WIDTH]))


@cache
def enemy_reward(enemy: int) -> list[Message]:
    """What a victory brings."""
    at = enemy * LOSS_WIDTH
    return stakes(list(ENEMY_REWARD[at : at + LOSS_WIDTH]))


def stakes(row: list[int]) -> list[Message]:
    """One side of an enemy card, in its order from top to bottom."""
    out = goods(row[0], row[1], row[2])
    for column, what in ((GOODS_ANY, "any"), (LOSS_BUILDINGS, "building"), (LOSS_VP, "point")):
        if row[column]:
            out.append(amount(what, row[column]))
    return out
