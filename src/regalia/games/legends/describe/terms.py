"""The small terms that sentences are made of: coins, armies, regions, cards and what they do."""

from functools import cache

from regalia.core.message import Message, Seat
from regalia.games.legends.actions import NEUTRAL
from regalia.games.legends.material import (
    AND,
    CARD_COINS,
    CARD_DO,
    CARD_MODE,
    CARD_N,
    CARD_PER_COINS,
    CARD_PER_FAMILY,
    CARD_PER_FLYING,
    CARD_PERKS,
    CARD_SET_COUNT,
    CARD_SET_FAMILY,
    CARD_SET_VP,
    DOINGS,
    FAMILY_CARD,
    NONE,
    PERK,
    PERKS,
    SINGLE,
    SLOT_SLUG,
)
from regalia.text.words import Words

words = Words("legends")
player = words.player


def owner(colour: int) -> Message:
    """Whose army it is: "yours", a name, or nobody's."""
    return words("owner-neutral") if colour == NEUTRAL else words("owner", seat=Seat(colour))


@cache
def amount(what: str, n: int) -> Message:
    """So many of something countable: `coin`, `army`, `point`, …"""
    return words(what, n=n)


@cache
def slot(shape: int, number: int) -> Message:
    """A place of the map's boards: "west", "north-east"."""
    return words("slot-" + SLOT_SLUG[shape][number])


@cache
def part(card: int, number: int) -> Message:
    """One part of a card as printed: "place 4"."""
    at = card * 2 + number
    return words("part-" + DOINGS[CARD_DO[at]], n=CARD_N[at])


@cache
def parts(card: int) -> Message:
    """The action of a card as printed: "place 4 + destroy 1"."""
    if CARD_MODE[card] == SINGLE:
        return part(card, 0)
    both = "part-and" if CARD_MODE[card] == AND else "part-or"
    return words(both, one=part(card, 0), other=part(card, 1))


@cache
def abilities(card: int) -> list[Message]:
    """What a card gives for good, or at the end."""
    found = []
    for slug, at in PERKS.items():
        if n := (CARD_PERKS[card] >> at) & PERK:
            found.append(words("ability-" + slug.replace("_", "-"), n=n))
    if CARD_COINS[card]:
        found.append(words("ability-coins", n=CARD_COINS[card]))
    if CARD_PER_FAMILY[card] != NONE:
        found.append(words("ability-per-family", family=FAMILY_CARD[CARD_PER_FAMILY[card]]))
    if CARD_SET_FAMILY[card] != NONE:
        family = FAMILY_CARD[CARD_SET_FAMILY[card]]
        count, vp = CARD_SET_COUNT[card], CARD_SET_VP[card]
        found.append(words("ability-set", family=family, n=count, total=vp))
    if CARD_PER_FLYING[card]:
        found.append(words("ability-per-flying"))
    if CARD_PER_COINS[card]:
        found.append(words("ability-per-coins", n=CARD_PER_COINS[card]))
    return found


@cache
def effects(card: int) -> Message:
    """All that is printed on a card besides its name."""
    return words("effects", parts=parts(card), abilities=abilities(card))
