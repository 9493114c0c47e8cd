"""IWW-14 and IWW-18: a lone ruler, eight pools, and exchanges."""

from kit.told import assert_told
from regalia.games.wonderful.bag import with_card
from regalia.games.wonderful_world import GAME, exchange
from regalia.games.wonderful_world.material import ASCENSION, CARD_SET, SIDES, TITLE_NAME
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.scoring import title
from regalia.games.wonderful_world.state import CHOOSE_DECK, FREE, KEEP_ONE, PLANNING, PRODUCTION
from rulings.wonderful_world.scene import (
    ENERGY,
    EXPLORATION,
    MATERIALS,
    SCIENCE,
    builds,
    codes,
    enter,
    kinds,
    new,
    owns,
    play,
    play_random,
    purse,
    scene,
    site,
    sites,
    take,
    verbs,
)


def hold(table: World, *slugs: str) -> World:
    """A lone player's Planning with exactly these cards in hand, the second pool opened."""
    table.phase = PLANNING
    table.sequence = 1
    table.opened = 2
    for slug in slugs:
        table.set_todo(0, with_card(table.todo(0), take(table, slug)))
    table.ask(0)
    return table


def swap(table: World) -> None:
    """One exchange of the first two hand cards, keeping the first card drawn."""
    for _ in range(2):
        play(table, 0, *next(code for code in codes(table, 0) if code[0] == "exchange"))
    if table.stage == CHOOSE_DECK:
        play(table, 0, "draw", "base")
    if table.stage == KEEP_ONE:
        play(table, 0, *codes(table, 0)[0])


def test_eight_pools_and_a_deck_of_110() -> None:
    """IWW-14.1, IWW-23.8: forty cards lie in unseen pools, 110 can be drawn."""
    table = new(1)
    assert exchange.in_deck(table, 0) == 110
    assert len(table.todo(0)) == 5 and table.opened == 1
    assert len(table.decks(0)) == 150 - 5
    assert GAME.observe(table, 0).pools == ((), ())


def test_any_side_may_be_played_alone() -> None:
    """IWW-14.2: a free solo game takes any side."""
    for side in SIDES:
        assert new(1, side=side).rows(0) % 6 == SIDES.index(side)


def test_no_draft_and_two_sequences_a_round() -> None:
    """IWW-14.3, IWW-14.4, IWW-14.9: eight pools, two in each Planning, then Production."""
    table = new(1, 3)
    opened = []
    while not table.is_over():
        assert table.phase in (PLANNING, PRODUCTION)
        if table.phase == PLANNING:
            opened.append((table.round, table.opened))
        calm = [c for c in codes(table, 0) if c[0] in ("recycle", "empire", "done", "take")]
        play(table, 0, *calm[0])
    assert sorted(set(opened)) == [(n // 2, n + 1) for n in range(8)]


def test_a_hand_card_is_exchanged_constructed_or_recycled() -> None:
    """IWW-14.5: in any number and order until the hand is empty."""
    table = hold(scene(1), "zeppelin", "museum", "submarine")
    assert verbs(table, 0) == {"construct", "recycle", "exchange"}
    play(table, 0, "construct", "zeppelin")
    play(table, 0, "recycle", "submarine")
    assert verbs(table, 0) == {"construct", "recycle", "discard"}


def test_an_exchange() -> None:
    """IWW-14.6: two cards away without bonus, five drawn, one kept, four discarded."""
    table = hold(scene(1), "zeppelin", "museum", "submarine")
    deck = len(table.decks(0))
    play(table, 0, "exchange", "zeppelin")
    play(table, 0, "exchange", "museum")
    assert len(table.drawn) == 5 and purse(table, 0)[0] == 0
    kept = table.drawn[2]
    play(table, 0, "keep", codes(table, 0)[2][1])
    assert len(table.todo(0)) == 2 and kept in table.todo(0)
    assert len(table.pile) == 6 and len(table.decks(0)) == deck - 5


def test_four_exchanges_at_most() -> None:
    """IWW-14.7, IWW-22.13: they leave one card; the deck falls by 20, the pile grows by 24."""
    table = new(1)
    before = exchange.in_deck(table, 0)
    for _ in range(4):
        swap(table)
    assert len(table.todo(0)) == 1 and "exchange" not in verbs(table, 0)
    assert (before, exchange.in_deck(table, 0)) == (110, 90)
    assert len(table.pile) == 24


def test_a_card_just_kept_may_be_given_up_again() -> None:
    """IWW-14.7: the rulebook says so."""
    table = hold(scene(1), "zeppelin", "museum", "submarine")
    swap(table)
    assert len([code for code in codes(table, 0) if code[0] == "exchange"]) == len(
        set(table.todo(0))
    )


def test_the_second_pool_comes_when_the_first_is_used_up() -> None:
    """IWW-14.8: recycled cubes of the first are placed before a card of the second is there."""
    table = new(1, 5)
    for left in range(5, 0, -1):
        assert table.opened == 1 and len(table.todo(0)) == left
        play(table, 0, *next(code for code in codes(table, 0) if code[0] == "recycle"))
    assert table.opened == 2 and len(table.todo(0)) == 5
    assert purse(table, 0) == (0, 1, 0, 0)


def test_a_lone_player_needs_five_cubes_for_supremacy() -> None:
    """IWW-14.10, IWW-22.10: four are not enough; Science leaves the choice."""
    table = scene(1)
    builds(table, 0, "wind_turbines", "nuclear_plant")
    enter(table, PRODUCTION, ENERGY)
    assert table.all_counts() == [5] and purse(table, 0)[2] == 1
    assert_told(table, "supremacy", "IWW-14.10")
    other = scene(1)
    builds(other, 0, "nuclear_plant")
    enter(other, PRODUCTION, ENERGY)
    assert other.all_counts() == [4] and purse(other, 0)[2] == 0
    third = scene(1)
    builds(third, 0, "research_center", "research_center")
    enter(third, PRODUCTION, SCIENCE)
    assert codes(third, 0) == [("take", "general"), ("take", "financier")]


def test_corruption_lowers_what_supremacy_counts() -> None:
    """IWW-18.4, IWW-22.10: five icons and one corrupted are not enough."""
    table = scene(1, corruption_ascension="always")
    builds(table, 0, "wind_turbines", "nuclear_plant", "secret_base")
    enter(table, PRODUCTION, ENERGY)
    assert table.all_counts() == [4] and purse(table, 0)[2] == 0


def test_titles() -> None:
    """IWW-14.11: exactly 60, 80 and 100 take the higher title."""
    names = [TITLE_NAME[title(n)].en for n in (0, 59, 60, 79, 80, 99, 100, 150)]
    assert names == [
        "Apprentice",
        "Apprentice",
        "Dictator",
        "Dictator",
        "Emperor",
        "Emperor",
        "Living God",
        "Living God",
    ]


def drain(table: World, leave: int) -> None:
    """Move all but so many drawable cards of the base deck onto the pile."""
    while exchange.in_deck(table, 0) > leave:
        table.pile += table.decks(0)[-1:]
        table.set_decks(0, table.decks(0)[:-1])


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """IWW-14.12, IWW-14.15: what is left is drawn, then the pile, the two given cards included."""
    table = new(1)
    drain(table, 2)
    pile, pools = len(table.pile), 7 * 5
    hand = table.todo(0)
    for _ in range(2):
        play(table, 0, *next(code for code in codes(table, 0) if code[0] == "exchange"))
    assert "reshuffles" in kinds(table)
    assert len(table.drawn) == 5
    assert len(table.decks(0)) == pile + 2 - 3 and table.pile == b""
    assert len(table.pools(0)) == pools
    seen = GAME.observe(table, 0)
    assert len(seen.pools[0]) == pools and len(hand) == 5
    table.check()


def test_without_a_reshuffle_the_exchanges_end() -> None:
    """IWW-14.12: configurable; draw what there is, and nothing more when there is nothing."""
    table = new(1, solo_shortage="stop")
    drain(table, 2)
    for _ in range(2):
        play(table, 0, *next(code for code in codes(table, 0) if code[0] == "exchange"))
    assert len(table.drawn) == 2 or table.stage == FREE
    while table.stage != FREE:
        play(table, 0, *codes(table, 0)[0])
    assert "exchange" not in verbs(table, 0)


def test_everything_else_is_as_usual() -> None:
    """IWW-14.13: four rounds, five steps, the same windows, the same score."""
    table = play_random(new(1, 8), 8)
    assert table.round == 3 and table.ranks() == [1]


def test_pools_are_no_choice_and_nothing_comes_between_an_exchange() -> None:
    """IWW-14.14: two cards are given before any is seen; then only the choice is open."""
    table = hold(scene(1), "zeppelin", "museum", "submarine")
    owns(table, 0, krystallium=3)
    site(table, 0, "polar_base")
    play(table, 0, "exchange", "zeppelin")
    assert verbs(table, 0) == {"exchange"} and table.drawn == b""
    play(table, 0, "exchange", "museum")
    assert verbs(table, 0) == {"keep"}


def test_planning_alone_is_closed_by_done() -> None:
    """IWW-14.15: the second sequence ends with the last card; then free actions, then done."""
    table = hold(scene(1), "zeppelin")
    play(table, 0, "construct", "zeppelin")
    assert verbs(table, 0) == {"done", "discard"}
    play(table, 0, "done")
    assert table.phase == PRODUCTION


def test_the_planning_window_is_open_between_any_two_actions() -> None:
    """IWW-9.8: also between the two pools of a lone player."""
    table = new(1, 5)
    owns(table, 0, krystallium=1)
    site(table, 0, "polar_base")
    assert "krystallium" in verbs(table, 0)
    play(table, 0, "krystallium", "polar_base", "gold")
    assert sites(table, 0) == [("polar_base", "EEEGGG")] and table.opened == 1


def test_pools_of_the_expansion() -> None:
    """IWW-18.1: three base and two C&A cards each; 126 and 40 are left to draw."""
    table = new(1, corruption_ascension="always")
    assert (
        sorted(CARD_SET[number] == ASCENSION for number in table.todo(0))
        == [False] * 3 + [True] * 2
    )
    assert (exchange.in_deck(table, 0), exchange.in_deck(table, 1)) == (126, 40)


def test_a_lone_player_sees_what_can_be_drawn() -> None:
    """IWW-14.1, IWW-14.12, IWW-18.1: unopened pools are no deck; a reshuffle is seen coming."""
    assert GAME.observe(new(1), 0).deck_sizes == (110, 0)
    assert GAME.observe(new(1), -1).deck_sizes == (110, 0)
    table = new(1, corruption_ascension="always")
    assert GAME.observe(table, 0).deck_sizes == (126, 40)
    swap(table)
    assert GAME.observe(table, 0).deck_sizes == (121, 40)
    table = new(1)
    drain(table, 1)
    assert GAME.observe(table, 0).deck_sizes == (1, 0)
    swap(table)
    assert table.apart and GAME.observe(table, 0).deck_sizes == (len(table.decks(0)), 0)


def test_an_exchange_draws_from_one_deck() -> None:
    """IWW-18.2: any two cards, then five base or three C&A cards, never mixed."""
    for deck, count in (("base", 5), ("ascension", 3)):
        table = new(1, 4, corruption_ascension="always")
        for _ in range(2):
            play(table, 0, *[code for code in codes(table, 0) if code[0] == "exchange"][-1])
        assert codes(table, 0) == [("draw", "base"), ("draw", "ascension")]
        play(table, 0, "draw", deck)
        assert len(table.drawn) == count
        assert {CARD_SET[number] == ASCENSION for number in table.drawn} == {deck == "ascension"}


def test_each_deck_is_reshuffled_on_its_own() -> None:
    """IWW-18.3: C&A discards become a C&A deck; the base discards stay where they are."""
    table = new(1, corruption_ascension="always")
    drain(table, 100)
    while exchange.in_deck(table, 1) > 0:
        table.pile += table.decks(1)[-1:]
        table.set_decks(1, table.decks(1)[:-1])
    for _ in range(2):
        play(table, 0, *next(code for code in codes(table, 0) if code[0] == "exchange"))
    play(table, 0, "draw", "ascension")
    assert len(table.drawn) == 3 and table.apart == 2
    assert all(CARD_SET[number] != ASCENSION for number in table.pile)
    assert len(table.pile) >= 26
    table.check()


def test_a_lone_players_table_is_open() -> None:
    """IWW-23.8: there is no opponent; whoever watches sees what the player sees."""
    table = new(1, 6)
    mine, watching = GAME.observe(table, 0), GAME.observe(table, -1)
    assert watching.todo == mine.todo and GAME.hidden(table, 0) == {} == GAME.hidden(table, -1)
    assert watching.legal == ()


def test_materials_alone() -> None:
    """IWW-14.10: side B never reaches five by itself."""
    table = enter(scene(1), PRODUCTION, MATERIALS)
    assert purse(table, 0)[3] == 0
    assert enter(scene(1), PRODUCTION, EXPLORATION).all_counts() == [0]
