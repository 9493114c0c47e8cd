"""IWW-7 and IWW-17: the highest producer gains a character."""

from itertools import product

import pytest

from regalia.games.wonderful.supremacy import leader, two_leaders
from regalia.games.wonderful_world.state import PRODUCTION
from rulings.wonderful_world.scene import (
    ENERGY,
    EXPLORATION,
    GOLD,
    MATERIALS,
    SCIENCE,
    area,
    builds,
    built,
    codes,
    enter,
    new,
    owns,
    play,
    produce,
    purse,
    scene,
    told,
)


def seats_of(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(7) if (mask >> seat) & 1]


def slow_winners(counts: list[int]) -> list[int]:
    """Supremacy by the words of IWW-7 and IWW-17, looked at once more."""
    top = max(counts)
    first = [seat for seat, n in enumerate(counts) if n == top]
    if top == 0:
        return []
    if len(counts) <= 5:
        return first if len(first) == 1 else []
    if len(first) >= 2:
        return first if len(first) == 2 else []
    below = max([n for n in counts if n < top])
    second = [seat for seat, n in enumerate(counts) if n == below and n > 0]
    return sorted(first + second) if len(second) == 1 else first


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_ties_of_supremacy_at_every_player_count(seats: int) -> None:
    """IWW-7.1, IWW-7.2, IWW-17.3 to IWW-17.7: every table of small counts, judged twice."""
    judge = two_leaders if seats >= 6 else leader
    for counts in product(range(4), repeat=seats):
        assert seats_of(judge(list(counts))) == slow_winners(list(counts)), counts


def test_supremacy_of_four() -> None:
    """IWW-22.8: ties and zeros give nobody anything."""
    assert leader([3, 3, 1, 0]) == 0
    assert seats_of(leader([4, 3, 3, 0])) == [0]
    assert leader([0, 0, 0, 0]) == 0
    assert seats_of(leader([1, 0, 0, 0])) == [0]


def test_supremacy_of_six() -> None:
    """IWW-22.9, IWW-17.9: two winners at most, and never with nothing."""
    assert seats_of(two_leaders([7, 5, 4, 2, 1, 0])) == [0, 1]
    assert seats_of(two_leaders([6, 4, 4, 3, 2, 1])) == [0]
    assert seats_of(two_leaders([6, 6, 5, 1, 0, 0])) == [0, 1]
    assert two_leaders([6, 6, 6, 5, 0, 0]) == 0
    assert seats_of(two_leaders([3, 0, 0, 0, 0, 0])) == [0]
    assert two_leaders([0, 0, 0, 0, 0, 0, 0]) == 0


@pytest.mark.parametrize(
    ("step", "card", "generals", "financiers"),
    [
        (MATERIALS, "recycling_plant", 0, 1),
        (ENERGY, "wind_turbines", 1, 0),
        (GOLD, "financial_center", 0, 1),
        (EXPLORATION, "zeppelin", 1, 0),
    ],
)
def test_each_step_has_its_character(step: int, card: str, generals: int, financiers: int) -> None:
    """IWW-7.3: Materials and Gold bring a Financier, Energy and Exploration a General."""
    table = scene(3)
    builds(table, 1, card)
    enter(table, PRODUCTION, step)
    assert [purse(table, seat)[2:] for seat in range(3)] == [(0, 0), (generals, financiers), (0, 0)]


def test_science_lets_the_winner_choose_first_and_for_good() -> None:
    """IWW-7.3, IWW-7.7: General or Financier, before anything is placed."""
    table = told("science", area(), area("super_sonar", built=["research_center"]), area())
    assert codes(table, 1) == [("take", "general"), ("take", "financier")]
    play(table, 1, "take", "financier")
    assert purse(table, 1)[2:] == (0, 1)
    assert ("take", "general") not in codes(table, 1)


def test_what_counts_is_the_production_of_this_step() -> None:
    """IWW-7.4: cubes already owned or recycled do not matter."""
    table = scene(2)
    owns(table, 0, cubes=4, krystallium=5)
    builds(table, 1, "wind_turbines")
    enter(table, PRODUCTION, ENERGY)
    assert purse(table, 1)[2] == 1 and purse(table, 0)[2] == 0


def test_the_new_character_may_be_used_at_once() -> None:
    """IWW-7.5, IWW-21.8: a General of the Energy step finishes a card in that very step."""
    table = told(
        "energy",
        area(
            "parallel_dimension:SSSXXXX",
            "city_of_agartha:XXXX",
            built=["wind_turbines", "wind_turbines"],
        ),
    )
    play(table, 0, "place", "parallel_dimension", "general")
    assert built(table, 0)[-1] == "parallel_dimension" and purse(table, 0)[1] == 3
    play(table, 0, "place", "city_of_agartha", "krystallium")
    assert built(table, 0)[-1] == "city_of_agartha"
    assert table.production(0, EXPLORATION) == 2


def test_nothing_never_wins() -> None:
    """IWW-7.6: nobody has an Exploration icon, so nobody gains the General."""
    table = enter(scene(4), PRODUCTION, EXPLORATION)
    assert [purse(table, seat)[2] for seat in range(4)] == [0, 0, 0, 0]


def test_characters_are_kept() -> None:
    """IWW-7.8: they stay on the Empire card over the rounds until spent or scored."""
    table = new(2, 4)
    owns(table, 0, generals=2, financiers=3)
    while table.round == 0:
        seat = table.to_act()[0]
        legal = codes(table, seat)
        calm = [code for code in legal if code[0] in ("pick", "recycle", "empire", "done", "take")]
        play(table, seat, *calm[0])
    assert purse(table, 0)[2] >= 2 and purse(table, 0)[3] >= 3


def seven(*production: int):  # type: ignore[no-untyped-def]
    """Seven seats on side C whose Energy is as given, by wind turbines and plants."""
    table = scene(7, side="C")
    for seat, n in enumerate(production):
        builds(table, seat, *["nuclear_plant"] * (n // 3), *["wind_turbines"] * (n % 3))
    return enter(table, PRODUCTION, ENERGY)


def test_two_highest_producers_gain_it_with_seven() -> None:
    """IWW-17.3, IWW-17.7: strictly first and strictly second both gain the General."""
    table = seven(4, 3, 1, 1, 0, 0, 0)
    assert [purse(table, seat)[2] for seat in range(7)] == [1, 1, 0, 0, 0, 0, 0]


def test_first_alone_when_the_next_are_tied() -> None:
    """IWW-17.4: the second place is shared, so only the first gains."""
    table = seven(0, 3, 1, 1, 0, 0, 0)
    assert [purse(table, seat)[2] for seat in range(7)] == [0, 1, 0, 0, 0, 0, 0]


def test_two_tied_for_first_both_gain() -> None:
    """IWW-17.5: and nobody else."""
    table = seven(3, 0, 3, 1, 0, 0, 0)
    assert [purse(table, seat)[2] for seat in range(7)] == [1, 0, 1, 0, 0, 0, 0]


def test_three_tied_for_first_gain_nothing() -> None:
    """IWW-17.6: nobody, not even the next one."""
    table = seven(3, 3, 3, 1, 0, 0, 0)
    assert [purse(table, seat)[2] for seat in range(7)] == [0] * 7


def test_both_winners_of_science_choose_for_themselves() -> None:
    """IWW-17.8, IWW-23.4: two choices, sealed until the step is over."""
    table = scene(6, side="C")
    builds(table, 1, "research_center")
    builds(table, 4, "supercomputer")
    produce(table, SCIENCE)
    assert table.to_act() == [1, 4]
    table.take_events()
    play(table, 1, "take", "financier")
    assert table.take_events() == [] and table.to_act() == [4]
    play(table, 4, "take", "general")
    told = [(e.seat, e.args) for e in table.take_events() if e.kind == "chooses"]
    assert told == [(1, (7,)), (4, (6,))]


def test_six_and_seven_players_use_the_additional_empires_and_cards() -> None:
    """IWW-17.1, IWW-17.2: seven Empires for seven players, and C&A cards in every hand."""
    assert sorted(row // 6 for row in new(7).all_rows()) == list(range(7))
    six = new(6)
    assert len({row // 6 for row in six.all_rows()}) == 6
    assert any(row // 6 >= 5 for row in six.all_rows())
    assert six.ascension and len(six.decks(1)) == 56 - 12
    pairs = [new(2, seed, corruption_ascension="always").all_rows() for seed in range(20)]
    found = {row // 6 for pair in pairs for row in pair}
    assert found == set(range(7)), "they may be dealt at any player count"
    assert 7 * 6 * 4 > 150
