"""What a state of the World consists of; `scripts/fields wonderful_world` writes the rest."""

from typing import Final

from regalia.core.fields import Cards, Declaration, One, PerSeat, Rows, Shared, Shown, Together
from regalia.core.shapes import Bag, BySeat, Few, Number, Packed, Parts, Row
from regalia.games.wonderful_world.area import Area
from regalia.games.wonderful_world.material import (
    CARDS,
    EMPIRES,
    KINDS,
    NO_TARGET,
    NONE,
    PICKS,
    RESOURCES,
    ROUNDS,
    SCENARIO_SLUG,
    SIDES,
    SOLO_POOLS,
)

SEATS: Final = 7
MANY: Final = 9999  # more than anybody ever owns
EVERYBODY: Final = (1 << SEATS) - 1  # masks have a bit per seat
EVERY_SITE: Final = (256 << 37) - 1  # a card and its free slots, as in `wonderful.sites`
EVERY_PURSE: Final = (1 << 40) - 1  # as in `wonderful.purse`
CARD_ROW: Final = "tuple[int, ...]"
TWO_ROWS: Final = "tuple[tuple[int, ...], tuple[int, ...]]"
PAIR: Final = "tuple[int, int]"

COUNT: Final = Number(0, MANY, plain=True)
BAG: Final = Bag(CARDS)
SITE: Final = Packed(
    ("card", 37, 8), *[(f"free{kind}", kind * 4, 4) for kind in range(8)], ("noted", 32, 5)
)
AREA: Final = Parts(
    ("sites", Few(SITE, 48)),  # five rounds bring 35 cards, and a campaign may let some be kept
    ("built", BAG),
    ("cubes", COUNT),
    ("krystallium", COUNT),
    ("generals", COUNT),
    ("financiers", COUNT),
    ("loose", COUNT),
    make=Area,
)
TWO_BAGS: Final = Row(BAG, 2)
TWO_COUNTS: Final = Row(COUNT, 2)
COUNT_BY_SEAT: Final = BySeat(COUNT, SEATS)
FLAG: Final = Number(0, 1)

FIELDS: Final = Declaration(
    "wonderful_world",
    "World",
    # Read from the options.
    One("ascension", "whether Corruption & Ascension is in play", 0, 1, in_key=False, inner=True),
    One("war", "whether there is a step after Exploration", 0, 1, in_key=False, inner=True),
    One("corrupts", "whether anything has corruption", 0, 1, in_key=False, inner=True),
    One("reshuffles", "whether a pile becomes a deck", 0, 1, in_key=False, inner=True),
    One("rounds", "how many are played", 1, MANY, ROUNDS, in_key=False, inner=True),
    One("goal", "a winner needs `least` of it", 0, NO_TARGET, NO_TARGET, in_key=False, inner=True),
    One("least", "how many of the goal", 0, MANY, in_key=False, inner=True),
    Shared("bounty", "by kind: produced more, or less", CARD_ROW, in_key=False, inner=True),
    Shared("supremacy", "by step: the character, or none", in_key=False, inner=True),
    Shared("badges", "by target: points for everybody", in_key=False, inner=True),
    Together(
        One("round", "the round, 0 for the first", 0, MANY),
        One("step", "the step of production", 0, RESOURCES),
        One("pick", "how many cards of this round were drafted", 0, PICKS),
        One("sequence", "of a lone player's planning", 0, 1),
        One("stage", "what a lone player is asked inside an exchange", 0, 3),
        One("opened", "pools a lone player has opened", 0, SOLO_POOLS * ROUNDS),
    ),
    Together(
        One("side", "the side of all Empire cards", 0, len(SIDES) - 1),
        One("scenario", "a lone player's scenario", NONE, len(SCENARIO_SLUG) - 1, NONE),
        One("apart", "decks whose unopened pools lie apart, a bit each", 0, 3),
        One("due", "who owes the choice of a character", 0, EVERYBODY, inner=True),
        One("chosen", "of those who owed it, who took a Financier", 0, EVERYBODY, inner=True),
        One("shown_due", "who owed it when the others last saw", 0, EVERYBODY, inner=True),
    ),
    PerSeat("rows", "the Empire: empire * 6 + side", 0, EMPIRES * len(SIDES) - 1),
    Shown(
        "areas",
        "as everybody saw them last",
        type="tuple[Area, ...]",
        holds=BySeat(AREA, SEATS),
    ),
    Shown(
        "due",
        "a bit for each seat that owed a choice when the step began",
        type="int",
        holds=Number(0, EVERYBODY),
    ),
    Together(
        Cards("decks", "face down: base, and C&A", "deck", 2, inner=True),
        Cards("pools", "a lone player's unopened pools, once apart", "deck", 2, inner=True),
        Shared("pile", "face-up discards", inner=True),
        Shared(
            "buried",
            "draft leftovers, known to all players and to no spectator",
            seen_by="plays",
            holds=BAG,
        ),
    ),
    Shown(
        "buried_backs",
        "how many of them have the base back, and the other",
        type=PAIR,
        holds=TWO_COUNTS,
    ),
    Shown("pile", "face-up discards, sorted", type=CARD_ROW, holds=BAG),
    Shown(
        "pools",
        "a lone player's unopened pools, once they are all that is left",
        type=TWO_ROWS,
        holds=TWO_BAGS,
    ),
    Shown(
        "deck_sizes",
        "what can be drawn; unopened pools are no part of it",
        type=PAIR,
        holds=TWO_COUNTS,
    ),
    Shown(
        "unseen",
        "by elimination: decks and whatever else is hidden, by back",
        type=TWO_ROWS,
        holds=TWO_BAGS,
    ),
    Shown("hand_sizes", "cards in hand", holds=COUNT_BY_SEAT),
    Shown("hand_backs", "how many of them are C&A cards", holds=COUNT_BY_SEAT),
    Together(
        Cards(
            "hands",
            "a hand that the seat has held this round, sorted",
            seen_by="sees_hand",
            holds=BAG,
        ),
        PerSeat("sealed", "the card drafted", NONE, CARDS - 1, start=NONE, own=True),
        Cards("drafts", "the Draft area, as last revealed", holds=BAG),
        Cards("todo", "what is left to plan, a lone player's hand", own=True, holds=BAG),
    ),
    Shared("drawn", "what an exchange lets a lone player choose from", holds=BAG),
    Rows("sites", "cards under construction, ascending", 0, EVERY_SITE, inner=True),
    Together(
        Cards("built", "finished cards, in the order of construction", inner=True),
        PerSeat("purse", "what lies on the Empire card", 0, EVERY_PURSE, counted=True, inner=True),
        Cards("scrap", "cards recycled or discarded in this window", own=True, holds=BAG),
    ),
    Shared("recycled", "those recycled, each after its seat", in_key=False, inner=True),
    Shown("recycled", "those of the seat that were recycled", type=CARD_ROW, holds=BAG),
    Shown(
        "mine",
        "their own area, changing while the others cannot see it",
        type="Area",
        holds=AREA,
    ),
    Shown("owes", "whether the seat owes the choice of a character", type="bool", holds=FLAG),
    Shown("chosen", "whether it took a Financier, where a choice was due", type="bool", holds=FLAG),
    Together(
        PerSeat("counts", "production of this step", 0, MANY),
        PerSeat("loose", "cubes of this step not placed yet", 0, MANY, counted=True, inner=True),
        PerSeat(
            "carried",
            "the kind of a recycled cube not placed yet",
            NONE,
            KINDS - 1,
            start=NONE,
            own=True,
        ),
    ),
    # What others last saw.
    Rows("shown_sites", "the sites as the others saw them last", 0, EVERY_SITE, inner=True),
    Together(
        Cards("shown_built", "finished cards as the others saw them last", inner=True),
        PerSeat("shown_purse", "the purse as the others saw it last", 0, EVERY_PURSE, inner=True),
        PerSeat("shown_loose", "loose cubes as the others saw them last", 0, MANY, inner=True),
    ),
    begins=("(self.phase, self.pending, self.window, self.rng.count, self.shown)",),
    imports=("from regalia.games.wonderful_world.area import Area",),
    seats=SEATS,
    phases=("production", "planning", "draft"),
)
