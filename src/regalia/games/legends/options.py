"""What can be chosen before a game of Legends: the booklet's variants, our open rulings."""

from typing import Final

from regalia.core.message import Message
from regalia.core.options import Option, Options
from regalia.games.legends.material import PRESET_SHAPE, PRESET_SLUG, SHAPE_SLUG

MAPS: Final = ("random", "chosen", *PRESET_SLUG)
OPTIONS: Final = (
    Option("shape", "t", ("t", "rectangle")),  # EL-2.3, EL-15.3
    Option("map", "random", MAPS, ("random", "chosen", "booklet", "ring")),  # EL-19.1
    Option("setup_player", None, (None, 0, 1, 2, 3), (None, 1)),  # EL-3.1
    Option("ages", (), samples=((), ("1", "0"))),  # EL-4.5
    Option("bid_ties", "age", ("age", "die")),  # EL-4.7
    Option("explorations", "none", ("none", "open", "swamp")),  # EL-10, EL-14
    Option("citadels", False, (False, True)),  # EL-11
    Option("encounters", False, (False, True)),  # EL-12
    Option("warlords", False, (False, True)),  # EL-13
    Option("long_game", False, (False, True)),  # EL-15.1
    Option("one_own_city_per_region", False, (False, True)),  # EL-6.3.3
    Option("self_destroy", True, (True, False)),  # EL-6.4.3
    Option("neutral_destroyable", True, (True, False)),  # EL-6.4.4
)


def objection(options: Options) -> Message | None:
    """Why these values do not go together, if they do not."""
    setup = options["setup_player"]
    if isinstance(setup, int) and setup >= options.seats:
        return Message("legends.objection-setup", {"n": options.seats})
    ages = options["ages"]
    if not isinstance(ages, tuple):
        return Message("legends.objection-ages", {"n": options.seats})
    seats = [str(seat) for seat in range(options.seats)]
    if len(set(ages)) < len(ages) or not set(ages) <= set(seats):
        return Message("legends.objection-ages", {"n": options.seats})
    preset = options["map"]
    if isinstance(preset, str) and preset in PRESET_SLUG:
        if SHAPE_SLUG[PRESET_SHAPE[PRESET_SLUG.index(preset)]] != options["shape"]:
            return Message("legends.objection-shape", {"map": preset})
    return None
