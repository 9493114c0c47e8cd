"""Production, Supremacy and Training (IWK-9, IWK-10)."""

from regalia.games.wonderful_kingdom.phases import production
from regalia.games.wonderful_kingdom.state import CHOICE, PRODUCTION
from regalia.games.wonderful_kingdom.yields import production as made
from rulings.wonderful_kingdom.scene import (
    about,
    begin,
    built,
    codes,
    duke,
    enter,
    in_alchemy,
    owns,
    play,
    scene,
    seat_advisor,
    site,
    told,
)


def test_four_steps_in_order() -> None:
    """Materials, Population, Gold, Exploration, then the next round.

    IWK-9.1, IWK-9.6, IWK-36.12.
    """
    s = scene(module="quest")
    s.step = 0
    enter(s, PRODUCTION)
    steps = [event.args[0] for event in s.take_events() if event.kind == "step"]
    assert steps == [0, 1, 2, 3] and s.phase == CHOICE and s.round == 1


def test_icons_of_the_duchy_are_counted() -> None:
    """IWK-9.3, IWK-35.1: 5 Materials icons make 5, whatever lies in Construction."""
    s = told(duke("quarry:M", built=["quarry", "hamlet"]))
    assert made(s, 0, 0) == 5


def test_per_type_icons() -> None:
    """IWK-9.4, IWK-35.2: the Expeditionary Corps counts itself; a type that is missing gives 0."""
    corps = ["expeditionary_corps"]
    assert made(told(duke(built=corps)), 0, 3) == 1
    s = told(duke(built=[*corps, "scouts", "scouts"]), duke(built=["forgotten_mines"]))
    assert made(s, 0, 3) == 3 + 2
    assert made(s, 1, 2) == 1  # side B's own


def test_the_count_is_fixed_before_cubes_are_placed() -> None:
    """IWK-9.2, IWK-9.5, IWK-35.3: the Barracks built now makes Population, but no second count."""
    mine = duke("barracks:M", "quarry", built=["quarry"])
    s = told(mine, step="materials", duchies=("teressie", "valados"))
    assert s.counts(0) == 4
    play(s, 0, "place barracks materials", "place barracks materials")
    assert built(s, 0) == ["barracks", "quarry"] and s.counts(0) == 4
    play(s, 0, "place quarry materials", "place quarry materials")
    assert s.loose(0) == 0
    assert made(s, 0, 1) == 2  # Population: side B and the Barracks


def test_supremacy_is_strict() -> None:
    """IWK-10.1: nobody wins a tie."""
    s = scene(module="quest")
    for counts, winner in (([3, 2], 1), ([2, 3], 2), ([2, 2], 0), ([0, 0], 0)):
        for seat in range(2):
            s.set_counts(seat, counts[seat])
        assert production.winner(s) == winner


def test_training() -> None:
    """IWK-10.2, IWK-10.3, IWK-35.9: every second Supremacy yields a Soldier; three make 1 and 1."""
    s = scene(module="quest")
    seen = []
    for _ in range(3):
        s.train(0)
        seen.append((s.soldiers(0), s.training(0)))
    assert seen == [(0, 1), (1, 0), (1, 1)]
    site(s, 0, "infernal_gate")
    s.pay(0, 5, 1)
    begin(s, PRODUCTION)
    assert "place infernal_gate soldier" not in codes(s, 0)


def test_supremacy_comes_before_the_cubes() -> None:
    """IWK-10.4: its Soldier can be placed in the same step; what is built changes nothing of it."""
    mine = duke("infernal_gate", built=["quarry"], training=1)
    s = told(mine, step="materials", duchies=("teressie", "valados"))
    assert s.all_counts() == [4, 2] and s.soldiers(0) == 1
    assert "place infernal_gate soldier" in codes(s, 0)


def test_cubes_are_spread() -> None:
    """One by one, over cards and Alchemy; done when all are placed.

    IWK-11.1, IWK-11.8, IWK-36.12.
    """
    s = told(duke("farm", built=["quarry"]), step="materials")
    assert "done" not in codes(s, 0)
    play(s, 0, "place farm materials", "alchemy materials", "alchemy materials")
    assert in_alchemy(s, 0) == "MM" and s.loose(0) == 1


def test_the_advisor_of_a_step_adds_cubes() -> None:
    """IWK-23.9, IWK-36.12: they join the pool and do not count for Supremacy."""
    for step, slug, more in (
        (0, "master_builder", 4),
        (1, "stewardess", 3),
        (2, "high_treasurer", 3),
        (3, "master_cartographer", 3),
    ):
        s = scene(module="advisors")
        seat_advisor(s, 0, slug)
        owns(s, 0, soldiers=2)
        site(s, 0, "throne_palace")
        site(s, 0, "great_army")
        site(s, 0, "infernal_gate")
        s.step = step
        enter(s, PRODUCTION)
        count = s.counts(0)
        play(s, 0, f"power {slug}")
        assert s.loose(0) == count + more and s.counts(0) == count and s.soldiers(0) == 0
        assert about(s, 0, "power") == []
