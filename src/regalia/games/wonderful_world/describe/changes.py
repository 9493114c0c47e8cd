"""What a campaign's scenario changes, in sentences (IWW-19.4)."""

from regalia.core.message import Message, Name, Seat
from regalia.games.wonderful_world.changes import (
    CHOICE,
    ENTRY_WORDS,
    EVERYBODY,
    NO_CHARACTER,
    Changes,
)
from regalia.games.wonderful_world.describe.terms import amount, names, points, words
from regalia.games.wonderful_world.material import (
    CARDS,
    KIND_NAME,
    TYPE_NAME,
    TYPES,
)


def sentences(changes: Changes) -> list[Message]:
    """All changes, as said before the first round."""
    out = []
    for word, seat, which, n in changes.entries:
        line = change(ENTRY_WORDS.index(word), which, n)
        if seat != EVERYBODY:
            line.args["seat"] = Seat(seat)
        out.append(line)
    return out


def change(word: int, which: int, n: int) -> Message:
    """One change, from the numbers of its event."""
    kind = ENTRY_WORDS[word]
    if kind == "rounds":
        return words("event-change-rounds", n=n)
    if kind in ("yields", "drains", "start", "gift"):
        return words(f"event-change-{kind}", what=amount(which, n))
    if kind == "supremacy":
        prize = "choice" if n == CHOICE else "none" if n == NO_CHARACTER else "one"
        who = "" if prize != "one" else amount(n, 1)
        return words(
            "event-change-supremacy", resource=KIND_NAME[which], prize=prize, character=who
        )
    if kind == "points":
        return words("event-change-points", what=target(which), points=points(n))
    if kind == "goal":
        return words("event-change-goal", what=target(which), n=n)
    if kind == "without" and which >= CARDS:
        return words("event-change-without", what=TYPE_NAME[which - CARDS])
    return words(f"event-change-{kind}", what=names([which] * n)[0])


def target(which: int) -> Name:
    """A type of cards, or a kind of characters."""
    return TYPE_NAME[which] if which < TYPES else KIND_NAME[which]
