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
from regalia.games.kingsburg.actions import GROUP_ADVISOR, GROUPS, INFLUENCE
from regalia.games.kingsburg.material import BUILDINGS, COLUMNS
from regalia.games.kingsburg.view import (
    ADVISOR_CARDS,
    BUILDING_CARDS,
    Building,
    Dice,
    KingsburgView,
    Province,
)
from regalia.games.kingsburg.view import Group as Placed

LETTERS = {"en": ("G", "W", "S"), "fr": ("O", "B", "P")}  # of gold, wood and stone

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
    view = seen.view
    assert isinstance(view, KingsburgView)
    parts: list[RenderableType] = [_season(screen, view, names), _court(screen, view)]
    parts.append(_governors(screen, view, names))
    if view.seat is not None:
        parts.append(_sheet(screen, view.me, names))
    return Group(*parts)


def look(screen: Screen, seen: Observation, seat: int, names: Sequence[str]) -> RenderableType:
    """A province sheet: rows are built from the left, standing buildings bear the seat's mark."""
    view = seen.view
    assert isinstance(view, KingsburgView)
    return _sheet(screen, view.province(seat), names)


def heading(screen: Screen, seen: Observation, action: int) -> tuple[int, str]:
    """Groups of dice stand under their advisor, in the order of the court."""
    if not INFLUENCE <= action < INFLUENCE + GROUPS:
        return 0, ""
    advisor = GROUP_ADVISOR[action - INFLUENCE]
    name, text = material.ADVISOR_NAME[advisor], material.ADVISOR_TEXT[advisor]
    return advisor, f"{advisor} {screen.name(name)} — {screen.name(text)}"


def _sheet(screen: Screen, province: Province, names: Sequence[str]) -> Table:
    title = Text.assemble(screen.name(PROVINCE), " ", screen.seat(province.seat, names))
    sheet = Table(title=title, title_justify="left", show_header=False, show_lines=True)
    cells = [_building(screen, province, building) for building in BUILDING_CARDS]
    for first in range(0, BUILDINGS, COLUMNS):
        sheet.add_row(*cells[first : first + COLUMNS])
    return sheet


def _season(screen: Screen, view: KingsburgView, names: Sequence[str]) -> Text:
    line = Text()
    line.append(f"{screen.name(ORDER)} ", style="dim")
    for place, seat in enumerate(view.order):
        line.append(" → " if place else "")
        line.append_text(screen.seat(seat, names))
    line.append(f"   {screen.name(ENEMY)} ", style="dim")
    if view.enemy is not None:
        line.append(f"{screen.thing(view.enemy)} ({view.enemy.strength})")
    elif not view.over:
        least, most = material.YEAR_MIN[view.year - 1], material.YEAR_MAX[view.year - 1]
        line.append(f"{screen.name(STRENGTH)} {least}–{most}")
    if view.phase == "battle":
        line.append(f"   {screen.name(KINGS_TROOPS)} ", style="dim")
        line.append(f"+{view.king_die or 0}")
    return line


def _court(screen: Screen, view: KingsburgView) -> RenderableType:
    """Advisors 1 to 18 in columns, each with the groups before him."""
    cells = []
    for advisor in ADVISOR_CARDS:
        here = [group for group in view.court if group.advisor is advisor]
        cell = Text(f"{advisor.number:>2} {screen.thing(advisor)}")
        cell.stylize("dim" if not here else "bold")
        for group in here:
            cell.append(" ").append_text(_visit(group))
        cells.append(cell)
    title = Text(screen.name(COURT), style="italic")
    return Group(title, Columns(cells, padding=(0, 2), column_first=True, equal=True))


def _visit(group: Placed) -> Text:
    if group.seat is None:
        return Text(f"□ {_pips(group.coloured)}")
    text = mark(group.seat) + _pips(group.coloured)
    if group.white:
        text += f"·{_pips(group.white)}"
    if group.token:
        text += "+2"
    if group.market:
        text += f"{group.market:+d}"
    return Text(text, style=colour(group.seat))


def _pips(faces: Sequence[int]) -> str:
    """Dice as numbers: terminals draw the faces too small."""
    return "+".join([str(face) for face in faces])


def _governors(screen: Screen, view: KingsburgView, names: Sequence[str]) -> Table:
    goods = [screen.name(name).capitalize() for name in material.GOOD_NAME]
    heads = [POINTS, DICE, SOLDIERS, TOKENS, BUILT]
    points, dice, soldiers, tokens, buildings = [screen.name(head) for head in heads]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(screen.name(GOVERNOR), no_wrap=True)
    for head in (points, dice, *goods, tokens, soldiers, buildings):
        table.add_column(head, no_wrap=True)
    table.add_column()
    for seat in view.order:
        province = view.province(seat)
        remarks = []
        if view.envoy == seat:
            remarks.append(screen.name(ENVOY))
        if view.aid == seat:
            remarks.append(screen.name(AID))
        if view.phase == "court" and province.passed:
            remarks.append(screen.name(PASSED))
        if view.phase == "battle":
            remarks.append(f"{screen.name(COMBAT)} {province.combat}")
        table.add_row(
            screen.seat(seat, names),
            str(province.points.total),
            _hand(province.dice, seat),
            str(province.goods.gold),
            str(province.goods.wood),
            str(province.goods.stone),
            str(province.tokens),
            str(province.soldiers),
            str(len(province.buildings)),
            ", ".join(remarks),
        )
    return table


def _hand(dice: Dice, seat: int) -> Text:
    """Dice still in hand, the white ones after a dot."""
    faces = Text(" ".join(map(str, dice.coloured)), style=colour(seat))
    if dice.white:
        faces.append("·" + " ".join(map(str, dice.white)), style="white")
    return faces


def _building(screen: Screen, province: Province, building: Building) -> Text:
    name = screen.thing(building)
    points = f"{building.victory_points} {screen.name(POINTS)}"
    if building in province.buildings:
        return Text(f"{mark(province.seat)} {name}\n{points}", style=colour(province.seat))
    gold, wood, stone = LETTERS[screen.lang]
    cost = gold * building.cost.gold + wood * building.cost.wood + stone * building.cost.stone
    return Text(f"  {name}\n  {cost}, {points}", style="dim")
