"""What lies before one player, as observations show it."""

from typing import Final, NamedTuple


class Area(NamedTuple):
    """One player's area. Sites are as in `wonderful.sites`."""

    sites: tuple[int, ...]
    built: tuple[int, ...]  # in the order of construction
    cubes: int  # on the Empire card
    krystallium: int
    generals: int
    financiers: int
    loose: int  # cubes of this step, not placed yet


NOWHERE: Final = Area((), (), 0, 0, 0, 0, 0)
