"""The emblems of all cards in one picture file, drawn when it is first asked for."""

from regalia.games.wonderful_kingdom import material as m
from regalia.web.tables.wonderful.emblem import emblem, salts_in, sprite
from regalia.web.tables.wonderful.emblem.scenery import SKIES, orb, sky
from regalia.web.tables.wonderful_kingdom.figures import ADVISORS, MENACES, chest, whirl


def own(card: int) -> str:
    """A card that is no Development: its figure, under a sky by its number."""
    slug = m.CARD_SLUG[card]
    number = 1 + card % 4
    if m.CARD_KIND[card] == m.TREASURE:
        return sky(card % SKIES, 60) + chest(number)
    if m.CARD_KIND[card] == m.ADVISOR:
        return (
            sky(card % SKIES, 60) + orb(card % 3, 92 if card % 2 else 28) + ADVISORS[slug](number)
        )
    return sky(card % SKIES, 60) + MENACES.get(slug, whirl)(number)


def drawing(card: int, salt: int) -> str:
    if m.CARD_KIND[card] == m.DEVELOPMENT:
        return emblem(m.CARD_SLUG[card], m.TYPE_SLUG[m.CARD_TYPE[card]], salt)
    return own(card)


def pictures() -> str:
    salt = salts_in(__package__)
    return sprite((slug, drawing(card, salt.get(slug, 0))) for card, slug in enumerate(m.CARD_SLUG))
