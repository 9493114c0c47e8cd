"""Actions as sentences."""

from regalia.core.message import Message
from regalia.games.wonderful.sites import find_site
from regalia.games.wonderful_world.actions import (
    CONSTRUCT,
    DISCARD,
    DONE,
    DRAW_ASCENSION,
    DRAW_BASE,
    EMPIRE,
    EXCHANGE,
    KEEP,
    PICK,
    PLACE,
    RECYCLE,
    SITE_CARD,
    SITE_COPY,
    SITE_KIND,
    TAKE_FINANCIER,
    TAKE_GENERAL,
    WILD,
)
from regalia.games.wonderful_world.describe.terms import amount, cost, slots, words
from regalia.games.wonderful_world.material import CARD_NAME, CARD_RECYCLE, FREE_MASK, SOLO_DRAW
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.state import NONE, PLANNING

PLAIN = {TAKE_GENERAL: "do-general", TAKE_FINANCIER: "do-financier"}


def action(seen: WorldObservation, action: int) -> Message:
    """A legal action as a sentence."""
    if action >= PLACE:
        return on_site(seen, action)
    if action >= KEEP:
        return words("do-keep", card=CARD_NAME[action - KEEP])
    if action >= EXCHANGE:
        return words("do-exchange", card=CARD_NAME[action - EXCHANGE])
    if action >= RECYCLE:
        card = action - RECYCLE
        return words("do-recycle", card=CARD_NAME[card], cube=amount(CARD_RECYCLE[card], 1))
    if action >= CONSTRUCT:
        card = action - CONSTRUCT
        return words("do-construct", card=CARD_NAME[card], cost=cost(card))
    if action >= PICK:
        return words("do-pick", card=CARD_NAME[action - PICK])
    if action == DONE:
        return words("do-done-planning" if seen.phase == PLANNING else "do-done")
    if action == EMPIRE:
        return words("do-empire", cube=amount(cube_in_hand(seen), 1))
    if action == DRAW_BASE:
        return words("do-draw-base", n=SOLO_DRAW[0])
    if action == DRAW_ASCENSION:
        return words("do-draw-ascension", n=SOLO_DRAW[1])
    return words(PLAIN[action])


def cube_in_hand(seen: WorldObservation) -> int:
    """The kind of the cube to be placed now: a recycled one, or one of this step."""
    return seen.carried if seen.carried != NONE else seen.step


def on_site(seen: WorldObservation, action: int) -> Message:
    """What is done to a card under construction, and what that card still lacks."""
    at = action - PLACE
    card = SITE_CARD[at]
    sites = list(seen.mine.sites)
    site = sites[find_site(sites, card, SITE_COPY[at])]
    name = CARD_NAME[card]
    missing = slots(site & FREE_MASK)
    if action >= DISCARD:
        cube = amount(CARD_RECYCLE[card], 1)
        return words("do-discard", card=name, missing=missing, cube=cube)
    thing = amount(SITE_KIND[at], 1)
    if action >= WILD:
        return words("do-krystallium", card=name, missing=missing, cube=thing)
    return words("do-place", card=name, missing=missing, cube=thing)
