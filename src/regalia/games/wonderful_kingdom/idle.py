"""Windows that a table closes by itself, because there is nothing to gain in them."""

from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_kingdom.actions import DONE
from regalia.games.wonderful_kingdom.material import (
    ALCHEMY_CUBES,
    CARD_RECYCLE,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    SOLDIER,
)
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.sites import is_frozen
from regalia.games.wonderful_kingdom.window import is_giving_up


def idle(seen: KingdomObservation) -> int | None:
    """DONE, if all else is giving up cards, and that could finish no other card now.

    The cubes of a card that is given up go into Alchemy, where five are a Krystallium (IWK-14.1).
    Where those do not finish a card at once, giving up can wait for a later window. A quest may
    be paid with single cubes: there one is always asked.
    """
    if DONE not in seen.legal or seen.quests:
        return None
    if not all(action == DONE or is_giving_up(action) for action in seen.legal):
        return None
    sites = [site for site in seen.sites[seen.seat] if not is_frozen(site)]
    cubes = sum(seen.alchemy[seen.seat]) + sum(recycled(site) for site in sites)
    for site in sites:
        gems = seen.krystallium[seen.seat] + (cubes - recycled(site)) // ALCHEMY_CUBES
        missing = sum(free_of(site, kind) for kind in range(KRYSTALLIUM + 1))
        if missing <= gems and not free_of(site, SOLDIER):
            return None
    return DONE


def recycled(site: int) -> int:
    """How many cubes a card under construction brings when it is given up."""
    at = card_of(site) * KINDS
    return sum(CARD_RECYCLE[at : at + RESOURCES])
