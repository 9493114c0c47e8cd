"""What can be chosen before a game of Dragon Castle, and what does not go together (DC-14.1)."""

from typing import Final

from regalia.core.message import Message
from regalia.core.options import Option, Options
from regalia.games.dragon_castle.material import (
    CASTLE_COLUMNS,
    CASTLE_ROWS,
    CASTLE_SLUG,
    DRAGON_BEGINNER,
    DRAGON_NAME,
    DRAGON_SLUG,
    DRAGONS,
    FLOORS,
    SPIRIT_BEGINNER,
    SPIRIT_NAME,
    SPIRIT_SLUG,
    SPIRITS,
    TILE_COUNT,
)

# A plan with gaps, lone towers, and more long rows than advised.
SAMPLE_PLAN: Final = (
    "222222222222,.3.11..11.3.,333333333333,111222222111,111111111111,1.12.11.21.1,..3......3.."
)

OPTIONS: Final = (
    Option("castle", "base", ("base", *CASTLE_SLUG), ("base", "keep")),
    Option("plan", "", samples=("", SAMPLE_PLAN)),
    Option("spirits", 1, tuple(range(SPIRITS + 1)), (1, 0, 10)),
    Option(
        "spirit_cards", (), (), ((), ("faith",)), tuple(zip(SPIRIT_SLUG, SPIRIT_NAME, strict=True))
    ),
    Option("dragons", 1, tuple(range(DRAGONS + 1)), (1, 0, 10)),
    Option(
        "dragon_cards", (), (), ((), ("power",)), tuple(zip(DRAGON_SLUG, DRAGON_NAME, strict=True))
    ),
    Option("beginner", False, (False, True)),
    Option("first_player", "random", ("random", "first_seat")),
)


def objection(options: Options) -> Message | None:
    """Why these values do not go together, if they do not."""
    return (
        castle_objection(options)
        or cards_objection(options, "spirit", SPIRIT_SLUG, SPIRIT_BEGINNER)
        or cards_objection(options, "dragon", DRAGON_SLUG, DRAGON_BEGINNER)
    )


def castle_objection(options: Options) -> Message | None:
    """What a plan must be (DC-12.3): heights within the envelope, all tiles, no other castle."""
    plan = options["plan"]
    if not isinstance(plan, str):
        return Message("dragon_castle.objection-plan")
    if not plan:
        return None
    if options["castle"] != "base":
        return Message("dragon_castle.objection-either")
    if plan.strip("0123456789.,"):
        return Message("dragon_castle.objection-plan")
    heights = [int(sign) for sign in plan if sign.isdigit()]
    if heights and max(heights) > FLOORS:
        return Message("dragon_castle.objection-high", {"n": FLOORS})
    rows = plan.split(",")
    if len({len(row) for row in rows}) != 1:
        return Message("dragon_castle.objection-ragged")
    if len(rows) > CASTLE_ROWS or len(rows[0]) > CASTLE_COLUMNS:
        return Message(
            "dragon_castle.objection-large", {"rows": CASTLE_ROWS, "columns": CASTLE_COLUMNS}
        )
    if sum(heights) != TILE_COUNT:
        return Message("dragon_castle.objection-tiles", {"n": sum(heights), "total": TILE_COUNT})
    return None


def cards_objection(
    options: Options, kind: str, slugs: list[str], beginner: bytes
) -> Message | None:
    """Named cards must exist, be named once, and find room; the rest must be there to be drawn."""
    named = options[kind + "_cards"]
    in_play = options[kind + "s"]
    if not isinstance(named, tuple) or len(set(named)) != len(named):
        return Message("dragon_castle.objection-cards", {"known": ", ".join(slugs)})
    for slug in named:
        if slug not in slugs:
            return Message("dragon_castle.objection-cards", {"known": ", ".join(slugs)})
    assert isinstance(in_play, int)
    if len(named) > in_play:
        return Message("dragon_castle.objection-room", {"n": in_play, "named": len(named)})
    easy = [slug for slug, is_easy in zip(slugs, beginner, strict=True) if is_easy]
    left = [slug for slug in easy if slug not in named]
    if options["beginner"] and in_play - len(named) > len(left):
        return Message("dragon_castle.objection-beginner", {"n": len(left) + len(named)})
    return None
