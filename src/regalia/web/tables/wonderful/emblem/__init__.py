"""The emblem of a card, drawn from its slug, its type and a salt: no two look alike."""

import tomllib
from collections.abc import Callable, Iterable
from hashlib import blake2b
from importlib.resources import files
from typing import NamedTuple

from regalia.web.tables.wonderful.emblem.discoveries import DISCOVERIES
from regalia.web.tables.wonderful.emblem.projects import PROJECTS
from regalia.web.tables.wonderful.emblem.research import RESEARCH
from regalia.web.tables.wonderful.emblem.scenery import (
    GROUNDS,
    ORBS,
    SKIES,
    company,
    ground,
    orb,
    sky,
)
from regalia.web.tables.wonderful.emblem.shapes import WIDTH
from regalia.web.tables.wonderful.emblem.structures import STRUCTURES
from regalia.web.tables.wonderful.emblem.vehicles import VEHICLES

FIGURES: dict[str, tuple[Callable[[int], str], ...]] = {
    "structure": STRUCTURES,
    "vehicle": VEHICLES,
    "company": VEHICLES,
    "research": RESEARCH,
    "project": PROJECTS,
    "monument": PROJECTS,
    "memorial": PROJECTS,
    "discovery": DISCOVERIES,
}
HANGING = ("rose", "labyrinth", "jewel")  # they fill the sky: no orb beside them
ORB_PLACES = (28, 60, 92)


class Genes(NamedTuple):
    """What a card's name decides about its emblem."""

    figure: int
    number: int  # storeys, columns, sails, rings, peaks
    sky: int
    orb: int
    x: int  # where the orb stands
    ground: int
    is_mirrored: bool


def genes(slug: str, type: str, salt: int = 0) -> Genes:
    """The genes of a card; a salt other than 0 gives others."""
    h = blake2b(f"{slug}.{salt}".encode(), digest_size=8).digest()
    return Genes(
        figure=h[0] % len(FIGURES[type]),
        number=1 + h[1] % 4,
        sky=h[2] % SKIES,
        orb=h[3] % ORBS,
        x=ORB_PLACES[h[4] % len(ORB_PLACES)],
        ground=h[5] % GROUNDS,
        is_mirrored=h[6] % 2 == 1,
    )


def emblem(slug: str, type: str, salt: int = 0) -> str:
    """The shapes of a card's emblem, on a field of 120 x 140."""
    g = genes(slug, type, salt)
    figure = FIGURES[type][g.figure]
    floats = type == "research"
    out = sky(g.sky, g.x)
    if not floats and figure.__name__ not in HANGING:
        out += orb(g.orb, g.x)
    out += company(g.number, floats)
    if not floats:
        out += ground(g.ground)
    out += figure(g.number)
    return f'<g transform="translate({WIDTH} 0) scale(-1 1)">{out}</g>' if g.is_mirrored else out


def salts_in(package: str) -> dict[str, int]:
    """What is not 0, by card, from a game's `salts.toml`."""
    return tomllib.loads((files(package) / "salts.toml").read_text(encoding="utf-8"))


def sprite(drawings: Iterable[tuple[str, str]]) -> str:
    """The shapes of cards, by slug, as a picture file to `use` from."""
    symbols = "".join(
        f'<symbol id="em-{slug}" viewBox="0 0 120 140" preserveAspectRatio="xMidYMid slice">'
        f"{shapes}</symbol>"
        for slug, shapes in drawings
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{symbols}</defs></svg>'
