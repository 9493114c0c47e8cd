"""The rulebook's first spring, told in one piece: Laurence, Théo, Fred and Robin (KB-19)."""

from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.actions import GROUP_ADVISOR
from regalia.games.kingsburg.material import SUMMER
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import (
    AID,
    BUILDING,
    COURT,
    FROM_BUILDINGS,
    FROM_COURT,
    HELP,
    NOBODY,
)
from rulings.kingsburg.scene import codes, goods, line, play, put, scene, start
from rulings.kingsburg.season import FILL, asked, at, dice, groups, targets

L, T, F, R = range(4)
SPRING_DICE = [2, 2, 6, 1, 3, 5, 2, 3, 5, 4, 4, 5]  # of Fred, Laurence, Robin, Théo


def seated() -> Kingsburg:
    """Before the first phase; Fred is the first player."""
    table = scene(4, dice=[*SPRING_DICE, *FILL])
    put(table, order=[F, L, R, T])
    return start(table, AID)


def aided() -> Kingsburg:
    """All have taken their first good, and rolled."""
    table = seated()
    for seat, good in ((F, "gold"), (L, "wood"), (R, "gold"), (T, "stone")):
        play(table, seat, "take", good)
    return table


def influenced() -> Kingsburg:
    """The advisors have been influenced as the example tells it."""
    table = aided()
    play(table, L, "influence", "treasurer", "3+5")
    assert 8 not in targets(table, F)
    play(table, F, "influence", "merchant", "2+2")
    play(table, R, "influence", "astronomer", "2+5")
    assert 8 not in targets(table, T)
    assert 13 in targets(table, T)
    play(table, T, "influence", "master_hunter", "4+5")
    play(table, L, "influence", "jester", "1")
    play(table, F, "influence", "alchemist", "6")
    play(table, R, "influence", "architect", "3")
    return table


def helped() -> Kingsburg:
    """The advisors have helped as the example tells it."""
    table = influenced()
    play(table, F, "take", "wood")
    play(table, F, "trade", "wood")
    play(table, R, "take", "wood")
    play(table, T, "take", "gold")
    return table


def test_the_first_order_is_fred_laurence_robin_theo() -> None:
    """KB-19.1: an order drawn by chance is the order in which the first goods are taken."""
    seed = 0
    while GAME.new(scene(4).options, seed).all_order() != [F, L, R, T]:
        seed += 1
    table = GAME.new(scene(4).options, seed)
    takers = []
    while table.phase == AID:
        takers.append(asked(table))
        play(table, asked(table), "take", "gold")
    assert takers == [F, L, R, T]


def test_everybody_takes_a_first_good_and_nobody_the_die() -> None:
    """KB-19.2: L (0,1,0), T (0,0,1), F (1,0,0), R (1,0,0)."""
    table = aided()
    assert [goods(table, seat) for seat in (L, T, F, R)] == [
        (0, 1, 0),
        (0, 0, 1),
        (1, 0, 0),
        (1, 0, 0),
    ]
    assert table.aid == NOBODY
    assert [dice(table, seat)[1] for seat in range(4)] == [(), (), (), ()]


def test_fred_stays_before_robin() -> None:
    """KB-19.4: totals 9, 13, 10, 10; new order L, F, R, T."""
    table = aided()
    assert [table.totals(seat) for seat in (L, T, F, R)] == [9, 13, 10, 10]
    assert table.all_order() == [L, F, R, T]


def test_the_advisors_are_influenced_and_theo_must_pass() -> None:
    """KB-19.5: 1 L, 3 R, 4 F, 6 F, 7 R, 8 L, 9 T; Théo's last 4 finds the Merchant occupied."""
    table = influenced()
    assert table.phase == HELP
    passes = [event.seat for event in table.take_events() if event.kind == "must_pass"]
    assert T in passes
    court = {GROUP_ADVISOR[entry & 0xFFFF]: entry >> 16 for entry in table.all_placed()}
    assert court == {1: L, 3: R, 4: F, 6: F, 7: R, 8: L, 9: T}


def test_theo_has_a_die_left_when_he_must_pass() -> None:
    """KB-19.5: at Laurence's second turn Théo keeps a 4; the free Merchant would have taken it."""
    table = aided()
    play(table, L, "influence", "treasurer", "3+5")
    play(table, F, "pass")
    play(table, R, "influence", "astronomer", "2+5")
    play(table, T, "influence", "master_hunter", "4+5")
    play(table, L, "influence", "jester", "1")
    play(table, R, "influence", "architect", "3")
    assert (table.phase, asked(table)) == (COURT, T)
    assert groups(table, T) == {(4, (4,), (), False, 0)}


def test_the_advisors_help() -> None:
    """KB-19.6: L (2,1,0) 1 VP; F (2,0,1); T (1,1,1); R (1,2,0) and a token."""
    table = helped()
    assert table.phase == BUILDING
    assert [goods(table, seat) for seat in (L, F, T, R)] == [
        (2, 1, 0),
        (2, 0, 1),
        (1, 1, 1),
        (1, 2, 0),
    ]
    assert table.all_tokens() == [0, 0, 0, 1]
    assert line(table, FROM_COURT) == [1, 0, 0, 0]


def test_fred_could_have_chosen_otherwise() -> None:
    """KB-19.6: the Merchant asks wood or gold, the Alchemist for gold or that very wood."""
    table = influenced()
    assert codes(table, F) == [("take", "gold"), ("take", "wood")]
    play(table, F, "take", "wood")
    assert codes(table, F) == [("pass",), ("trade", "gold"), ("trade", "wood")]


def test_everybody_builds() -> None:
    """KB-19.7: Statue, Guard Tower, Palisade, Inn in the order L, F, R, T, with goods and VP."""
    table = helped()
    for seat, building, left, points in (
        (L, "statue", (0, 1, 0), 3),
        (F, "guard_tower", (1, 0, 0), 1),
        (R, "palisade", (1, 0, 0), 0),
        (T, "inn", (0, 0, 1), 0),
    ):
        assert asked(table) == seat
        play(table, seat, "build", building)
        assert goods(table, seat) == left
        assert line(table, FROM_BUILDINGS)[seat] == points
        if seat == L:
            assert table.vp(L) == 4
    assert at(SUMMER, COURT)(table)
