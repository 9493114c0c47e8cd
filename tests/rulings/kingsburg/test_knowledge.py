"""KB-21.13, who knows what: the whole table for everybody, the enemy for those who looked."""

from collections import Counter
from dataclasses import fields

import pytest

from regalia.core.events import EVERYONE, SPECTATOR
from regalia.core.options import Options
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.material import (
    ENEMY_SLUG,
    ENEMY_STRENGTH,
    ENEMY_YEAR,
    YEAR_MAX,
    YEAR_MIN,
)
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import BATTLE, BUILDING, HELP, UNKNOWN
from regalia.testing.walk import MOODS, Walk
from rulings.kingsburg.scene import Loaded, enter, holds, put, scene, winter
from rulings.kingsburg.season import FILL, sits

DEFAULTS = {option.id: option.default for option in GAME.options()}
OWN = {"seat", "legal", "enemy"}  # what differs from seat to seat


def open_table(seen: KingsburgObservation) -> dict[str, object]:
    """What an observation shows of the table that is the same for everybody."""
    return {
        field.name: getattr(seen, field.name) for field in fields(seen) if field.name not in OWN
    }


def peeked_at(year: int, number: int, *seats: int) -> Kingsburg:
    """A table of three where these seats, one after the other, went to the General or the Queen."""
    table = scene(3)
    table.year = year
    table.rng = Loaded([number, *FILL * 2])
    holds(table, 2, 2, 0, 0)  # so that step d asks somebody
    for seat, (advisor, group) in zip(
        seats, [("general", "4+6"), ("queen", "5+6+6")], strict=False
    ):
        sits(table, seat, advisor, group)
    enter(table, HELP)
    if len(seats) > 1:
        table.apply(seats[1], table.legal(seats[1])[0])
    else:
        table.run_on()
    assert table.phase == BUILDING
    return table


@pytest.mark.parametrize("mood", MOODS)
def test_the_table_is_open_to_all(mood: str) -> None:
    """KB-21.13: at every step all seats and spectators see the same, but for the enemy."""
    for state in Walk(GAME, Options(4, DEFAULTS), 8, mood).states():
        views = [GAME.observe(state, seat) for seat in (SPECTATOR, 0, 1, 2, 3)]
        assert all(open_table(view) == open_table(views[0]) for view in views)


def test_everybody_sees_holdings_dice_placements_and_scores() -> None:
    """KB-21.13: nothing of these is kept from anybody."""
    for state in Walk(GAME, Options(3, DEFAULTS), 4, "taste").states():
        assert isinstance(state, Kingsburg)
        seen = GAME.observe(state, SPECTATOR)
        assert [count for goods in seen.goods for count in goods] == state.all_goods()
        assert list(seen.tokens) == state.all_tokens()
        assert list(seen.soldiers) == state.all_soldiers()
        assert list(seen.built) == state.all_built()
        assert list(seen.vp) == state.all_vp()
        assert (list(seen.coloured), list(seen.white)) == (state.all_coloured(), state.all_white())
        assert [owner << 16 | group for owner, group in seen.placed] == state.all_placed()
        assert (seen.envoy, seen.aid) == (state.envoy, state.aid)
        assert list(seen.order) == state.all_order()


def test_card_backs_tell_everybody_the_range() -> None:
    """KB-21.13: every card of a year lies within the range printed on its back."""
    for card, strength in enumerate(ENEMY_STRENGTH):
        assert YEAR_MIN[ENEMY_YEAR[card]] <= strength <= YEAR_MAX[ENEMY_YEAR[card]]


def test_a_peek_is_seen_by_the_peeker_alone() -> None:
    """KB-21.13: he knows the card, the others and the spectators do not."""
    table = peeked_at(2, 4, 1)
    card = ENEMY_SLUG.index("iii_4_demons")
    assert [GAME.observe(table, seat).enemy for seat in (0, 1, 2)] == [UNKNOWN, card, UNKNOWN]
    assert GAME.observe(table, SPECTATOR).enemy == UNKNOWN


def test_that_somebody_peeked_is_told_to_all_and_what_he_saw_to_him() -> None:
    """KB-21.13: two events; the one with the card has an audience of one."""
    table = peeked_at(2, 4, 1)
    events = table.take_events()
    (peeks,) = [event for event in events if event.kind == "peeks"]
    (sees,) = [event for event in events if event.kind == "sees"]
    assert (peeks.seat, peeks.args, peeks.audience) == (1, (), EVERYONE)
    assert sees.args == (ENEMY_SLUG.index("iii_4_demons"),)
    assert [sees.is_for(seat) for seat in (0, 1, 2, SPECTATOR)] == [False, True, False, False]


def test_a_second_peeker_sees_the_same_card() -> None:
    """KB-21.13: General for seat 0, Queen for seat 2: one card, two who know it, one draw."""
    table = peeked_at(0, 5, 0, 2)
    card = ENEMY_SLUG.index("i_5_zombies")
    assert [GAME.observe(table, seat).enemy for seat in (0, 1, 2)] == [card, UNKNOWN, card]
    sees = [event for event in table.take_events() if event.kind == "sees"]
    assert [(event.args, event.audience) for event in sees] == [((card,), 0b001), ((card,), 0b100)]
    assert table.rng.count == 1


def test_a_player_who_did_not_look_cannot_tell_two_enemies_apart() -> None:
    """KB-21.13: exchange the card: the peeker's view changes, every other stays as it was."""
    table = peeked_at(1, 1, 2)
    other = table.clone()
    other.enemy += 1
    for seat in (SPECTATOR, 0, 1):
        assert GAME.observe(other, seat) == GAME.observe(table, seat)
    assert GAME.observe(other, 2) != GAME.observe(table, 2)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_player_who_did_not_look_imagines_all_five_cards(seat: int) -> None:
    """KB-21.13: each card of the year about as often as any other, and no other card."""
    seen = GAME.observe(peeked_at(3, 2, 2), seat)
    cards = Counter(GAME.imagine(seen, seed).enemy for seed in range(500))
    assert set(cards) == set(range(15, 20))
    assert min(cards.values()) > 60


def test_a_player_who_looked_imagines_the_card() -> None:
    """KB-21.13: whatever else is imagined."""
    seen = GAME.observe(peeked_at(3, 2, 2), 2)
    assert {GAME.imagine(seen, seed).enemy for seed in range(50)} == {16}


def test_the_reveal_tells_everybody() -> None:
    """KB-21.13: from phase 8 on the card is no secret to seats or spectators."""
    table = scene(3)
    put(table, soldiers=[9, 9, 9])
    winter(table, "iv_4_orcs", die=1)
    assert table.pending
    card = ENEMY_SLUG.index("iv_4_orcs")
    assert {GAME.observe(table, seat).enemy for seat in (SPECTATOR, 0, 1, 2)} == {card}


def test_next_years_card_is_new_to_a_peeker_too() -> None:
    """KB-21.13: with the reveal the peek is used up."""
    table = peeked_at(0, 5, 0)
    winter_of(table)
    assert table.year == 1
    assert [GAME.observe(table, seat).enemy for seat in range(3)] == [UNKNOWN] * 3
    assert table.peeked == 0


def winter_of(table: Kingsburg) -> None:
    """Reveal the card that was peeked at and end the year."""
    table.rng = Loaded([6, *FILL * 2])
    table.placed_count = table.occupied = 0
    table.pending = 0
    enter(table, BATTLE)
    table.run_on()


@pytest.mark.parametrize("seats", GAME.seats)
def test_knowledge_follows_the_events_through_whole_games(seats: int) -> None:
    """KB-21.13: a seat knows this year's card iff it was told, by a peek or by the reveal."""
    peeks = 0
    for seed, mood in enumerate(MOODS):
        walk = Walk(GAME, Options(seats, DEFAULTS), seed, mood)
        told: dict[int, int] = {}
        for state in walk.states():
            assert isinstance(state, Kingsburg)
            for event in walk.events:
                if event.kind == "year" or event.kind == "over":
                    told = {}
                for seat in (SPECTATOR, *range(seats)):
                    if event.kind in ("sees", "enemy") and event.is_for(seat):
                        told[seat] = event.args[0]
                        peeks += event.kind == "sees"
            for seat in (SPECTATOR, *range(seats)):
                assert GAME.observe(state, seat).enemy == told.get(seat, UNKNOWN)
    assert peeks > 0


def test_an_observation_names_one_enemy_and_no_deck() -> None:
    """KB-21.13: nobody ever learns the 20 unused cards: there is no place to learn them from."""
    names = {field.name for field in fields(KingsburgObservation)}
    assert names == {
        *("game", "options", "seat", "to_act", "legal", "over"),
        *("phase", "year", "season", "order", "turn", "step", "asked"),
        *("goods", "tokens", "soldiers", "built", "vp", "tally", "aid", "envoy"),
        *("coloured", "white", "totals", "passed", "placed", "occupied"),
        *("statue_used", "chapel_used", "market_used", "token_used"),
        *("enemy", "peeked", "king_die", "strength"),
    }
