"""The engine's masks against the slow, independent reading of `slow.py`, on random positions."""

from collections.abc import Iterable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.options import Options
from regalia.core.rng import FastRng
from regalia.games.dragon_castle import GAME, dragons
from regalia.games.dragon_castle.castle import all_available, first_tiles, kin, short_tiles, twins
from regalia.games.dragon_castle.masks import CASTLE_CELLS, CELLS, cells
from regalia.games.dragon_castle.material import (
    BEAUTY,
    CASTLE_COLUMNS,
    CASTLE_ROWS,
    CHANGE,
    CUNNING,
    DRAGON_SLUG,
    NO_TILE,
    REALM_COLUMNS,
    REALM_ROWS,
    TILE_NUMBER,
    TILE_SLUG,
    TILE_TYPE,
    TILES,
    TYPE_SLUG,
    TYPES,
)
from regalia.games.dragon_castle.realm import (
    change_group,
    changes,
    number_groups,
    payable,
    small_groups,
    waiting,
)
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.spirits import SHRINE_COST
from regalia.testing import default_options
from rulings.dragon_castle import slow
from rulings.dragon_castle.scene import fill

MANY = settings(max_examples=300, deadline=None)
SOME = settings(max_examples=60, deadline=None)

# Everything random follows from one number: letting Hypothesis draw each tile took several times
# as long as what is tested.
seeds = st.integers(0, 2**32)
# One kind of tile is common, so that groups are too; mirrored realms, so that symmetry is.
shapes = st.tuples(seeds, st.booleans(), st.booleans())


def random_castle(random: Random) -> list[int]:
    """Heights by cell: some castle, anything from a few lone stacks to a solid block."""
    emptiness = random.choice((0, 1, 3, 10, 100))
    return random.choices(range(4), [emptiness, 1, 1, random.choice((0, 1))], k=CASTLE_CELLS)


def random_realm(seed: int, across: bool, upright: bool) -> slow.Realm:
    """Some Realm, perhaps with mirrored heights and shrines."""
    random = Random(seed)
    favourite = random.randrange(TILES)
    realm: slow.Realm = {}
    for row in range(REALM_ROWS):
        for column in range(REALM_COLUMNS):
            here = (row, column)
            twin = None
            if across and column >= REALM_COLUMNS // 2:
                twin = realm.get((row, REALM_COLUMNS - 1 - column))
                if twin is None:
                    continue
            elif upright and row >= REALM_ROWS // 2:
                twin = realm.get((REALM_ROWS - 1 - row, column))
                if twin is None:
                    continue
            elif random.random() < 0.2:
                continue
            height = twin.height if twin else random.choice((1, 1, 2, 3, 4))
            if twin.kind is None if twin else random.random() < 0.4:
                shrine = twin.shrine if twin else random.random() < 0.5
                realm[here] = slow.Stack(height, None, "", shrine)
            else:
                tile = favourite if random.random() < 0.5 else random.randrange(TILES)
                kind = TYPE_SLUG[TILE_TYPE[tile]]
                symbol = str(TILE_NUMBER[tile]) if TILE_NUMBER[tile] else TILE_SLUG[tile]
                realm[here] = slow.Stack(height, kind, symbol, False)
    return realm


def empty(seats: int = 2) -> DragonCastle:
    """A table without a tile: what lies on it here need not be possible."""
    table = DragonCastle(default_options(GAME, seats), FastRng(1))
    table.lay_out()
    return table


def raise_castle(table: DragonCastle, heights: list[int]) -> None:
    """Give a Castle stacks of these heights."""
    for cell, height in enumerate(heights):
        table.stack(cell, height)


def laid(realms: list[slow.Realm]) -> DragonCastle:
    """The same Realms on the engine's table."""
    table = empty(len(realms))
    for seat, realm in enumerate(realms):
        for (row, column), stack in realm.items():
            cell = row * REALM_COLUMNS + column
            tile = NO_TILE
            if stack.kind is not None:
                number = stack.symbol.isdigit()
                tile = TILE_SLUG.index(f"{stack.kind}_{stack.symbol}" if number else stack.symbol)
            fill(table, seat, cell, stack.height, tile, stack.shrine)
    return table


@MANY
@given(seeds)
def test_availability(seed: int) -> None:
    """DC-3.2 to DC-3.7, DC-8.17: long sides, short sides and the last floor, cell by cell."""
    heights = random_castle(Random(seed))
    table = empty()
    raise_castle(table, heights)
    castle = {divmod(cell, CASTLE_COLUMNS): h for cell, h in enumerate(heights) if h}
    assert len(heights) == CASTLE_ROWS * CASTLE_COLUMNS

    def places(found: list[int]) -> set[slow.Place]:
        return {divmod(cell, CASTLE_COLUMNS) for cell in found}

    free = {place for place in castle if slow.is_available(castle, place)}
    short = {place for place in castle if slow.has_free_short_side(castle, place)}
    assert places(all_available(table, 0)) == free
    assert places(short_tiles(table)) == short
    if castle:
        last = slow.on_last_floor(castle)
        assert places(first_tiles(table, table.top_floor(), False, 0)) == free & last != set()
        assert places(first_tiles(table, table.top_floor(), True, 0)) == short & last != set()


@MANY
@given(seeds, st.booleans())
def test_second_tiles(seed: int, graceful: bool) -> None:
    """DC-1.2, DC-8.17, DC-8.30: twins and kin of the first tile, available or so by Elegance."""
    random = Random(seed)
    heights = random_castle(random)
    table = empty()
    raise_castle(table, heights)
    few = random.sample(range(TILES), random.choice((2, 5, TILES)))
    tops = [random.choice(few) if height else NO_TILE for height in heights]
    for cell, top in enumerate(tops):
        table.set_tops(cell, top)
    table.one = random.choice(few)
    castle = {divmod(cell, CASTLE_COLUMNS): h for cell, h in enumerate(heights) if h}
    free = {place for place in castle if slow.is_available(castle, place)}
    if graceful:
        free |= {place for place in castle if slow.has_free_short_side(castle, place)}
    at = [cell for cell in range(CASTLE_CELLS) if divmod(cell, CASTLE_COLUMNS) in free]
    kind = TILE_TYPE[table.one]
    assert twins(table, graceful, 7) == [7 + cell for cell in at if tops[cell] == table.one]
    assert kin(table, graceful, 7) == [7 + cell for cell in at if TILE_TYPE[tops[cell]] == kind]


def mask(places: Iterable[slow.Place]) -> int:
    """Cells of a Realm as the engine keeps them."""
    return sum(1 << row * REALM_COLUMNS + column for row, column in places)


@MANY
@given(shapes)
def test_what_spirits_consolidate(shape: tuple[int, bool, bool]) -> None:
    """DC-8.4, DC-8.10, DC-8.14, DC-8.15, DC-8.31: the groups, and what may pay for them."""
    realm = random_realm(*shape)
    table = laid([realm, {}])
    assert sorted(number_groups(table, 0, 0)) == sorted(map(mask, slow.by_beauty(realm)))
    assert sorted(small_groups(table, 0, 0)) == sorted(map(mask, slow.by_cunning(realm)))
    changed = {
        (row * REALM_COLUMNS + column) * TYPES + TYPE_SLUG.index(kind): mask(group)
        for ((row, column), kind), group in slow.by_change(realm).items()
    }
    assert changes(table, 0, 0) == sorted(changed)
    for way, group in changed.items():
        assert change_group(table, 0, way // TYPES, way % TYPES, 0) == group
    must = {place for _, group in slow.groups(realm) for place in group}  # DC-8.8: do not pay
    up = [place for place, stack in realm.items() if stack.kind and place not in must]
    powers = (BEAUTY, slow.by_beauty), (CUNNING, slow.by_cunning), (CHANGE, slow.by_change)
    for spirit, power in powers:
        payers = mask(place for place in up if power(slow.without(realm, place)))
        expected = payers | (SHRINE_COST if power(realm) else 0)
        for _ in range(2):  # asked again, what was found out is remembered
            assert payable(table, 0, spirit, mask(up) | SHRINE_COST) == expected


@MANY
@given(shapes)
def test_groups(shape: tuple[int, bool, bool]) -> None:
    """DC-6.1, DC-6.2: the tiles that must be consolidated are found by walking as by flooding."""
    realm = random_realm(*shape)
    table = laid([realm, {}])
    must = {place for _, group in slow.groups(realm) for place in group}
    assert {divmod(cell, REALM_COLUMNS) for cell in cells(waiting(table, 0))} == must


@MANY
@given(st.lists(shapes, min_size=2, max_size=4))
def test_every_dragon(drawn: list[tuple[int, bool, bool]]) -> None:
    """DC-11.1: all ten cards at every seat, by the rulebook's words and by masks."""
    realms = [random_realm(*shape) for shape in drawn]
    table = laid(realms)
    for seat in range(len(realms)):
        expected = slow.all_dragons(realms, seat, REALM_ROWS, REALM_COLUMNS)
        for number, slug in enumerate(DRAGON_SLUG):
            assert dragons.points(table, seat, number) == expected[slug], slug


def seen_realm(table: DragonCastle, seat: int) -> slow.Realm:
    """A Realm of a game in play, for the slow rules."""
    realm: slow.Realm = {}
    for cell in range(CELLS):
        height = table.heights(seat, cell)
        tile = table.faces(seat, cell)
        if height:
            shrine = table.shrined(seat) >> cell & 1 == 1
            kind = None if tile == NO_TILE else TYPE_SLUG[TILE_TYPE[tile]]
            symbol = ""
            if tile != NO_TILE:
                symbol = str(TILE_NUMBER[tile]) if TILE_NUMBER[tile] else TILE_SLUG[tile]
            realm[divmod(cell, REALM_COLUMNS)] = slow.Stack(height, kind, symbol, shrine)
    return realm


@SOME
@given(st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 300))
def test_positions_of_real_games(seats: int, seed: int, moves: int) -> None:
    """DC-3.3, DC-6.2, DC-11.1: the same comparison on positions that games really reach."""
    values = {option.id: option.default for option in GAME.options()} | {"dragons": 10}
    table = GAME.new(Options(seats, values), seed)
    rng = FastRng(seed)
    while moves and not table.is_over():
        legal = table.legal(table.active)
        table.apply(table.active, legal[rng.below(len(legal))])
        moves -= 1
    castle = {
        divmod(cell, CASTLE_COLUMNS): table.castle_height(cell)
        for cell in range(CASTLE_CELLS)
        if table.castle_height(cell)
    }
    free = {place for place in castle if slow.is_available(castle, place)}
    assert {divmod(cell, CASTLE_COLUMNS) for cell in all_available(table, 0)} == free
    realms = [seen_realm(table, seat) for seat in range(seats)]
    for seat in range(seats):
        must = {place for _, group in slow.groups(realms[seat]) for place in group}
        assert waiting(table, seat) == mask(must)
        expected = sum(slow.all_dragons(realms, seat, REALM_ROWS, REALM_COLUMNS).values())
        assert sum(line.points for line in table.score(seat).lines[4:]) == expected
