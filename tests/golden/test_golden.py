"""Golden records and playthroughs: what was blessed still happens, exactly."""

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from kit import perft
from kit.golden import FOLDER, Feature, features, is_idle, listed, slots
from kit.playthrough import MOST_LINES, playthrough
from regalia import registry
from regalia.core.game import Game
from regalia.match import Match, replay, write_record
from regalia.match.record import read_record
from regalia.testing.settings import default_options, unusual
from regalia.testing.walk import fuzz

RECORDS = sorted(FOLDER.glob("*/*.json"))
COUNTS = [line for line in perft.read() if line.count <= perft.CHEAP or fuzz() > 1]

RARE = ("2-tiebreak_cards=all",)  # decides between equals only

each_registered = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_digest_for_digest(path: Path) -> None:
    """The file is the very text that its replayed match would be saved as."""
    match = replay(path)
    assert match.is_over()
    assert match.game.id == path.parent.name
    assert write_record(match.record()) == path.read_text(encoding="utf-8")


@each_registered
def test_every_seat_count_and_option_value_is_on_record(game: Game) -> None:
    """At least ten records, and no choice of the set-up without one."""
    played = [read_record(path).options for path in RECORDS if path.parent.name == game.id]
    assert len(played) >= 10
    assert {options.seats for options in played} == set(game.seats)
    for option in game.options():
        seen = {repr(options[option.id]) for options in played}
        assert seen >= {repr(value) for value in option.samples}


@each_registered
def test_every_setting_named_for_it_is_on_record(game: Game) -> None:
    """Each seat count and option value once, and what the game's `settings.txt` lists."""
    for name, options in slots(game):
        assert read_record(FOLDER / game.id / f"{name}.json").options == options


@each_registered
def test_each_setting_shows_in_its_record(game: Game) -> None:
    """No record is a game that the defaults would have played the same way, and each setting that
    is listed shows what no other record does."""
    played = {path.stem: replay(path) for path in RECORDS if path.parent.name == game.id}
    for name, options in slots(game):
        if options != default_options(game, options.seats) and name not in RARE:
            assert not is_idle(played[name]), name
    shown = {name: shows(match) for name, match in played.items()}
    records_of = Counter(chain.from_iterable(shown.values()))
    for options in listed(game):
        name = f"{options.seats}{unusual(game, options)}"
        assert any(records_of[feature] == 1 for feature in shown[name]), name


def shows(match: Match) -> set[Feature]:
    """Events under their rules, kinds of choices, and values of options at this seat count."""
    values = {("option", match.seats, id, repr(value)) for id, value in match.options.pairs}
    return features(match) | values


@each_registered
def test_the_playthrough_reads_as_reviewed(game: Game) -> None:
    """One whole game in French, every question, answer and log line, in 450 lines at most."""
    text = (FOLDER / game.id / "playthrough.fr.txt").read_text(encoding="utf-8")
    assert playthrough(replay(FOLDER / game.id / "playthrough.json")) == text
    assert text.count("\n") <= MOST_LINES


@pytest.mark.parametrize("line", COUNTS, ids=str)
def test_the_number_of_ways_to_play_is_as_counted(line: perft.Line) -> None:
    """Move generation has neither grown nor shrunk; deep counts wait for `make fuzz`."""
    assert perft.count(line) == line.count
