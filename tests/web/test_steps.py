"""Changes between texts that remember their parts; streams that are woken; what is shared."""

import asyncio
from random import Random

import pytest

from regalia.web.piece import Piece
from regalia.web.steps import Step, steps
from regalia.web.streams import Streams
from regalia.web.tables.page import Shared
from regalia.web.writing import gathered, put_together

WORDS = ("<li>", "<p class=", "gold, ", "“é” ", "🐉 ", "x" * 200, "</li>", "", "<g >" + "y" * 90)


def applied(base: str, told: list[Step]) -> str:
    """What a page makes of steps; a browser counts letters by 16 bits."""
    units = base.encode("utf-16-le")
    parts = [
        step.encode("utf-16-le") if isinstance(step, str) else units[2 * step[0] :][: 2 * step[1]]
        for step in told
    ]
    return b"".join(parts).decode("utf-16-le")


def grown(random: Random, depth: int) -> str:
    """A text of parts of parts."""
    if depth == 0:
        return "".join(random.choices(WORDS, k=random.randrange(6)))
    return put_together([grown(random, depth - 1) for _ in range(random.randrange(1, 7))])


def changed(random: Random, text: str) -> str:
    """The same text with something in it replaced, put in, taken out or moved."""
    if not isinstance(text, Piece) or random.random() < 0.2:
        return grown(random, random.randrange(3))
    parts = list(text.parts)
    at = random.randrange(len(parts))
    how = random.randrange(4)
    if how == 0:
        parts.insert(at, grown(random, 1))
    elif how == 1:
        del parts[at]
    elif how == 2:
        parts.insert(random.randrange(len(parts)), parts.pop(at))
    else:
        parts[at] = changed(random, parts[at])
    return put_together(parts)


@pytest.mark.parametrize("seed", range(60))
def test_steps_make_the_new_text_of_the_old(seed: int) -> None:
    """However a text is put together and whatever changes in it, the steps add up to it."""
    random = Random(seed)
    frame = [grown(random, 3) for _ in range(random.randrange(1, 6))]
    for _ in range(12):
        after = [changed(random, one) if random.random() < 0.5 else one for one in frame]
        if random.random() < 0.3:
            after.insert(random.randrange(len(after)), grown(random, 2))
        told = steps(tuple(frame), tuple(after))
        assert applied("".join(frame), told) == "".join(after), f"seed {seed}"
        frame = after


def test_what_stays_is_not_sent_again() -> None:
    """One line more in a long list is one text and what stays around it."""
    lines = [f'<li class="line">{n}: {"word " * 60}</li>' for n in range(80)]
    before, after = put_together(lines), put_together(["<li>new</li>", *lines[:-1]])
    told = steps((before,), (after,))
    assert sum(len(step) for step in told if isinstance(step, str)) < 60
    assert applied(before, told) == after


def test_a_text_knows_its_parts_and_is_the_same_text() -> None:
    """Parts are long or begin with a tag; together they are the text."""
    parts = ["<ul>", *["<li>" + "a" * 70 + "</li>"] * 5, "b" * 300, "", "</ul>"]
    text = put_together(parts)
    assert isinstance(text, Piece)
    assert "".join(text.parts) == text == "".join(parts)
    assert len(text.parts) < len(parts)
    assert gathered(["a", "b", ""]) == ["ab"]
    assert not isinstance(put_together(["<b>", "short", "</b>"]), Piece)


def test_a_change_wakes_the_streams_of_its_table() -> None:
    """Those of other tables sleep on; when the server stops, all are woken."""
    streams = Streams()
    one, two, other = asyncio.Event(), asyncio.Event(), asyncio.Event()
    streams.add("a", one)
    streams.add("a", two)
    streams.add("b", other)
    assert len(streams) == 3
    streams.wake("a")
    streams.wake("c")
    assert (one.is_set(), two.is_set(), other.is_set()) == (True, True, False)
    streams.discard("a", one)
    streams.discard("a", two)
    streams.discard("a", two)
    assert len(streams) == 1
    streams.wake_all()
    assert other.is_set()
    streams.discard("b", other)
    assert not streams


def test_what_is_shared_is_made_once_while_there_is_room() -> None:
    """By its key; what is too much begins anew."""
    made: list[int] = []

    def make(n: int) -> int:
        made.append(n)
        return n

    shared: Shared[int] = Shared(2)
    for n in (1, 2, 1, 2, 3, 2, 1):
        assert shared.of(("key", n), lambda n=n: make(n)) == n  # type: ignore[misc]
    assert made == [1, 2, 3, 2, 1]
    assert len(shared.kept) == 1
