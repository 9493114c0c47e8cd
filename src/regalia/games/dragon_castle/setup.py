"""Set-up: the Castle from its plan, the cards in play, the first player (DC-2, DC-12)."""

from regalia.games.dragon_castle.material import (
    CASTLE_COLUMNS,
    CASTLE_PLAN,
    CASTLE_PLAYERS,
    CASTLE_SLUG,
    DRAGON_BEGINNER,
    DRAGON_SLUG,
    FIRST_FLOOR,
    LONG_ROW,
    SPIRIT_BEGINNER,
    SPIRIT_SLUG,
    TILE_COUNT,
)
from regalia.games.dragon_castle.state import NOBODY, OPENING, DragonCastleState


def set_up(s: DragonCastleState) -> int:
    """Everything before the first phase, which it returns."""
    s.lay_out()
    build_castle(s)
    draw_cards(s)
    choose_first(s)
    return OPENING


def castle_of(s: DragonCastleState) -> int:
    """The castle of the options, or -1 for a plan of one's own (DC-12.1)."""
    if s.options["plan"]:
        return -1
    slug = str(s.options["castle"])
    return CASTLE_SLUG.index(f"base_{s.seats}p" if slug == "base" else slug)


def heights_of(plan: str) -> list[list[int]]:
    """A plan row by row."""
    return [[int(sign) if sign.isdigit() else 0 for sign in row] for row in plan.split(",")]


def build_castle(s: DragonCastleState) -> None:
    """Stack all tiles; only the top ones show (DC-2.1, DC-2.2)."""
    castle = castle_of(s)
    plan = str(s.options["plan"]) if castle < 0 else CASTLE_PLAN[castle]
    rows = heights_of(plan)
    stacks = []
    for row in range(len(rows)):
        for column in range(len(rows[row])):
            cell = row * CASTLE_COLUMNS + column
            height = rows[row][column]
            if height > 0:
                stacks.append(cell)
            s.stack(cell, height)
    s.covered = TILE_COUNT
    for cell in stacks:
        s.set_tops(cell, s.draw())
    if s.keeps_events:
        tops = s.all_tops()
        if castle < 0:
            s.tell("own_castle", NOBODY, tuple(tops), "DC-12.1")
        else:
            s.tell("castle", NOBODY, (castle, *tops), "DC-2.1")
        advise(s, castle, rows)


def advise(s: DragonCastleState, castle: int, rows: list[list[int]]) -> None:
    """Warn, without refusing, of what the rulebook advises against (DC-12.4)."""
    if castle >= 0 and s.seats not in CASTLE_PLAYERS[castle]:
        s.tell("advice_players", NOBODY, (castle, s.seats), "DC-12.2")
    if castle < 0:
        ground = sum([height > 0 for row in rows for height in row])
        least, most = FIRST_FLOOR[s.seats]
        if not least <= ground <= most:
            s.tell("advice_floor", NOBODY, (ground, least, most), "DC-12.4")
        long_rows = count_long_rows(rows)
        if long_rows > 0:
            s.tell("advice_rows", NOBODY, (long_rows, LONG_ROW), "DC-12.4")


def count_long_rows(rows: list[list[int]]) -> int:
    """How many runs of so many tiles side by side there are on the upper floors."""
    found = 0
    for row in rows:
        for floor in (2, 3):
            run = 0
            for height in [*row, 0]:
                if height >= floor:
                    run += 1
                else:
                    found += int(run >= LONG_ROW)
                    run = 0
    return found


def draw_cards(s: DragonCastleState) -> None:
    """Spirits and Dragons, named or at random, face up for everybody (DC-2.5, DC-2.10)."""
    s.spirits = cards(s, "spirit", SPIRIT_SLUG, SPIRIT_BEGINNER)
    s.dragons = cards(s, "dragon", DRAGON_SLUG, DRAGON_BEGINNER)
    if s.keeps_events:
        for kind, mask in (("spirit", s.spirits), ("dragon", s.dragons)):
            for card in range(len(SPIRIT_SLUG)):
                if (mask >> card) & 1:
                    s.tell(kind, NOBODY, (card,), "DC-2.5")


def cards(s: DragonCastleState, kind: str, slugs: list[str], beginner: bytes) -> int:
    """The cards of a kind in play, a bit each."""
    named = s.options[kind + "_cards"]
    in_play = s.options[kind + "s"]
    assert isinstance(named, tuple) and isinstance(in_play, int)
    mask = 0
    for slug in named:
        mask |= 1 << slugs.index(slug)
    deck = [
        card
        for card in range(len(slugs))
        if (mask >> card) & 1 == 0 and (beginner[card] or not s.options["beginner"])
    ]
    for _ in range(in_play - len(named)):
        mask |= 1 << deck.pop(s.rng.below(len(deck)))
    return mask


def choose_first(s: DragonCastleState) -> None:
    """Who saw a dragon last is not asked: chance decides, or the first seat begins (DC-2.8)."""
    s.first = s.rng.below(s.seats) if s.options["first_player"] == "random" else 0
    s.active = s.first
    if s.keeps_events:
        s.tell("first", s.first, (), "DC-2.8")
