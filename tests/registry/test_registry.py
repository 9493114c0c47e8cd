"""One door for set-ups: what, where, and what would be right."""

import pytest

from regalia import registry
from regalia.core.errors import BadOption, RegaliaError, UnknownGame
from regalia.core.game import Game
from regalia.core.message import Message, Name
from regalia.core.options import Option, Options, OptionValue
from regalia.registry import find, games, options, read_options
from regalia.testing.toy import GAME as TOY
from regalia.text import add_catalogue, say


class Free(Game):
    """A game whose options are too many to list."""

    def __init__(self) -> None:
        super().__init__("free", Name("Free", "Libre"), 1, [1], TOY.actions, 1)

    def options(self) -> tuple[Option, ...]:
        """A word, a set of words, a number."""
        return (
            Option("word", "abc", samples=("abc", "xyz")),
            Option("set", ("a",), samples=((), ("a", "b"))),
            Option("number", 3, samples=(3, None)),
        )

    def objection(self, options: Options) -> Message | None:
        """Words are short."""
        word = options["word"]
        return Message("free.long") if isinstance(word, str) and len(word) > 5 else None


add_catalogue("free", {"en": "long = the word is long.", "fr": "long = le mot est long."})
FREE = Free()
HUGE = pytest.param(10**5000, id="huge")  # more digits than Python prints


def refusal(error: RegaliaError) -> tuple[str, str]:
    """The sentence in both languages; the English one is the error's text."""
    assert error.message is not None
    assert str(error) == say(error.message, "en")
    return str(error), say(error.message, "fr")


def test_every_game_is_found_by_its_id() -> None:
    """The list by hand has no double."""
    assert [find(game.id) for game in games()] == games()
    assert len({game.id for game in games()}) == len(games())
    assert "kingsburg" in [game.id for game in games()]


@pytest.mark.parametrize("id", ["kingsberg", "KINGSBURG", "chess", "", " ", "\x1b[31m", "k" * 5000])
def test_an_unknown_game_is_refused_with_the_known_ones(id: str) -> None:
    """And with the nearest, if one is near."""
    with pytest.raises(UnknownGame) as caught:
        find(id)
    english, french = refusal(caught.value)
    assert "kingsburg" in english and "kingsburg" in french
    assert ("Did you mean kingsburg?" in english) == (id.lower().startswith("kingsb"))
    assert english.isprintable() and len(english) < 300


@pytest.mark.parametrize("id", [None, 3, b"kingsburg", ["kingsburg"]])
def test_a_game_is_named_by_text(id: object) -> None:
    """Anything else is unknown too."""
    with pytest.raises(UnknownGame):
        find(id)  # type: ignore[arg-type]


def test_defaults_fill_what_is_not_chosen() -> None:
    """A complete choice, in the order of the game's own list."""
    chosen = options(TOY, 2, {"omens": False})
    assert chosen == Options(2, {"purse": 4, "omens": False})
    assert list(chosen.values()) == ["purse", "omens"]
    assert options(TOY, 2, None) == options(TOY, 2, {})


@pytest.mark.parametrize("seats", [1, 4, 0, -1, 10**30, HUGE, True, 2.0, "2", None, [2]])
def test_a_wrong_seat_count_is_refused(seats: object) -> None:
    """The possible ones are named."""
    with pytest.raises(BadOption) as caught:
        options(TOY, seats, {})  # type: ignore[arg-type]
    english, french = refusal(caught.value)
    assert "possible: 2, 3." in english and "2, 3" in french


def test_an_unknown_option_is_refused() -> None:
    """The known ones and the nearest are named."""
    with pytest.raises(BadOption) as caught:
        options(TOY, 2, {"pursed": 4})
    english, french = refusal(caught.value)
    assert english == (
        "Pebbles has no option “pursed”; there are: purse, omens. Did you mean purse?"
    )
    assert "Cailloux" in french and "Vouliez-vous dire purse" in french


@pytest.mark.parametrize("key", [3, None, ("purse",)])
def test_an_option_is_named_by_text(key: object) -> None:
    """Whatever else a caller puts in a dict."""
    with pytest.raises(BadOption):
        options(TOY, 2, {key: 4})  # type: ignore[dict-item]


@pytest.mark.parametrize("value", [3, "4", 4.0, None, True, [], {}, [[]], HUGE, "x" * 9999])
def test_an_unknown_value_is_refused(value: object) -> None:
    """The allowed ones are listed; types are exact."""
    with pytest.raises(BadOption) as caught:
        options(TOY, 2, {"purse": value})
    english, _ = refusal(caught.value)
    assert "“purse” of Pebbles cannot be" in english and "possible: 2, 4, 7." in english
    assert len(english) < 200


@pytest.mark.parametrize("value", [1, 0, "true", None])
def test_a_number_is_no_truth_value(value: object) -> None:
    """Python finds 1 equal to True; records must not."""
    with pytest.raises(BadOption):
        options(TOY, 2, {"omens": value})


def test_values_that_do_not_go_together_are_refused() -> None:
    """The game says why."""
    with pytest.raises(BadOption) as caught:
        options(FREE, 1, {"word": "abcdef"})
    english, french = refusal(caught.value)
    assert "the word is long" in english and "le mot est long" in french


def test_lists_become_tuples() -> None:
    """JSON has no tuples."""
    assert options(FREE, 1, {"set": ["a", "b"]})["set"] == ("a", "b")
    with pytest.raises(BadOption):
        options(FREE, 1, {"set": ["a", 1]})
    with pytest.raises(BadOption):
        options(FREE, 1, {"set": {"a": 1}})


@pytest.mark.parametrize(
    ("game", "pair", "value"),
    [
        (TOY, "purse=7", 7),
        (TOY, "omens=false", False),
        (TOY, "omens=True", True),
        (FREE, "word=xyz", "xyz"),
        (FREE, "word=a=b", "a=b"),
        (FREE, "set=a,b", ("a", "b")),
        (FREE, "set=", ()),
        (FREE, "number=12", 12),
        (FREE, "number=none", None),
        (FREE, "number=false", False),
        (FREE, "number=٣", "٣"),
        (FREE, "number=" + "9" * 50, "9" * 50),
    ],
)
def test_typed_values_are_matched_with_the_choices(
    game: Game, pair: str, value: OptionValue
) -> None:
    """What the command line writes as text."""
    (found,) = read_options(game, [pair]).values()
    assert found == value and type(found) is type(value)


def test_every_choice_can_be_typed() -> None:
    """For every option of every game."""
    for game in games():
        for option in game.options():
            for choice in option.choices:
                pair = f"{option.id}={registry.spelled(choice)}"
                assert read_options(game, [pair]) == {option.id: choice}


@pytest.mark.parametrize(
    ("pairs", "complaint"),
    [
        (["purse"], "“purse” is not an option; write it as name=value."),
        (["purse=5"], "cannot be “5”; possible: 2, 4, 7."),
        (["porse=4"], "no option “porse”"),
        (["purse=4", "purse=4"], "The option “purse” is given twice."),
        (["=4"], "no option"),
    ],
)
def test_badly_typed_options_are_refused(pairs: list[str], complaint: str) -> None:
    """One precise sentence each."""
    with pytest.raises(BadOption) as caught:
        read_options(TOY, pairs)
    assert complaint in refusal(caught.value)[0]
