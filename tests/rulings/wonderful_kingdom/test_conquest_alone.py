"""Conquest alone, against a Blue that never acts (IWK-32)."""

from collections.abc import Iterator
from contextlib import contextmanager

from regalia.games.wonderful_kingdom import maps
from regalia.games.wonderful_kingdom.land import armies, castle
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scoring import medal_table
from regalia.games.wonderful_kingdom.state import ARRIVAL, CONQUEST, PLANNING, SEARCHING
from regalia.games.wonderful_kingdom.yields import production as made
from rulings.wonderful_kingdom.field import act, place, put, table
from rulings.wonderful_kingdom.scene import (
    about,
    card,
    codes,
    enter,
    families,
    forced,
    owns,
    picks,
    play,
)


def test_alone_against_blue() -> None:
    """IWK-32.1, IWK-32.2, IWK-32.12, IWK-32.15: Red, no Spies, Blue everywhere else, 2 at home."""
    for board in ("C1", "C2"):
        s = table(board, 1)
        n = maps.TERRITORIES[s.board]
        assert s.spy_total == 0 and s.special == bytes([card("calamity")] * 4)
        assert sum(s.armies[:n]) == 4
        assert all(armies(s, 0, p) or armies(s, 1, p) == 1 for p in range(n))
        assert armies(s, 1, castle(s, 1)) == 2
        assert s.reserve[1] == 12 - 2 - sum(armies(s, 1, p) for p in range(n))
        assert medal_table(s) == [60, 80, 100]


def test_blue_is_beaten_and_returns() -> None:
    """Beaten Blue lies beside; one pass ends it; land is refilled.

    IWK-32.3 to IWK-32.7, IWK-32.14.
    """
    s = act(table("C1", 1))
    owns(s, 0, soldiers=3)
    beside = s.reserve[1]
    play(s, 0, "march m1")
    assert armies(s, 0, place(s, "r1")) == 0 and armies(s, 0, place(s, "m1")) == 1
    assert s.reserve[1] == beside + 1 and s.to_act() == [0]
    play(s, 0, "done")
    assert s.phase != CONQUEST and armies(s, 1, place(s, "r1")) == 1
    assert s.reserve[1] == beside


def test_a_battle_alone() -> None:
    """IWK-32.6, IWK-32.7, IWK-32.4: 2 against 1; one goes home, one stays, empty r2 is Blue's."""
    s = act(table("C1", 1))
    put(s, 0, "r2", 2)
    owns(s, 0, soldiers=3)
    play(s, 0, "march m2")
    while s.goal >= 0:
        play(s, 0, "join r2" if "join r2" in codes(s, 0) else "go")
    while s.stage == 2:
        play(s, 0, codes(s, 0)[0])
    assert armies(s, 0, castle(s, 0)) == 1 and armies(s, 0, place(s, "m2")) == 1
    beside = s.reserve[1]
    while s.phase == CONQUEST:
        play(s, 0, "done")
    assert armies(s, 1, place(s, "r2")) == 1 and s.reserve[1] == beside - 1


def test_the_blue_castle_can_be_taken() -> None:
    """IWK-32.5, IWK-32.13: it then counts for Red, and produces nothing."""
    s = act(table("C1", 1))
    put(s, 1, "b1", 0)
    put(s, 0, "b1", 4)
    owns(s, 0, soldiers=3)
    before = s.points(0)
    production = [made(s, 0, kind) for kind in range(4)]
    play(s, 0, "march castle_blue")
    while s.goal >= 0:
        play(s, 0, codes(s, 0)[0])
    while s.phase == CONQUEST and s.stage == 2:
        play(s, 0, codes(s, 0)[0])
    assert s.points(0) == before + 3 + 6
    assert [made(s, 0, kind) for kind in range(4)] == production


def test_points_alone() -> None:
    """IWK-32.9, IWK-32.13: own land less Blue's, his castle included."""
    s = table("C1", 1)
    assert s.points(0) == 2 + 2 + 2 - (3 + 3 + 3) - (4 + 4 + 4) - 3


def test_the_prison_alone() -> None:
    """Blue's Prison takes an army of yours, then land refills (IWK-32.8, IWK-32.11, IWK-36.17)."""
    s = act(table("C2", 1))
    owns(s, 0, soldiers=1)
    play(s, 0, "done")
    assert families(s, 0) == {"imprison"}
    play(s, 0, about(s, 0, "imprison")[0])
    assert s.prisoners[0] == 1
    s = act(table("C2", 1))
    put(s, 1, "m2", 0)
    put(s, 0, "m2", 1)
    owns(s, 0, soldiers=1)
    play(s, 0, "done")
    assert list(s.prisoners) == [0, 0]


def test_traps_alone_are_useless() -> None:
    """IWK-32.10: a lone player never has any."""
    s = table("C1", 1)
    assert s.all_traps() == [0]


@contextmanager
def held(bonus: int) -> Iterator[Kingdom]:
    """A table where Red holds a site with another bonus than our boards show."""
    s = table("C1", 1)
    sites = maps.SITES[s.board]
    at = place(s, "m1")
    shown = sites[at]
    sites[at] = bytes([bonus])
    put(s, 1, "m1", 0)
    put(s, 0, "m1", 1)
    try:
        yield s
    finally:
        sites[at] = shown


def test_a_spy_site_alone() -> None:
    """IWK-32.16: no Spy to begin with, but one for a Spy site, ready again every round."""
    with held(maps.SPY_SITE) as s:
        for _ in range(2):
            enter(s, ARRIVAL)
            assert s.phase == SEARCHING and s.spies(0) == 1
            play(s, 0, "select area1")
            play(s, 0, *about(s, 0, "done"))
            play(s, 0, about(s, 0, "spy")[0])
            assert s.spies(0) == 0
        put(s, 0, "m1", 0)
        enter(s, ARRIVAL)
        assert s.spies(0) == 0


def test_card_destruction_alone() -> None:
    """IWK-32.16: there is no opposing Selection."""
    with held(maps.DESTRUCTION) as s:
        picks(s, 0, "farm")
        forced(s)
        assert s.phase == PLANNING
