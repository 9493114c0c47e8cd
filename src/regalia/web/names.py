"""What people are called and what they say: read from forms, so that all can see who it is."""

import re
from collections.abc import Sequence
from unicodedata import category, normalize
from unicodedata import name as letter_name

from regalia.match.record import is_words
from regalia.text import fail
from regalia.web.alike import alike
from regalia.web.errors import Refused

MOST_NAME = 24
MOST_CHAT = 300
MOST_READ = 1000  # letters of a longer text are not even looked at
DIGITS = "0123456789"
MOST_MARKS = 3  # accents on one letter

JOINER = "\u200d"  # makes one picture of two
PICTURE = "\ufe0f"  # asks for a picture instead of a sign
KEYCAP = "\u20e3"
# Nothing is seen of these, though Unicode counts them among letters, signs and accents.
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\U0001d159\U00016fe4")
VARIANTS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0000, 0xE0FFF))
# Control, format, surrogate, private and unassigned characters; lines and paragraphs.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# A word keeps to one alphabet, as the names of its letters begin; these go along with any.
ALONG = (
    *("CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"),
    *("MODIFIER", "EXTENDED"),  # the ʻokina; digits of Persian
)
# What pages themselves call somebody, in both languages.
RESERVED = (
    *("host", "hôte", "bot", "robot", "you", "vous", "nobody", "personne", "everybody"),
    *("tout le monde", "free seat", "place libre", "spectator", "spectateur", "regalia"),
)


def read_name(text: str | None) -> str:
    """A person's name from a form, in its one normal spelling."""
    name = _plain(normalize("NFKC", (text or "")[:MOST_READ]))
    if not name:
        raise fail(Refused, "web.error-name-empty")
    if len(name) > MOST_NAME:
        raise fail(Refused, "web.error-name-long", most=MOST_NAME)
    if is_mixed(name):
        raise fail(Refused, "web.error-name-mixed")
    if not is_name(name):
        raise fail(Refused, "web.error-name-strange")
    if any(alike(name, word) for word in RESERVED):
        raise fail(Refused, "web.error-name-reserved", name=name)
    return name


def is_name(name: str) -> bool:
    """Whether it can stand at a table: short, all of it to be seen, no word of two alphabets."""
    return (
        0 < len(name) <= MOST_NAME
        and _plain(normalize("NFKC", name)) == name
        and is_seen(name)
        and not is_mixed(name)
        and any(category(letter)[0] in "LN" or category(letter) == "So" for letter in name)
    )


def check_names(names: Sequence[str]) -> None:
    """Refused if two at a table can be taken for each other."""
    for number, name in enumerate(names):
        if is_taken(name, names[:number]):
            raise fail(Refused, "web.error-name-taken", name=name)


def is_taken(name: str, names: Sequence[str]) -> bool:
    """Whether somebody is called so, or nearly."""
    return any(alike(name, other) for other in names if other)


def read_chat(text: str | None) -> str:
    """A line of chat from a form."""
    line = _plain((text or "")[: MOST_READ + 1])
    if not line:
        raise fail(Refused, "web.error-chat-empty")
    if len(line) > MOST_CHAT:
        raise fail(Refused, "web.error-chat-long", most=MOST_CHAT)
    if not is_seen(_without_joiners(line)):
        raise fail(Refused, "web.error-chat-strange")
    return line


def read_words(text: str | None) -> str:
    """What a seat adds to the deal; anything strange counts as nothing."""
    words = text or ""
    return words if is_words(words) else ""


def is_seen(text: str) -> bool:
    """Whether every character shows, and every accent has a letter to stand on."""
    marks = MOST_MARKS  # none before the first letter
    for letter in text:
        kind = category(letter)
        if kind in UNSEEN or letter in BLANKS or (kind[0] == "Z" and letter != " "):
            return False
        if any(first <= ord(letter) <= last for first, last in VARIANTS):
            return False
        if kind[0] == "M":
            marks += 1
        else:
            marks = MOST_MARKS if letter == " " else 0
        if marks > MOST_MARKS:
            return False
    return True


def is_mixed(name: str) -> bool:
    """Whether a word has letters or digits of two alphabets, which may pass for each other."""
    for word in name.split():
        letters = [letter for letter in word if letter.isalnum() and letter not in DIGITS]
        found = {re.split("[ -]", letter_name(letter, ""))[0] for letter in letters}
        if len(found.difference(ALONG)) > 1:
            return True
    return False


def _plain(text: str) -> str:
    """One space between words, none around them."""
    return " ".join(text.split())


def _without_joiners(line: str) -> str:
    """A line less what only holds pictures together."""
    kept = []
    for at, letter in enumerate(line):
        before = line[at - 1] if at else " "
        after = line[at + 1] if at + 1 < len(line) else " "
        if letter == PICTURE and category(before) in ("So", "Sm", "Po", "Nd"):
            continue
        if letter == KEYCAP and before == PICTURE:
            continue
        if letter == JOINER and category(after) in ("So", "Sm"):
            if before == PICTURE or category(before) in ("So", "Sk"):
                continue
        kept.append(letter)
    return "".join(kept)
