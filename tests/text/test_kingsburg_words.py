"""Kingsburg's sentences: complete, alike in both languages, distinct, and well written."""

import inspect
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from kit.reading import NAMES
from regalia.core.events import EVERYONE, SPECTATOR, Event
from regalia.core.message import Message
from regalia.core.options import Options
from regalia.games import kingsburg
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.actions import GROUPS, MIX_GOODS
from regalia.games.kingsburg.describe.log import EVENTS
from regalia.games.kingsburg.describe.terms import group_parts, words
from regalia.games.kingsburg.dice import ID_OF
from regalia.games.kingsburg.material import (
    ADVISOR_THE,
    BUILDING_THE,
    GOOD_SLUG,
    KIND_THE,
)
from regalia.games.kingsburg.options import OPTIONS
from regalia.games.kingsburg.scoring import LINES
from regalia.testing.settings import tables
from regalia.testing.walk import walks
from regalia.text import LANGS, say

HOME = Path(inspect.getfile(kingsburg)).parent
SOURCE = {lang: (HOME / f"words.{lang}.ftl").read_text(encoding="utf-8") for lang in LANGS}


def entries(lang: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by id."""
    body = FluentParser().parse(SOURCE[lang]).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Names(visitor.Visitor):
    """Collects the parameters and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def parameters(lang: str, id: str) -> set[str]:
    """What a message must be given, through the messages it refers to as well; `me` always is."""
    names = Names()
    names.visit(entries(lang)[id])
    found = names.parameters
    for other in names.messages:
        found |= parameters(lang, other)
    return found - {"me"}


def readable(message: Message, lang: str, me: int | None) -> str:
    """A sentence that has nothing of the workshop about it."""
    text = say(message, lang, NAMES, me)
    assert text.strip() == text and "  " not in text, f"{message} reads {text!r}"
    rough = re.search(r"[{}$_]|kingsburg\.|[a-z]-[a-z]+ =|\(\)|, ?[,.]|None|event|prompt", text)
    assert rough is None, f"{message} reads {text!r}"
    return text


def test_both_catalogues_say_the_same_things() -> None:
    """The same ids in the same order, each with the same parameters."""
    assert list(entries("en")) == list(entries("fr"))
    for id in entries("en"):
        assert parameters("en", id) == parameters("fr", id), id


def test_every_sentence_is_used_and_every_used_one_is_there() -> None:
    """Ids in the code, of goods, options and score lines: together they are the catalogue."""
    quoted = set()
    for source in (HOME / "describe").glob("*.py"):
        quoted |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source.read_text(encoding="utf-8")))
    faults = (HOME / "view" / "position.py").read_text(encoding="utf-8")
    quoted |= set(re.findall(r'"kingsburg\.([a-z-]+)"', faults))
    there = set(entries("en"))
    sentences = {id for id in quoted if re.match(r"(where|prompt|do|event|player)-", id)}
    used = (quoted & there) | sentences | {"player", *GOOD_SLUG} | {words for words, _ in LINES}
    used |= {f"event-{kind.replace('_', '-')}" for kind in EVENTS if EVENTS[kind].tell is None}
    for option in OPTIONS:
        used |= {f"option-{option.id}", f"option-{option.id}-help"}
        used |= {f"option-{option.id}-{str(value).lower()}" for value in option.choices}
    assert used == there


@pytest.mark.parametrize("lang", LANGS)
def test_options_and_score_lines_read_well(lang: str) -> None:
    """Every choice at set-up has a label, a help sentence and a word for each value."""
    for option in OPTIONS:
        labels = [readable(words(f"option-{option.id}"), lang, None)]
        assert readable(words(f"option-{option.id}-help"), lang, None)[-1] in ".?"
        for value in option.choices:
            labels.append(readable(words(f"option-{option.id}-{str(value).lower()}"), lang, None))
        assert len(set(labels)) == len(option.choices) + 1
    sheet = [readable(words(id), lang, None) for id, _ in LINES]
    assert len(set(sheet)) == len(LINES)


# Numbers may follow an article, and "à" never melts into the name of a person.
NUMBERS = r"n|vp|total|face|strength|theirs"
ARTICLE = {
    "en": rf"\b(?:a|an|the|of) \{{ \$(?!(?:{NUMBERS})\b)",
    "fr": (
        rf"\b(?:de|du|des|le|la|les|un|une|au|aux|que|ce|se|ne|si) \{{ \$(?!(?:{NUMBERS})\b)"
        rf"|\bà \{{ \$(?!(?:{NUMBERS}|seat)\b)|’\{{"
    ),
}


@pytest.mark.parametrize("lang", LANGS)
def test_no_article_or_melting_preposition_touches_a_parameter(lang: str) -> None:
    """De/d’, le/l’, à le/au: names come with their article, and nothing before them changes."""
    found = [line for line in SOURCE[lang].splitlines() if re.search(ARTICLE[lang], line, re.I)]
    assert found == []


@pytest.mark.parametrize(
    "line",
    ["de { $building }", "le { $advisor }", "du { $enemy }", "à { $advisor }", "d’{ $seat }"],
)
def test_a_touching_article_would_be_found(line: str) -> None:
    """The pattern above is able to fail."""
    assert re.search(ARTICLE["fr"], line)


@pytest.mark.parametrize("name", [*ADVISOR_THE[1:], *BUILDING_THE, *KIND_THE], ids=str)
def test_names_carry_the_right_article(name: object) -> None:
    """A vowel elides the French article, nothing else does; in English it is always "the"."""
    english, french = [say(words("do-decline", advisor=name), lang) for lang in ("en", "fr")]
    assert re.fullmatch(r"Turn down the [A-Z].*", english)
    assert re.fullmatch(r"Éconduire (l’[AEIOUÉ]|(le|la) [^AEIOUÉ]|les [A-ZÉ]).*", french)


# For each kind of argument, values that take every turn of a sentence.
SAMPLES: dict[str, tuple[int, ...]] = {
    "year": (0, 4),
    "season": (0, 1, 2),
    "good": (0, 1, 2),
    "dice": (1, ID_OF[(3, 4)], ID_OF[(6, 6, 6)]),
    "coloured": (ID_OF[(1, 3, 5)], ID_OF[(2, 2, 2)]),
    "white": (0, 4, ID_OF[(5, 6)]),
    "is_white": (0, 1),
    "old": (2,),
    "new": (5,),
    "advisor": tuple(range(1, 19)),
    "group": tuple(range(0, GROUPS, 97)),
    "gold": (0, 2),
    "wood": (1, 2),
    "stone": (0, 1, 3),
    "soldiers": (0, 1, 3),
    "tokens": (0, 1),
    "vp": (0, 1, 3),
    "enemy": tuple(range(26)),
    "building": tuple(range(20)),
    "buildings": (0, 1, 5),
    "offer": (0, 1, 2, 3),
    "mix": tuple(range(len(MIX_GOODS))),
    "die": (1, 6),
    "strength": (1, 2, 5, 9, 12),
    "count": (1, 4),
    "goods": (2, 7),
}


def samples(kind: str) -> Iterator[Event]:
    """Events of a kind, with all combinations of arguments."""
    names = EVENTS[kind].arguments
    if kind == "first_order":
        yield Event(kind, -1, (1, 0, 2), EVERYONE, "KB-1.3")
    elif kind == "order":
        yield Event(kind, -1, (1, 0, 2, 8, 8, 13), EVERYONE, "KB-4.11")
    else:
        for args in product(*[SAMPLES[name] for name in names]):
            yield Event(kind, 1, args, EVERYONE, "KB-2.1")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_is_a_sentence(kind: str, lang: str) -> None:
    """Said to the one it concerns, to another, to a spectator: a capital, words, a full stop."""
    for event in samples(kind):
        message = GAME.narrate(event)
        for me in (1, 0, None):
            text = readable(message, lang, me)
            assert re.fullmatch(r"[A-ZÀ-Ý].*\.", text), text
            addressed = re.search(r"\b(you|vous|your|vos|votre)\b", text, re.I)
            assert not addressed or me is not None, text
            if me == 0 and kind not in ("order", "first_order"):
                assert not addressed, text


@pytest.mark.parametrize("lang", LANGS)
def test_all_groups_of_dice_read_differently(lang: str) -> None:
    """Whatever is on the table, two ways to influence are two sentences."""
    said = {
        say(words("do-influence", advisor=ADVISOR_THE[1], group=group_parts(group)), lang)
        for group in range(GROUPS)
    }
    assert len(said) == GROUPS


@pytest.mark.parametrize(("name", "options"), list(tables(GAME)))
def test_all_that_is_read_in_random_games(name: str, options: Options) -> None:
    """Every page of some games: where, prompt and choices, none of which read alike."""
    for walk in walks(GAME, options, 7):
        for state in walk.some(25):
            for seat in (SPECTATOR, *range(options.seats)):
                seen = GAME.observe(state, seat)
                me = None if seat == SPECTATOR else seat
                for lang in LANGS:
                    readable(GAME.where(seen), lang, me)
                    assert not readable(GAME.prompt(seen), lang, me).endswith(".")
                    said = [readable(GAME.describe(seen, act), lang, me) for act in seen.legal]
                    assert len(set(said)) == len(said)
