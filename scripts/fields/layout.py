"""Where every field of a state lies, and how wide it is."""

from regalia.core.fields import Cards, Common, Declaration, Field, Listing, One, PerSeat, Rows


class Layout:
    """Where every field lies: listings, then what is common, then seat after seat."""

    def __init__(self, declared: Declaration) -> None:
        self.declared = declared
        fields = declared.fields()
        self.ones = [field for field in fields if isinstance(field, One)]
        self.listings = [field for field in fields if isinstance(field, Listing)]
        self.commons = [field for field in fields if isinstance(field, Common)]
        self.rows = [field for field in fields if isinstance(field, PerSeat)]
        self.cards = [field for field in fields if isinstance(field, Cards)]
        self.long = [field for field in fields if isinstance(field, Rows)]
        self.offset: dict[str, int] = {}
        at = 0
        for listing in self.listings:
            self.offset[listing.name] = at
            at += listing.bound
        for common in self.commons:
            self.offset[common.name] = at
            at += words(common, common.size)
        self.head = at
        for row in self.rows:
            self.offset[row.name] = at
            at += words(row, row.each)
        self.width = at - self.head
        shared = [field for field in self.cards if field.size]
        own = [field for field in self.cards if not field.size]
        at = 0
        for field in shared:
            self.offset[field.name] = at
            at += field.size
        self.card_head = at
        for number, field in enumerate(own):
            self.offset[field.name] = at + number
        self.card_width = len(own)

    def card_cell(self, field: Cards) -> str:
        """The index of a row of cards in their list."""
        if field.size:
            return f"{self.offset[field.name]} + {field.index}".removeprefix("0 + ")
        return f"{field.index} * {self.card_width} + {self.offset[field.name]}".removesuffix(" + 0")

    def start(self, field: Field) -> str:
        """Where a row of numbers begins: for a seat, or for all."""
        offset = self.offset[field.name]
        if isinstance(field, PerSeat):
            return f"{field.index} * {self.width} + {offset}"
        return str(offset)

    def cell(self, field: PerSeat | Common) -> str:
        """The index of a number, or of the word in which it is packed."""
        start = self.start(field)
        if column(field) == "":
            return start
        inside = f"({column(field)} >> 3)" if field.packed else column(field)
        return f"{start} + {inside}".removeprefix("0 + ")

    def slot(self, field: Listing, at: str = "at") -> str:
        """The index of a listing's number."""
        offset = self.offset[field.name]
        return f"{offset} + {at}" if offset else at


def words(field: Field, count: int) -> int:
    """How many words of the block so many numbers of a field take."""
    return (count + 7) // 8 if field.packed else count


def column(field: PerSeat | Common) -> str:
    """What tells the numbers of a row apart, if it has more than one."""
    if isinstance(field, Common):
        return field.index
    return field.column if field.each > 1 else ""


def place(field: PerSeat | Common) -> str:
    """The bits from which a packed number begins in its word."""
    return f"(({column(field)} & 7) << 3)"
