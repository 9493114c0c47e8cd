"""Every command: what it prints, its JSON, its exit code."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import regalia
from kit.golden import FOLDER
from kit.terminal import Run
from regalia import registry
from regalia.cli.screen import language
from regalia.match import Match, new_match
from regalia.testing.matches import play

Save = Callable[[Match], str]


def test_help_names_every_command_and_exit_code(inside: Run) -> None:
    """`regalia` alone says the same as `regalia --help`."""
    shown = inside("--help")
    assert shown.code == 0 and shown.out == inside().out
    for word in (
        "games",
        "play",
        "simulate",
        "arena",
        "replay",
        "verify",
        "rules",
        "bench",
        "Exit codes",
    ):
        assert word in shown.out


def test_the_version(inside: Run) -> None:
    """What somebody who reports a fault is asked first."""
    shown = inside("--version")
    assert (shown.code, shown.out) == (0, f"regalia {regalia.__version__}\n")


@pytest.mark.parametrize(
    "command", ["games", "play", "simulate", "arena", "replay", "verify", "rules", "bench"]
)
def test_every_command_has_help(inside: Run, command: str) -> None:
    """And every option of it says something."""
    shown = inside(command, "--help")
    assert shown.code == 0 and "--lang" in shown.out


def test_games_as_json(inside: Run) -> None:
    """The keys of the issue, for every game."""
    shown = inside("games", "--json")
    listed = json.loads(shown.out)
    assert [game["id"] for game in listed] == [game.id for game in registry.games()]
    for game in listed:
        assert set(game) == {"id", "name", "seats", "version", "options"}
        assert set(game["name"]) == {"en", "fr"}
    kingsburg = next(game for game in listed if game["id"] == "kingsburg")
    assert kingsburg["seats"] == [2, 3, 4, 5]
    assert kingsburg["options"]["demons"] == {
        "default": "standard",
        "choices": ["standard", "alternative"],
    }


def test_games_for_people(inside: Run) -> None:
    """In the language they ask for."""
    assert "Seats" in inside("games").out
    assert "Places" in inside("games", "--lang", "fr").out
    assert (
        "Places" in inside("--lang=fr", "games").out or "Places" in inside("games", "--lang=fr").out
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_are_readable_in_80_columns(
    inside: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """A line for each game, nothing cut off; the options of one game by its name."""
    monkeypatch.setenv("COLUMNS", "80")
    lines = inside("games", "--lang", lang).out.splitlines()
    assert all(len(line) <= 80 and "…" not in line for line in lines)
    for game in registry.games():
        seats = ", ".join([str(count) for count in game.seats])
        assert sum(line.split()[:1] == [game.id] and seats in line for line in lines) == 1
        shown = inside("games", game.id, "--lang", lang).out.splitlines()
        assert all(len(line) <= 80 and "…" not in line for line in shown)
        first_words = [line.split()[0] for line in shown if line.strip()]
        assert {option.id for option in game.options()} <= set(first_words)


def test_the_options_of_a_game_are_listed_whole(
    inside: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every value that can be chosen and every card that can be named, not those tests try."""
    monkeypatch.setenv("COLUMNS", "400")
    for game in registry.games():
        rows = {
            line.split()[0]: line.replace(",", " ").split()[2:]
            for line in inside("games", game.id).out.splitlines()
            if line.strip()
        }
        for option in game.options():
            wanted = [registry.spelled(value) for value in option.choices]
            wanted += [slug for slug, _ in option.members]
            assert set(wanted) <= set(rows[option.id]), (game.id, option.id)


def test_one_game_as_json(inside: Run) -> None:
    """A list as before, with that game alone."""
    assert [game["id"] for game in json.loads(inside("games", "legends", "--json").out)] == [
        "legends"
    ]


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_language_of_the_locale(environ: dict[str, str], lang: str) -> None:
    """The first variable that says something decides."""
    assert language(environ) == lang


def test_simulate_as_json(inside: Run) -> None:
    """The keys of the issue; the same seed gives the same games."""
    args = ("simulate", "kingsburg", "--seats", "3", "--games", "5", "--seed", "4", "--json")
    shown = json.loads(inside(*args).out)
    keys = "game seats games moves seconds moves_per_second build scores wins nobody"
    assert list(shown) == [*keys.split(), "decided_by", "prizes"]
    assert (shown["game"], shown["seats"], shown["games"]) == ("kingsburg", 3, 5)
    assert shown["build"] in ("compiled", "interpreted")
    assert set(shown["scores"]) == {"mean", "sd"}
    assert len(shown["wins"]) == 3 and sum(shown["wins"]) >= 5
    assert sum(shown["decided_by"].values()) == 5 and shown["prizes"] == {}
    again = json.loads(inside(*args).out)
    assert [again[key] for key in ("moves", "scores", "wins")] == [
        shown[key] for key in ("moves", "scores", "wins")
    ]


def test_simulate_with_options_and_a_bot_per_seat(inside: Run) -> None:
    """Bots that look are given observations; the options reach the game."""
    args = ["simulate", "kingsburg", "--seats", "2", "--games", "1", "--seed", "1", "--json"]
    args += ["--bot", "uniform", "--bot", "greedy", "--option", "demons=alternative"]
    assert json.loads(inside(*args, "--option", "building_token_cap=none").out)["games"] == 1


def test_simulate_for_people(inside: Run) -> None:
    """A table and a sentence."""
    shown = inside("simulate", "kingsburg", "--games", "2", "--seats", "2", "--lang", "fr")
    assert shown.code == 0 and "2 parties" in shown.out and "uniform" in shown.out


def test_a_lone_player_can_lose(inside: Run) -> None:
    """A scenario that is not fulfilled is not won, and no place is named under its sheet."""
    args = ["simulate", "wonderful_world", "--seats", "1", "--games", "5", "--seed", "1"]
    shown = json.loads(inside(*args, "--json", "--option", "scenario=hubris").out)
    assert (shown["wins"], shown["nobody"], shown["decided_by"]) == ([0], 5, {"scenario": 5})
    shown = json.loads(inside(*args, "--json").out)
    assert shown["wins"] == [5] and shown["prizes"] == {"apprentice": 5}
    record = str(FOLDER / "wonderful_world" / "1-scenario=hubris.json")
    assert json.loads(inside("replay", record, "--json").out)["outcome"]["results"] == ["lost"]
    assert "1. " not in inside("replay", record).out.splitlines()[-1]


def test_a_quest_that_nobody_finished(inside: Run) -> None:
    """No seat has won it, neither in a simulation nor under the score sheet (IWK-24.9)."""
    args = ["simulate", "wonderful_kingdom", "--seats", "2", "--games", "5", "--seed", "1"]
    args += ["--option", "module=quest", "--option", "quest=usurper"]
    shown = json.loads(inside(*args, "--json").out)
    assert (shown["wins"], shown["nobody"]) == ([0, 0], 5)
    assert "5 games had no winner." in inside(*args).out
    assert "5 parties n’ont pas eu de gagnant." in inside(*args, "--lang", "fr").out
    record = str(FOLDER / "wonderful_kingdom" / "2-module=quest-quest=usurper.json")
    assert "Nobody wins." in inside("replay", record).out
    french = inside("replay", record, "--lang", "fr").out
    assert "Personne ne gagne." in french and "1. " not in french.partition("ne gagne.")[2]
    assert json.loads(inside("replay", record, "--json").out)["ranks"] == [2, 2]


def test_a_lone_duke_sees_both_decks(inside: Run, save: Save) -> None:
    """Each with its own number of cards (IWK-16.2)."""
    path = save(new_match("wonderful_kingdom", 1, 3))
    assert "Deck 68, Danger deck 12" in inside("replay", path, "--at", "0", "--seat", "1").out


def test_rules(inside: Run) -> None:
    """A game's, one with its proofs, or those that contain some words."""
    assert "KB-5.3" in inside("rules", "kingsburg").out
    one = json.loads(inside("rules", "kb-5.3", "--json").out)
    assert one["id"] == "KB-5.3" and set(one) == {"id", "section", "text", "physical", "proofs"}
    assert "at least one coloured die" in inside("rules", "KB-5.3").out
    found = json.loads(inside("rules", "coloured die", "--json").out)
    assert "KB-5.3" in [rule["id"] for rule in found]
    assert "kingsburg" in json.loads(inside("rules", "--json").out)


def test_rules_coverage(inside: Run) -> None:
    """The keys of the issue; what is missing is listed."""
    shown = json.loads(inside("rules", "--coverage", "--json").out)
    assert set(shown["kingsburg"]) == {"rules", "proven", "physical", "missing"}
    found = shown["kingsburg"]
    assert found["rules"] == found["proven"] + found["physical"] + len(found["missing"])
    assert "kingsburg" in inside("rules", "--coverage", "kingsburg", "--lang", "fr").out


def test_bench_as_json(inside: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows as they are measured."""
    row = {
        "measure": "api",
        "game": "kingsburg",
        "seats": 4,
        "build": "x",
        "value": 1.5,
        "unit": "u",
    }
    monkeypatch.setattr("regalia.bench.measure", lambda games: iter([row]))
    assert json.loads(inside("bench", "--json").out) == [row]
    assert "1.50" in inside("bench", "--game", "kingsburg").out


def test_replay_for_people(inside: Run, save: Save) -> None:
    """The whole log and the result, or one position."""
    path = save(play("kingsburg", seats=3))
    whole = inside("replay", path)
    assert whole.code == 0 and "Final score" in whole.out and "KB-2.1" in whole.out
    part = inside("replay", path, "--at", "20", "--seat", "1", "--lang", "fr")
    assert part.code == 0 and "La cour" in part.out and "Décompte final" not in part.out
    assert (
        "La province" in part.out
        and "La province" not in inside("replay", path, "--at", "20", "--lang", "fr").out
    )


def test_replay_as_json(inside: Run, save: Save) -> None:
    """What a seat sees, and what it was told: programs count seats from 0."""
    match = play("kingsburg", seats=3)
    shown = json.loads(inside("replay", save(match), "--at", "12", "--seat", "2", "--json").out)
    assert (shown["at"], shown["over"]) == (12, False)
    assert shown["seat"] == shown["seen"]["seat"] == shown["view"]["seat"] == 1
    assert {"action", "text", "rule"} == set(shown["log"][0])
    whole = json.loads(inside("replay", save(match), "--json").out)
    assert whole["seat"] is None
    assert whole["scores"] == [sheet.total for sheet in match.scores()] and whole["over"]


def test_verify(inside: Run, save: Save) -> None:
    """A sound record is proven, alone or against what was published."""
    match = play("kingsburg", seats=3)
    path = save(match)
    assert "Valid" in inside("verify", path).out
    proven = json.loads(inside("verify", path, "--commitment", match.commitment, "--json").out)
    assert proven["valid"] is True and proven["published"] is True and proven["seed"] == "7"
    shown = inside("verify", path, "--commitment", "0" * 64)
    assert shown.code == 1 and "not the one that was published" in shown.err


def test_verify_a_bad_record_as_json(inside: Run, tmp_path: Path) -> None:
    """Still one document, and an exit code."""
    path = tmp_path / "bad.json"
    path.write_text("{}", encoding="utf-8")
    shown = inside("verify", str(path), "--json", "--lang", "fr")
    assert shown.code == 1 and shown.err == ""
    assert json.loads(shown.out)["valid"] is False
    assert "enregistrement" in json.loads(shown.out)["error"]
