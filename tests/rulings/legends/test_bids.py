"""EL-4: sealed bids for the first turn."""

import pytest

from kit.told import assert_told
from regalia.games.legends import GAME
from regalia.games.legends.rules import Legends
from regalia.games.legends.state import BIDS, DEAL, ROW
from rulings.legends.scene import codes, fill, play, scene, start


def bidding(seats: int = 3, **options: object) -> Legends:
    """A table about to bid, with a row of six."""
    table = scene(seats, **options)  # type: ignore[arg-type]
    fill(table.set_coins, [0] * seats)
    return start(table, DEAL)


def bid(table: Legends, *coins: int) -> None:
    """Everybody bids, in the order of seats."""
    for seat, count in enumerate(coins):
        play(table, seat, f"bid {count}")


def test_bids_are_secret_until_all_are_in() -> None:
    """EL-4.1, EL-19.6: 0 to all one has, sealed, then opened together and public."""
    table = bidding(3)
    assert table.to_act() == [0, 1, 2]
    assert codes(table, 1) == [f"bid {n}" for n in range(12)]
    play(table, 1, "bid 7")
    assert table.to_act() == [0, 2]
    assert GAME.observe(table, 1).bids == (-1, 7, -1)
    assert GAME.observe(table, 0).bids == GAME.observe(table, -1).bids == (-1, -1, -1)
    play(table, 2, "bid 2")
    play(table, 0, "bid 3")
    assert table.phase == ROW
    assert GAME.observe(table, 0).bids == (3, 7, 2)


def test_the_bid_happens_once() -> None:
    """EL-4.1: after it the game goes on to its turns and never comes back."""
    table = bidding(2)
    bid(table, 1, 2)
    while not table.is_over():
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[-1])
        assert table.phase != BIDS


def test_the_highest_bidder_pays_and_begins() -> None:
    """EL-4.2: nobody else pays."""
    table = bidding(3)
    bid(table, 3, 5, 4)
    assert table.first == table.turn == 1
    assert table.all_coins() == [11, 6, 11]


def test_the_youngest_of_the_tied_wins() -> None:
    """EL-4.3: and pays."""
    table = bidding(3)
    bid(table, 2, 4, 4)
    assert table.first == 1
    assert table.all_coins() == [11, 7, 11]
    assert_told(table, "first", "EL-4.3")


def test_all_zero() -> None:
    """EL-4.4: the youngest of all begins and nothing is paid."""
    table = bidding(4)
    bid(table, 0, 0, 0, 0)
    assert table.first == 0
    assert table.all_coins() == [9, 9, 9, 9]
    assert_told(table, "first", "EL-4.4")


@pytest.mark.parametrize(
    ("ages", "first"), [((), 0), (("2", "0", "1"), 2), (("1", "2", "0"), 1), (("2",), 2)]
)
def test_ages_are_configured(ages: tuple[str, ...], first: int) -> None:
    """EL-4.5: by default the order of seats, else as given, the youngest first."""
    table = bidding(3, ages=ages)
    bid(table, 6, 6, 6)
    assert table.first == first


def test_play_goes_clockwise() -> None:
    """EL-4.6: from the first player on, for the whole game."""
    table = bidding(3)
    bid(table, 0, 1, 0)
    turns = []
    while not table.is_over():
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[-1])
        turns += [event.seat for event in table.take_events() if event.kind == "takes"]
    assert turns == [(1 + n) % 3 for n in range(30)]


def test_a_die_may_decide() -> None:
    """EL-4.7, EL-15.5: tied players roll, the highest wins, equal ones roll again."""
    table = bidding(4, bid_ties="die")
    table.rng.numbers = [3, 5, 5, 2, 6]  # type: ignore[attr-defined]
    bid(table, 4, 4, 0, 4)
    assert table.first == 3
    assert table.all_coins() == [9, 9, 9, 5]
    rolled = [(event.seat, event.args[0]) for event in table.take_events() if event.kind == "rolls"]
    assert rolled == [(0, 3), (1, 5), (3, 5), (1, 2), (3, 6)]


def test_the_die_covers_the_case_of_no_bids() -> None:
    """EL-4.7: all at zero roll too, and the winner pays nothing."""
    table = bidding(2, bid_ties="die", chance=[0] * 6)
    table.rng.numbers = [1, 4]  # type: ignore[attr-defined]
    bid(table, 0, 0)
    assert table.first == 1
    assert table.all_coins() == [12, 12]


def test_no_die_without_a_tie() -> None:
    """EL-19.16: with ages configured, or one highest bid, nothing is drawn."""
    for option in ("age", "die"):
        table = bidding(2, bid_ties=option)
        drawn = table.rng.count
        bid(table, 1, 2)
        assert table.rng.count == drawn
