"""The published ladder: its page is its data, and its figures come out again."""

import json

import pytest

from hot_unit import ROOT
from kit.terminal import Run
from regalia.arena import Plan, hold, ladder, rotations
from regalia.arena.document import document
from write_ladder import markdown, missing

PLAN = Plan("kingsburg", 2, ("greedy", "uniform"), 4, 11)


@pytest.fixture(scope="module")
def rung() -> ladder.Rung:
    """A small series, measured now."""
    return json.loads(json.dumps(document(hold(PLAN), "interpreted")))


def test_the_page_is_written_from_the_data() -> None:
    """No figure of docs/ladder.md is typed by hand: scripts/write_ladder.py writes them all."""
    page = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert page == markdown(ladder.published())


def test_every_series_can_be_played_again() -> None:
    """Its seed, seats, bots and options make a plan with the games it tells of."""
    rungs = ladder.published()
    assert rungs
    for rung in rungs:
        plan = ladder.plan_of(rung)
        assert sum([len(rotations(t)) * plan.deals(t) for t in plan.tables]) == rung["games"]


def test_the_same_seed_lands_exactly(rung: ladder.Rung) -> None:
    """The same plan gives the same figure, which lies inside its interval."""
    assert ladder.plan_of(rung) == PLAN
    (landing,) = ladder.compare(rung, hold(PLAN))
    assert landing.who == "greedy – uniform" and landing.measured == landing.published
    assert landing.inside


def test_a_figure_that_was_hoped_for_misses(rung: ladder.Rung) -> None:
    """Somebody who publishes the opposite is found out, by the whole series and by a short one."""
    wrong = {**rung, "pairs": [{**rung["pairs"][0], "rate": 0.01, "interval": [0.0, 0.1]}]}
    (landing,) = ladder.compare(wrong, hold(PLAN))
    assert not landing.inside
    longer = {**wrong, "games_per_table": 400}
    (landing,) = ladder.compare(longer, hold(PLAN))
    assert not landing.inside
    (landing,) = ladder.compare({**rung, "games_per_table": 400}, hold(PLAN))
    assert landing.inside


def test_what_is_short_of_games_is_measured_again(
    monkeypatch: pytest.MonkeyPatch, rung: ladder.Rung
) -> None:
    """A series with as many games as it should have is left alone, a shorter one is not."""
    enough = {**rung, "games_per_table": 10}
    for known, is_wanted in ((rung, True), (enough, False)):
        monkeypatch.setattr("write_ladder.read", lambda known=known: [known])
        wanted = [(plan.game, plan.bots) for plan in missing()]
        assert (("kingsburg", ("greedy", "uniform")) in wanted) == is_wanted
        assert ("legends", ("greedy", "uniform")) in wanted
        assert ("wonderful_kingdom", ("level4", "level3", "level2", "level1")) not in wanted


def test_tables_of_three_are_compared_by_bot() -> None:
    """Everybody's share of wins."""
    plan = Plan("kingsburg", 3, ("greedy", "uniform"), 3, 11)
    told = hold(plan)
    rung = document(told, "interpreted")
    landings = ladder.compare(rung, told)
    assert [landing.who for landing in landings] == ["greedy", "uniform"]
    assert all(landing.inside for landing in landings)
    assert "mean place" in markdown([rung])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command(
    inside: Run, monkeypatch: pytest.MonkeyPatch, rung: ladder.Rung, lang: str
) -> None:
    """Prints the ladder; reproduces it; says what misses, and leaves with 1."""
    monkeypatch.setattr("regalia.cli.ladder.published", lambda: [rung])
    shown = inside("ladder", "--lang", lang)
    assert shown.code == 0 and "greedy – uniform" in shown.out and "Kingsburg" in shown.out
    again = inside("ladder", "--reproduce", "--quick", "--lang", lang)
    assert again.code == 0
    assert {"en": "1 of 1 figure lands", "fr": "1 chiffre sur 1 tombe"}[lang] in again.out
    wrong = {**rung, "pairs": [{**rung["pairs"][0], "rate": 0.01, "interval": [0.0, 0.1]}]}
    monkeypatch.setattr("regalia.cli.ladder.published", lambda: [wrong])
    missed = inside("ladder", "--reproduce", "--json", "--lang", lang)
    assert missed.code == 1
    assert json.loads(missed.out)[0]["figures"][0]["inside"] is False


def test_one_game_alone(inside: Run, monkeypatch: pytest.MonkeyPatch, rung: ladder.Rung) -> None:
    """Others are left out."""
    monkeypatch.setattr("regalia.cli.ladder.published", lambda: [rung])
    assert json.loads(inside("ladder", "--game", "legends", "--json").out) == []
    assert len(json.loads(inside("ladder", "--game", "kingsburg", "--json").out)) == 1
