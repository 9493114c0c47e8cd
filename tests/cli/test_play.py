"""A person at the prompt, played through standard input."""

import json
import re
from pathlib import Path

import pytest

from kit.terminal import Run
from regalia.match import replay, write_record
from regalia.testing.matches import play
from regalia.text import say

START = ("play", "kingsburg", "--seed", "5", "--bot", "uniform")


def test_a_whole_game(run: Run) -> None:
    """The first choice again and again, to the score sheet."""
    shown = run(*START, "--seats", "2", typed="1\n" * 2000)
    assert shown.code == 0 and shown.err == ""
    assert "Final score" in shown.out and "Total" in shown.out and "1. " in shown.out
    assert "KB-12.1" in shown.out


def test_a_whole_game_in_french(run: Run) -> None:
    """The locale is enough."""
    shown = run(*START, typed="2\n1\n" * 1000, LANG="fr_FR.UTF-8")
    assert shown.code == 0
    assert "Votre choix" in shown.out and "Décompte final" in shown.out
    assert "Your choice" not in shown.out


def test_the_table_shows_what_a_player_needs(inside: Run) -> None:
    """Court, holdings, order, enemy, province, question and numbered answers."""
    shown = inside(*START, "--name", "Anna", typed="1\nq\nq\n")
    for word in ("The court", "18 King", "Order", "Enemy strength", "Soldiers", "+2"):
        assert word in shown.out
    for word in ("The province ▲ Anna", "Embassy", "● Uniform 2", "■ Uniform 3"):
        assert word in shown.out
    assert re.search(r"^ +1  Pass for the season$", shown.out, re.MULTILINE)


def test_long_lists_stand_under_headings(inside: Run, tmp_path: Path) -> None:
    """In the order of the court; the number typed is the one shown."""
    match = play("kingsburg", 3, 7)
    while len(match.plies) > 1:
        match.rewind(len(match.plies) - 1)
        (seat,) = match.to_act()
        if len(match.observe(seat).legal) > 20:
            break
    match.bots = tuple([None if other == seat else "uniform" for other in range(3)])
    (tmp_path / "long.json").write_text(write_record(match.record()), encoding="utf-8")
    shown = inside("play", "--resume", "long.json", typed="3\ns\nq\n")
    headings = re.findall(r"^(\d+) [A-Z].* — ", shown.out, re.MULTILINE)
    assert len(headings) > 3
    assert [int(number) for number in headings] == sorted([int(number) for number in headings])
    sentence = re.search(r"^ +3  (.*)$", shown.out, re.MULTILINE)
    assert sentence is not None
    played = replay(tmp_path / "long.json", len(match.plies) + 1).plies[-1].action
    assert say(match.game.describe(match.observe(seat), played)) == sentence[1]


def test_help_rules_and_other_provinces(inside: Run) -> None:
    """What can be typed besides a number."""
    shown = inside(*START, typed="h\n?\nr KB-5.3\nr kb-5.3\nv 2\nb\n\nq\n")
    assert shown.code == 0
    assert shown.out.count("take back your last action") == 2
    assert shown.out.count("at least one coloured die") == 2
    assert "The province ● Uniform 2" in shown.out
    assert shown.out.count("The court") == 2
    assert "Goodbye." in shown.out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("0", "There is no choice 0; choices run from 1 to"),
        ("999999999999", "There is no choice 999999999999"),
        ("²", "means nothing here"),
        ("dance", "“dance” means nothing here"),
        ("-1", "“-1” means nothing here"),
        ("v 9", "seats run from 1 to 3."),
        ("v x", "seats run from 1 to 3."),
        ("r", "There is no rule"),
        ("r KB-99.1", "There is no rule KB-99.1"),
        ("s", "Where to? Type s and the name of a file."),
        ("s .", "already exists"),
        ("s nowhere/game.json", "cannot be read or written"),
        ("s ~nobody_of_that_name/x", "cannot be read or written"),
        ("u", "You have not done anything that could be taken back."),
        ("\x1b[31m", "means nothing here"),
    ],
)
def test_what_makes_no_sense_is_answered(inside: Run, typed: str, sentence: str) -> None:
    """And the game goes on."""
    shown = inside(*START, typed=f"{typed}\n1\nq\nq\n")
    assert shown.code == 0
    assert sentence in " ".join(shown.out.split())
    assert "\x1b" not in shown.out


def test_the_same_seed_and_choices_are_the_same_game(inside: Run) -> None:
    """Dice and bots alike; only the commitment differs."""
    one, two = [inside(*START, typed="2\n1\n1\n").out.splitlines()[3:] for _ in range(2)]
    assert one == two


def test_leaving(inside: Run) -> None:
    """A game with something to lose asks once; the end of the input does not."""
    assert "not saved" not in inside(*START, typed="q\n").out
    shown = inside(*START, typed="1\nq\nq\n")
    assert shown.code == 0 and "This game is not saved" in shown.out and "Goodbye." in shown.out
    shown = inside(*START, typed="1\n")
    assert shown.code == 0 and shown.out.endswith("Goodbye.\n")


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    """The same players go on in the same place."""
    shown = run(*START, "--seat", "2", "--name", "Anna", typed="1\n1\n1\ns game.json\ns\nq\n")
    assert shown.out.count("Saved: game.json") == 2 and "not saved" not in shown.out
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert saved["names"][1] == "Anna" and saved["bots"] == ["uniform", None, "uniform"]
    assert run("verify", "game.json").code == 0
    assert not (tmp_path / "game.json.part").exists()
    again = run("play", "--resume", "game.json", typed="1\ns\nq\n")
    assert "▲ Uniform 1" in again.out and "The province ● Anna" in again.out
    more = replay(tmp_path / "game.json")
    assert len(more.plies) > len(saved["actions"])
    assert more.record()["actions"][: len(saved["actions"])] == saved["actions"]


def test_resume_with_other_players(inside: Run, tmp_path: Path) -> None:
    """Another seat, another bot."""
    inside(*START, typed="1\ns game.json\nq\n")
    shown = inside(
        "play", "--resume", "game.json", "--seat", "3", "--bot", "greedy", typed="s\nq\n"
    )
    assert shown.code == 0
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert saved["bots"] == ["greedy", "greedy", None]


def test_a_record_of_several_people_is_resumed_by_one(inside: Run, tmp_path: Path) -> None:
    """Bots take the other seats."""
    match = play("kingsburg", 3, count=5)
    match.bots = (None, None, "uniform")
    (tmp_path / "game.json").write_text(write_record(match.record()), encoding="utf-8")
    assert inside("play", "--resume", "game.json", typed="1\ns\nq\n").code == 0
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert saved["bots"][0] is None and None not in saved["bots"][1:]


def test_a_finished_game_can_be_looked_at_again(inside: Run, tmp_path: Path) -> None:
    """Resuming it shows the result."""
    (tmp_path / "over.json").write_text(write_record(play("kingsburg", 2).record()))
    shown = inside("play", "--resume", "over.json")
    assert shown.code == 0 and "Final score" in shown.out


def test_a_foreign_file_is_not_written_over(inside: Run, tmp_path: Path) -> None:
    """Only this game's own file is."""
    (tmp_path / "letter.txt").write_text("Dear Anna")
    shown = inside(*START, typed="s letter.txt\nq\n")
    assert "“letter.txt” already exists" in shown.out
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"


def test_undo_at_the_prompt(inside: Run, tmp_path: Path) -> None:
    """A recruit is taken back; then another choice is made."""
    saved = undoable(tmp_path)
    shown = inside("play", "--resume", saved, typed="2\nu\ns\nq\n")
    assert "Taken back." in shown.out
    before = json.loads((tmp_path / "start.json").read_text(encoding="utf-8"))
    after = json.loads((tmp_path / saved).read_text(encoding="utf-8"))
    assert after["actions"] == before["actions"]


def undoable(folder: Path) -> str:
    """A saved game in which one person acts twice in a row, with nothing learnt between."""
    for seed in range(100):
        match = play("kingsburg", 3, seed)
        for at in range(len(match.plies) - 1, 0, -1):
            seat = match.plies[at].seat
            codes = match.game.actions.codes
            if (
                match.plies[at - 1].seat == seat
                and codes[match.plies[at - 1].action][0] == "recruit"
            ):
                position = replay(match.record(), at - 1)
                legal = position.observe(seat).legal
                position.play(seat, legal[1])
                if position.can_undo(seat) and seat in position.to_act():
                    position.undo(seat)
                    position.bots = tuple(None if s == seat else "uniform" for s in range(3))
                    text = write_record(position.record())
                    (folder / "start.json").write_text(text, encoding="utf-8")
                    (folder / "undo.json").write_text(text, encoding="utf-8")
                    return "undo.json"
    raise AssertionError("no such position")


def test_a_lone_ruler_sees_what_can_be_drawn(inside: Run) -> None:
    """IWW-14.1: the eight pools are no part of the deck."""
    shown = inside("play", "wonderful_world", "--seats", "1", "--seed", "3", typed="q\nq\n")
    assert "Deck 110 + 0, unopened pools 7" in shown.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Worth considering", "Chance to win", "By the end", "From what you can see")),
        ("fr", ("À considérer", "Chances de gagner", "À la fin", "D’après ce que vous voyez")),
    ],
)
def test_a_hint(inside: Run, lang: str, words: tuple[str, ...]) -> None:
    """Three choices by the numbers they have in the list; asking changes nothing."""
    shown = inside(*START, "--lang", lang, typed="1\nhint\nHINT\nh\nq\nq\n")
    assert shown.code == 0 and shown.err == ""
    for word in words:
        assert shown.out.count(word) >= 2
    listed = dict(re.findall(r"^ +(\d+)  (.*?) *$", shown.out.split(words[0])[0], re.MULTILINE))
    first, second = shown.out.split(words[0])[1:3]
    hinted = re.findall(r"^ +(\d+)  (.*?) *$", first, re.MULTILINE)
    assert len(hinted) == 3 and all(listed[number] == said for number, said in hinted)
    assert hinted == re.findall(r"^ +(\d+)  (.*?) *$", second, re.MULTILINE)[:3]
    assert re.search(r"^ *hint  ", shown.out, re.MULTILINE)


def test_a_game_begins_from_a_position(inside: Run, tmp_path: Path) -> None:
    """What the file tells is on the table; the saved game replays from there."""
    path = tmp_path / "autumn.json"
    told = {"seats": 2, "season": "autumn", "provinces": [{"goods": {"gold": 7, "stone": 3}}]}
    path.write_text(json.dumps({"game": "kingsburg", "seed": 5, **told}), encoding="utf-8")
    start = ("play", "--from", "autumn.json", "--bot", "uniform")
    shown = inside(*start, typed="1\ns saved.json\nq\n")
    assert shown.code == 0 and shown.err == ""
    assert "Year I, autumn" in shown.out and "Player" in shown.out
    match = replay(tmp_path / "saved.json")
    assert match.position is not None and match.position.words["season"] == "autumn"
    assert "began from a position" in inside("verify", "saved.json").out
    assert "Autumn, year I." in inside("replay", "saved.json").out
    assert inside("play", "--resume", "saved.json", typed="q\nq\n").code == 0
    path.write_text(json.dumps(told), encoding="utf-8")
    assert inside("play", "kingsburg", *start[1:], "--seed", "3", typed="q\nq\n").code == 0


def test_a_bad_position_is_answered_fault_by_fault(inside: Run, tmp_path: Path) -> None:
    """Each in a line of its own, in the language of the screen; nothing is played."""
    path = tmp_path / "bad.json"
    told = {"game": "kingsburg", "seats": 2, "year": 9, "provinces": [{"tokens": -1}]}
    path.write_text(json.dumps(told), encoding="utf-8")
    shown = inside("play", "--from", "bad.json")
    assert shown.code == 1 and shown.out == ""
    assert "year: years run" in shown.err and "provinces[0].tokens: it cannot" in shown.err
    french = inside("play", "--from", "bad.json", "--lang", "fr")
    assert "inférieur à 0" in french.err
    for args in (("legends",), ("--seats", "3"), ("--option", "demons=standard")):
        assert "names its game" in inside("play", *args, "--from", "bad.json").err
    assert "leave these out" in inside("play", "--resume", "x.json", "--from", "bad.json").err
    path.write_text("{}", encoding="utf-8")
    assert "Which game?" in inside("play", "--from", "bad.json").err
