"""Actions one can hold: with number, code, sentence and arguments, in any spelling."""

import json

import pytest

from regalia import new_match, registry
from regalia.core.errors import IllegalAction
from regalia.core.game import Game
from regalia.games.kingsburg.view import ADVISOR_CARDS, BUILDING_CARDS
from regalia.match import Match
from regalia.match.codes import find
from regalia.testing import default_options, play
from regalia.testing.toy import GAME as TOY

each_registered = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


def court() -> Match:
    """A match of Kingsburg in which a seat may place dice."""
    match = new_match("kingsburg", 3, 7)
    while match.observe(match.to_act()[0]).view.phase != "court":
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_legal_actions_say_what_they_are() -> None:
    """Number, code, sentence and arguments."""
    match = court()
    (seat,) = match.to_act()
    actions = match.legal(seat)
    assert [action.number for action in actions] == match.state.legal(seat)
    last = actions[-1]
    assert last.family == "influence" and last["advisor"] in ADVISOR_CARDS
    assert set(last["dice"]) <= set(range(1, 7))
    assert last.code.startswith(f"influence {last['advisor'].slug}")
    assert last["advisor"].name in last.sentence and last.code in repr(last)
    assert json.loads(json.dumps(last.as_json()))["arguments"]["advisor"] == last["advisor"].slug


@each_registered
def test_every_code_names_its_arguments(game: Game) -> None:
    """No word of any code is left without a name."""
    for number, code in enumerate(game.actions.codes):
        assert bool(game.arguments(number)) == (len(code) > 1), code


def test_arguments_are_things() -> None:
    """A building of a code is the building of the view."""
    game = registry.find("kingsburg")
    inn = next(building for building in BUILDING_CARDS if building.slug == "inn")
    assert dict(game.arguments(game.actions.action(("build", "inn")))) == {"building": inn}
    code = ("influence", "general", "1+3", "white:3", "token", "market:+1")
    found = game.arguments(game.actions.action(code))
    assert found["dice"] == (1, 3) and found["white"] == 3
    assert found["token"] is True and found["market"] == "+1"


@pytest.mark.parametrize(
    "code",
    [
        "influence general 1+3 white:3 token market:+1",
        "Influence GENERAL 3+1 white:3 token market:+1",
        ["influence", "general", "3+1", "white:3", "token", "market:+1"],
    ],
)
def test_a_code_is_taken_in_any_spelling(code: str | list[str]) -> None:
    """As a list or one text, in any case, dice in any order."""
    match = new_match("kingsburg", 3, 7)
    known = ("influence", "general", "1+3", "white:3", "token", "market:+1")
    assert match.action(0, code) == match.game.actions.action(known)
    assert match.action(0, "LOSE stone+gold+wood") == match.action(0, "lose gold+wood+stone")


@each_registered
def test_every_code_is_found_whatever_its_case(game: Game) -> None:
    """Also where a code has capital letters of its own."""
    for number, code in list(enumerate(game.actions.codes))[::7]:
        assert find(game, [word.swapcase() for word in code]) == number


def test_records_are_spelled_exactly() -> None:
    """What people may write freely, a record may not."""
    match = new_match("kingsburg", 3, 7)
    with pytest.raises(IllegalAction):
        match.action(0, ("BUILD", "inn"), exact=True)


def test_a_match_plays_codes_and_actions() -> None:
    """What `legal` gives, its code, and its number are the same."""
    played = []
    for form in range(3):
        match = new_match("kingsburg", 2, 7)
        for _ in range(12):
            seat = match.to_act()[0]
            action = match.legal(seat)[-1]
            match.play(seat, (action, action.code, action.number)[form])
        played.append(match.record()["final"])
    assert len(set(played)) == 1


def test_a_wrong_code_is_answered_with_the_nearest_legal_ones() -> None:
    """Of its family, where there are any."""
    match = court()
    (seat,) = match.to_act()
    with pytest.raises(IllegalAction, match="The nearest legal now: influence "):
        match.play(seat, "influence generl 1+3")


@pytest.mark.parametrize("slip", ["tkae wood", "ake wood", "wood take", "take woood", "takewood"])
def test_a_slip_may_be_anywhere(slip: str) -> None:
    """Also in the first word."""
    match = new_match("kingsburg", 2, 7)
    with pytest.raises(IllegalAction, match="legal now: take wood; "):
        match.play(match.to_act()[0], slip)


def test_what_is_nothing_like_a_legal_code_is_answered_with_legal_ones_too() -> None:
    """Whether its first word is unknown, or known and not legal now."""
    match = new_match("kingsburg", 2, 7)
    (seat,) = match.to_act()
    with pytest.raises(IllegalAction, match=r"legal now: take gold; take wood; take stone\.$"):
        match.play(seat, "xyz")
    with pytest.raises(IllegalAction, match=r"nearest: build inn; .*legal now, .*: take gold; "):
        match.play(seat, "build innn")
    with pytest.raises(IllegalAction, match=r"The nearest: build inn; [^:]*\.$"):
        match.action(1 - seat, "build innn")


def test_what_is_no_code_is_refused() -> None:
    """However long it is."""
    match = new_match("kingsburg", 3, 7)
    for text in ("", "a+b+c+d " * 40, "1+2+3+4+5+6", "influence " + "9+" * 500):
        with pytest.raises(IllegalAction):
            match.action(0, text)


def test_a_game_without_names_for_its_arguments_gives_words() -> None:
    """The toy's codes have one word each."""
    match = play(TOY, count=0)
    assert dict(match.legal(match.to_act()[0])[0].arguments) == {"words": ()}
    assert default_options(TOY, 2).seats == 2
