"""What can be chosen when a game is set up."""

from regalia.core.message import Name

OptionValue = bool | int | str | None | tuple[str, ...]


def seats_in_words(count: int) -> str:
    """So many seats, as `repr` says it."""
    return "1 seat" if count == 1 else f"{count} seats"


class Option:
    """One choice of the set-up: its id, its default, and the values it may take.

    `choices` lists every value; an option with too many to list (a text, a set of cards) leaves it
    empty, names some typical values in `samples`, and the game's `objection` judges the rest.
    A list of cards says in `members` which there are; with `by_seat` it names one for each seat.
    One that came `late`, after matches were recorded without it, stays out of records and
    commitments while it has its default.
    """

    def __init__(
        self,
        id: str,
        default: OptionValue,
        choices: tuple[OptionValue, ...] = (),
        samples: tuple[OptionValue, ...] = (),
        members: tuple[tuple[str, Name], ...] = (),
        by_seat: bool = False,
        late: bool = False,
    ) -> None:
        self.id = id
        self.default = default
        self.choices = choices
        self.samples = samples if samples else choices
        self.members = members
        self.by_seat = by_seat
        self.late = late

    def __repr__(self) -> str:
        return f"<Option {self.id}, usually {self.default!r}>"


class Options:
    """A complete, validated choice: the number of seats and a value for every option. Immutable."""

    def __init__(self, seats: int, values: dict[str, OptionValue]) -> None:
        self.seats = seats
        self.pairs: tuple[tuple[str, OptionValue], ...] = tuple(values.items())
        self._by_id = dict(values)  # rules ask in the middle of a game: no walk over the pairs

    def __getitem__(self, id: str) -> OptionValue:
        return self._by_id[id]

    def values(self) -> dict[str, OptionValue]:
        """All values by option id, as a new dict."""
        return dict(self.pairs)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Options) and self.seats == other.seats and self.pairs == other.pairs
        )

    def __hash__(self) -> int:
        return hash((self.seats, self.pairs))

    def __repr__(self) -> str:
        return f"Options({self.seats}, {self.values()!r})"
