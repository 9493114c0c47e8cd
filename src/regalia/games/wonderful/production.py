"""Counting what finished cards produce."""


class Yields:
    """What the cards of a game produce, as tables by card.

    `icons[card * width + resource]` are plain icons. A card with `per[card] == resource + 1` also
    gives `amounts[card]` for every finished card of the type `per_type[card]`, itself included;
    `types` holds the type of each card.
    """

    def __init__(
        self,
        icons: bytes,
        width: int,
        per: bytes,
        amounts: bytes,
        per_type: bytes,
        types: bytes,
    ) -> None:
        self.icons = icons
        self.width = width
        self.per = per
        self.amounts = amounts
        self.per_type = per_type
        self.types = types

    def count(self, built: bytes, resource: int) -> int:
        """The cubes of one resource that finished cards produce."""
        icons = self.icons
        width = self.width
        per = self.per
        total = 0
        for i in range(len(built)):
            card = built[i]
            total += icons[card * width + resource]
            if per[card] == resource + 1:
                total += self.per_line(built, card)
        return total

    def per_line(self, built: bytes, card: int) -> int:
        """What the "per type" line of a card gives."""
        return self.amounts[card] * count_type(built, self.types, self.per_type[card])


def count_type(built: bytes, types: bytes, type: int) -> int:
    """How many finished cards are of a type."""
    total = 0
    for i in range(len(built)):
        if types[built[i]] == type:
            total += 1
    return total


def sum_icons(built: bytes, icons: bytes, width: int, column: int) -> int:
    """One column of a table, added up over finished cards."""
    total = 0
    for i in range(len(built)):
        total += icons[built[i] * width + column]
    return total
