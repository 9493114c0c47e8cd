"""Counting what finished cards produce."""


def count_icons(
    built: bytes, icons: bytes, width: int, resource: int, per: bytes, per_type: bytes, types: bytes
) -> int:
    """The cubes of one resource that finished cards produce.

    `icons[card * width + resource]` are plain icons; a card with `per[card] == resource + 1` gives
    one cube for every finished card of the type `per_type[card]`, itself included; `types` holds
    the type of each card.
    """
    total = 0
    for i in range(len(built)):
        card = built[i]
        total += icons[card * width + resource]
        if per[card] == resource + 1:
            total += count_type(built, types, per_type[card])
    return total


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
