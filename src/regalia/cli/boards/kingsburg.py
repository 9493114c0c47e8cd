"""Kingsburg in a terminal: the court, the provinces, and the winter to come."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.screen import Screen, colour, mark
from regalia.core.message import Name
from regalia.core.observation import Observation
from regalia.games.kingsburg import material
from regalia.games.kingsburg.actions import (
    GROUP_ADVISOR,
    GROUP_COLOURED,
    GROUP_MARKET,
    GROUP_TOKEN,
    GROUP_WHITE,
    GROUPS,
    INFLUENCE,
    MARKET_SHIFT,
)
from regalia.games.kingsburg.dice import FACES, SUM
from regalia.games.kingsburg.material import BUILDING_NAME, COLUMNS, GOODS, ROWS
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.state import BATTLE, NEUTRAL, OVER, UNKNOWN
from regalia.games.kingsburg.state import COURT as AT_COURT

LETTERS = (("G", "O"), ("W", "B"), ("S", "P"))  # of gold, wood and stone, in English and French

COURT = Name("The court", "La cour")
PROVINCE = Name("The province", "La province")
GOVERNOR = Name("Governor", "Gouverneur")
POINTS = Name("VP", "PV")
DICE = Name("Dice", "Dés")
SOLDIERS = Name("Soldiers", "Soldats")
TOKENS = Name("+2", "+2")
BUILT = Name("Built", "Bâti")
ENVOY = Name("Envoy", "Envoyé")
AID = Name("King's die", "Dé du Roi")
PASSED = Name("passed", "a passé")
ENEMY = Name("Enemy", "Ennemi")
STRENGTH = Name("strength", "force")
ORDER = Name("Order", "Ordre")
COMBAT = Name("Combat", "Combat")
KINGS_TROOPS = Name("King's troops", "Troupes du Roi")


def draw(screen: Screen, seen: Observation, names: Sequence[str]) -> RenderableType:
    """Winter and order on a line, the court, everybody's holdings, the observer's province."""
    assert isinstance(seen, KingsburgObservation)
    parts: list[RenderableType] = [_season(screen, seen, names), _court(screen, seen)]
    parts.append(_governors(screen, seen, names))
    if seen.seat >= 0:
        parts.append(look(screen, seen, seen.seat, names))
    return Group(*parts)


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """A province sheet: rows are built from the left, standing buildings bear the seat's mark."""
    assert isinstance(seen, KingsburgObservation)
    title = Text.assemble(screen.name(PROVINCE), " ", screen.seat(seat, names))
    sheet = Table(title=title, title_justify="left", show_header=False, show_lines=True)
    for row in range(ROWS):
        first = row * COLUMNS
        sheet.add_row(*[_building(screen, seen, seat, first + i) for i in range(COLUMNS)])
    return sheet


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Groups of dice stand under their advisor, in the order of the court."""
    if not INFLUENCE <= action < INFLUENCE + GROUPS:
        return 0, ""
    advisor = GROUP_ADVISOR[action - INFLUENCE]
    name, text = material.ADVISOR_NAME[advisor], material.ADVISOR_TEXT[advisor]
    return advisor, f"{advisor} {screen.name(name)} — {screen.name(text)}"


def _season(screen: Screen, seen: KingsburgObservation, names: Sequence[str]) -> Text:
    line = Text()
    line.append(f"{screen.name(ORDER)} ", style="dim")
    for place, seat in enumerate(seen.order):
        line.append(" → " if place else "")
        line.append_text(screen.seat(seat, names))
    line.append(f"   {screen.name(ENEMY)} ", style="dim")
    if seen.enemy != UNKNOWN:
        name = screen.name(material.ENEMY_NAME[seen.enemy])
        line.append(f"{name} ({material.ENEMY_STRENGTH[seen.enemy]})")
    elif seen.phase != OVER:
        least, most = material.YEAR_MIN[seen.year], material.YEAR_MAX[seen.year]
        line.append(f"{screen.name(STRENGTH)} {least}–{most}")
    if seen.phase == BATTLE:
        line.append(f"   {screen.name(KINGS_TROOPS)} ", style="dim")
        line.append(f"+{seen.king_die}")
    return line


def _court(screen: Screen, seen: KingsburgObservation) -> RenderableType:
    """Advisors 1 to 18 in columns, each with the groups before him."""
    visits: dict[int, list[Text]] = {}
    for owner, group in seen.placed:
        advisor = SUM[group] if owner == NEUTRAL else GROUP_ADVISOR[group]
        visits.setdefault(advisor, []).append(_visit(owner, group))
    cells = []
    for advisor in range(1, material.ADVISORS + 1):
        here = visits.get(advisor, [])
        cell = Text(f"{advisor:>2} {screen.name(material.ADVISOR_NAME[advisor])}")
        cell.stylize("dim" if not here else "bold")
        for visit in here:
            cell.append(" ").append_text(visit)
        cells.append(cell)
    title = Text(screen.name(COURT), style="italic")
    return Group(title, Columns(cells, padding=(0, 2), column_first=True, equal=True))


def _visit(owner: int, group: int) -> Text:
    if owner == NEUTRAL:
        return Text(f"□ {_pips(group)}")
    text = mark(owner) + _pips(GROUP_COLOURED[group])
    if GROUP_WHITE[group]:
        text += f"·{_pips(GROUP_WHITE[group])}"
    if GROUP_TOKEN[group]:
        text += "+2"
    shift = MARKET_SHIFT[GROUP_MARKET[group]]
    return Text(f"{text}{shift:+d}" if shift else text, style=colour(owner))


def _pips(hand: int) -> str:
    """Dice as numbers: terminals draw the faces too small."""
    return "+".join([str(face) for face in FACES[hand]])


def _governors(screen: Screen, seen: KingsburgObservation, names: Sequence[str]) -> Table:
    goods = [screen.name(name).capitalize() for name in material.GOOD_NAME]
    heads = [POINTS, DICE, SOLDIERS, TOKENS, BUILT]
    points, dice, soldiers, tokens, buildings = [screen.name(head) for head in heads]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(screen.name(GOVERNOR), no_wrap=True)
    for head in (points, dice, *goods, tokens, soldiers, buildings):
        table.add_column(head, no_wrap=True)
    table.add_column()
    for seat in seen.order:
        remarks = []
        if seen.envoy == seat:
            remarks.append(screen.name(ENVOY))
        if seen.aid == seat:
            remarks.append(screen.name(AID))
        if seen.phase == AT_COURT and (seen.passed >> seat) & 1:
            remarks.append(screen.name(PASSED))
        if seen.phase == BATTLE:
            remarks.append(f"{screen.name(COMBAT)} {seen.strength[seat]}")
        table.add_row(
            screen.seat(seat, names),
            str(seen.vp[seat]),
            _hand(seen, seat),
            *[str(count) for count in seen.goods[seat]],
            str(seen.tokens[seat]),
            str(seen.soldiers[seat]),
            str(seen.built[seat].bit_count()),
            ", ".join(remarks),
        )
    return table


def _hand(seen: KingsburgObservation, seat: int) -> Text:
    """Dice still in hand, the white ones after a dot."""
    faces = Text(" ".join(str(face) for face in FACES[seen.coloured[seat]]), style=colour(seat))
    if seen.white[seat]:
        faces.append("·" + " ".join(str(face) for face in FACES[seen.white[seat]]), style="white")
    return faces


def _building(screen: Screen, seen: KingsburgObservation, seat: int, building: int) -> Text:
    name = screen.name(BUILDING_NAME[building])
    points = f"{material.BUILDING_VP[building]} {screen.name(POINTS)}"
    if (seen.built[seat] >> building) & 1:
        return Text(f"{mark(seat)} {name}\n{points}", style=colour(seat))
    french = screen.lang == "fr"
    cost = "".join(
        [
            LETTERS[kind][french] * material.BUILDING_COST[building * GOODS + kind]
            for kind in range(GOODS)
        ]
    )
    return Text(f"  {name}\n  {cost}, {points}", style="dim")
