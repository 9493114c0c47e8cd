"""Frames, and what to send of one to a page that has the one before: the pieces that changed.

A stream begins with a whole frame. After that it tells how the next one is made of the last one it
sent: `[start, length]` of what stays, and text for what is new. The page puts the whole frame
together, letter for letter, and draws it as if it had come whole: nothing on it can be stale that
the numbers of the frames do not tell. Each change names the frame it is based on, and a page that
has not got that one asks for the table anew.
"""

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

# A tag that may begin something of its own.
BEGIN = re.compile(r"<(?:li|div|section|article|details|p|button|label|form|svg|t[rd]|g|path|b) ")
SHARE = 0.7  # of the whole frame: a change that is larger is sent whole

Step = tuple[int, int] | str  # what stays: where it begins and how long it is; or what is new


class Frame(NamedTuple):
    """What a viewer is shown: its number, and its text in the pieces it was drawn in."""

    at: str
    pieces: tuple[str, ...]

    @property
    def text(self) -> str:
        return "".join(self.pieces)


@lru_cache(maxsize=32)  # whoever looks from the same place at the same time gets the same
def change(before: Frame, after: Frame) -> str | None:
    """How a frame is made of another, as JSON; None if it is hardly shorter than the frame."""
    told = json.dumps(
        {"from": before.at, "at": after.at, "steps": steps(before.pieces, after.pieces)},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    return told if len(told) < SHARE * sum(map(len, after.pieces)) else None


def steps(before: tuple[str, ...], after: tuple[str, ...]) -> list[Step]:
    """The pieces of the old text that the new one keeps, in its order, and what is new between."""
    kept = set(before).intersection(after)
    old, new = _cut(before, kept), _cut(after, kept)
    starts = [0, *accumulate(map(units, old))]
    places = {piece: index for index, piece in enumerate(old)}
    out: list[Step] = []
    first = end = -1  # the old pieces that are being kept: the first of them, and the next
    fresh: list[str] = []
    old.append("")  # no piece is empty, so none goes on after the last
    for piece in new:
        if first >= 0:
            if old[end] == piece:
                end += 1
                continue
            out.append((starts[first], starts[end] - starts[first]))
        first = places.get(piece, -1)
        if first < 0:
            fresh.append(piece)
            continue
        if fresh:
            out.append("".join(fresh))
            fresh = []
        end = first + 1
    if first >= 0:
        out.append((starts[first], starts[end] - starts[first]))
    if fresh:
        out.append("".join(fresh))
    return out


def _cut(pieces: Iterable[str], kept: set[str]) -> list[str]:
    """Pieces that both frames have, and the others cut small."""
    out: list[str] = []
    for piece in pieces:
        out += (piece,) if piece in kept else _small(piece)
    return out


@lru_cache(maxsize=512)  # what is new in this frame is old in the next
def _small(piece: str) -> list[str]:
    piece = "".join((piece, ""))  # a plain text: to cut markup takes three times as long
    cuts = [0, *[found.start() for found in BEGIN.finditer(piece)], len(piece)]
    return [piece[start:end] for start, end in pairwise(cuts) if start < end]


@lru_cache(maxsize=1 << 13)
def units(text: str) -> int:
    """Letters as a browser counts them: those beyond the first 65,536 are two."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
