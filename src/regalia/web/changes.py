"""Frames, and what to send of one to a page that has the one before: the pieces that changed.

A stream begins with a whole frame. After that it tells how the next one is made of the last one it
sent: `[start, length]` of what stays, and text for what is new. The page puts the whole frame
together, letter for letter, and draws it as if it had come whole: nothing on it can be stale that
the numbers of the frames do not tell. Each change names the frame it is based on, and a page that
has not got that one asks for the table anew.
"""

from functools import lru_cache
from typing import NamedTuple

from msgspec.json import encode

from regalia.web.steps import steps

SHARE = 0.7  # of the whole frame: a change that is larger is sent whole


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
    found = steps(before.pieces, after.pieces)
    told = encode({"from": before.at, "at": after.at, "steps": found}).decode()
    return told if len(told) < SHARE * sum(map(len, after.pieces)) else None
