"""Set-up, options and castles (DC-2, DC-12)."""

import pytest

from kit.told import assert_told
from regalia import registry
from regalia.core.errors import BadOption
from regalia.core.options import Options
from regalia.games.dragon_castle import GAME
from regalia.games.dragon_castle.castle import first_tiles
from regalia.games.dragon_castle.material import (
    CASTLE_PLAN,
    CASTLE_PLAYERS,
    CASTLE_SLUG,
    COUNTDOWN,
    DRAGON_BEGINNER,
    DRAGON_SLUG,
    FIRST_FLOOR,
    NO_TILE,
    SPIRIT_BEGINNER,
    SPIRIT_SLUG,
    TILE_COUNT,
)
from regalia.games.dragon_castle.options import SAMPLE_PLAN
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.setup import count_long_rows, heights_of
from regalia.testing.settings import default_options


def game(seats: int = 2, seed: int = 1, **values: object) -> DragonCastle:
    """A fresh game."""
    return GAME.new(registry.options(GAME, seats, values), seed)


def heights(table: DragonCastle) -> list[int]:
    """The heights of all stacks of the castle."""
    return table.all_castle()


def told(table: DragonCastle, kind: str) -> list[tuple[int, ...]]:
    """The arguments of the events of a kind at set-up."""
    return [event.args for event in table.take_events() if event.kind == kind]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_castle_is_built_by_its_plan(seats: int) -> None:
    """DC-2.1, DC-12.1: all 116 tiles; the basic set-up for the number of players."""
    table = game(seats)
    rows = heights_of(CASTLE_PLAN[CASTLE_SLUG.index(f"base_{seats}p")])
    # Nobody is asked as long as there is one tile to take, so look at what was told.
    ((_, *tops),) = told(table, "castle")
    assert sum(map(sum, rows)) == TILE_COUNT
    for row, line in enumerate(rows):
        for column, height in enumerate(line):
            assert (tops[row * 14 + column] != NO_TILE) == (height > 0)
    assert heights(table)[: len(rows[0])] == rows[0]


def test_covered_tiles_are_unknown_to_everybody() -> None:
    """DC-2.2, DC-14.11: the state holds a bag, without order, that all can work out."""
    table = game()
    assert table.covered == sum(table.all_bag()) == TILE_COUNT - 72
    assert GAME.hidden(table, 0) == {}
    seen = GAME.observe(table, 0)
    known = [4] * 29
    for tile in (*seen.tops, seen.one):
        if tile != NO_TILE:
            known[tile] -= 1
    assert list(seen.bag) == known
    assert seen == GAME.observe(table, 0)


def test_what_is_imagined_below_follows_the_bag() -> None:
    """DC-2.2: worlds imagined from one seat differ in what comes to light, in proportion."""
    table = game(castle="keep")
    seen = GAME.observe(table, table.active)
    found = [0] * 29
    for seed in range(600):
        world = GAME.imagine(seen, seed)
        cell = first_tiles(world, world.top_floor(), False, 0)[0]
        world.apply(world.active, seen.legal[0])
        found[world.tops(cell)] += 1
    for tile in range(29):
        expected = 600 * seen.bag[tile] / sum(seen.bag)
        assert abs(found[tile] - expected) < 25
        assert (found[tile] > 0) == (seen.bag[tile] > 0) or expected < 12


def test_the_supply_after_set_up() -> None:
    """DC-2.3, DC-2.7, DC-2.9: one shrine for each player, 37 left for three."""
    table = game(3)
    assert table.all_reserve() == [1, 1, 1]
    assert table.supply == 37
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0] or table.dragons


@pytest.mark.parametrize(("seats", "stacked"), [(2, 5), (3, 4), (4, 3)])
def test_the_countdown_track(seats: int, stacked: int) -> None:
    """DC-2.4: one token for each player lies alone, the rest on the first space."""
    table = game(seats)
    assert table.track == COUNTDOWN == 7
    for _ in range(seats - 1):
        table.track -= 1
        assert not table.is_last_round()
    table.track -= 1
    assert table.is_last_round()
    assert table.track == stacked


def test_one_card_of_each_kind() -> None:
    """DC-2.5: drawn at random, open to everybody; all of them come up over many games."""
    spirits, dragons = set(), set()
    for seed in range(120):
        table = game(seed=seed)
        assert int(table.spirits).bit_count() == int(table.dragons).bit_count() == 1
        spirits.add(table.spirits)
        dragons.add(table.dragons)
    assert len(spirits) == len(dragons) == 10


def test_no_cards_for_first_games() -> None:
    """DC-2.5: without both decks."""
    table = game(spirits=0, dragons=0)
    assert table.spirits == table.dragons == 0


def test_beginner_cards_only() -> None:
    """DC-2.5: cards without the symbol never come up."""
    for seed in range(40):
        table = game(seed=seed, beginner=True, spirits=2)
        for card in range(10):
            assert not table.spirits >> card & 1 or SPIRIT_BEGINNER[card]
            assert not table.dragons >> card & 1 or DRAGON_BEGINNER[card]


def test_several_cards() -> None:
    """DC-2.6, DC-2.10: named ones for certain, the others at random."""
    others = set()
    for seed in range(30):
        table = game(seed=seed, spirits=3, spirit_cards=["wind"], dragons=2)
        assert table.spirits >> SPIRIT_SLUG.index("wind") & 1
        assert int(table.spirits).bit_count() == 3
        assert int(table.dragons).bit_count() == 2
        others.add(table.spirits)
    assert len(others) > 10
    table = game(dragon_cards=["power"])
    assert table.dragons == 1 << DRAGON_SLUG.index("power")


@pytest.mark.parametrize(
    "values",
    [
        {"spirit_cards": ["wind", "wind"], "spirits": 2},
        {"spirit_cards": ["storm"]},
        {"spirit_cards": ["wind", "faith"]},
        {"spirits": 6, "beginner": True},
        {"dragon_cards": "power"},
    ],
)
def test_cards_that_do_not_go_together(values: dict[str, object]) -> None:
    """DC-2.10: each named once, no more than are in play, enough to draw from."""
    with pytest.raises(BadOption):
        registry.options(GAME, 2, values)


def test_the_first_player() -> None:
    """DC-2.8: chance chooses, or the first seat begins; the marker stays there."""
    firsts = {game(4, seed=seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert {game(4, seed=seed, first_player="first_seat").first for seed in range(9)} == {0}
    table = game(3, seed=2)
    first = table.first
    while not table.is_over():
        assert table.first == first
        table.apply(table.active, table.legal(table.active)[0])


def test_the_material_of_the_box() -> None:
    """DC-1.4: 40 shrines, 7 countdown tokens, 10 cards of each kind, 2 to 4 Realms."""
    table = game(4)
    assert table.supply + sum(table.all_reserve()) == 40
    assert len(SPIRIT_SLUG) == len(DRAGON_SLUG) == 10
    assert GAME.seats == [2, 3, 4]


@pytest.mark.parametrize("slug", CASTLE_SLUG)
def test_all_fifteen_castles(slug: str) -> None:
    """DC-12.1, DC-12.2, DC-12.3: 116 tiles, three floors, within the advice for their players."""
    number = CASTLE_SLUG.index(slug)
    rows = heights_of(CASTLE_PLAN[number])
    assert sum(map(sum, rows)) == 116
    assert max(map(max, rows)) <= 3
    assert count_long_rows(rows) == 0
    ground = sum(height > 0 for row in rows for height in row)
    for seats in (2, 3, 4):
        table = game(seats, castle=slug, first_player="first_seat")
        advised = told(table, "advice_players") == []
        assert advised == (seats in CASTLE_PLAYERS[number])
        if advised:
            least, most = FIRST_FLOOR[seats]
            assert least <= ground <= most


def test_advised_players() -> None:
    """DC-12.2: twelve examples with their counts."""
    advised = dict(zip(CASTLE_SLUG, CASTLE_PLAYERS, strict=True))
    assert len(advised) == 15
    assert advised["pillars_of_creation"] == [2, 3]
    assert advised["keep"] == [3, 4]
    assert [slug for slug in CASTLE_SLUG if advised[slug] == [4]] == [
        "base_4p",
        "dragon_head",
        "monastery_of_the_abyss",
        "gates_of_destiny",
        "forbidden_city",
    ]


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (SAMPLE_PLAN.replace("3", "4", 1), "objection-high"),
        (SAMPLE_PLAN.replace("3", "2", 1), "objection-tiles"),
        (SAMPLE_PLAN + "1", "objection-ragged"),
        (SAMPLE_PLAN.replace("3", "x", 1), "objection-plan"),
        (",".join(["3"] * 38 + ["2"]), "objection-large"),
        ("3" * 38 + "2", "objection-large"),
    ],
)
def test_custom_castles_that_are_refused(plan: str, why: str) -> None:
    """DC-12.3: heights 0 to 3 and exactly 116 tiles, within the envelope."""
    values = {**default_options(GAME, 3).values(), "plan": plan}
    objection = GAME.objection(Options(3, values))
    assert objection is not None and objection.id == f"dragon_castle.{why}"


def test_a_plan_or_a_castle() -> None:
    """DC-12.1: one's own plan takes the place of the others."""
    values = {**default_options(GAME, 3).values(), "plan": SAMPLE_PLAN, "castle": "keep"}
    objection = GAME.objection(Options(3, values))
    assert objection is not None and objection.id == "dragon_castle.objection-either"


def test_a_custom_castle_is_built_with_advice() -> None:
    """DC-12.4: too few stacks for two players and long rows: told, not refused."""
    table = game(2, plan=SAMPLE_PLAN, first_player="first_seat")
    assert_told(table, "advice_floor", "DC-12.4")
    events = {event.kind: event.args for event in table.take_events()}
    assert events["advice_floor"] == (64, 65, 80)
    assert events["advice_rows"] == (4, 6)
    assert "advice_players" not in events
    assert "advice_floor" not in {event.kind for event in game(3, plan=SAMPLE_PLAN).take_events()}
    rows = heights_of(SAMPLE_PLAN)
    assert heights(table)[14:26] == rows[1]


@pytest.mark.parametrize("slug", [*CASTLE_SLUG, ""])
def test_a_castle_can_always_be_taken_apart(slug: str) -> None:
    """DC-3.7, DC-12.5, DC-13.5: whatever the plan, the top floor always has an available tile."""
    castle, plan = (slug, "") if slug else ("base", SAMPLE_PLAN)
    table = game(2, spirits=0, castle=castle, plan=plan)
    table.keeps_events = False
    turn = 0
    while table.top_floor():
        found = first_tiles(table, table.top_floor(), False, 0)
        assert found
        cell = found[turn * 7 % len(found)]
        table.remove(cell)
        table.uncover(cell)
        turn += 1
    assert table.covered == 0
