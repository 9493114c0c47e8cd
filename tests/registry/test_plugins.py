"""Games from elsewhere: found by their entry points, and harmless when they are broken."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kit.elsewhere import lay, lay_game, path_with, run_with
from kit.terminal import Result, environment
from regalia import registry

BAD = {
    "kingsburg": ("taken-kingsburg", "river_stones:GAME", "that name belongs to Regalia itself."),
    "common": ("taken-words", "river_stones:GAME", "that name belongs to Regalia itself."),
    "legends_table": ("taken-page", "river_stones:GAME", "that name belongs to Regalia itself."),
    "Big-Game": ("bad-name", "river_stones:GAME", "an id has 2 to 40 lower-case letters"),
    "away": ("gone", "nowhere:GAME", "ModuleNotFoundError: No module named 'nowhere'."),
    "empty": ("hollow", "river_stones:NOTHING", "AttributeError"),
    "module": ("wrong-kind", "river_stones:game", "river_stones:game is not a complete game."),
    "alias": ("wrong-id", "river_stones:GAME", "the game calls itself “river_stones”."),
    "leaver": ("exits", "leaver:GAME", "SystemExit: 3"),
    "shouter": ("words-of-others", "shouter:GAME", "the catalogue 'kingsburg' belongs to Regalia"),
}
MODULES = {
    "shouter": "from regalia.text import add_catalogue\nadd_catalogue('kingsburg', {})\n",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One good game, every kind of bad one, and a second package that offers the good one's id."""
    folder = tmp_path_factory.mktemp("elsewhere")
    lay_game(folder, "river_stones")
    for id, (package, where, _) in BAD.items():
        lay(folder, package, **{id: where})
    lay(folder, "zz-copycat", river_stones="nowhere:GAME")
    (folder / "leaver").mkdir()
    twice = "- **LV-1.1** One.\n- **LV-1.1** Two.\n"
    (folder / "leaver" / "rules.md").write_text(twice, encoding="utf-8")
    (folder / "leaver" / "__init__.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    for name, text in MODULES.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def listed(folder: Path) -> Result:
    """`regalia games` there."""
    return run_with(folder, "games", "--json")


def test_a_game_from_elsewhere_is_on_the_list(listed: Result) -> None:
    """After ours, which stay what they are."""
    assert listed.code == 0
    games = json.loads(listed.out)
    assert [game["id"] for game in games] == [*registry.PACKAGES, "river_stones"]
    assert games[-1]["name"] == {"en": "Pebbles", "fr": "Cailloux"}
    assert [game["name"]["en"] for game in games[:1]] == ["Kingsburg"]


@pytest.mark.parametrize("id", BAD)
def test_a_broken_one_costs_a_sentence(listed: Result, id: str) -> None:
    """It names the package and the game, and says why."""
    package, _, why = BAD[id]
    (line,) = [line for line in listed.err.splitlines() if f"“{package}”" in line]
    assert f"offers the game “{id}”" in line
    assert why in line


def test_of_two_games_of_one_name_the_first_stays(listed: Result) -> None:
    """A second package cannot push out the one that is there."""
    (line,) = [line for line in listed.err.splitlines() if "“zz-copycat”" in line]
    assert "another package offers a game of that name" in line
    assert len(listed.err.splitlines()) == len(BAD) + 1


def test_it_is_simulated_played_and_met_in_the_arena(folder: Path) -> None:
    """By its id, in both languages, with the bots that play everything."""
    done = run_with(folder, "simulate", "river_stones", "--games", "3", "--seed", "1", "--json")
    assert done.code == 0
    assert json.loads(done.out)["games"] == 3
    assert done.err == "", "nobody who plays one game hears of the faults of others"
    met = run_with(
        folder,
        "arena",
        "river_stones",
        "--bots",
        "uniform",
        "--games",
        "2",
        "--seed",
        "1",
        "--json",
    )
    assert met.code == 0, met.err
    assert json.loads(met.out)["game"] == "river_stones"
    typed = "1\n" * 80 + "q\n"
    played = run_with(
        folder, "play", "river_stones", "--seats", "2", "--seed", "1", "--lang", "fr", typed=typed
    )
    assert played.code == 0
    assert "Manche 1" in played.out
    assert "Cailloux" in played.out


def test_its_rules_are_read_from_its_package(folder: Path) -> None:
    """By number, in both languages; nothing is said about tests that nobody here knows."""
    english = run_with(folder, "rules", "RIVERSTONES-2.2", COLUMNS="200")
    french = run_with(folder, "rules", "RIVERSTONES-2.2", "--lang", "fr", COLUMNS="200")
    assert "look at the lot in secret" in english.out
    assert "regarder le lot en secret" in french.out
    assert "test" not in english.out
    overview = run_with(folder, "rules")
    assert "river_stones" in overview.out
    assert "leaver" not in overview.out, "rules that cannot be read cost nobody else theirs"


def test_asked_for_by_name_a_broken_one_says_why(folder: Path) -> None:
    """One sentence and exit code 1, in the language asked for."""
    done = run_with(folder, "play", "away", "--lang", "fr")
    assert done.code == 1
    said = done.err.replace("\u00a0", " ")
    assert "Le paquet « gone » propose le jeu « away »" in said
    assert len(done.err.splitlines()) == 1


def test_ours_load_without_a_look_at_other_packages(folder: Path) -> None:
    """Kingsburg is Kingsburg, and no list of packages is read for it."""
    probe = "game = registry.find('kingsburg'); print(type(game).__module__, looks())"
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            f"from regalia import plugins, registry; looks = plugins.offers.cache_info; {probe}",
        ],
        env=environment(PYTHONPATH=path_with(folder)),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.startswith("regalia.games.kingsburg.game CacheInfo(hits=0, misses=0")
