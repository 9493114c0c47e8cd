"""Tuning finds the bottom of a noisy bowl, and a run that was stopped goes on as it would have."""

import argparse
import json
from pathlib import Path

import numpy as np
import pytest

from cmaes import Row, Search, add_options, tune

SIZE = 8
BOTTOM = np.array([1.5, -1.0, 0.5, 2.0, -0.5, 1.0, -1.5, 0.0])
NOISE = 0.5


def scores(rows: Row, seed: int, turn: int) -> Row:
    """How far each row is from the bottom, squared and with some luck; more is better."""
    luck = np.random.default_rng([seed, turn]).normal(0, NOISE, len(rows))
    found: Row = luck - ((rows - BOTTOM) ** 2).sum(axis=1)
    return found


def a_search(seed: int) -> Search:
    """A search that begins away from the bottom."""
    return Search(np.zeros(SIZE), np.ones(SIZE), 8, seed)


def go_on(search: Search, rounds: int) -> Search:
    """The same search, some rounds later."""
    for _ in range(rounds):
        search.learn(scores(search.draw(), search.seed, search.round))
    return search


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_search_comes_near_the_bottom_of_a_noisy_bowl(seed: int) -> None:
    """Within 50 rounds it is nearer than a fifth of the way it had to go, and takes small steps."""
    search = go_on(a_search(seed), 50)
    left = float(np.linalg.norm(search.weights() - BOTTOM))
    assert left < np.linalg.norm(BOTTOM) / 5, f"seed {seed}: {left} left"
    assert search.step < 0.25, f"seed {seed}"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_search_draws_further_where_the_bowl_is_flat(seed: int) -> None:
    """The second half of the weights matters a fiftieth as much as the first."""
    search = a_search(seed)
    steep = np.repeat([1.0, 0.02], SIZE // 2)
    for _ in range(50):
        search.learn(-(((search.draw() - BOTTOM) ** 2) @ steep))
    extent = np.diag(search.shape)
    steep_part, flat_part = extent[: SIZE // 2].mean(), extent[SIZE // 2 :].mean()
    assert flat_part > 3 * steep_part, f"seed {seed}: {extent}"


@pytest.mark.parametrize("stop", [0, 1, 7])
def test_a_search_kept_as_text_goes_on_as_if_it_had_not_stopped(stop: int) -> None:
    """Every number is the same, to the last digit."""
    text = json.dumps(go_on(a_search(4), stop).keep())
    resumed = go_on(Search.restore(json.loads(text)), 12 - stop)
    assert resumed.keep() == go_on(a_search(4), 12).keep()


def test_the_seed_decides_what_is_drawn() -> None:
    """The same seed draws the same, however often it is asked; another one does not."""
    search = a_search(5)
    assert (search.draw() == search.draw()).all()
    assert (search.draw() == a_search(5).draw()).all()
    assert (search.draw() != a_search(6).draw()).all()


def test_a_weight_without_reach_stays() -> None:
    """The others move."""
    start = np.arange(3.0)
    search = Search(start, np.array([1.0, 0.0, 0.5]), 4, 1)
    rows = search.draw()
    assert ((rows == start) == [False, True, False]).all()
    search.learn(rows.sum(axis=1))
    assert ((search.weights() == start) == [False, True, False]).all()


def test_it_does_not_matter_how_a_library_turns_equal_axes(monkeypatch: pytest.MonkeyPatch) -> None:
    """At first all axes are equal, and any turned set of them is as right as another."""
    plain = go_on(a_search(7), 1).weights()
    turned = np.linalg.qr(np.random.default_rng(7).normal(size=(SIZE, SIZE))).Q
    monkeypatch.setattr(np.linalg, "eigh", lambda _: (np.ones(SIZE), turned))
    assert np.allclose(go_on(a_search(7), 1).weights(), plain)


def run(file: Path, *options: str) -> list[range]:
    """What a tuning script does, with a bowl for a game; the deals of each row played."""
    parser = argparse.ArgumentParser()
    add_options(parser, rounds=12, deals=3)
    chosen = parser.parse_args([str(file), *options])
    played: list[range] = []

    def play(row: list[float], deals: range) -> float:
        played.append(deals)
        return float(np.mean([scores(np.array([row]), 0, deal) for deal in deals]))

    tune(chosen, a_search(chosen.seed), 100, play, lambda row: f"{row[0]:.3f}")
    return played


def test_all_rows_of_a_round_play_the_same_deals_and_each_round_new_ones(tmp_path: Path) -> None:
    """A run that goes on does not begin with the first deals again; another seed has its own."""
    first, second = [range(100, 103)] * 16, [range(103, 106)] * 16
    assert run(tmp_path / "run", "--rounds", "2") == first + second
    assert run(tmp_path / "run", "--rounds", "3") == [range(106, 109)] * 16
    other = run(tmp_path / "other", "--rounds", "1", "--seed", "2")
    assert other == [range(100_100, 100_103)] * 16


def test_a_run_that_was_stopped_leaves_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says the same, too, and a run that is done does nothing."""
    run(tmp_path / "whole")
    said = capsys.readouterr().out
    for rounds in ("5", "12", "12"):
        run(tmp_path / "parts", "--rounds", rounds)
    assert capsys.readouterr().out == said
    assert said.count("\n") == 12 and said.count("check") == 1
    assert (tmp_path / "parts").read_bytes() == (tmp_path / "whole").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parts", "whole"]


@pytest.mark.parametrize("other", [("--seed", "2"), ("--deals", "4")])
def test_a_run_does_not_go_on_with_other_options(tmp_path: Path, other: tuple[str, str]) -> None:
    """It says which it was begun with, and the file stays as it is."""
    run(tmp_path / "run", "--rounds", "1")
    before = (tmp_path / "run").read_bytes()
    with pytest.raises(SystemExit, match="begun with deals 3, seed 1"):
        run(tmp_path / "run", "--rounds", "2", *other)
    assert (tmp_path / "run").read_bytes() == before
