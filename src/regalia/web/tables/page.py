"""What the page of every game asks for: who looks, what they may do, how things are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.message import Message, Name

if TYPE_CHECKING:
    from regalia.web.view.table import TableView


class GamePage:
    """One seat's view; each game adds its observation and its own facts."""

    words: str  # the catalogue of the page

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.me = view.me if view.me is not None else -1
        self.asked = view.is_asked
        self.choices = {choice.action: choice for choice in view.choices}

    def w(self, id: str, **args: object) -> str:
        """A term of the page's own catalogue."""
        return self.view.say(Message(f"{self.words}.{id}", dict(args)))

    def name(self, name: Name) -> str:
        return name.fr if self.view.lang == "fr" else name.en

    def seat_name(self, seat: int) -> str:
        """A seat's name; mine may have none yet."""
        mine = Message("web.you") if seat == self.me else None
        return self.view.names[seat] or self.view.say(
            mine or Message("common.seat", {"n": seat + 1})
        )
