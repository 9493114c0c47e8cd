"""How a game declares the numbers of its state: once, for everything that has to know them.

`scripts/fields` writes three files of the game from its declaration: `block.py` (the state's ints,
how they are read, copied, compared, checked, observed and put back), `observation.py`, and
`flow.py` (which phase is asked). `core.columns` lays an observation out as numbers from it.
"""

from regalia.core.shapes import Shape

MOST_PACKED = 126  # in seven bits, and one more is seen to be out of range


class Field:
    """One number, or one row of numbers: what it is called, what it means, where it lies.

    `seen_by` names a method `(seat) -> bool` of the state; seats it denies see `unseen` instead.
    Of a row it is asked number by number, `(seat, index) -> bool`. Without it everybody may see the
    field, spectators too; what is `inner` no observation has. A field that others make up may stay
    out of the key. A range that belongs to a rule names it. What is `packed` lies eight numbers to
    a word: for long rows of numbers up to MOST_PACKED. What it `holds` says how each number, or
    what is shown as a whole, looks in columns where its range does not say so.
    """

    def __init__(
        self,
        name: str,
        means: str,
        low: int,
        high: int,
        start: int = 0,
        seen_by: str = "",
        unseen: int = 0,
        in_key: bool = True,
        inner: bool = False,
        rule: str = "",
        packed: bool = False,
        holds: Shape | None = None,
    ) -> None:
        if packed and (low < 0 or high > MOST_PACKED):
            raise ValueError(f"{name}: only numbers from 0 to {MOST_PACKED} can be packed")
        self.packed = packed
        self.name = name
        self.means = means
        self.low = low
        self.high = high
        self.start = start
        self.seen_by = seen_by
        self.unseen = unseen
        self.in_key = in_key
        self.inner = inner
        self.rule = rule
        self.holds = holds


class One(Field):
    """A single number, an attribute: `s.year`."""


class PerSeat(Field):
    """A number for every seat, `s.tokens(seat)`, or `each` of them: `s.goods(seat, kind)`.

    What is `counted` can be added to: `s.add_tokens(seat, 2)`. `index` says what tells the numbers
    apart where it is not the seat: the place in a turn order. Of what is its `own` a seat sees
    nothing but its own number; a lone player plays in the open.
    """

    def __init__(
        self,
        name: str,
        means: str,
        low: int,
        high: int,
        index: str = "seat",
        each: int = 1,
        column: str = "",
        counted: bool = False,
        own: bool = False,
        start: int = 0,
        seen_by: str = "",
        unseen: int = 0,
        in_key: bool = True,
        inner: bool = False,
        rule: str = "",
        packed: bool = False,
        holds: Shape | None = None,
    ) -> None:
        super().__init__(
            name, means, low, high, start, seen_by, unseen, in_key, inner, rule, packed, holds
        )
        self.counted = counted
        self.index = index
        self.each = each
        self.column = column
        self.own = own


class Common(Field):
    """A number for each of `size` places that all seats share, `s.tops(cell)`.

    What is `counted` can be added to: `s.add_bag(tile, -1)`.
    """

    def __init__(
        self,
        name: str,
        means: str,
        low: int,
        high: int,
        index: str,
        size: int,
        counted: bool = False,
        start: int = 0,
        seen_by: str = "",
        unseen: int = 0,
        in_key: bool = True,
        inner: bool = False,
        rule: str = "",
        packed: bool = False,
        holds: Shape | None = None,
    ) -> None:
        super().__init__(
            name, means, low, high, start, seen_by, unseen, in_key, inner, rule, packed, holds
        )
        self.index = index
        self.size = size
        self.counted = counted


class Cards(Field):
    """Cards before every seat, `s.hands(seat)`: bytes that are replaced and never changed.

    With `size` they lie in so many places that all seats share: `s.decks(deck)`. All of them are in
    one list; clones share the bytes. `own` is as for numbers.
    """

    def __init__(
        self,
        name: str,
        means: str,
        index: str = "seat",
        size: int = 0,
        own: bool = False,
        seen_by: str = "",
        inner: bool = False,
        holds: Shape | None = None,
    ) -> None:
        super().__init__(name, means, 0, 255, seen_by=seen_by, inner=inner, holds=holds)
        self.index = index
        self.size = size
        self.own = own


class Rows(Field):
    """A row of numbers for every seat, as long as it has to be.

    `s.sites(seat, at)` for `at` below `s.sites_count(seat)`; all rows lie in one block of their
    own, `s.sites_rows`, as `core.block.open_rows` says. There may be `extra` rows more than seats,
    told apart by an `index`: `s.zones(zone, at)`.
    """

    def __init__(
        self,
        name: str,
        means: str,
        low: int,
        high: int,
        index: str = "seat",
        extra: int = 0,
        inner: bool = False,
    ) -> None:
        super().__init__(name, means, low, high, inner=inner)
        self.index = index
        self.extra = extra


class Shown(Field):
    """What an observation shows though no field holds it as it is shown: the state works it out.

    The game writes the method `all_<name>`; everybody may see the row that it returns, cut into
    rows of `each` where that is more than one. With a `type` the method is `see_<name>`, is asked
    for a seat, and returns just that; an `inner` field may bear the same name.
    """

    def __init__(
        self, name: str, means: str, each: int = 1, type: str = "", holds: Shape | None = None
    ) -> None:
        super().__init__(name, means, 0, 0, in_key=False, holds=holds)
        self.each = each
        self.type = type


class Shared(Field):
    """A thing that never changes in itself, so that clones share it: bytes, or a tuple.

    It is an attribute that is replaced. To observers bytes are tuples of ints.
    """

    def __init__(
        self,
        name: str,
        means: str,
        type: str = "bytes",
        seen_by: str = "",
        in_key: bool = True,
        inner: bool = False,
        holds: Shape | None = None,
    ) -> None:
        super().__init__(
            name, means, 0, 0, seen_by=seen_by, in_key=in_key, inner=inner, holds=holds
        )
        self.type = type


class Listing(Field):
    """Up to `bound` numbers in a row, `s.placed(at)` for `at` below `s.placed_count`.

    `s.drop_placed(at)` takes one out and closes the row. With `low_bits` an observation shows each
    of them as a pair: the high part and so many low bits.
    """

    def __init__(
        self, name: str, means: str, low: int, high: int, bound: int, low_bits: int = 0
    ) -> None:
        super().__init__(name, means, low, high)
        self.bound = bound
        self.low_bits = low_bits


class Together:
    """Fields that stand in one tuple of the key."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields


class Declaration:
    """All fields of a game's state, in the order of the key and of the observation.

    `phases` are the modules of the game's phases, those that are asked most first. `begins` is what
    the key begins with, and `imports` what types of the declaration need. A game whose key is older
    than its declaration may write its `own_key`. At most `seats` can play.
    """

    def __init__(
        self,
        game: str,
        name: str,
        *parts: Field | Together,
        seats: int,
        phases: tuple[str, ...],
        begins: tuple[str, ...] = ("self.options.pairs", "self.core_key()"),
        imports: tuple[str, ...] = (),
        own_key: bool = False,
    ) -> None:
        self.game = game
        self.name = name
        self.parts = parts
        self.seats = seats
        self.phases = phases
        self.begins = begins
        self.imports = imports
        self.own_key = own_key

    def fields(self) -> list[Field]:
        """Every field, in order."""
        found: list[Field] = []
        for part in self.parts:
            if isinstance(part, Together):
                found += part.fields
            else:
                assert isinstance(part, Field)
                found.append(part)
        return found
