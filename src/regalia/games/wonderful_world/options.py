"""What can be chosen before a game of It's a Wonderful World (IWW-23.1)."""

from typing import Final

from regalia.core.message import Message
from regalia.core.options import Option, Options
from regalia.games.wonderful_world.material import (
    EMPIRE_NAME,
    EMPIRE_SLUG,
    SCENARIO_SLUG,
    SIDES,
)

OPTIONS: Final = (
    Option("side", "A", SIDES),  # of the Empire cards; a scenario is played on side B
    Option("corruption_ascension", "when_needed", ("when_needed", "always")),  # IWW-17.2
    Option("war_or_peace", "none", ("none", "booster", "all")),  # IWW-20
    Option(  # none: dealt at random
        "empires",
        (),
        samples=((), ("north_hegemony",)),
        members=tuple(zip(EMPIRE_SLUG, EMPIRE_NAME, strict=True)),
        by_seat=True,
    ),
    Option("scenario", "none", ("none", *SCENARIO_SLUG)),  # solo only
    Option("solo_shortage", "reshuffle", ("reshuffle", "stop")),  # IWW-14.12
)


def objection(options: Options) -> Message | None:
    """Scenarios are for one; chosen empires are one for each seat, all different."""
    if options["scenario"] != "none" and options.seats != 1:
        return Message("wonderful_world.object-scenario")
    empires = options["empires"]
    assert isinstance(empires, tuple)
    if not empires:
        return None
    for slug in empires:
        if slug not in EMPIRE_SLUG:
            return Message("wonderful_world.object-empire", {"empire": slug})
    if len(empires) != options.seats or len(set(empires)) < len(empires):
        return Message("wonderful_world.object-empires", {"n": options.seats})
    return None
