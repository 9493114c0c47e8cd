"""What can be chosen before a game of It's a Wonderful World (IWW-23.1)."""

from typing import Final

from regalia.core.message import Message
from regalia.core.options import Option, Options
from regalia.games.wonderful_world.changes import BadChange, Changes, base_deck, read_changes
from regalia.games.wonderful_world.material import (
    ASCENSION,
    ASCENSION_DECK,
    BASE,
    DEAL,
    EMPIRE_NAME,
    EMPIRE_SLUG,
    POOL,
    ROUNDS,
    SCENARIO_SET,
    SCENARIO_SLUG,
    SIDES,
    SOLO_DRAW,
    SOLO_POOLS,
)

MOST_RULERS: Final = 5  # of a campaign (IWW-19.13)

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
    Option(  # what a campaign's scenario changes (IWW-19.4)
        "changes",
        (),
        samples=(
            (),
            ("rounds=3", "yields=GK", "drains=M", "with=pax_10", "with=secret_forces", "start=KA"),
            ("points.vehicle=2", "goal.general=1", "without=discovery", "supremacy.gold=none"),
            ("keeps.1=analysis_center", "keeps.1=analysis_center", "supremacy.science=general"),
        ),
        late=True,
    ),
)


def objection(options: Options) -> Message | None:
    """Scenarios are for one, as printed; chosen empires are one for each seat, all different."""
    why = scenario_objection(options) or changes_objection(options)
    if why is not None:
        return why
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


def scenario_objection(options: Options) -> Message | None:
    """A scenario's medals are for its own box, played by the rules of solo games (IWW-15.1)."""
    if options["scenario"] == "none":
        return None
    if options.seats != 1:
        return Message("wonderful_world.object-scenario")
    if options["war_or_peace"] != "none":
        return Message("wonderful_world.object-scenario-war")
    is_base = SCENARIO_SET[SCENARIO_SLUG.index(str(options["scenario"]))] == BASE
    if is_base and options["corruption_ascension"] == "always":
        return Message("wonderful_world.object-scenario-ascension")
    return None


def changes_of(options: Options) -> Changes:
    """What these options change."""
    texts = options["changes"]
    assert isinstance(texts, tuple)
    return read_changes(texts, options.seats)


def pool_count(options: Options) -> int:
    """How many pools a lone player opens in all (IWW-14.3)."""
    return SOLO_POOLS * changes_of(options).rounds // ROUNDS


def has_ascension(options: Options) -> bool:
    """Whether Corruption & Ascension is in play: chosen, or needed (IWW-17.2, IWW-18.5)."""
    scenario = str(options["scenario"])
    is_needed = options.seats > 5 or (
        scenario != "none" and SCENARIO_SET[SCENARIO_SLUG.index(scenario)] == ASCENSION
    )
    return is_needed or options["corruption_ascension"] == "always"


def changes_objection(options: Options) -> Message | None:
    """Changes are those of a campaign: five players at most, and all cards are theirs to name."""
    if not options["changes"]:
        return None
    if options.seats > MOST_RULERS:
        return Message("wonderful_world.change-players", {"most": MOST_RULERS})
    if options["scenario"] != "none" or options["war_or_peace"] != "none":
        return Message("wonderful_world.change-alone")
    if not isinstance(options["changes"], tuple):
        return Message("wonderful_world.change-list")
    try:
        changes = changes_of(options)
    except BadChange as error:
        return error.why
    kept = sum([len(cards) for cards in changes.keeps])
    held = (
        len(base_deck(changes)) - kept,
        len([c for c in ASCENSION_DECK if c not in changes.without]),
    )
    for deck in range(2):
        needed = dealt(options, deck) * changes.rounds
        if held[deck] < needed:
            return Message("wonderful_world.change-deck", {"needed": needed, "held": held[deck]})
    return None


def dealt(options: Options, deck: int) -> int:
    """How many cards of a deck a round takes; a lone player looks at some more."""
    which = 1 if has_ascension(options) else 0
    seats = options.seats
    if seats == 1:
        return 2 * (POOL[which][deck] + SOLO_DRAW[deck] * (1 if POOL[which][deck] else 0))
    return seats * DEAL[which][seats * 2 + deck]
