"""Counting what finished cards produce."""

from mypy_extensions import i64


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

    def count(self, built: bytes, resource: i64) -> i64:
        """The cubes of one resource that finished cards produce."""
        icons = self.icons
        width: i64 = self.width
        per = self.per
        total: i64 = 0
        for i in range(len(built)):
            card: i64 = built[i]
            total += icons[card * width + resource]
            if per[card] == resource + 1:
                total += self.per_line(built, card)
        return total

    def per_line(self, built: bytes, card: i64) -> i64:
        """What the "per type" line of a card gives."""
        return self.amounts[card] * count_type(built, self.types, self.per_type[card])


def count_type(built: bytes, types: bytes, type: i64) -> i64:
    """How many finished cards are of a type."""
    total: i64 = 0
    for i in range(len(built)):
        if types[built[i]] == type:
            total += 1
    return total


def sum_icons(built: bytes, icons: bytes, width: i64, column: i64) -> i64:
    """One column of a table, added up over finished cards."""
    total: i64 = 0
    for i in range(len(built)):
        total += icons[built[i] * width + column]
    return total
