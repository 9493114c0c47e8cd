"""The end of the game, scoring, ties and invariants (DC-9, DC-10, DC-13)."""

from random import Random

import pytest

from regalia import registry
from regalia.games.dragon_castle import GAME
from regalia.games.dragon_castle.material import COUNTDOWN
from regalia.games.dragon_castle.realm import waiting
from regalia.games.dragon_castle.rules import DragonCastle
from regalia.games.dragon_castle.state import OPENING
from rulings.dragon_castle.scene import codes, kinds, play, scene, vp


def random_game(seats: int, seed: int, **values: object) -> tuple[DragonCastle, list[int]]:
    """A game played at random to its end, and whose turns there were."""
    table = GAME.new(registry.options(GAME, seats, values), seed)
    random = Random(seed)
    turns: list[int] = []
    while not table.is_over():
        seat = table.active
        while not table.is_over() and table.active == seat:
            table.apply(seat, random.choice(table.legal(seat)))
        for event in table.take_events():
            if event.kind in ("takes", "calls"):
                turns.append(event.seat)
        assert waiting(table, seat) == 0
    return table, turns


def castle(table: DragonCastle) -> int:
    """The tiles left in the castle."""
    return sum(table.all_castle())


def test_the_call_needs_a_castle_of_one_floor() -> None:
    """DC-9.1, DC-4.8: with tiles on floor 2 nobody can call; with floor 1 alone all can."""
    table = scene("2:M1 . 2:S1 . S2", under=["F1", "F2"])
    assert codes(table, "call") == []
    play(table, "take a1", "discard", "discard")  # the last tile of floor 2 took itself
    assert codes(table) == ["call", "take a1", "take c1", "take e1"]


def test_the_condition_is_asked_where_the_action_begins() -> None:
    """DC-9.10: the player who takes the last tile of floor 2 goes on with A, B or C."""
    table = scene("2:M1 . S1 . S2", under=["F1"])
    assert codes(table) == ["shrine", "discard"]
    play(table, "discard")
    assert table.active == 1
    for _ in range(2):
        assert "call" in codes(table)
        play(table, "take " + codes(table, "take")[0].split()[1], "discard")


def test_a_call_takes_a_token_and_no_tile() -> None:
    """DC-9.2, DC-4.8: worth 2 VP at the end; nothing is taken or placed."""
    table = scene("M1 . S1")
    play(table, "call")
    assert (table.track, table.all_calls()) == (6, [1, 0])
    assert castle(table) == 2
    assert table.points(0) == 2
    assert table.active == 1


def test_an_empty_castle_forces_the_call() -> None:
    """DC-9.3: nobody is asked; seats 1, 0 and 1 call, then the game is over."""
    table = play(scene("M1"), "take a1", "discard")
    assert table.is_over()
    assert table.all_calls() == [1, 2]
    assert table.points(0) == 3


def test_tiles_do_not_move_the_countdown() -> None:
    """DC-9.7: discarding on floor 1 holds the end off."""
    table = scene("M1 . S1 . F1 . M2 . S2 . F2")
    for _ in range(4):
        play(table, codes(table, "take")[0], "discard")
    assert table.track == 7
    assert not table.is_over()


def test_the_last_player_of_a_round_ends_it_at_once() -> None:
    """DC-9.4, DC-9.5, DC-9.8: first player, second player: the second token ends the game."""
    table = scene("M1 . S1")
    play(table, "call", "call")
    assert table.is_over()
    assert kinds(table)[:4] == ["calls", "calls", "last_round", "over"]


def test_equal_turns() -> None:
    """DC-9.4, DC-9.8: if the first player takes the second token, the second has one more turn."""
    table = scene("M1 . S1 . F1")
    play(table, "call", "take a1", "discard", "call")
    assert table.is_last_round()
    assert table.active == 1
    play(table, "take c1", "discard")
    assert table.is_over()


def test_the_round_is_counted_from_the_first_player() -> None:
    """DC-9.4: play goes on to the player on the right of the first player, wherever that is."""
    table = scene("M1 . S1 . F1", seats=3)
    table.first = 1  # seat 0 is the last of the round
    table.track = 5
    for seat in (1, 2):
        table.set_calls(seat, 1)
    play(table, "call")
    assert table.is_over()


def test_four_players_empty_the_track() -> None:
    """DC-9.6, DC-9.9: after the 4th token the others call again: 7 tokens, 14 VP."""
    table = scene("M1 . S1 . F1 . W1", seats=4)
    play(table, "take a1", "discard", "call", "call", "call", "call")
    assert table.is_last_round() and table.active == 1
    assert codes(table, "take"), "in the last round all Actions stay possible"
    play(table, "call", "call", "call")
    assert table.is_over()
    assert table.track == 0
    assert sum(table.all_calls()) * 2 == 14


def test_spirits_stay_usable_in_the_last_round() -> None:
    """DC-9.11: the last turn ends after its last window."""
    table = scene("M1 . S1 . F1", realms=["", "W1 W2 W3"], reserve=[0, 1], spirits=["cunning"])
    play(table, "call", "call")
    assert not table.is_over()
    assert codes(table) == ["pass", "give cunning"]
    play(table, "give cunning")
    assert table.is_over()
    assert vp(table, 1) == 2


def test_a_total() -> None:
    """DC-10.1: tokens won in play, shrines by floor, countdown tokens, each Dragon card."""
    table = scene(realms=["d* . 3:d*"], dragons=["recklessness", "tranquility"], reserve=[2])
    table.add_tally(0, 0, 14)
    table.add_tally(0, 1, 1)
    table.set_calls(0, 1)
    table.track = 6
    lines = [(line.what.id.rpartition("-")[2], line.points) for line in table.score(0).lines]
    assert lines == [
        ("groups", 14),
        ("discards", 1),
        ("shrines", 4),
        ("countdown", 2),
        ("dragon", 2),
        ("dragon", 2),
    ]
    assert table.points(0) == 25


def test_thirty_one() -> None:
    """DC-10.3: 14 VP in tokens, shrines on floors 1, 1, 2, 3, 4, one token, Dragon card 5."""
    table = scene(realms=["d* d* 2:d* 3:d* 4:d*"], dragons=["recklessness"])
    table.add_tally(0, 0, 14)
    table.set_calls(0, 1)
    table.track = 6
    assert [line.points for line in table.score(0).lines] == [14, 0, 10, 2, 5]
    assert table.points(0) == 31


def test_ties() -> None:
    """DC-10.2, DC-10.4: level in points, nine stacks topped face down beat eight."""
    nine = "d* d* d* d* d d / d d d"
    eight = "d* d* d* d* d* d* / d* d"
    table = scene(realms=[nine, eight])
    for seat, points in ((0, 36), (1, 33)):
        table.add_tally(seat, 0, points)
    assert table.points(0) == table.points(1) == 40
    assert table.ranks() == [1, 2]


def test_the_second_tie_break() -> None:
    """DC-10.2: more shrines built; then the victory is shared."""
    table = scene(realms=["d* d* d", "2:d* d d", "2:d* d d"], seats=3)
    assert [table.points(seat) for seat in range(3)] == [2, 2, 2]
    assert table.ranks() == [1, 2, 2]


def test_only_those_level_at_the_top_take_part() -> None:
    """DC-10.5: a lower score never wins by a tie-break."""
    table = scene(realms=["d", "d d", "d d d d d d"], seats=3)
    for seat, points in ((0, 9), (1, 9), (2, 8)):
        table.add_tally(seat, 0, points)
    assert table.ranks() == [2, 1, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", [0, 1, 10])
def test_random_games(seats: int, cards: int) -> None:
    """DC-13.1 to DC-13.4: nothing is lost, no group is left, all have equal turns."""
    for seed in range(3):
        table, turns = random_game(seats, seed, spirits=cards, dragons=cards)
        table.check()
        assert len(turns) == table.round * seats <= 116 + COUNTDOWN
        assert {turns.count(seat) for seat in range(seats)} == {len(turns) // seats}


def test_there_is_always_an_action() -> None:
    """DC-13.5: with a tile in the castle C is legal, without one the call."""
    table = GAME.new(registry.options(GAME, 2, {"spirits": 0}), 5)
    random = Random(5)
    while not table.is_over():
        legal = codes(table)
        if table.phase == OPENING:
            assert any(code.startswith(("take", "call")) for code in legal)
        if "discard" not in legal:
            assert not any(code.startswith(("shrine", "pair")) for code in legal)
        table.apply(table.active, random.choice(table.legal(table.active)))
