"""The emblems of all cards in one picture file, drawn when it is first asked for."""

from regalia.games.wonderful_world.material import CARD_SLUG, CARD_TYPE, TYPE_SLUG
from regalia.web.tables.wonderful.emblem import emblem, salts_in, sprite


def pictures() -> str:
    salt = salts_in(__package__)
    return sprite(
        (slug, emblem(slug, TYPE_SLUG[CARD_TYPE[card]], salt.get(slug, 0)))
        for card, slug in enumerate(CARD_SLUG)
    )
