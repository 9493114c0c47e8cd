"""How a text is made of another: which stretches of it stay, and what is new between them.

Both are rows of pieces, and a piece may remember the parts it was put together from
(`piece.py`): only what differs is looked into. Compiled, and so without any other package.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from operator import ne

from regalia.web.piece import Piece

# A tag that may begin something of its own.
BEGIN = re.compile(r"<(?:li|div|section|article|details|p|button|label|form|svg|t[rd]|g|path|b) ")
FEW = 24  # letters: to say where they stand takes as many
LITTLE = 100  # letters: a text that short is not looked at more closely
MANY = 300  # letters: a text that long is cut before it is compared

Step = tuple[int, int] | str  # what stays: where it begins and how long it is; or what is new


def steps(before: Sequence[str], after: Sequence[str]) -> list[Step]:
    """The pieces of the old text that the new one keeps, in its order, and what is new between."""
    found = _Steps()
    found.compare(before, after, 0)
    told = found.told()
    return counted(told, "".join(before)) if any(map(is_wide, before)) else told


def counted(told: list[Step], text: str) -> list[Step]:
    """The same steps with letters counted as a browser does."""

    def units(part: str) -> int:
        return len(part.encode("utf-16-le")) // 2

    return [
        step
        if isinstance(step, str)
        else (units(text[: step[0]]), units(text[step[0] : step[0] + step[1]]))
        for step in told
    ]


class _Steps:
    """What is found out while an old text and a new one are gone through."""

    def __init__(self) -> None:
        self.starts: list[int] = []  # of each step: where it stands in the old text, or -1: new
        self.sizes: list[int] = []
        self.texts: list[str] = []  # what is new, and what stays if it is short

    def told(self) -> list[Step]:
        """All steps; what stays but is short is told again where that is shorter."""
        out: list[Step] = []
        fresh: list[str] = []
        for start, size, text in zip(self.starts, self.sizes, self.texts, strict=True):
            if start < 0 or (text and fresh):
                fresh.append(text)
                continue
            if fresh:
                out.append("".join(fresh))
                fresh = []
            out.append((start, size))
        if fresh:
            out.append("".join(fresh))
        return out

    def keep(self, start: int, end: int, text: str = "") -> None:
        """A stretch of the old text stays; `text` is what it says if that is known."""
        if start == end:
            return
        if self.starts and self.starts[-1] >= 0 and self.starts[-1] + self.sizes[-1] == start:
            self.sizes[-1] += end - start
            self.texts[-1] = ""
        else:
            self.starts.append(start)
            self.sizes.append(end - start)
            self.texts.append(text if len(text) < FEW else "")

    def add(self, text: str) -> None:
        """A text is new."""
        if text:
            self.starts.append(-1)
            self.sizes.append(0)
            self.texts.append(text)

    def compare(
        self, old: Sequence[str], new: Sequence[str], start: int, is_cut: bool = False
    ) -> None:
        """How a row of pieces is made of another, whose text begins at `start`."""
        at, last = 0, 0
        most = min(len(old), len(new))
        while at < most and old[at] == new[at]:
            at += 1
        while last < most - at and old[-1 - last] == new[-1 - last]:
            last += 1
        starts = list(accumulate(map(len, old), initial=start))
        self.keep(start, starts[at])
        end = len(old) - last
        self.between(old, at, end, new[at : len(new) - last], starts, is_cut)
        self.keep(starts[end], starts[-1])

    def between(
        self,
        old: Sequence[str],
        at: int,
        end: int,
        new: Sequence[str],
        starts: list[int],
        is_cut: bool,
    ) -> None:
        """Some of the old pieces, and what stands there now: what both have stays."""
        if end - at == len(new) and 2 * sum(map(ne, old[at:end], new)) <= len(new) + 2:
            self.in_place(old, at, new, starts, is_cut)  # hardly anything has moved
            return
        places = {old[place]: place for place in range(at, end)} if new else {}
        fresh: list[str] = []
        for piece in new:
            place = at if at < end and old[at] == piece else places.get(piece, -1)
            if place < 0 or (place != at and len(piece) < FEW):
                fresh.append(piece)
                continue
            if fresh:
                self.instead(old, at, max(at, place), fresh, starts, is_cut)
                fresh = []
            self.keep(starts[place], starts[place + 1])
            at = place + 1
        if fresh:
            self.instead(old, at, max(at, end), fresh, starts, is_cut)

    def instead(
        self,
        old: Sequence[str],
        at: int,
        end: int,
        new: list[str],
        starts: list[int],
        is_cut: bool,
    ) -> None:
        """New pieces in the place of old ones."""
        if at == end:
            self.add("".join(new))
        elif end - at == len(new):
            self.in_place(old, at, new, starts, is_cut)
        elif is_cut or 4 * (starts[end] - starts[at]) < sum(map(len, new)):
            self.spell("".join(old[at:end]), "".join(new), starts[at], True)
        else:
            gone = old[at:end]
            before_parts, parts = _opened(gone), _opened(new)
            if len(before_parts) > len(gone) or len(parts) > len(new):
                self.compare(before_parts, parts, starts[at])
            else:
                self.spell("".join(gone), "".join(new), starts[at], False)

    def in_place(
        self, old: Sequence[str], at: int, new: Sequence[str], starts: list[int], is_cut: bool
    ) -> None:
        """As many new pieces as there were old ones, each in the place of one."""
        for place, piece in enumerate(new, at):
            before = old[place]
            if before == piece:
                self.keep(starts[place], starts[place + 1])
                continue
            gone, parts = parts_of(before), parts_of(piece)
            if gone and parts:
                self.compare(gone, parts, starts[place])
            else:
                self.spell(before, piece, starts[place], is_cut)

    def spell(self, old: str, new: str, start: int, is_cut: bool) -> None:
        """How one text is made of another: what both begin with and end with stays."""
        if len(new) <= LITTLE or len(old) <= FEW:
            self.add(new)
            return
        old, new = plain(old), plain(new)
        same = common(old, new)
        end = start + len(old)
        if same == len(old) == len(new):
            self.keep(start, end, old)
            return
        most = min(len(old), len(new)) - same
        tail = common(old[::-1][:most], new[::-1][:most]) if most else 0
        begun = start + same
        ended = end - tail
        self.keep(start, begun, old[:same])
        left, fresh = old[same : len(old) - tail], new[same : len(new) - tail]
        if not is_cut and len(left) > MANY and len(fresh) > MANY:
            self.compare(_small(left), _small(fresh), begun, True)
        else:
            self.add(fresh)
        self.keep(ended, end, old[len(old) - tail :])


def common(one: str, other: str) -> int:
    """How many letters two texts begin with alike."""
    low, high = 0, min(len(one), len(other))
    if one[:high] == other[:high]:
        return high
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def plain(text: str) -> str:
    """The same text as a plain one: to cut markup takes several times as long."""
    return "".join((text, ""))


def parts_of(text: str) -> tuple[str, ...]:
    """What a text was put together from, if it remembers."""
    return text.parts if isinstance(text, Piece) else ()


def _opened(pieces: Sequence[str]) -> list[str]:
    """Their parts, where they have any."""
    out: list[str] = []
    for piece in pieces:
        if isinstance(piece, Piece):
            out += piece.parts
        else:
            out.append(piece)
    return out


def _small(text: str) -> list[str]:
    """A text, cut where something of its own begins."""
    cuts = [0, *[found.start() for found in BEGIN.finditer(text)], len(text)]
    return [text[start:end] for start, end in pairwise(cuts) if start < end]


@lru_cache(maxsize=1 << 13)
def is_wide(text: str) -> bool:
    """Whether it has letters beyond the first 65,536, which a browser counts as two."""
    return not text.isascii() and len(text.encode("utf-16-le")) > 2 * len(text)
