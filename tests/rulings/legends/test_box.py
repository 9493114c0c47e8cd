"""EL-1 and EL-17: what is in the box, and what everybody knows of it."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from regalia.games.legends import GAME, material
from regalia.games.legends.material import (
    BOARD_FACE,
    CARD_DO,
    CARD_FAMILY,
    CARD_MARK,
    CARD_PERKS,
    CARD_SLUG,
    CARDS,
    DECK_MASK,
    DO_BUILD,
    DO_DESTROY,
    ELIXIR_AT,
    FAMILY_MASK,
    FAMILY_SLUG,
    NONE,
    PERK,
    TOKEN_COUNT,
    TOKEN_KIND,
)
from regalia.games.legends.phases.boards import regions_of
from rulings.legends.scene import card, fill, fresh, options_of, play, scene, turn

BOX: dict[str, Any] = tomllib.loads(
    (files("regalia") / "games" / "legends" / "material.toml").read_text(encoding="utf-8")
)


def cards(mask: int) -> set[str]:
    """The cards of a mask."""
    return {CARD_SLUG[number] for number in range(CARDS) if mask >> number & 1}


def test_the_goal_is_points_after_a_fixed_number_of_cards() -> None:
    """EL-1.1: the game ends after a number of cards, and the most points win."""
    table = GAME.new(options_of(2, map="booklet"), 3)
    while not table.is_over():
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[-1])
    assert [mask.bit_count() for mask in table.all_owned()] == [11, 11]
    best = max(table.points(0), table.points(1))
    assert table.points(table.ranks().index(1)) == best


def test_every_colour_has_eighteen_armies_and_three_cities() -> None:
    """EL-1.2: what is not on the map is in supply."""
    table = fresh(3, map="booklet", setup_player=0)
    assert (material.ARMIES, material.CITIES) == (18, 3)
    assert table.all_cities() == [3, 3, 3]
    play(table, 0, "start cre5", "outpost tri1")
    assert table.all_supply()[:3] == [13, 13, 13]


def test_the_box_holds_what_the_booklet_lists() -> None:
    """EL-1.3: 43 cards, 36 coins, three citadels, four encounters, five explorations, a swamp."""
    box = BOX["constants"]["box"]
    assert (
        CARDS + box["cost_cards"] + box["counter_cards"] + material.WARLORDS == box["cards"] == 43
    )
    assert (box["coins"], box["start_tokens"], box["map_boards"]) == (36, 1, 4)
    counts = dict.fromkeys(TOKEN_KIND[1:], 0)
    for token in range(1, material.TOKENS + 1):
        counts[TOKEN_KIND[token]] += TOKEN_COUNT[token]
    assert counts == {"exploration": 5, "swamp": 1, "citadel": 3, "encounter": 4}


def test_the_bank_never_runs_out() -> None:
    """EL-1.4: coins are received whatever lies in the bank."""
    table = scene(3)
    fill(table.set_coins, [40, 40, 40])
    turn(table, 0, "mountain_treasury", "lake")
    play(table, 0, "take mountain_treasury")
    assert table.coins(0) == 42


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_face_of_each_of_four_boards_is_used(seats: int) -> None:
    """EL-1.5: four double-sided boards at every number of players."""
    assert sorted(BOARD_FACE) == list(range(8))
    for seed in range(20):
        table = GAME.new(options_of(seats), seed)
        laid = table.all_layout()
        assert sorted(BOARD_FACE.index(entry // 4) // 2 for entry in laid) == [0, 1, 2, 3]
        assert 16 <= len(regions_of(laid)) <= 22


def test_everything_on_the_table_is_open() -> None:
    """EL-1.6: coins, cards, pieces and tokens are the same to every observer, a spectator too."""
    table = GAME.new(options_of(3, citadels=True, encounters=True, explorations="open"), 5)
    for _ in range(80):
        views = [GAME.observe(table, seat) for seat in (-1, 0, 1, 2)]
        for name in ("coins", "owned", "board", "tokens", "row", "finds", "supply", "deck"):
            assert len({getattr(seen, name) for seen in views}) == 1
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[-1])


def test_the_pile_is_known_but_not_its_order() -> None:
    """EL-1.7: everybody sees what may still come; the state holds no order of it."""
    table = turn(scene(3), 0, "lake", "dire_ogre")
    seen = GAME.observe(table, 1)
    assert cards(seen.deck) == cards(DECK_MASK[3]) - {"lake", "dire_ogre"}
    drawn = set()
    for seed in range(200):
        world = GAME.imagine(seen, seed)
        drawn.add(world.draw_card())
    assert len(drawn) > 25


def test_family_sizes() -> None:
    """EL-17.1: eight families, and five cards without one."""
    sizes = {slug: int(FAMILY_MASK[i]).bit_count() for i, slug in enumerate(FAMILY_SLUG)}
    assert sizes == {
        "ancient": 4,
        "arcane": 3,
        "cursed": 5,
        "dire": 5,
        "forest": 4,
        "mountain": 2,
        "night": 3,
        "noble": 3,
    }
    loners = {CARD_SLUG[number] for number in range(CARDS) if CARD_FAMILY[number] == NONE}
    assert loners == {"graveyard", "lake", "stronghold", "castle_muster", "castle_march"}


def test_marks_of_players() -> None:
    """EL-17.2: Arcane and Mountain need three players, the Castles four."""
    marked = {slug: CARD_MARK[i] for i, slug in enumerate(CARD_SLUG) if CARD_MARK[i]}
    assert {slug for slug, mark in marked.items() if mark == 3} == {
        "arcane_manticore",
        "arcane_sphinx",
        "arcane_temple",
        "mountain_dwarf",
        "mountain_treasury",
    }
    assert {slug for slug, mark in marked.items() if mark == 4} == {"castle_muster", "castle_march"}


def test_flying_cards() -> None:
    """EL-17.3: five cards fly, four of them in a game for two."""
    flying = {CARD_SLUG[number] for number in range(CARDS) if CARD_PERKS[number] & PERK}
    assert flying == {
        "ancient_phoenix",
        "cursed_gargoyles",
        "dire_dragon",
        "dire_eye",
        "arcane_sphinx",
    }
    assert cards(DECK_MASK[2]) & flying == flying - {"arcane_sphinx"}


@pytest.mark.parametrize(("seats", "elixirs"), [(2, 10), (3, 11), (4, 13)])
def test_elixirs_of_the_deck(seats: int, elixirs: int) -> None:
    """EL-17.4: 10, 11 and 13 elixirs for two, three and four players."""
    deck = [card(slug) for slug in cards(DECK_MASK[seats])]
    assert sum(CARD_PERKS[number] >> ELIXIR_AT & PERK for number in deck) == elixirs


def test_cards_that_build_and_destroy() -> None:
    """EL-17.5: eight build (six without the Castles), seven destroy (five with two players)."""

    def able(doing: int, seats: int) -> set[str]:
        deck = cards(DECK_MASK[seats])
        return {slug for slug in deck if doing in CARD_DO[card(slug) * 2 : card(slug) * 2 + 2]}

    assert able(DO_BUILD, 4) == {
        "ancient_woods",
        "cursed_mausoleum",
        "cursed_tower",
        "forest_tree_town",
        "night_village",
        "stronghold",
        "castle_muster",
        "castle_march",
    }
    assert [len(able(DO_BUILD, seats)) for seats in (2, 3, 4)] == [6, 6, 8]
    assert [len(able(DO_DESTROY, seats)) for seats in (2, 3, 4)] == [5, 7, 7]
