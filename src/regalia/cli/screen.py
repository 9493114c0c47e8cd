"""The terminal: two streams, one language, and how seats look."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from regalia.core.errors import RegaliaError
from regalia.core.message import Message, Name
from regalia.text import number, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from regalia.view import Thing

# Colour is never alone: every seat has a shape as well.
SHAPES = "▲●■◆★♥♣"
COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan", "white")

Lang = Annotated[
    Literal["en", "fr"] | None,
    typer.Option("--lang", help="The language: en or fr. [dim]Default: your locale's.[/dim]"),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, English if it is not ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(variable)
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


class Screen:
    """Standard output and error in one language; Rich is loaded when one of them is used."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = language() if lang is None else lang

    @cached_property
    def out(self) -> "Console":
        """Standard output."""
        from rich.console import Console

        return Console(highlight=False)

    @cached_property
    def err(self) -> "Console":
        """Standard error."""
        from rich.console import Console

        return Console(stderr=True, highlight=False)

    def plain(self, text: str, style: str = "") -> "Text":
        """Text in which brackets are brackets."""
        from rich.text import Text

        return Text(text, style=style)

    def words(self, id: str, **args: object) -> str:
        """A sentence of the common catalogue."""
        return self.say(f"common.{id}", **args)

    def say(self, id: str, **args: object) -> str:
        """A sentence of any catalogue."""
        return say(Message(id, args), self.lang)

    def name(self, name: Name) -> str:
        """The name of a thing."""
        return name.fr if self.lang == "fr" else name.en

    def thing(self, thing: "Thing") -> str:
        """What a thing of a view is called."""
        return thing.french if self.lang == "fr" else thing.name

    def number(self, value: float, places: int) -> str:
        """A number with so many decimal places, as the language writes it."""
        return number(value, places, self.lang)

    def share(self, value: float) -> str:
        """A part of a whole in per cent."""
        return f"{self.number(100 * value, 1)} %"

    def rate(self, value: float, interval: tuple[float, float]) -> str:
        """A share with its interval, in per cent."""
        low, high = [self.number(100 * end, 1) for end in interval]
        return f"{self.share(value)} ({low}–{high})"

    def print(self, text: str = "", style: str | None = None) -> None:
        """A line of plain text: brackets are brackets."""
        self.out.print(self.plain(text, style or ""))

    def print_json(self, document: object) -> None:
        """One JSON document."""
        sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")

    def complain(self, text: str) -> None:
        """One sentence on standard error, unwrapped so that it stays one line."""
        with suppress(OSError):  # where should it be said that it cannot be said?
            self.err.print(self.plain(text, "red"), soft_wrap=True)

    def refuse(self, error: RegaliaError) -> None:
        """The sentence of an error."""
        self.complain(str(error) if error.message is None else say(error.message, self.lang))

    def seat_name(self, seat: int, names: Sequence[str]) -> str:
        """What a seat is called."""
        if seat < len(names) and names[seat]:
            return names[seat]
        return self.words("seat", n=seat + 1)

    def seat(self, seat: int, names: Sequence[str]) -> "Text":
        """A seat by shape, colour and name."""
        return self.plain(f"{mark(seat)} {self.seat_name(seat, names)}", colour(seat))


def mark(seat: int) -> str:
    """A seat's shape."""
    return SHAPES[seat % len(SHAPES)]


def colour(seat: int) -> str:
    """A seat's colour, as a Rich style."""
    return f"bold {COLOURS[seat % len(COLOURS)]}"
