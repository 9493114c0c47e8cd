"""Terms, material, set-up, modules and options (IWK-1 to IWK-3, IWK-25, IWK-34)."""

import pytest

from regalia import registry
from regalia.core.errors import BadOption
from regalia.games.wonderful_kingdom import GAME, maps, quests
from regalia.games.wonderful_kingdom.material import (
    ADVISOR,
    CALAMITIES,
    CARD_COPIES,
    CARD_DUEL,
    CARD_KIND,
    CARD_RECYCLE,
    CARD_SLUG,
    CARD_TYPE,
    CARDS,
    DEVELOPMENT,
    DUCHY_SIDE,
    DUCHY_SLUG,
    DUCHY_START,
    DUCHY_YIELD,
    FACTS,
    KINDS,
    PACK_CARDS,
    PACK_SLUG,
    ROUNDS,
    TREASURE,
    TYPE_SLUG,
    cards_of,
)
from regalia.games.wonderful_kingdom.options import OPTIONS
from regalia.games.wonderful_kingdom.state import CHOICE, COUNCIL
from rulings.wonderful_kingdom.scene import (
    about,
    begin,
    builds,
    drift,
    hand,
    options,
    owns,
    planning,
    play,
    scene,
    site,
)


def test_one_or_two_players_and_four_rounds() -> None:
    """IWK-1.1, IWK-15.1: the game ends after round 4, most points win."""
    assert GAME.seats == [1, 2] and ROUNDS == 4
    s = drift(scene(), -1)
    assert s.round == 3 and s.is_over()
    best = max(range(2), key=s.points)
    assert s.ranks()[best] == 1


def test_what_is_in_the_boxes() -> None:
    """IWK-1.2, IWK-1.3, IWK-1.4: kinds and numbers of cards; every Development has its parts."""
    numbers = [len(cards_of(kind, False)) for kind in (DEVELOPMENT, TREASURE, CALAMITIES, ADVISOR)]
    assert numbers == [70, 10, 8, 14]
    base = ("giant_rats", "frost_giants", "shadows", "thieves")
    packs = [row for row in FACTS["card"] if row["pack"] in base]
    assert sum(row["copies"] for row in packs) == 26
    assert TYPE_SLUG == ["structure", "company", "monument", "discovery"]
    for row in FACTS["card"][: len(set(cards_of(DEVELOPMENT, True)))]:
        assert row["cost"] and row["type"] in TYPE_SLUG and len(row["recycle"]) == 1


def test_a_card_in_construction_is_nothing_yet() -> None:
    """IWK-1.5, IWK-1.6, IWK-15.4: no production, no type, no points before it is built."""
    s = planning()
    site(s, 0, "cathedral", "GGGGG")
    site(s, 0, "quarry", "M")
    assert s.points(0) == 0
    builds(s, 0, "cathedral")
    assert s.points(0) == 3  # itself alone


def test_cubes_and_soldiers_never_run_out() -> None:
    """IWK-1.7, IWK-1.8: more than the box holds may be owned and produced."""
    s = begin(scene(module="quest"), CHOICE, 0)
    owns(s, 0, soldiers=45, krystallium=30)
    builds(s, 0, *["quarry"] * 12)
    assert s.soldiers(0) == 45 and s.krystallium(0) == 30
    from regalia.games.wonderful_kingdom.yields import production

    assert production(s, 0, 0) == 26


def test_discarded_calamities_leave_the_game() -> None:
    """IWK-1.9: Calamities and Menaces never come to the pile; other cards lie there openly."""
    s = planning()
    for slug in ("calamity", "giant_rat", "farm", "herald", "ingots"):
        s.discard(CARD_SLUG.index(slug))
    assert sorted(CARD_SLUG[card] for card in s.pile) == ["farm", "herald", "ingots"]
    assert GAME.observe(s, 1).pile == tuple(sorted(s.pile))


def test_stocks_are_public() -> None:
    """IWK-1.10: both see what lies on a Duchy card."""
    s = planning()
    owns(s, 0, soldiers=3, krystallium=2)
    seen = GAME.observe(s, 1)
    assert seen.soldiers == (3, 0) and seen.krystallium == (2, 0)


def test_exactly_one_module() -> None:
    """IWK-2.1, IWK-2.3: no game without a module is offered, and none with two."""
    (module,) = [option for option in OPTIONS if option.id == "module"]
    assert module.choices == ("menace", "advisors", "quest", "conquest")
    for name in module.choices:
        s = scene(module=name)
        assert [s.has_menace, s.has_council, s.has_quest, s.has_map].count(True) == 1


def test_a_module_beats_the_base_rules() -> None:
    """IWK-2.2: the Menace module takes the Calamities out, Conquest the Traps."""
    assert "calamity" not in hand(scene(), 0)
    s = scene(module="conquest", board="B2")
    assert s.all_traps() == [1, 1]


def test_two_empty_offer_areas_get_a_card_each() -> None:
    """IWK-3.1, IWK-5.3: round 1, and one open card of the deck in each area."""
    s = scene()
    assert s.round == 0 and [s.zones_count(area) for area in range(2)] == [1, 1]
    assert all(card < 256 for area in range(2) for card in s.area(area))


def test_the_deck_is_developments_and_treasures() -> None:
    """IWK-3.2, IWK-3.3, IWK-5.11: 80 cards, 85 with the deluxe ones; a round takes 16 of them."""
    for deluxe, size in ((False, 80), (True, 85)):
        s = scene(module="quest", deluxe=deluxe)
        assert len(s.deck) == size - 16
        hands = hand(s, 0) + hand(s, 1)
        assert hands.count("calamity") == 2
        cards = [*s.deck, *s.hands(0), *s.hands(1), *s.area(0), *s.area(1)]
        treasures = [number for number in cards if CARD_KIND[number] == TREASURE]
        assert len(treasures) == 10
    # Even with every draw of the Prophet and the Archivist the deck lasts.
    assert 4 * 16 + 4 * (3 + 2) <= 85


def test_both_use_the_same_side() -> None:
    """IWK-3.4, IWK-25.5: two different Duchies, one letter."""
    for side in "ABCD":
        s = scene(side=side, seed=2)
        letters = {DUCHY_SIDE[row] for row in s.all_rows()}
        assert letters == {"ABCD".index(side)} and len(set(s.all_rows())) == 2


def test_two_traps_each() -> None:
    """IWK-3.5, IWK-5.1: and they are there again every round."""
    s = scene()
    assert s.all_traps() == [2, 2]
    for seat in range(2):
        s.set_traps(seat, 0)
    while s.round == 0:
        s.apply(s.to_act()[0], s.legal(s.to_act()[0])[0])
    assert s.round == 1 and s.all_traps() == [2, 2]


def test_nobody_starts_with_anything() -> None:
    """IWK-3.6, IWK-3.7: but where a side or a module says so."""
    s = scene()
    assert s.all_purse() == [0, 0] and s.all_alchemy() == [0, 0]
    assert [scene(side="C").krystallium(seat) for seat in range(2)] == [5, 5]
    s = scene(module="advisors")
    assert [s.soldiers(seat) for seat in range(2)] == [2, 2]


def test_duchies_are_an_option_or_chance() -> None:
    """IWK-3.8: chosen by seat, or dealt at random."""
    s = scene(duchies=("valados", "teressie"))
    assert [DUCHY_SLUG[row] for row in s.all_rows()] == ["valados", "teressie"]
    dealt = {tuple(GAME.new(options(), seed).all_rows()) for seed in range(12)}
    assert len(dealt) == 2


def test_the_first_player_is_drawn() -> None:
    """IWK-4.6: either seat."""
    assert {GAME.new(options(), seed).first for seed in range(12)} == {0, 1}


def test_what_the_deluxe_box_adds() -> None:
    """IWK-25.1, IWK-25.2: five Developments, two quests, four advisors, Senada and sides C, D."""
    assert len(cards_of(DEVELOPMENT, True)) - len(cards_of(DEVELOPMENT, False)) == 5
    assert len(cards_of(ADVISOR, True)) - len(cards_of(ADVISOR, False)) == 4
    assert quests.QUESTS == 5
    for side in range(4):
        names = [DUCHY_SLUG[row] for row in range(14) if DUCHY_SIDE[row] == side]
        assert sorted(names) == ["senada", "teressie", "valados"]
    dealt = {row for seed in range(9) for row in GAME.new(options(deluxe=True), seed).all_rows()}
    assert len(dealt) == 3


def test_side_c_starts_with_krystallium_and_produces_nothing() -> None:
    """IWK-25.3, IWK-25.4: five Krystallium; side D makes three cubes where side A makes four."""
    for row in range(14):
        made = sum(DUCHY_YIELD[row * KINDS : row * KINDS + KINDS])
        started = sum(DUCHY_START[row * KINDS : row * KINDS + KINDS])
        side = "ABCDE"[DUCHY_SIDE[row]]
        assert started == (5 if side == "C" else 0)
        assert made == {"A": 5 if DUCHY_SLUG[row] == "senada" else 4, "B": 4, "D": 3}.get(side, 0)


def test_treasures_give_two_cubes() -> None:
    """IWK-8.1: every one of them."""
    for card in range(CARDS):
        if CARD_KIND[card] == TREASURE:
            assert sum(CARD_RECYCLE[card * KINDS : card * KINDS + KINDS]) == 2
            assert CARD_TYPE[card] == 255


def test_what_does_not_go_together() -> None:
    """IWK-17.1, IWK-22.5, IWK-28.7, IWK-29.8, IWK-30.1, IWK-36.1: the table is refused."""
    for seats, values in (
        (2, {"pack_1": "shadows", "pack_2": "shadows"}),
        (1, {"pack_1": "black_dragons"}),
        (1, {"pack_1": "illusionists"}),
        (2, {"scenario": "sc01"}),
        (2, {"module": "conquest", "board": "C1"}),
        (1, {"module": "conquest", "board": "A1"}),
        (2, {"module": "conquest", "duchies": ("valados", "teressie")}),
        (2, {"duchies": ("valados",)}),
        (2, {"duchies": ("valados", "atlantis")}),
    ):
        with pytest.raises(BadOption):
            registry.options(GAME, seats, values)


def test_the_switches_of_the_digest() -> None:
    """IWK-34.1 to IWK-34.4: their defaults are the rulebook's."""
    defaults = {option.id: option.default for option in OPTIONS}
    assert defaults["solo_search"] == "once_per_round"
    assert defaults["menace_draw"] == "choose"
    assert defaults["tiebreak_cards"] == "constructed"
    assert defaults["setup_advisor_soldier"] is False
    s = scene(module="advisors", setup_advisor_soldier=True)
    for seat in range(2):
        play(s, seat, about(s, seat, "keep")[0])
    assert [s.soldiers(seat) for seat in range(2)] == [3, 3]


def test_a_random_menace_is_not_asked_for() -> None:
    """IWK-34.2: with chance, a pack of unlike cards asks nothing."""
    s = scene(pack_1="syphons", menace_draw="random")
    assert s.phase == CHOICE and len(s.packs_left(0)) == 3
    drawn = {
        GAME.new(options(pack_1="syphons", menace_draw="random"), seed).packs_left(0)
        for seed in range(20)
    }
    assert len(drawn) == 4


def test_decisions_before_the_game() -> None:
    """IWK-36.2, IWK-23.14: both keep an advisor in secret; both are shown together."""
    s = scene(module="advisors")
    assert s.phase == COUNCIL and s.to_act() == [0, 1]
    first = about(s, 0, "keep")
    assert len(first) == 2
    assert GAME.observe(s, 1).choices != GAME.observe(s, 0).choices
    before = GAME.observe(s, 1)
    told = play(s, 0, first[0])
    assert not any(event.is_for(1) for event in told)
    after = GAME.observe(s, 1)
    assert after.council == before.council == (0, 0) and after.sealed == -1
    told = play(s, 1, about(s, 1, "keep")[0])
    assert [event.kind for event in told].count("council") == 2


def test_packs_and_boards_are_as_named() -> None:
    """IWK-22.5, IWK-30.1: eight packs of four hand cards, six boards, two of them solo."""
    assert [len(cards) for cards in PACK_CARDS] == [4] * 8 and len(PACK_SLUG) == 8
    assert maps.BOARD_SLUG == ["A1", "A2", "B1", "B2", "C1", "C2"]
    assert list(maps.BOARD_SOLO) == [0, 0, 0, 0, 1, 1]
    assert sum(CARD_DUEL) == 4 and CARD_COPIES[CARD_SLUG.index("vermin")] == 10
