"""EL-2 and EL-16: boards, links and what a step costs."""

from itertools import pairwise, product

import pytest

from regalia.games.legends import GAME
from regalia.games.legends.material import (
    FACE_BOARD,
    FACE_SLUG,
    ISLAND_SLUG,
    LAND,
    PASS,
    REGION_FACE,
    REGION_ISLAND,
    REGION_SLUG,
    REGIONS,
    SEA,
)
from regalia.games.legends.phases import boards, movement, start_token
from regalia.games.legends.phases.boards import links_of, regions_of
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import islands
from regalia.games.legends.state import NO_WAY, SEA_BIT, WAY_REGION, WAYS, ways_of
from rulings.legends.scene import (
    armies,
    fresh,
    options_of,
    owns,
    play,
    put,
    region,
    scene,
    takes,
    targets,
)


def neighbours(table: Legends, slug: str) -> dict[str, bool]:
    """Where one can go from a region, and whether by sea."""
    at = region(slug) * WAYS
    ways = [way for way in table.ways[at : at + WAYS] if way != NO_WAY]
    return {REGION_SLUG[way & WAY_REGION]: bool(way & SEA_BIT) for way in ways}


def abroad(table: Legends) -> set[frozenset[str]]:
    """The links between boards, by their regions."""
    return {
        frozenset((REGION_SLUG[one], REGION_SLUG[other]))
        for one, other, _ in table.links
        if REGION_FACE[one] != REGION_FACE[other]
    }


def reachable(links: tuple[tuple[int, int, int], ...], first: int) -> set[int]:
    """All regions that can be reached from one, by any links."""
    found, edge = {first}, [first]
    while edge:
        here = edge.pop()
        for one, other, _ in links:
            for a, b in ((one, other), (other, one)):
                if a == here and b not in found:
                    found.add(b)
                    edge.append(b)
    return found


def test_islands_are_made_of_regions() -> None:
    """EL-2.1: fourteen islands of one to seven regions; land links never leave an island."""
    sizes = sorted(REGION_ISLAND.count(island) for island in range(len(ISLAND_SLUG)))
    assert sizes == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 5, 5, 5, 7]
    table = scene(map="booklet")
    for one, other, kind in table.links:
        if kind == LAND:
            assert REGION_ISLAND[one] == REGION_ISLAND[other]


def test_only_listed_links_make_neighbours() -> None:
    """EL-2.2: a region's neighbours are those of the data, both ways, and nobody else."""
    table = scene(map="booklet")
    assert neighbours(table, "pil1") == {"pil2": False}
    assert neighbours(table, "pil3") == {"pil2": False, "pil4": False, "pil5": False}
    assert neighbours(table, "vol3") == {"vol2": False, "vol4": False, "vol5": False, "vol6": True}
    armies(table, 0, pil1=1)
    takes(table, 0, "ancient_sage")
    assert targets(table, 0, "move") == ["pil1 pil2"]


def test_in_the_t_the_others_touch_only_the_centre() -> None:
    """EL-2.3: three joins, all of them with the central board."""
    for seed in range(30):
        table = GAME.new(options_of(3), seed)
        centre = table.layout(1) // 4
        joins = [
            (REGION_FACE[one], REGION_FACE[other])
            for one, other, _ in table.links
            if REGION_FACE[one] != REGION_FACE[other]
        ]
        assert len(joins) == 3
        assert all(centre in join for join in joins)


def test_any_quarter_turn_gives_one_link_for_each_join() -> None:
    """EL-2.4: whatever way two boards are turned, their stubs meet in exactly one sea link."""
    for turns in product(range(4), repeat=4):
        faces = [FACE_SLUG.index(slug) for slug in ("pillars", "crescent", "trio", "volcano")]
        layout = bytes([face * 4 + turn for face, turn in zip(faces, turns, strict=True)])
        for shape, joins in ((0, 3), (1, 4)):
            cross = [
                kind
                for one, other, kind in links_of(list(layout), shape)
                if REGION_FACE[one] != REGION_FACE[other]
            ]
            assert cross == [SEA] * joins


def test_a_turned_board_shows_another_stub() -> None:
    """EL-2.4: a quarter turn clockwise brings the western stub to the north."""
    volcano = FACE_SLUG.index("volcano") * 4
    shown = [REGION_SLUG[boards.port(volcano + turn, 0)] for turn in range(4)]
    assert shown == ["vol7", "vol2", "vol1", "vol5"]


def test_any_board_may_be_central() -> None:
    """EL-2.5: over many random maps each of the eight faces lies in the middle."""
    found = {GAME.new(options_of(2), seed).layout(1) // 4 for seed in range(120)}
    assert found == set(range(8))


def test_the_start_token_goes_to_the_special_face() -> None:
    """EL-2.6, EL-3.3, EL-16.6: in an arm of the T, only its port toward the centre is legal."""
    found = 0
    for seed in range(60):
        table = GAME.new(options_of(3), seed)
        slot = boards.special_slot(table)
        if slot in (0, 2, 3):
            (start,) = start_token.candidates(table)
            assert FACE_SLUG[REGION_FACE[start]] == "great"
            assert table.start == start
            assert start_token.abroad(table, start) in regions_of(table.all_layout()[1:2])
            found += 1
    assert found > 5


def test_the_special_face_in_the_middle() -> None:
    """EL-2.6: central or not, it holds the start token; here it has three ports to choose from."""
    table = fresh(3, map="all_b", setup_player=0)
    assert targets(table, 0, "start") == ["gre4", "gre5", "gre6"]


def test_the_three_rocks_are_three_islands_without_sea() -> None:
    """EL-2.7: they are scored apart, but a step between them costs one point."""
    table = scene(map="booklet")
    assert len({REGION_ISLAND[region(slug)] for slug in ("tri1", "tri2", "tri3")}) == 3
    kinds = {
        kind for one, other, kind in table.links if {one, other} <= {region("tri1"), region("tri2")}
    }
    assert kinds == {PASS}
    assert movement.step_cost(table, 0, region("tri1"), region("tri2")) == 1
    assert movement.step_cost(table, 0, region("tri1"), region("tri3")) == 1


def test_links_across_boards_are_sea_links() -> None:
    """EL-2.8: whatever the map, one sails from board to board."""
    for seed in range(30):
        table = GAME.new(options_of(4, shape="rectangle"), seed)
        for one, other, kind in table.links:
            if REGION_FACE[one] != REGION_FACE[other]:
                assert kind == SEA


def test_a_bay_is_sea_within_one_island() -> None:
    """EL-2.9: it costs sea movement; both shores still belong to one island."""
    table = scene(map="booklet")
    assert REGION_ISLAND[region("cre2")] == REGION_ISLAND[region("cre5")]
    assert neighbours(table, "cre2")["cre5"] is True


def test_of_two_links_the_cheaper_is_used() -> None:
    """EL-2.10: portals on both shores of the bay make the step cost one instead of three."""
    table = fresh(3, map="booklet", setup_player=0, encounters=True)
    play(table, 0, "start cre3", "done", "token cre2", "token cre5", "done")
    assert movement.step_cost(table, 0, region("cre2"), region("cre5")) == 1
    assert movement.step_cost(table, 0, region("cre5"), region("cre2")) == 1
    assert neighbours(table, "cre2") == {"vol1": True, "cre1": False, "cre3": False, "cre5": False}


def test_the_map_of_the_booklet() -> None:
    """EL-16.1: 20 regions, 7 islands, three joins, three legal start regions."""
    table = fresh(3, map="booklet", setup_player=0)
    assert len(table.regions) == 20
    assert len(islands(table)) == 7
    assert abroad(table) == {
        frozenset(("pil4", "cre3")),
        frozenset(("cre5", "tri1")),
        frozenset(("cre2", "vol1")),
    }
    assert targets(table, 0, "start") == ["cre2", "cre3", "cre5"]


@pytest.mark.parametrize(
    ("flying", "total"),
    [
        ([], 4),
        (["dire_eye"], 3),
        (["dire_eye", "dire_dragon"], 2),
        (["dire_eye", "dire_dragon", "ancient_phoenix"], 2),
    ],
)
def test_to_the_second_rock(flying: list[str], total: int) -> None:
    """EL-16.2: CRE5 to TRI1 to TRI2 costs 4, with one flying 3, with two or more 2."""
    table = scene(map="booklet")
    owns(table, 0, *flying)
    path = ["cre5", "tri1", "tri2"]
    steps = pairwise(path)
    costs = [movement.step_cost(table, 0, region(one), region(other)) for one, other in steps]
    assert sum(costs) == total


def test_round_the_bay_or_across() -> None:
    """EL-16.3: three points either way; with one flying the bay costs two."""
    table = scene(map="booklet")
    assert movement.step_cost(table, 0, region("cre2"), region("cre5")) == 3
    path = ["cre2", "cre3", "cre4", "cre5"]
    steps = pairwise(path)
    assert [movement.step_cost(table, 0, region(a), region(b)) for a, b in steps] == [1, 1, 1]
    owns(table, 0, "dire_eye")
    assert movement.step_cost(table, 0, region("cre2"), region("cre5")) == 2


def test_sea_within_a_board() -> None:
    """EL-16.4: VOL3 to VOL6 is a sea step between two islands of one board."""
    table = scene(map="booklet")
    assert REGION_ISLAND[region("vol3")] != REGION_ISLAND[region("vol6")]
    assert movement.step_cost(table, 0, region("vol3"), region("vol6")) == 3


def test_three_rocks_held_alone() -> None:
    """EL-16.5: a sole army on each of the three rocks is worth six points."""
    table = scene(map="booklet")
    armies(table, 0, tri1=1, tri2=1, tri3=1)
    assert table.points(0) == 6


@pytest.mark.parametrize("shape", ["t", "rectangle"])
def test_random_maps_are_connected(shape: str) -> None:
    """EL-2.4: every random map is one piece, with 1 to 3 start regions and an outpost to choose."""
    for seed in range(150):
        table = GAME.new(options_of(3, shape=shape), seed)
        assert len(reachable(table.links, table.regions[0])) == len(table.regions)
        assert 1 <= len(start_token.candidates(table)) <= 3
        for slug in table.regions:
            assert table.ways[slug * WAYS] != NO_WAY


def test_the_rectangle_is_a_loop() -> None:
    """EL-15.3: four joins; cut any one of them and the map still hangs together."""
    for seed in range(20):
        table = GAME.new(options_of(3, shape="rectangle"), seed)
        cross = [link for link in table.links if REGION_FACE[link[0]] != REGION_FACE[link[1]]]
        assert len(cross) == 4
        for cut in cross:
            rest = tuple(link for link in table.links if link != cut)
            assert len(reachable(rest, table.regions[0])) == len(table.regions)


def test_ways_ascend_and_know_both_directions() -> None:
    """EL-2.2: the table of neighbours says the same as the links, on every random map."""
    for seed in range(20):
        table = GAME.new(options_of(2), seed)
        ways = ways_of(table.links)
        for one in range(REGIONS):
            near = [way & WAY_REGION for way in ways[one * WAYS : one * WAYS + WAYS] if way < 255]
            assert near == sorted(set(near))
            assert set(near) == {b if a == one else a for a, b, _ in table.links if one in (a, b)}


def test_a_map_chosen_board_by_board() -> None:
    """EL-19.1: slot by slot a face and a turn; a board that lies is not offered again."""
    table = fresh(3, map="chosen", setup_player=2)
    assert table.to_act() == [2]
    assert len(table.legal(2)) == 32
    play(table, 2, "lay pillars 0")
    assert not any(code.startswith(("pillars", "great")) for code in targets(table, 2, "lay"))
    play(table, 2, "lay crescent 0", "lay trio 0")
    assert {FACE_BOARD[FACE_SLUG.index(code.split()[0])] for code in targets(table, 2, "lay")} == {
        2
    }
    play(table, 2, "lay volcano 2")
    assert table.links == scene(map="booklet").links


def test_the_centre_of_the_rectangle_is_named() -> None:
    """EL-15.4, EL-19.1: the setup player names the central board; the special face must be it."""
    table = fresh(3, map="chosen", shape="rectangle", setup_player=0)
    play(table, 0, "lay pillars 0", "lay crescent 0", "lay volcano 0", "lay trio 0")
    assert targets(table, 0, "centre") == ["nw", "ne", "se", "sw"]
    play(table, 0, "centre ne")
    assert {code[:3] for code in targets(table, 0, "start")} == {"cre"}
    table = fresh(3, map="chosen", shape="rectangle", setup_player=0)
    play(table, 0, "lay trio 0", "lay crescent 0", "lay great 0", "lay volcano 0")
    assert table.centre == 2
    assert {code[:3] for code in targets(table, 0, "start")} == {"gre"}


@pytest.mark.parametrize("preset", ["booklet", "all_a", "all_b", "ring"])
def test_presets_can_be_played(preset: str) -> None:
    """EL-19.1: a preset fixes the boards, and nothing is asked about them."""
    table = fresh(2, map=preset, setup_player=1)
    assert targets(table, 1, "start")
    assert len(reachable(table.links, table.regions[0])) == len(table.regions)
    put(table, "citadel", REGION_SLUG[table.regions[0]])
