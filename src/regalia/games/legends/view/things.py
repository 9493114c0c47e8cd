"""Cards, regions, tokens and warlords of Legends, with what is printed on them."""

from dataclasses import dataclass
from typing import Final

from regalia.games.legends.describe.terms import effects
from regalia.games.legends.material import (
    CARD_DO,
    CARD_FAMILY,
    CARD_MODE,
    CARD_N,
    CARD_NAME,
    CARD_SLUG,
    CARDS,
    DOINGS,
    FACE_SLUG,
    FAMILY_SLUG,
    ISLAND_SLUG,
    MODES,
    NONE,
    REGION_FACE,
    REGION_ISLAND,
    REGION_NAME,
    REGION_SLUG,
    REGIONS,
    TOKEN_KIND,
    TOKEN_NAME,
    TOKEN_SLUG,
    TOKENS,
    WARLORD_NAME,
    WARLORD_SLUG,
    WARLORD_TEXT,
    WARLORDS,
)
from regalia.text import say
from regalia.view import Record, Thing, catalogue


@dataclass(frozen=True, slots=True)
class Part(Record):
    """One part of a card's action: "place 4"."""

    do: str  # place, move, build or destroy
    amount: int


@dataclass(frozen=True, slots=True, repr=False)
class Card(Thing):
    """A card; what it costs depends on its place in the row."""

    family: str | None
    mode: str  # single; "and", both parts in turn; "or", one of them
    parts: tuple[Part, ...]
    effect: str


@dataclass(frozen=True, slots=True, repr=False)
class Region(Thing):
    """A region of a board."""

    board: str  # the face it is printed on
    island: str


@dataclass(frozen=True, slots=True, repr=False)
class Token(Thing):
    """An exploration, a citadel or an encounter."""

    kind: str


@dataclass(frozen=True, slots=True, repr=False)
class Warlord(Thing):
    """A warlord that leads a player."""

    effect: str


_TOKEN_RULES: Final = {"exploration": "EL-10.1", "citadel": "EL-11.2", "encounter": "EL-12.1"}
_WARLORD_RULES: Final = ("EL-13.2", "EL-13.4", "EL-13.5", "EL-13.8")


def _parts(card: int) -> tuple[Part, ...]:
    both = (card * 2, card * 2 + 1)
    return tuple([Part(DOINGS[CARD_DO[at]], CARD_N[at]) for at in both if CARD_DO[at] != NONE])


CARD_FACES: Final = catalogue(
    [
        Card(
            slug=CARD_SLUG[id],
            name=CARD_NAME[id].en,
            french=CARD_NAME[id].fr,
            rule="EL-5.1",
            family=None if CARD_FAMILY[id] == NONE else FAMILY_SLUG[CARD_FAMILY[id]],
            mode=MODES[CARD_MODE[id]],
            parts=_parts(id),
            effect=say(effects(id)),
        )
        for id in range(CARDS)
    ]
)
REGION_PLACES: Final = catalogue(
    [
        Region(
            slug=REGION_SLUG[id],
            name=REGION_NAME[id].en,
            french=REGION_NAME[id].fr,
            rule="EL-2.1",
            board=FACE_SLUG[REGION_FACE[id]],
            island=ISLAND_SLUG[REGION_ISLAND[id]],
        )
        for id in range(REGIONS)
    ]
)
# Token and warlord n are at n - 1: 0 is none.
TOKEN_FACES: Final = catalogue(
    [
        Token(
            slug=TOKEN_SLUG[id],
            name=TOKEN_NAME[id].en,
            french=TOKEN_NAME[id].fr,
            rule=_TOKEN_RULES.get(TOKEN_KIND[id], "EL-14.1"),
            kind=TOKEN_KIND[id],
        )
        for id in range(1, TOKENS + 1)
    ]
)
WARLORD_CARDS: Final = catalogue(
    [
        Warlord(
            slug=WARLORD_SLUG[id],
            name=WARLORD_NAME[id].en,
            french=WARLORD_NAME[id].fr,
            rule=_WARLORD_RULES[id - 1],
            effect=WARLORD_TEXT[id].en,
        )
        for id in range(1, WARLORDS + 1)
    ]
)
