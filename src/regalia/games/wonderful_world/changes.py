"""What a campaign's scenario changes, as data: a few words that the engine understands (IWW-19.4).

A change is written `word=value` or `word.which=value`, one text each, so that options stay flat:
`rounds=5`, `yields=GK`, `drains=E`, `supremacy.gold=general`, `points.vehicle=1`,
`goal.general=2`, `without=discovery`, `with=pax_10`, `start=K`, `start.2=AF`, `keeps.1=pax_10`.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from regalia.core.message import Message
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful_world.material import (
    ASCENSION,
    BASE_DECK,
    CARD_COPIES,
    CARD_SET,
    CARD_SLUG,
    CARD_TYPE,
    CARDS,
    FINANCIER,
    GENERAL,
    KIND_SLUG,
    KINDS,
    KRYSTALLIUM,
    MEMORIAL,
    NO_TARGET,
    RESOURCES,
    ROUNDS,
    SUPREMACY,
    TARGETS,
    TYPE_SLUG,
    TYPES,
    WAR,
)
from regalia.text import shown

WORDS: Final = (
    "rounds",
    "yields",
    "drains",
    "supremacy",
    "points",
    "goal",
    "without",
    "with",
    "start",
    "keeps",
)
ENTRY_WORDS: Final = (*WORDS, "gift")  # a start for one seat alone
SEVERAL: Final = ("with", "keeps")  # as often as the box has the card
LETTERS: Final = "MESGXKAF"
ALL_ROUNDS: Final = ("3", "4", "5")
CHOICE: Final = KRYSTALLIUM  # of a character, as in SUPREMACY
NO_CHARACTER: Final = 255
PRIZES: Final = {
    "general": GENERAL,
    "financier": FINANCIER,
    "choice": CHOICE,
    "none": NO_CHARACTER,
}
TARGET_SLUG: Final = (*TYPE_SLUG, "general", "financier")
MOST_LETTERS: Final = 8
EVERYBODY: Final = -1


class Entry(NamedTuple):
    """One change as numbers: the word, whom it concerns, which thing, how many."""

    word: str
    seat: int
    which: int
    n: int


class BadChange(Exception):
    """A change that cannot be read; `why` says it to a person."""

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id)
        self.why = Message(f"wonderful_world.change-{id}", args)


@dataclass(frozen=True, slots=True)
class Changes:
    """All changes of one match, ready for the engine; without any, the game as printed."""

    entries: tuple[Entry, ...]
    rounds: int
    bounty: tuple[int, ...]  # by kind: what every Empire produces more, or less
    supremacy: bytes  # by step: the character, CHOICE or NO_CHARACTER
    badges: bytes  # by target: points for everybody; empty where there are none
    goal: int  # the target of which a winner needs so many, or NO_TARGET
    least: int
    without: bytes  # cards left out of the decks
    added: bytes  # cards shuffled into the base deck
    starts: tuple[int, ...]  # by seat: an addition to the purse
    keeps: tuple[bytes, ...]  # by seat: cards under construction from the start


@lru_cache(maxsize=256)
def read_changes(texts: tuple[str, ...], seats: int) -> Changes:
    """The changes that some texts ask for, or BadChange."""
    entries: list[Entry] = []
    said: set[str] = set()
    for text in texts:
        head, equals, value = text.partition("=")
        word = head.partition(".")[0]
        if not equals or word not in WORDS:
            raise BadChange("word", text=shown(text), known=", ".join(WORDS))
        once = {"goal": word, "without": text}.get(word, head)
        if once in said and word not in SEVERAL:
            raise BadChange("twice", text=shown(once))
        said.add(once)
        entries += _entries(shown(text), word, head.partition(".")[2], value, seats)
    changes = _gather(tuple(_counted(entries)), seats)
    _check_copies(changes)
    return changes


def _entries(text: str, word: str, which: str, value: str, seats: int) -> list[Entry]:
    """The numbers of one change."""
    if word in ("supremacy", "points", "goal"):
        names = KIND_SLUG[:RESOURCES] if word == "supremacy" else list(TARGET_SLUG)
        if word == "points":  # no line of the score sheet counts Memorials
            names.remove(TYPE_SLUG[MEMORIAL])
        if which not in names:
            raise BadChange("which", text=text, known=", ".join(names))
        at = KIND_SLUG.index(which) if word == "supremacy" else TARGET_SLUG.index(which)
        if word == "supremacy":
            return [Entry(word, EVERYBODY, at, PRIZES[_one_of(text, value, tuple(PRIZES))])]
        return [Entry(word, EVERYBODY, at, int(_one_of(text, value, tuple("123456789"))))]
    if word in ("start", "keeps"):
        seat = EVERYBODY
        if which or word == "keeps":
            numbers = [str(number) for number in range(1, seats + 1)]
            if which not in numbers:
                raise BadChange("seat", text=text, last=seats)
            seat = int(which) - 1
        if word == "keeps":
            return [Entry(word, seat, _card(text, value), 1)]
        gifts = _counts(text, value, LETTERS[RESOURCES:])
        return [Entry("gift" if which else "start", seat, kind, n) for kind, n in gifts]
    if which:
        raise BadChange("plain", text=text)
    if word == "rounds":
        return [Entry(word, EVERYBODY, 0, int(_one_of(text, value, ALL_ROUNDS)))]
    if word in ("yields", "drains"):
        letters = LETTERS if word == "yields" else LETTERS[:RESOURCES]
        return [Entry(word, EVERYBODY, kind, n) for kind, n in _counts(text, value, letters)]
    if word == "without" and value in TYPE_SLUG:
        return [Entry(word, EVERYBODY, CARDS + TYPE_SLUG.index(value), 1)]
    return [Entry(word, EVERYBODY, _card(text, value), 1)]


def _one_of(text: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise BadChange("value", text=text, known=", ".join(known))
    return value


def _card(text: str, value: str) -> int:
    if value not in CARD_SLUG:
        raise BadChange("card", text=text)
    return CARD_SLUG.index(value)


def _counts(text: str, value: str, letters: str) -> list[tuple[int, int]]:
    if not 0 < len(value) <= MOST_LETTERS or any(letter not in letters for letter in value):
        raise BadChange("letters", text=text, known=letters, most=MOST_LETTERS)
    return [(kind, value.count(letter)) for kind, letter in enumerate(LETTERS) if letter in value]


def _counted(entries: list[Entry]) -> list[Entry]:
    """Copies of one card as one entry."""
    found: dict[tuple[str, int, int], int] = {}
    for word, seat, which, n in entries:
        found[word, seat, which] = found.get((word, seat, which), 0) + n
    return [Entry(*thing, n) for thing, n in found.items()]


def _gather(entries: tuple[Entry, ...], seats: int) -> Changes:
    rounds, goal, least = ROUNDS, NO_TARGET, 0
    bounty, supremacy, badges = [0] * KINDS, list(SUPREMACY), [0] * TARGETS
    without: set[int] = set()
    added: list[int] = []
    starts = [0] * seats
    keeps: list[list[int]] = [[] for _ in range(seats)]
    for word, seat, which, n in entries:
        if word == "rounds":
            rounds = n
        elif word in ("yields", "drains"):
            bounty[which] += n if word == "yields" else -n
        elif word == "supremacy":
            supremacy[which] = n
        elif word == "points":
            badges[which] = n
        elif word == "goal":
            goal, least = which, n
        elif word == "without":
            without.update([c for c in range(CARDS) if which in (c, CARDS + CARD_TYPE[c])])
        elif word == "with":
            added += [which] * n
        elif word == "keeps":
            keeps[seat] += [which] * n
        else:
            gift = purses.pack(0, *[n * (which == k) for k in range(KRYSTALLIUM, KINDS)])
            starts = [old + gift * (seat in (EVERYBODY, i)) for i, old in enumerate(starts)]
    return Changes(
        entries=entries,
        rounds=rounds,
        bounty=tuple(bounty),
        supremacy=bytes(supremacy),
        badges=bytes(badges) if any(badges) else b"",
        goal=goal,
        least=least,
        without=bytes(sorted(without)),
        added=bytes(sorted(added)),
        starts=tuple(starts),
        keeps=tuple([bytes(sorted(cards)) for cards in keeps]),
    )


def _check_copies(changes: Changes) -> None:
    """No card is in play more often than the boxes hold it, and none with another back."""
    kept = b"".join(changes.keeps)
    for card in set(changes.added + kept):
        name = CARD_SLUG[card]
        if CARD_SET[card] == ASCENSION or (CARD_SET[card] != WAR and card in changes.added):
            raise BadChange("foreign", card=name)
        if card in changes.without:
            raise BadChange("without", card=name)
        if (changes.added + kept).count(card) > CARD_COPIES[card]:
            raise BadChange("copies", card=name, n=CARD_COPIES[card])


def base_deck(changes: Changes) -> bytes:
    """The base deck with all that is added and kept, before anything is dealt or taken out."""
    kept = b"".join(changes.keeps)
    deck = [card for card in BASE_DECK if card not in changes.without]
    deck += [*changes.added, *[card for card in kept if CARD_SET[card] == WAR]]
    return bytes(sorted(deck))


assert len(LETTERS) == KINDS and TYPES + 2 == TARGETS
