"""EL-5 and EL-8: a turn, the row, and the end of the game."""

import pytest

from regalia.games.legends import GAME
from regalia.games.legends.material import DECK_MASK
from regalia.games.legends.state import MOVEMENT, ROW
from rulings.legends.scene import (
    armies,
    card,
    codes,
    fill,
    kinds,
    options_of,
    play,
    scene,
    takes,
    targets,
    turn,
)

SIX = ["lake", "graveyard", "dire_eye", "dire_ogre", "noble_hills", "ancient_sage"]


def test_a_turn_from_taking_to_refilling() -> None:
    """EL-5.1: take, pay, gain, act, refill; then the next player."""
    table = turn(scene(3), 0, *SIX)
    armies(table, 0, cre5=1)
    table.take_events()
    play(table, 0, "take dire_eye", "place cre5", "done")
    assert kinds(table) == ["takes", "places", "forgoes", "refill"]
    assert table.to_act() == [1]


def test_costs_by_position() -> None:
    """EL-5.2, EL-19.7: 0, 1, 1, 2, 2, 3 from the left, paid in full; one card must be taken."""
    costs = []
    for place, slug in enumerate(SIX):
        table = turn(scene(3), 0, *SIX)
        play(table, 0, f"take {slug}")
        costs.append(11 - table.coins(0))
        assert slug == SIX[place]
    assert costs == [0, 1, 1, 2, 2, 3]
    assert "done" not in codes(turn(scene(3), 0, *SIX), 0)
    for coins, offered in ((0, 1), (1, 3), (2, 5), (3, 6)):
        table = scene(3)
        table.set_coins(0, coins)
        turn(table, 0, *SIX)
        assert len(targets(table, 0, "take")) == (offered if offered > 1 else 0)


def test_a_taken_card_stays_open_before_its_owner() -> None:
    """EL-5.3: everybody sees it until the end."""
    table = turn(scene(3), 0, *SIX)
    play(table, 0, "take noble_hills")
    assert table.owned(0) == 1 << card("noble_hills")
    assert GAME.observe(table, 2).owned[0] == table.owned(0)


def test_an_ability_works_for_its_own_action() -> None:
    """EL-5.4: Noble Unicorn moves 4, and one more by its own ability."""
    table = scene(3)
    armies(table, 0, pil1=1)
    takes(table, 0, "noble_unicorn")
    assert (table.phase, table.left) == (MOVEMENT, 5)


def test_an_action_may_be_ignored_or_used_in_part() -> None:
    """EL-5.5: now or never, up to its amount."""
    table = turn(scene(3), 0, *SIX)
    play(table, 0, "take dire_eye")
    assert table.left == 4
    play(table, 0, "place cre5", "done")
    assert table.supply(0) == 17
    assert table.turn == 1 and table.left == 0
    table = turn(scene(3), 0, *SIX)
    play(table, 0, "take dire_eye", "done")
    assert table.supply(0) == 18


def test_the_row_slides_and_is_refilled_on_the_right() -> None:
    """EL-5.6, EL-5.8: A B C D E F without C becomes A B D E F G, with the same costs."""
    table = turn(scene(3), 0, *SIX)
    play(table, 0, "take dire_eye")
    assert table.coins(0) == 10
    play(table, 0, "done")
    slid = [card(slug) for slug in SIX if slug != "dire_eye"]
    assert table.all_row()[:5] == slid
    assert table.row(5) == card("ancient_phoenix")  # the first of the pile: chance is loaded
    play(table, 1, "take dire_ogre")
    assert table.coins(1) == 10  # third from the left now


def test_without_a_pile_the_row_gets_shorter() -> None:
    """EL-5.7: no refill, and costs follow the position from the left."""
    table = scene(3)
    for number in range(34):
        if DECK_MASK[3] >> number & 1 and number not in [card(slug) for slug in SIX[:4]]:
            table.win_card(number % 3, number)
    fill(table.set_supply, [0, 0, 0, 18, 18])
    fill(table.set_captured, [18, 18, 18])
    fill(table.set_coins, [11, 11, 11])
    turn(table, 0, *SIX[:4])
    play(table, 0, "take graveyard")
    assert table.row_count == 3 and table.deck == 0
    play(table, 1, "take dire_ogre")
    assert table.all_coins() == [10, 10, 11]
    assert table.row_count == 2


@pytest.mark.parametrize(("seats", "sizes"), [(2, [6, 6, 6]), (3, [5, 4, 3]), (4, [5, 4, 3])])
def test_what_the_last_picks_see(seats: int, sizes: list[int]) -> None:
    """EL-5.7: with three and four players the last three picks see 5, 4 and 3 cards."""
    seen = []
    table = GAME.new(options_of(seats, map="booklet"), 4)
    table.keeps_events = False
    while not table.is_over():
        seat = table.to_act()[0]
        if table.phase == ROW:
            seen.append(table.row_count)
            fill(table.set_coins, [9] * seats)  # so that everybody is asked every time
        table.apply(seat, table.legal(seat)[-1])
    assert seen[-3:] == sizes


def test_without_coins_the_leftmost_card_is_taken() -> None:
    """EL-5.9: it is taken without a question, and its action may be ignored."""
    table = scene(3)
    table.set_coins(0, 0)
    armies(table, 0, pil1=1)
    turn(table, 0, *SIX)
    assert table.owned(0) == 1 << card("lake")
    assert codes(table, 0) == ["done", "part first", "part second"]
    play(table, 0, "done")
    assert table.turn == 1


def test_the_new_card_comes_after_the_action() -> None:
    """EL-5.10: while the action is decided, the row has a gap and nothing is drawn."""
    table = turn(scene(3), 0, *SIX)
    drawn = table.rng.count
    play(table, 0, "take dire_eye", "place cre5", "place cre5", "place cre5")
    assert table.row_count == 5 and table.rng.count == drawn
    play(table, 0, "place cre5")
    assert table.row_count == 6 and table.rng.count > drawn


@pytest.mark.parametrize(("seats", "each", "left"), [(2, 11, 5), (3, 10, 2), (4, 8, 2)])
def test_the_game_ends_after_equal_turns(seats: int, each: int, left: int) -> None:
    """EL-8.1, EL-8.3: 11, 10 or 8 cards each; 5, 2 or 2 cards stay in the row."""
    table = GAME.new(options_of(seats), 9)
    while not table.is_over():
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[0])
    assert [mask.bit_count() for mask in table.all_owned()] == [each] * seats
    assert table.row_count == left and table.deck == 0


def test_the_fairy_queen_comes_before_the_scoring() -> None:
    """EL-8.2: her extra card is asked for after the last turn, then points are counted."""
    table = GAME.new(options_of(4, warlords=True, map="booklet"), 2)
    told: list[str] = []
    while not table.is_over():
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.apply(seat, legal[-1])
        told += kinds(table)
    assert told[-2:] == ["takes_extra", "over"]
    assert sorted(mask.bit_count() for mask in table.all_owned()) == [8, 8, 8, 9]
