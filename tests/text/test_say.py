"""Messages become sentences, or a clear error; never a bare id."""

import pytest

from regalia.core.message import Message, Name, Seat
from regalia.text import Unsayable, add_catalogue, number, say

WORDS = """
hello = Hello
takes = { $me ->
    [yes] You take
   *[no] { $seat } takes
} { $what }.
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
twice = { $first } then { $second }
attribute-only =
    .title = Title
"""
MOTS = """
hello = Bonjour
takes = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $what }.
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
twice = { $first } puis { $second }
attribute-only =
    .title = Titre
"""


@pytest.fixture(autouse=True)
def words() -> None:
    """A catalogue of our own."""
    add_catalogue("spoken", {"en": WORDS, "fr": MOTS})


def test_a_message_is_said_in_each_language() -> None:
    """The id finds the sentence, English by default."""
    assert say(Message("spoken.hello")) == "Hello"
    assert say(Message("spoken.hello"), "fr") == "Bonjour"


def test_numbers_choose_their_plural() -> None:
    """0 is plural in English and singular in French."""
    assert say(Message("spoken.cards", {"n": 1})) == "1 card"
    assert say(Message("spoken.cards", {"n": 0})) == "0 cards"
    assert say(Message("spoken.cards", {"n": 0}), "fr") == "0 carte"


def test_a_name_is_said_in_the_language() -> None:
    """Proper nouns carry both languages."""
    message = Message("spoken.takes", {"seat": Seat(0), "what": Name("gold", "or")})
    assert say(message, "fr", ["Anna"]) == "Anna prend or."


def test_seats_are_called_by_their_names() -> None:
    """A name where there is one, a number where there is none."""
    message = Message("spoken.twice", {"first": Seat(0), "second": Seat(1)})
    assert say(message, names=["Anna"]) == "Anna then Player B"
    assert say(message, "fr", ["", "Bob"]) == "Joueur A puis Bob"


def test_the_listener_is_addressed() -> None:
    """Only the argument called `seat` makes a sentence about me."""
    message = Message("spoken.takes", {"seat": Seat(1), "what": Seat(0)})
    assert say(message, me=1) == "You take Player A."
    assert say(message, me=0) == "Player B takes Player A."
    assert say(message) == "Player B takes Player A."


def test_messages_nest() -> None:
    """An argument may be a sentence, said to the same listener."""
    inner = Message("spoken.takes", {"seat": Seat(0), "what": Message("spoken.cards", {"n": 2})})
    message = Message("spoken.twice", {"first": inner, "second": "x"})
    assert say(message, "fr", me=0) == "Vous prenez 2 cartes. puis x"


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ([], "", ""),
        ([Name("gold", "or")], "gold", "or"),
        ([1, "b"], "1 and b", "1 et b"),
        ([Seat(0), 2, "c"], "Player A, 2 and c", "Joueur A, 2 et c"),
    ],
)
def test_lists_are_joined(items: list[object], english: str, french: str) -> None:
    """Commas, then a last word."""
    message = Message("spoken.twice", {"first": "", "second": items})
    assert say(message) == f" then {english}"
    assert say(message, "fr") == f" puis {french}"


@pytest.mark.parametrize(
    ("message", "lang", "complaint"),
    [
        (Message("spoken.nothing"), "en", "does not say 'nothing'"),
        (Message("spoken.attribute-only"), "en", "is empty"),
        (Message("hello"), "en", "names no catalogue"),
        (Message("unheard_of.hello"), "en", "no catalogue 'unheard_of'"),
        (Message("kingsburg/phases.hello"), "en", "no catalogue 'kingsburg/phases'"),
        (Message("spoken.hello"), "de", "no language 'de'"),
        (Message("spoken.cards"), "en", "cannot say 'cards'"),
        (Message("spoken.cards", {"n": 1.5}), "en", "cannot be an argument"),
        (Message("spoken.cards", {"n": True}), "en", "cannot be an argument"),
        (Message("spoken.cards", {"n": None}), "en", "cannot be an argument"),
        (Message("spoken.takes", {"seat": Seat(-1), "what": ""}), "en", "no name"),
    ],
)
def test_what_cannot_be_said_is_an_error(message: Message, lang: str, complaint: str) -> None:
    """A missing id, argument, catalogue or language is never printed as if it were text."""
    with pytest.raises(Unsayable, match=complaint.replace(".", r"\.")):
        say(message, lang)


@pytest.mark.parametrize(
    ("source", "complaint"),
    [("broken = { \n", "syntax error"), ("one = 1\none = 2\n", "says one twice")],
)
def test_a_bad_catalogue_is_an_error(source: str, complaint: str) -> None:
    """Fluent itself would skip what it cannot read, and keep the first of two."""
    add_catalogue("bad_words", {"en": source, "fr": source})
    with pytest.raises(Unsayable, match=complaint):
        say(Message("bad_words.one"))


RICH = """
-deck = { $case ->
    [whole] whole deck
   *[top] top of the deck
}
    .gender = neuter
draw = Draw from the { -deck }, not the { -deck(case: "whole") } ({ $n })
gender = { -deck.gender ->
    [neuter] it
   *[other] they
}
title = { draw.title }{ "!" }
    .title = unused
exact = { $n ->
    [0] none
    [one] one
   *[other] { 3 } at most
}
loop = { loop }
date = { DATETIME($n) }
half = { 1.5 }
"""


@pytest.mark.parametrize(
    ("id", "n", "said"),
    [
        ("gender", 1, "it"),
        ("exact", 0, "none"),
        ("exact", -1, "one"),
        ("exact", 1234, "3 at most"),
    ],
)
def test_sentences_refer_and_choose(id: str, n: int, said: str) -> None:
    """Terms and their attributes, numbers before plural forms."""
    add_catalogue("rich_words", {"en": RICH, "fr": RICH})
    assert say(Message(f"rich_words.{id}", {"n": n})) == said


@pytest.mark.parametrize("id", ["draw", "title", "loop", "date", "half"])
def test_what_is_more_than_words_and_numbers_is_refused(id: str) -> None:
    """A term without its argument, a text that is not there, a circle, a date, a fraction."""
    add_catalogue("rich_words", {"en": RICH, "fr": RICH})
    with pytest.raises(Unsayable, match=f"cannot say '{id}'"):
        say(Message(f"rich_words.{id}", {"n": 1}))


def test_large_numbers_are_grouped() -> None:
    """As each language does it."""
    message = Message("spoken.cards", {"n": 12345})
    assert (say(message), say(message, "fr")) == ("12,345 cards", "12\u202f345 cartes")


def test_french_punctuation_stands_apart() -> None:
    """By spaces at which no line breaks, though the catalogue has plain ones."""
    add_catalogue("apart", {"en": "who = Who?", "fr": "who = « Qui » : lui ; moi ! 5 %"})
    said = "«\u00a0Qui\u00a0»\u00a0: lui\u202f; moi\u202f! 5\u202f%"
    assert say(Message("apart.who"), "fr") == said


def test_a_catalogue_can_be_taught_again() -> None:
    """What was said before is not remembered wrongly."""
    add_catalogue("taught", {"en": "word = one", "fr": "word = un"})
    assert say(Message("taught.word")) == "one"
    add_catalogue("taught", {"en": "word = two", "fr": "word = deux"})
    assert say(Message("taught.word")) == "two"


def test_numbers_as_each_language_writes_them() -> None:
    """A comma in French, a true minus in both, and no zero below zero."""
    assert number(-1234.56, 1) == "−1234.6" and number(2.5, 2, "fr") == "2,50"
    assert number(-0.04, 1) == "0.0" and number(0.0, 0) == "0"
