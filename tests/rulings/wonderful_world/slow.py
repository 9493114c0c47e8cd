"""Score and production, worked out again the slow way, from the rows of material.toml alone."""

import tomllib
from importlib.resources import files
from typing import Any

Row = dict[str, Any]

FACTS: Row = tomllib.loads(
    (files("regalia") / "games" / "wonderful_world" / "material.toml").read_text(encoding="utf-8")
)
CARD: dict[str, Row] = {row["slug"]: row for row in FACTS["card"]}
EMPIRE: dict[str, Row] = {row["slug"]: row for row in FACTS["empire"]}
LETTER: dict[str, str] = {row["slug"]: row["letter"] for row in FACTS["resource"]}


def how_many(cards: list[str], what: str, generals: int, financiers: int) -> int:
    """Cards of a type, or characters."""
    if what == "general":
        return generals
    if what == "financier":
        return financiers
    return len([slug for slug in cards if CARD[slug]["type"] == what])


def score(cards: list[str], empire: str, side: str, generals: int, financiers: int) -> int:
    """IWW-11 and IWW-16.8, badge by badge."""
    total = generals + financiers
    rows = [EMPIRE[empire][side], *[CARD[slug] for slug in cards]]
    for row in rows:
        total += row.get("vp", 0)
        for what, each in row.get("vp_per", {}).items():
            total += each * how_many(cards, what, generals, financiers)
        if "vp_duo" in row:
            counts = [how_many(cards, what, generals, financiers) for what in row["vp_duo"]["pair"]]
            total += row["vp_duo"]["vp"] * min(counts)
    return total


def production(cards: list[str], empire: str, side: str, resource: str) -> int:
    """IWW-6.3, IWW-6.4 and IWW-16.5, icon by icon."""
    total = 0
    for row in [EMPIRE[empire][side], *[CARD[slug] for slug in cards]]:
        total += row.get("yields", "").count(LETTER[resource])
        total -= row.get("corrupts", "").count(LETTER[resource])
        for what, made in row.get("yields_per", {}).items():
            if made == resource:
                total += how_many(cards, what, 0, 0)
    return max(0, total)
