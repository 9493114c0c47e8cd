"""EL-15: the long game, the rectangle, and options together."""

from itertools import product

import pytest

from regalia.core.options import Options
from regalia.core.play import rollout
from regalia.core.rng import FastRng
from regalia.games.legends import GAME
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import FROM_PAST, game_points, lines
from rulings.legends.scene import armies, fill, fresh, options_of, scene, targets


def played(seed: int, **options: object) -> Legends:
    """A game of random play to its end."""
    table = GAME.new(options_of(3, **options), seed)
    rollout(table, FastRng(seed), GAME.max_actions)
    assert table.is_over()
    return table


def test_three_games_are_added() -> None:
    """EL-15.1: each begins anew, their points add up, the highest sum wins."""
    table = GAME.new(options_of(3, long_game=True), 5)
    rng = FastRng(1)
    ends: list[tuple[int, ...]] = []
    events = []
    while not table.is_over():
        rollout(table, rng, 1)
        events += table.take_events()
    for event in events:
        if event.kind == "game_over":
            ends.append(event.args[1:])
    assert len(ends) == 3
    assert [sum(column) for column in zip(*ends, strict=True)] == [
        table.points(seat) for seat in range(3)
    ]
    assert [lines(table, seat)[FROM_PAST] for seat in range(3)] == [
        a + b for a, b in zip(ends[0], ends[1], strict=True)
    ]
    best = max(table.points(seat) for seat in range(3))
    assert table.points(table.ranks().index(1)) == best
    assert [event.kind for event in events].count("row") == 3


def test_ties_of_the_sum_and_the_next_to_set_up() -> None:
    """EL-15.2: the last game decides, then victory is shared; the setup player rotates."""
    table = scene(3, long_game=True)
    armies(table, 0, tri1=1)
    fill(table.set_past, [3, 5, 5])
    fill(table.set_coins, [0, 9, 0])
    assert [table.points(seat) for seat in range(3)] == [5, 5, 5]
    assert [game_points(table, seat) for seat in range(3)] == [2, 0, 0]
    assert table.ranks() == [1, 2, 2]
    game = GAME.new(options_of(3, long_game=True, setup_player=1), 5)
    setters = []
    while not game.is_over():
        setters += [event.seat for event in game.take_events() if event.kind == "sets_up"]
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[-1])
    assert setters == [1, 2, 0]


def test_one_board_of_the_rectangle_is_central() -> None:
    """EL-15.4: start and outpost obey it, also on a random rectangle."""
    table = fresh(3, map="ring", setup_player=0)
    assert targets(table, 0, "start") == ["cre2", "cre3"]
    for seed in range(40):
        table = GAME.new(options_of(3, shape="rectangle"), seed)
        special = [slot for slot, laid in enumerate(table.all_layout()) if laid // 4 == 1]
        assert special in ([], [table.centre])


@pytest.mark.parametrize(
    ("explorations", "citadels", "encounters", "warlords"),
    list(product(["none", "open", "swamp"], [False, True], [False, True], [False, True])),
)
def test_options_combine_freely(
    explorations: str, citadels: bool, encounters: bool, warlords: bool
) -> None:
    """EL-15.6: every combination can be played to its end."""
    for seed in range(2):
        table = played(
            seed,
            explorations=explorations,
            citadels=citadels,
            encounters=encounters,
            warlords=warlords,
        )
        table.check()


def test_what_does_not_go_together_is_refused() -> None:
    """EL-15.6: a preset of another shape, a seat that does not exist, ages out of order."""
    for values in (
        {"map": "ring", "shape": "t"},
        {"map": "booklet", "shape": "rectangle"},
        {"setup_player": 3},
        {"ages": ("0", "3")},
        {"ages": ("0", "1", "1")},
        {"ages": 2},
    ):
        defaults = {option.id: option.default for option in GAME.options()}
        assert GAME.objection(Options(3, {**defaults, **values})) is not None
