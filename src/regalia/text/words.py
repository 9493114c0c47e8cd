"""What the words of all games have in common."""

from regalia.core.message import Message, Name, Seat


class Words:
    """The sentences of one game's catalogue: `words("event-year", year="III")`."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, id: str, **args: object) -> Message:
        return Message(f"{self.game}.{id}", args)

    def player(self, seat: int) -> Message:
        """A player among others: a name, or "you"."""
        return self("player", seat=Seat(seat))


def first(name: Name) -> Name:
    """A name as it opens a sentence: "The Jester"."""
    return Name(name.en[:1].upper() + name.en[1:], name.fr[:1].upper() + name.fr[1:])


def inner(name: Name) -> Name:
    """A title as it stands inside a sentence: "the King’s Aid"."""
    return Name(name.en[:1].lower() + name.en[1:], name.fr[:1].lower() + name.fr[1:])
