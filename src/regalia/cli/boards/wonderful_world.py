"""It's a Wonderful World in a terminal: empires side by side, then the observer's own cards."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.boards.wonderful import CUBES, SITES, title_of
from regalia.cli.screen import Screen, colour
from regalia.core.message import Name
from regalia.core.observation import Observation
from regalia.games.wonderful.sites import card_of, free_of
from regalia.games.wonderful_world.actions import CONSTRUCT, DISCARD, PLACE, RECYCLE, WILD
from regalia.games.wonderful_world.area import Area
from regalia.games.wonderful_world.describe.prompts import score
from regalia.games.wonderful_world.material import (
    CARD_BADGE,
    CARD_BADGE_VP,
    CARD_BONUS_KINDS,
    CARD_CORRUPT,
    CARD_DUO,
    CARD_NAME,
    CARD_PER,
    CARD_PER_TYPE,
    CARD_RECYCLE,
    CARD_SLOTS,
    CARD_TYPE,
    CARD_VP,
    CARD_YIELD,
    EMPIRE_NAME,
    KIND_NAME,
    KINDS,
    KRYSTALLIUM,
    NO_TARGET,
    RESOURCES,
    TYPE_NAME,
)
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.options import pool_count
from regalia.games.wonderful_world.state import DRAFT, PRODUCTION

# Short marks of what fills slots, in English and French.
MARKS = (
    ("M", "M"),
    ("E", "É"),
    ("S", "S"),
    ("Au", "Or"),
    ("X", "X"),
    ("K", "K"),
    ("Gen", "Gén"),
    ("Fin", "Fin"),
)

RULER = Name("Empire", "Empire")
POINTS = Name("VP", "PV")
PRODUCES = Name("Produces", "Produit")
BUILT = Name("Constructed", "Construit")
AT_WORK = Name("Sites", "Chantiers")
HAND = Name("Hand", "Main")
PICKED = Name("Drafted", "Drafté")
MISSING = Name("missing", "manque")
DECK = Name("Deck", "Pioche")
POOLS = Name("unopened pools", "pools à ouvrir")
RECYCLES = Name("recycles", "recycle")


def draw(screen: Screen, seen: Observation, names: Sequence[str]) -> RenderableType:
    """Everybody's holdings, the observer's own Empire, the cards to decide on."""
    assert isinstance(seen, WorldObservation)
    parts: list[RenderableType] = [_rulers(screen, seen, names)]
    me = 0 if len(seen.areas) == 1 else seen.seat
    if me >= 0:
        parts.append(look(screen, seen, me, names))
        cards = seen.drawn or (seen.hands[me] if seen.phase == DRAFT else seen.todo)
        if cards:
            parts.append(_cards(screen, HAND, cards))
    return Group(*parts)


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """One Empire: what is constructed, what is under construction."""
    assert isinstance(seen, WorldObservation)
    area = _area(seen, seat)
    title = Text.assemble(
        screen.name(EMPIRE_NAME[seen.rows[seat] // 6]), " ", screen.seat(seat, names)
    )
    parts: list[RenderableType] = [title]
    if seen.drafts[seat]:
        parts.append(_line(screen, PICKED, [screen.name(CARD_NAME[c]) for c in seen.drafts[seat]]))
    if area.built:
        parts.append(_line(screen, BUILT, [screen.name(CARD_NAME[c]) for c in area.built]))
    sites = [
        f"{screen.name(CARD_NAME[card_of(site)])} "
        f"({screen.name(MISSING)} {_kinds(screen, [free_of(site, k) for k in range(KINDS)])})"
        for site in area.sites
    ]
    if sites:
        parts.append(_line(screen, SITES, sites))
    return Group(*parts)


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Long lists are parted by what is done to which cards."""
    parts = (
        (CONSTRUCT, RECYCLE, SITES),
        (PLACE, WILD, CUBES),
        (WILD, DISCARD, KIND_NAME[KRYSTALLIUM]),
    )
    return title_of(screen, action, parts)


def _area(seen: WorldObservation, seat: int) -> Area:
    """The observer's own area as it is, the others' as last shown."""
    return seen.mine if seat == seen.seat else seen.areas[seat]


def _kinds(screen: Screen, counts: Sequence[int]) -> str:
    """Counts as short marks: `2M 1Gen`."""
    french = screen.lang == "fr"
    return " ".join([f"{n}{MARKS[kind][french]}" for kind, n in enumerate(counts) if n])


def _line(screen: Screen, title: Name, items: list[str]) -> Text:
    colon = " : " if screen.lang == "fr" else ": "
    return Text.assemble((screen.name(title) + colon, "dim"), ", ".join(items))


def _rulers(screen: Screen, seen: WorldObservation, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    heads = [screen.name(head) for head in (RULER, POINTS, CUBES)]
    heads += [MARKS[kind][screen.lang == "fr"] for kind in range(RESOURCES, KINDS)]
    for head in [*heads, *[screen.name(name) for name in (BUILT, AT_WORK, PRODUCES)]]:
        table.add_column(head, no_wrap=True)
    for seat in range(len(seen.areas)):
        area = _area(seen, seat)
        made = str(seen.counts[seat]) if seen.phase == PRODUCTION else ""
        table.add_row(
            screen.seat(seat, names),
            str(score(seen, seat)),
            str(area.cubes),
            str(area.krystallium),
            str(area.generals),
            str(area.financiers),
            str(len(area.built)),
            str(len(area.sites)),
            made,
            style=colour(seat) if seat in seen.to_act else "",
        )
    table.caption = f"{screen.name(DECK)} {seen.deck_sizes[0]} + {seen.deck_sizes[1]}"
    if len(seen.areas) == 1:
        table.caption += f", {screen.name(POOLS)} {pool_count(seen.options) - seen.opened}"
    table.caption_justify = "left"
    return table


def _cards(screen: Screen, title: Name, cards: Sequence[int]) -> Table:
    table = Table(title=screen.name(title), title_justify="left", box=None, show_header=False)
    for card in cards:
        at = card * KINDS
        table.add_row(
            screen.name(CARD_NAME[card]),
            Text(screen.name(TYPE_NAME[CARD_TYPE[card]]), style="dim"),
            _kinds(screen, CARD_SLOTS[at : at + KINDS]),
            "→ " + _gains(screen, card),
            Text(
                f"{screen.name(RECYCLES)} {screen.name(KIND_NAME[CARD_RECYCLE[card]])}", style="dim"
            ),
        )
    return table


def _gains(screen: Screen, card: int) -> str:
    """Production, bonus and points of a card, in short."""
    at = card * KINDS
    gains = [_kinds(screen, CARD_YIELD[at : at + KINDS])]
    if CARD_PER[card]:
        kind = _kinds(screen, [int(k == CARD_PER[card] - 1) for k in range(KINDS)])
        gains.append(f"{kind}/{screen.name(TYPE_NAME[CARD_PER_TYPE[card]])}")
    corrupted = _kinds(screen, CARD_CORRUPT[at : at + KINDS])
    gains.append(f"−({corrupted})" if corrupted else "")
    bonus = _kinds(screen, CARD_BONUS_KINDS[at : at + KINDS])
    gains.append(f"+{bonus}" if bonus else "")
    points = screen.name(POINTS)
    if CARD_VP[card]:
        gains.append(f"{CARD_VP[card]} {points}")
    if CARD_BADGE[card] != NO_TARGET:
        gains.append(f"{CARD_BADGE_VP[card]} {points}/{_target(screen, CARD_BADGE[card])}")
    if CARD_DUO[card * 3] != NO_TARGET:
        one, other, each = CARD_DUO[card * 3 : card * 3 + 3]
        gains.append(f"{each} {points}/{_target(screen, one)}+{_target(screen, other)}")
    return " ".join([gain for gain in gains if gain])


def _target(screen: Screen, target: int) -> str:
    return screen.name(KIND_NAME[target] if target > 5 else TYPE_NAME[target])
