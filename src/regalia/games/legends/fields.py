"""What a state of Legends consists of; `scripts/fields legends` writes the rest from it."""

from typing import Final

from regalia.core.fields import Common, Declaration, Listing, One, PerSeat, Shared, Shown, Together
from regalia.core.shapes import Bag, Few, Number, Packed, Parts
from regalia.games.legends.actions import COLOURS
from regalia.games.legends.material import (
    ARMIES,
    CARDS,
    CITIES,
    FACES,
    LAND,
    LONG_GAMES,
    NOBODY,
    NOWHERE,
    POISON_SWAMP,
    PORTAL,
    REGIONS,
    ROW_SIZE,
    SHEET_LINES,
    SLOTS,
    TOKENS,
    UNKNOWN,
    UNTURNED,
    WARLORDS,
)

SEATS: Final = 4
MANY: Final = 9999  # more than anybody ever owns
EVERY_REGION: Final = (1 << REGIONS) - 1  # masks have a bit per thing
EVERY_CARD: Final = (1 << CARDS) - 1
EVERY_PIECE: Final = (1 << 33) - 1

REGION: Final = Number(0, REGIONS - 1, plain=True)
LINK: Final = Parts(("from", REGION), ("to", REGION), ("kind", Number(LAND, PORTAL)))
MOST_LINKS: Final = REGIONS * 3  # no region has more than six neighbours
# As in `state`: five bits of armies for each colour, then two bits of cities for each player.
PIECES: Final = Packed(
    *[(f"armies{colour}", colour * 5, 5) for colour in range(COLOURS)],
    *[(f"cities{seat}", 25 + seat * 2, 2) for seat in range(SEATS)],
)
PERKS: Final = Packed(*[(f"perk{perk}", perk * 5, 5) for perk in range(5)])

FIELDS: Final = Declaration(
    "legends",
    "Legends",
    One("flags", "open rulings, read from the options", 0, 7, in_key=False, inner=True),
    Shared("plan", "the tokens to be put on the map, in this order", in_key=False, inner=True),
    Together(
        One("game_number", "which game of a long game, 0 for the first", 0, LONG_GAMES - 1),
        PerSeat("past", "points of the games before this one", -MANY, MANY, counted=True),
        One("setup_player", "who sets up", NOBODY, SEATS - 1, NOBODY),
    ),
    Together(
        One("first", "who began", NOBODY, SEATS - 1, NOBODY),
        One("turn", "whose turn it is", NOBODY, SEATS - 1, NOBODY),
        One("turns", "how many turns are still to come, this one included", 0, CARDS),
    ),
    Together(
        One("step", "how far a series of questions, or which part of a card", 0, 99),
        One("card", "the card whose action is being carried out", NOBODY, CARDS - 1, NOBODY),
        One("left", "armies or movement points left in this part", 0, 99),
        One("victim", "whom the Bandit King may rob", NOBODY, SEATS - 1, NOBODY),
    ),
    # The map seldom changes, so it is kept in things that cannot change and are shared.
    Shared("regions", "in play, ascending", in_key=False, holds=Bag(REGIONS)),
    Shared(
        "links",
        "region, region, kind",
        "tuple[tuple[int, int, int], ...]",
        in_key=False,
        holds=Few(LINK, MOST_LINKS),
    ),
    Shared("ways", "the neighbours of each region, as in `ways_of`", in_key=False, inner=True),
    Together(
        Listing("layout", "by slot: face * 4 + turn", 0, FACES * 4 - 1, bound=SLOTS),
        One("centre", "the slot of the central board", NOWHERE, SLOTS - 1, NOWHERE),
        One("start", "the start region", NOWHERE, REGIONS - 1, NOWHERE),
        One("outpost", "where everybody's fifth army began", NOWHERE, REGIONS - 1, NOWHERE),
    ),
    Together(
        Common(
            "tokens",
            "what lies on a region",
            0,
            UNTURNED,
            "region",
            REGIONS,
            seen_by="knows_token",
            unseen=UNTURNED,
            packed=True,
        ),
        One("face_down", "regions whose token lies face down", 0, EVERY_REGION),
        One(
            "bag",
            "face-down tokens that nobody has looked at yet, a bit per token",
            0,
            (2 << POISON_SWAMP) - 2,
            inner=True,
        ),
        PerSeat("looked", "regions whose face-down token a seat has looked at", 0, EVERY_REGION),
    ),
    Common(
        "board",
        "by region: armies and cities, as in `state`",
        0,
        EVERY_PIECE,
        "region",
        REGIONS,
        holds=PIECES,
    ),
    Shown(
        "holders",
        "by region in play: the colour that controls it, or -1",
        holds=Few(Number(-1, COLOURS - 1), REGIONS),
    ),
    Together(
        Common(
            "supply",
            "armies of a colour in supply",
            0,
            ARMIES,
            "colour",
            COLOURS,
            counted=True,
            start=ARMIES,
            rule="EL-1.2",
        ),
        PerSeat("cities", "cities in supply", 0, CITIES, counted=True, start=CITIES, rule="EL-1.2"),
        PerSeat("captured", "armies of a seat on the Sorceress's card", 0, ARMIES, counted=True),
    ),
    Together(
        PerSeat("coins", "coins", 0, MANY, counted=True, rule="EL-5.2"),
        PerSeat(
            "perks",
            "lasting abilities, five bits each",
            0,
            (1 << 25) - 1,
            counted=True,
            holds=PERKS,
        ),
        PerSeat("owned", "a bit per card", 0, EVERY_CARD),
        PerSeat("finds", "a bit per token", 0, (2 << TOKENS) - 1),
    ),
    PerSeat("warlords", "the warlord that leads a seat", 0, WARLORDS),
    Together(
        Listing("row", "the cards on offer, the cheapest first", 0, CARDS - 1, bound=ROW_SIZE),
        One("deck", "the cards that may still come, a bit per card", 0, EVERY_CARD),
        PerSeat(
            "bids",
            "coins bid for the first turn",
            UNKNOWN,
            MANY,
            start=UNKNOWN,
            seen_by="sees_bid",
            unseen=UNKNOWN,
        ),
    ),
    Shown(
        "sheets",
        "points by line of the score sheet, if the game ended now",
        SHEET_LINES,
        holds=Number(-MANY, MANY),
    ),
    seats=SEATS,
    phases=(
        "movement",
        "placement",
        "row",
        "choice",
        "construction",
        "destruction",
        "theft",
        "refill",
        "neutrals",
        "tokens",
        "bids",
        "boards",
        "start_token",
        "outpost_armies",
        "extra",
        "setup",
        "deal",
        "tally",
    ),
)
