"""What a state of Kingsburg consists of; `scripts/fields kingsburg` writes the rest from it."""

from typing import Final

from regalia.core.fields import Declaration, Listing, One, PerSeat, Together
from regalia.games.kingsburg.dice import HANDS, WHITE_HANDS
from regalia.games.kingsburg.material import (
    ADVISORS,
    BUILDINGS,
    ENEMIES,
    NOBODY,
    UNKNOWN,
    WINTER,
    YEARS,
)

SEATS: Final = 5
MANY: Final = 9999  # more than anybody ever owns
EVERYBODY: Final = (1 << SEATS) - 1  # masks have a bit per seat

FIELDS: Final = Declaration(
    "kingsburg",
    "Kingsburg",
    Together(
        One("year", "the year, 0 for the first", 0, YEARS - 1),
        One("season", "the season of a year, spring first; 4 when winter is over", 0, WINTER + 1),
        PerSeat("order", "the seat at a place of the turn order (KB-0.4)", 0, SEATS - 1, "place"),
        One("turn", "whose turn in `order`, or which group at court is helped", -1, ADVISORS),
        One("step", "1 while the Envoy's second building is asked for", 0, 1),
        One("asked", "the seats a question goes to, where not all are asked", 0, EVERYBODY),
    ),
    PerSeat(
        "goods",
        "gold, wood and stone",
        0,
        MANY,
        each=3,
        column="kind",
        counted=True,
        rule="KB-18.1",
    ),
    PerSeat("tokens", "+2 tokens", 0, MANY, counted=True, rule="KB-18.1"),
    PerSeat("soldiers", "soldiers of this year", 0, MANY, counted=True, rule="KB-18.1"),
    PerSeat("built", "a bit per standing building", 0, (1 << BUILDINGS) - 1, rule="KB-18.2"),
    PerSeat("vp", "victory points, the sum of `tally`", -MANY, MANY, counted=True, in_key=False),
    PerSeat(
        "tally",
        "points by line of the score sheet",
        -MANY,
        MANY,
        each=9,
        column="line",
        counted=True,
    ),
    Together(
        One("aid", "who rolls the King's white die this spring", NOBODY, SEATS - 1, NOBODY),
        One("envoy", "who has the King's Envoy", NOBODY, SEATS - 1, NOBODY),
    ),
    Together(
        PerSeat("coloured", "coloured dice not placed yet, as a handful's id", 0, HANDS - 1),
        PerSeat("white", "white dice not placed yet, as a handful's id", 0, WHITE_HANDS - 1),
        PerSeat("totals", "the total of the roll that set the turn order", 0, 30),
    ),
    Together(
        One("passed", "the seats that place no more dice this season", 0, EVERYBODY),
        One("statue_used", "the seats that used the Statue this season", 0, EVERYBODY),
        One("chapel_used", "the seats that used the Chapel this season", 0, EVERYBODY),
        One("market_used", "the seats that used the Market this season", 0, EVERYBODY),
        One("token_used", "the seats that used a +2 token this season", 0, EVERYBODY),
    ),
    Together(
        Listing(
            "placed",
            "owner << 16 | group in the order of placing; a neutral group is a handful's id",
            0,
            0x7FFFF,
            bound=SEATS * 3,
            low_bits=16,
        ),
        One("occupied", "a bit per advisor's number", 0, (2 << ADVISORS) - 1),
    ),
    Together(
        One(
            "enemy",
            "this year's enemy, drawn from its bag when first looked at (KB-1.8)",
            UNKNOWN,
            ENEMIES,
            UNKNOWN,
            seen_by="sees_enemy",
            unseen=UNKNOWN,
        ),
        One("peeked", "the seats that have seen it", 0, EVERYBODY),
        One("king_die", "the King's die in battle, 0 before it is rolled", 0, 6),
        PerSeat("strength", "the combat value in this winter's battle", 0, MANY),
    ),
    seats=SEATS,
    phases=(
        "court",
        "help",
        "building",
        "recruiting",
        "season_end",
        "roll",
        "battle",
        "aid",
        "reward",
        "envoy",
    ),
)
