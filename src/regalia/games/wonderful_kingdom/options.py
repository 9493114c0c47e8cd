"""What can be chosen before a game of It's a Wonderful Kingdom (IWK-36.1)."""

from typing import Final

from regalia.core.message import Message
from regalia.core.options import Option, Options
from regalia.games.wonderful_kingdom.maps import BOARD_SLUG, BOARD_SOLO
from regalia.games.wonderful_kingdom.material import (
    DUCHIES,
    DUCHY_IDS,
    DUCHY_NAME,
    DUCHY_SIDE,
    DUCHY_SLUG,
    PACK_SLUG,
    PACK_SOLO,
    SIDES,
)
from regalia.games.wonderful_kingdom.quests import QUEST_SLUG
from regalia.games.wonderful_kingdom.scenarios import SCENARIO_SLUG

MODULES: Final = ("menace", "advisors", "quest", "conquest")

# A Duchy has a card for each of its sides.
DUCHY_MEMBERS: Final = tuple([(slug, DUCHY_NAME[DUCHY_SLUG.index(slug)]) for slug in DUCHY_IDS])

OPTIONS: Final = (
    Option("module", "menace", MODULES),  # exactly one (IWK-2.1); a scenario brings its own
    Option("scenario", "none", ("none", *SCENARIO_SLUG)),  # solo only
    Option("pack_1", "frost_giants", tuple(PACK_SLUG)),  # of the first seat, or a lone player
    Option("pack_2", "giant_rats", tuple(PACK_SLUG), ("giant_rats", "sisters_of_misfortune")),
    Option("quest", QUEST_SLUG[0], tuple(QUEST_SLUG), (QUEST_SLUG[0],)),
    Option("board", "auto", ("auto", *BOARD_SLUG), ("auto",)),  # auto: A1, or C1 alone
    Option("side", "A", SIDES[:4], ("A", "C")),  # Conquest has its own, E
    Option("duchies", (), (), ((),), DUCHY_MEMBERS, by_seat=True),  # none: dealt at random
    Option("deluxe", False, (False, True)),  # five more Developments, four more advisors
    Option("solo_search", "once_per_round", ("once_per_round", "per_selection")),  # IWK-34.1
    Option("menace_draw", "choose", ("choose", "random"), ("choose",)),  # IWK-34.2
    Option("tiebreak_cards", "constructed", ("constructed", "all"), ("constructed",)),  # IWK-34.3
    Option("setup_advisor_soldier", False, (False, True), (False,)),  # IWK-34.4
)


def words(id: str, **args: object) -> Message:
    return Message("wonderful_kingdom." + id, args)


def objection(options: Options) -> Message | None:
    """What does not go together: packs, boards, duchies and numbers of players."""
    alone = options.seats == 1
    if options["scenario"] != "none":
        if not alone:
            return words("object-scenario")
    elif options["module"] == "menace":
        if alone and not PACK_SOLO[PACK_SLUG.index(str(options["pack_1"]))]:
            return words("object-pack-solo")  # IWK-22.5
        if not alone and options["pack_1"] == options["pack_2"]:
            return words("object-packs")  # IWK-17.1
    elif options["module"] == "conquest" and options["board"] != "auto":
        if bool(BOARD_SOLO[BOARD_SLUG.index(str(options["board"]))]) != alone:
            return words("object-board")  # IWK-30.1
    return object_to_duchies(options)


def object_to_duchies(options: Options) -> Message | None:
    """One for each seat, all different, and on the side in play."""
    duchies = options["duchies"]
    assert isinstance(duchies, tuple)
    if not duchies:
        return None
    for slug in duchies:
        if slug not in DUCHY_IDS:
            return words("object-duchy", duchy=slug)
        if slug not in duchies_of(side_of(options)):
            return words("object-duchy-side", duchy=slug)
    if len(duchies) != options.seats or len(set(duchies)) < len(duchies):
        return words("object-duchies", n=options.seats)
    return None


def is_conquest(options: Options) -> bool:
    """Whether the Conquest module is played."""
    return options["scenario"] == "none" and options["module"] == "conquest"


def side_of(options: Options) -> int:
    """The side of the Duchy cards (IWK-30.5)."""
    return SIDES.index("E") if is_conquest(options) else SIDES.index(str(options["side"]))


def duchies_of(side: int) -> list[str]:
    """The duchies that have a card with that side."""
    return [DUCHY_SLUG[row] for row in range(DUCHIES) if DUCHY_SIDE[row] == side]
