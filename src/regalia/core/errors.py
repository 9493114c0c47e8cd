"""What can go wrong, one class per kind, each saying one sentence to a person."""

from regalia.core.message import Message


class RegaliaError(Exception):
    """A refusal: `str(error)` is the English sentence, `message` says it in any language."""

    def __init__(self, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        self.message = message


class UnknownGame(RegaliaError):
    """No game goes by that id."""


class BadOption(RegaliaError):
    """A seat count, option or value that the game does not offer."""


class IllegalAction(RegaliaError):
    """An action the seat may not choose now, or a seat that owes no decision."""


class CannotUndo(RegaliaError):
    """The last action may not be taken back."""


class BadRecord(RegaliaError):
    """A record that is damaged, truncated, foreign or from the future."""


class Broken(RegaliaError):
    """A conservation law of a game does not hold: a bug, never the player's fault."""
