"""Rulings on the set-up of Kingsburg (KB-1)."""

from collections import Counter

import pytest

from regalia import registry
from regalia.core.errors import BadOption
from regalia.core.events import SPECTATOR
from regalia.core.rng import FastRng
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.material import (
    BUILDINGS,
    ENEMIES,
    ENEMY_STRENGTH,
    ENEMY_YEAR,
    YEAR_MAX,
    YEAR_MIN,
)
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import AID, BATTLE, COURT, HELP, NOBODY, OVER, ROLL, UNKNOWN
from rulings.kingsburg.scene import owns, play, put, scene, start
from rulings.kingsburg.season import FILL, dice, idle, rolled, sits


def new(seats: int, seed: int) -> Kingsburg:
    """A fresh game with the rulebook's options."""
    return GAME.new(registry.options(GAME, seats), seed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_each_with_three_dice_and_an_empty_province(seats: int) -> None:
    """KB-1.1: every number of players from 2 to 5; three dice and 20 empty places each."""
    table = new(seats, 1)
    assert BUILDINGS == 20
    assert table.all_built() == [0] * seats
    idle(table, lambda table: table.phase == COURT)
    assert [len(dice(table, seat)[0]) for seat in range(seats)] == [3] * seats


@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_or_with_five_others(seats: int) -> None:
    """KB-1.1: 1 and 6 players are refused."""
    with pytest.raises(BadOption):
        registry.options(GAME, seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_nothing(seats: int) -> None:
    """KB-1.2: no VP, soldiers, goods, tokens or buildings, before the King's first aid."""
    table = new(seats, 2)
    assert table.all_vp() == [0] * seats
    assert table.all_soldiers() == [0] * seats
    assert table.all_goods() == [0] * (3 * seats)
    assert table.all_tokens() == [0] * seats
    assert table.all_built() == [0] * seats


def test_every_first_turn_order_is_equally_likely() -> None:
    """KB-1.3: over 1200 seeds each of the six orders of three comes about 200 times."""
    orders = Counter(tuple(new(3, seed).all_order()) for seed in range(1200))
    assert len(orders) == 6
    assert min(orders.values()) > 140
    assert max(orders.values()) < 260


def test_the_first_turn_order_depends_on_nothing_but_chance() -> None:
    """KB-1.3: with five players everybody is first about as often as the others."""
    first = Counter(new(5, seed).order(0) for seed in range(1000))
    assert min(first[seat] for seat in range(5)) > 140
    assert max(first[seat] for seat in range(5)) < 260


def test_the_game_begins_in_year_one_with_the_kings_aid_and_a_free_envoy() -> None:
    """KB-1.4: year I, phase 1, and nobody holds the Envoy."""
    table = new(4, 3)
    assert (table.year, table.phase) == (0, AID)
    assert table.envoy == NOBODY
    told = [(event.kind, event.args) for event in table.take_events()]
    assert ("year", (0,)) in told


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_year_has_one_enemy_of_its_own_five(seats: int) -> None:
    """KB-1.5: the deck is one card of each year, I on top and V at the bottom."""
    for seed in range(5):
        events = idle(new(seats, seed), lambda table: table.phase == OVER)
        enemies = [event.args[0] for event in events if event.kind == "enemy"]
        assert [enemy // 5 for enemy in enemies] == [0, 1, 2, 3, 4]


def test_every_card_of_a_year_can_be_its_enemy() -> None:
    """KB-1.5: over 100 games all 25 cards are met."""
    met = set()
    for seed in range(100):
        events = idle(new(2, seed), lambda table: table.phase == OVER)
        met |= {event.args[0] for event in events if event.kind == "enemy"}
    assert met == set(range(ENEMIES))


def test_nobody_learns_of_the_cards_that_were_not_drawn() -> None:
    """KB-1.6: in a whole game no event and no view shows more than one enemy of a year."""
    table = new(3, 11)
    chance = FastRng(5)
    shown: dict[int, set[int]] = {year: set() for year in range(5)}
    while table.phase != OVER:
        (seat,) = table.to_act()
        legal = table.legal(seat)
        table.apply(seat, legal[chance.below(len(legal))])
        for event in table.take_events():
            if event.kind in ("enemy", "sees"):
                shown[event.args[0] // 5].add(event.args[0])
        for viewer in (SPECTATOR, 0, 1, 2):
            seen = GAME.observe(table, viewer)
            if seen.enemy != UNKNOWN:
                shown[seen.year].add(seen.enemy)
    assert [len(shown[year]) for year in range(5)] == [1, 1, 1, 1, 1]


def test_holdings_order_and_dice_are_public() -> None:
    """KB-1.7: every player and every onlooker sees the same, tokens and Envoy included."""
    table = scene(3, dice=[1, 2, 3, 4, 5, 6, 2, 5, 5, 6])
    owns(table, 1, "inn", "market", "farms")
    put(table, goods=[1, 2, 3, 4, 5, 6, 7, 8, 9])
    put(table, tokens=[0, 3, 1])
    put(table, soldiers=[2, 0, 7])
    table.envoy = 2
    start(table, ROLL)
    for viewer in (SPECTATOR, 0, 1, 2):
        seen = GAME.observe(table, viewer)
        assert seen.goods == ((1, 2, 3), (4, 5, 6), (7, 8, 9))
        assert seen.built == tuple(table.all_built()) != (0, 0, 0)
        assert seen.vp == (0, 3, 0)
        assert seen.soldiers == (2, 0, 7)
        assert seen.order == (0, 2, 1)
        assert seen.coloured == tuple(table.all_coloured())
        assert seen.white == tuple(table.all_white()) != (0, 0, 0)
        assert seen.tokens == (0, 3, 1)
        assert seen.envoy == 2


def test_card_backs_give_the_true_range_of_their_year() -> None:
    """KB-1.7: weakest and strongest card of each year are what its back says."""
    for year in range(5):
        strengths = [ENEMY_STRENGTH[card] for card in range(ENEMIES) if ENEMY_YEAR[card] == year]
        assert len(strengths) == 5
        assert (min(strengths), max(strengths)) == (YEAR_MIN[year], YEAR_MAX[year])


def test_the_enemy_is_hidden_until_winter() -> None:
    """KB-1.7: it is the only thing not public; the battle lays it open."""
    table = scene(3, dice=[4, *FILL])
    sits(table, 1, "general", "4+6")
    for seat in range(3):
        rolled(table, seat, 6)
    start(table, HELP)
    assert GAME.observe(table, 0).enemy == UNKNOWN
    assert GAME.observe(table, SPECTATOR).enemy == UNKNOWN
    winter = scene(3, dice=[4, 1])
    put(winter, goods=[1, 1, 1, 0, 0, 0, 0, 0, 0])
    start(winter, BATTLE)
    assert winter.phase == BATTLE
    assert GAME.observe(winter, 2).enemy == 3
    assert GAME.observe(winter, SPECTATOR).enemy == 3


@pytest.mark.parametrize("year", [0, 3])
def test_who_has_not_peeked_thinks_every_card_of_the_year_possible(year: int) -> None:
    """KB-1.8: another's peek tells nothing; the five cards stay equally likely."""
    table = scene(3, dice=[2])
    table.year = year
    put(table, goods=[5] * 9)
    sits(table, 1, "general", "4+6")
    start(table, HELP)
    assert table.enemy == year * 5 + 1
    seen = GAME.observe(table, 0)
    thought = Counter(GAME.imagine(seen, seed).enemy for seed in range(1000))
    assert set(thought) == set(range(year * 5, year * 5 + 5))
    assert min(thought.values()) > 140
    assert max(thought.values()) < 260


def test_an_enemy_nobody_looked_at_is_any_card_of_its_year() -> None:
    """KB-1.8: over 1000 games each card of year I comes about 200 times."""
    met: Counter[int] = Counter()
    for seed in range(1000):
        table = new(3, seed)
        met[table.draw_enemy()] += 1
    assert set(met) == {0, 1, 2, 3, 4}
    assert min(met.values()) > 140
    assert max(met.values()) < 260


def test_a_peeker_thinks_only_what_he_saw() -> None:
    """KB-1.8: equal chance ends for the one who looked."""
    table = scene(3, dice=[2])
    put(table, goods=[5] * 9)
    sits(table, 1, "queen", "5+6+6")
    start(table, HELP)
    play(table, 1, "take", "gold+gold")
    seen = GAME.observe(table, 1)
    assert {GAME.imagine(seen, seed).enemy for seed in range(50)} == {1}
