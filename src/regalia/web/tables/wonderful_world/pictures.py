"""The emblems of all cards in one picture file, drawn when it is first asked for."""

import tomllib
from importlib.resources import files

from regalia.games.wonderful_world.material import CARD_SLUG, CARD_TYPE, TYPE_SLUG
from regalia.web.tables.wonderful.emblem import sprite


def salts() -> dict[str, int]:
    """What is not 0, by card."""
    text = (files(__package__) / "salts.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def pictures() -> str:
    salt = salts()
    return sprite(
        (slug, TYPE_SLUG[CARD_TYPE[card]], salt.get(slug, 0)) for card, slug in enumerate(CARD_SLUG)
    )
