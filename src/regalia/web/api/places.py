"""Places at tables, with the tokens that open them."""

from collections.abc import Iterable

from regalia.web.api import shapes
from regalia.web.auth import HOST, Held, write_token


def places(key: bytes, held: Iterable[Held]) -> list[shapes.Place]:
    """What somebody holds from now on."""
    return [
        shapes.Place(one.table, None if one.seat == HOST else one.seat, write_token(key, one))
        for one in held
    ]
