"""What is said, before it is said in a language."""


class Name:
    """A proper noun of a game's material, as printed in each language."""

    def __init__(self, en: str, fr: str) -> None:
        self.en = en
        self.fr = fr

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and (self.en, self.fr) == (other.en, other.fr)

    def __hash__(self) -> int:
        return hash((self.en, self.fr))

    def __repr__(self) -> str:
        return f"Name({self.en!r}, {self.fr!r})"


class Seat:
    """A player, to be called by the name the listener knows."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Seat({self.number})"


class Message:
    """A sentence of a Fluent catalogue: its id and its arguments.

    An argument is an int, a str, a Name, a Seat, a Message, or a list of these (said as "a, b and
    c"). Where the argument `seat` is the listener, the sentence is given `$me = "yes"`.
    The id is `<game>.<sentence>`, or `common.<sentence>` for what all games say.
    """

    def __init__(self, id: str, args: dict[str, object] | None = None) -> None:
        self.id = id
        self.args: dict[str, object] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"
