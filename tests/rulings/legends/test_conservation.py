"""EL-1.2 and EL-1.4: nothing of the box is lost or made, counted without asking `check`."""

import pytest

from regalia.core.errors import Broken
from regalia.games.legends import GAME
from regalia.games.legends.material import CARD_COINS, DECK_MASK, TOKEN_COINS
from regalia.games.legends.rules import Legends
from regalia.testing.walk import Walk
from rulings.legends.scene import armies, options_of, region, scene, takes

# What each event does to the coins of the player it names.
PAYS = {"takes": -1, "takes_extra": -1, "earns": 1, "first": -1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_armies_cities_and_cards_are_conserved(seats: int) -> None:
    """EL-1.2: 18 armies and 3 cities of every colour and each card once, in every position."""
    options = options_of(seats, warlords=True, encounters=True, explorations="swamp")
    for seed in range(4):
        for state in Walk(GAME, options, seed, "family").states():
            assert isinstance(state, Legends)
            for colour in range(5):
                standing = sum(cell >> 5 * colour & 31 for cell in state.all_board())
                lost = state.captured(colour) if colour < seats else 0
                assert standing + state.supply(colour) + lost == 18
            for seat in range(seats):
                standing = sum(cell >> 25 + 2 * seat & 3 for cell in state.all_board())
                assert standing + state.cities(seat) == 3
            if state.all_row():
                together = (
                    state.deck + sum(state.all_owned()) + sum(1 << card for card in state.all_row())
                )
                assert together == DECK_MASK[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_coins_come_and_go_only_as_told(seats: int) -> None:
    """EL-1.4: a ledger kept from the public events alone agrees with every purse."""
    options = options_of(seats, warlords=True, encounters=True, explorations="open")
    for seed in range(4):
        walk = Walk(GAME, options, seed, "uniform")
        purses = [0] * seats
        for state in walk.states():
            assert isinstance(state, Legends)
            for event in walk.events:
                if event.kind == "coins":
                    purses = [event.args[0]] * seats
                elif event.kind in PAYS:
                    purses[event.seat] += PAYS[event.kind] * event.args[-1]
                elif event.kind == "thieves":
                    purses[event.seat] -= 1
                elif event.kind == "finds":
                    purses[event.seat] += TOKEN_COINS[event.args[0]]
                elif event.kind == "steals":
                    purses[event.seat] += 1
                    purses[event.args[0]] -= 1
            assert purses == state.all_coins()
    assert max(CARD_COINS) == 2


def broken(table: Legends) -> bool:
    """Whether `check` objects."""
    try:
        table.check()
    except Broken:
        return True
    return False


def test_check_notices_what_is_lost() -> None:
    """EL-1.2: an army, a city, a coin, a card too many or too few breaks the table."""
    faults = [
        lambda table: table.set_supply(0, 3),
        lambda table: table.set_cities(1, 2),
        lambda table: table.set_coins(2, -1),
        lambda table: table.set_row(1, table.row(0)),
        lambda table: table.set_owned(0, 0),
        lambda table: table.set_board(region("gre1"), 1),
        lambda table: table.set_looked(0, 1),
    ]
    for fault in faults:
        table = scene(3)
        armies(table, 0, cre5=4)
        takes(table, 0, "graveyard")
        assert not broken(table)
        fault(table)
        assert broken(table)
