"""Positions of Kingsburg: the whole table in words, what follows from it, what cannot be."""

from dataclasses import replace
from typing import Final

from regalia.core.events import SPECTATOR
from regalia.games.kingsburg.material import (
    BUILDING_TOKENS,
    COLOURED_DICE,
    DEMONS_ALTERNATIVE,
    DEMONS_STANDARD,
    YEARS,
)
from regalia.games.kingsburg.phases import roll
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import COURT, UNKNOWN
from regalia.games.kingsburg.view.records import Dice, Group, KingsburgView, Province
from regalia.games.kingsburg.view.things import ADVISOR_CARDS, BUILDING_CARDS, ENEMY_CARDS
from regalia.games.kingsburg.view.write import write
from regalia.view.position import Faults, Table, Told, is_told, start_phase, told_of

# How a season begins, and the seasons in which a phase can be.
BEGINS: Final = {"spring": "aid", "summer": "roll", "autumn": "roll", "winter": "recruiting"}
SEASONS_OF: Final = {
    "aid": ("spring",),
    "reward": ("summer",),
    "envoy": ("autumn",),
    "recruiting": ("winter",),
    "battle": ("winter",),
    "over": ("spring",),
}
PRODUCTIVE: Final = ("spring", "summer", "autumn")
# Before anybody can have recruited, and before anybody can have influenced the General.
WITHOUT_SOLDIERS: Final = ("aid", "roll", "court")
MOST_WHITE: Final = 2


def deal(state: Kingsburg, told: Told, faults: Faults) -> None:
    """An empty table is what every phase begins with."""


def read(state: Kingsburg) -> KingsburgView:
    """The whole table, the enemy included."""
    view: KingsburgView = replace(state.observe(SPECTATOR), enemy=int(state.enemy)).view
    return view


def settle(state: Kingsburg, view: KingsburgView, told: Told) -> KingsburgView:
    """Season and phase fit, printed points are scored, dice are in order."""
    phase, season = view.phase, view.season
    if not is_told(told, "phase") and is_told(told, "season"):
        phase = BEGINS.get(season, "over")
    if not is_told(told, "season") and phase in SEASONS_OF:
        season = SEASONS_OF[phase][0]
    court = tuple([_settled_group(group) for group in view.court])
    occupied = view.occupied
    if not is_told(told, "occupied"):
        occupied = tuple([card for card in ADVISOR_CARDS if card in [g.advisor for g in court]])
    provinces = tuple([_settled(p, told_of(told, "provinces", p.seat)) for p in view.provinces])
    if not is_told(told, "to_act"):
        return replace(
            view,
            phase=phase,
            season=season,
            court=court,
            occupied=occupied,
            provinces=provinces,
            to_act=(),
            asked=(),
            turn=0,
        )
    settled = replace(
        view, phase=phase, season=season, court=court, occupied=occupied, provinces=provinces
    )
    if not is_told(told, "asked") and phase != "aid":
        settled = replace(settled, asked=())
    if not is_told(told, "turn"):
        settled = replace(settled, turn=_turn(settled, view.to_act[0]) if view.to_act else 0)
    return settled


def _turn(view: KingsburgView, seat: int) -> int:
    """The place of whoever acts: in the order, or of his group at court, -1 for none."""
    if view.phase != "help":
        return view.order.index(seat) if seat in view.order else -1
    owners = [group.seat for group in view.court]
    if 0 <= view.turn < len(owners) and owners[view.turn] == seat:
        return view.turn
    return owners.index(seat) if seat in owners else -1


def _settled(province: Province, told: Told | None) -> Province:
    told = told or {}
    dice = Dice(tuple(sorted(province.dice.coloured)), tuple(sorted(province.dice.white)))
    points = province.points
    if not is_told(told, "points", "buildings"):
        printed = sum([building.victory_points for building in province.buildings])
        points = replace(points, buildings=printed)
    rolled = province.roll
    if is_told(told, "dice") and not is_told(told, "roll"):
        rolled = sum(dice.coloured) + sum(dice.white)
    return replace(province, dice=dice, points=points, roll=rolled)


def _settled_group(group: Group) -> Group:
    return replace(group, coloured=tuple(sorted(group.coloured)), white=tuple(sorted(group.white)))


def judge(state: Kingsburg, view: KingsburgView, faults: Faults) -> None:
    """What cannot be."""
    if not 1 <= view.year <= YEARS:
        faults.add("year", "kingsburg.fault-year", last=YEARS)
    if view.season not in SEASONS_OF.get(view.phase, PRODUCTIVE):
        fits = ", ".join(SEASONS_OF.get(view.phase, PRODUCTIVE))
        faults.add(
            "phase", "kingsburg.fault-season", phase=view.phase, season=view.season, fit=fits
        )
    if sorted(view.order) != list(range(len(view.provinces))):
        faults.add("order", "common.fault-order", last=len(view.provinces) - 1)
    places = [_turn(view, seat) for seat in view.to_act]
    if places and (places != [view.turn] or view.turn < 0):
        faults.add("to_act", "kingsburg.fault-turn", turn=view.turn)
    for at, province in enumerate(view.provinces):
        judge_province(province, view, f"provinces[{at}]", faults)
    judge_court(view, faults)
    enemy = view.enemy
    if enemy is not None and enemy.year != view.year:
        faults.add("enemy", "kingsburg.fault-enemy-year", enemy=enemy.slug, year=enemy.year)
    elif enemy is not None and ENEMY_CARDS.index(enemy) == _absent_demons(view):
        faults.add("enemy", "kingsburg.fault-demons", enemy=enemy.slug)
    if view.king_die is not None and not 1 <= view.king_die <= 6:
        faults.add("king_die", "kingsburg.fault-face", face=view.king_die)


def _absent_demons(view: KingsburgView) -> int:
    """The card of the Demons that is not in this deck."""
    return DEMONS_STANDARD if view.options["demons"] == "alternative" else DEMONS_ALTERNATIVE


def judge_province(province: Province, view: KingsburgView, place: str, faults: Faults) -> None:
    """Buildings without gaps and doubles, dice that can be, soldiers only where there are any."""
    stand = province.buildings
    for at, building in enumerate(stand):
        where = f"{place}.buildings[{at}]"
        if building in stand[:at]:
            faults.add(where, "common.fault-twice", what=building.slug)
        before = BUILDING_CARDS[max(BUILDING_CARDS.index(building) - 1, 0)]
        if building.column > 1 and before not in stand:
            faults.add(where, "kingsburg.fault-gap", building=building.slug, before=before.slug)
    cap = view.options["building_token_cap"]
    if cap is not None and len(stand) > BUILDING_TOKENS:
        faults.add(f"{place}.buildings", "kingsburg.fault-cap", most=BUILDING_TOKENS)
    judge_dice(province.dice.coloured, COLOURED_DICE, f"{place}.dice.coloured", faults)
    judge_dice(province.dice.white, MOST_WHITE, f"{place}.dice.white", faults)
    early = view.season == "spring" and view.phase in WITHOUT_SOLDIERS
    if province.soldiers and early:
        faults.add(f"{place}.soldiers", "kingsburg.fault-soldiers")


def judge_dice(dice: tuple[int, ...], most: int, place: str, faults: Faults) -> None:
    """No more than there are, each with a face."""
    if len(dice) > most:
        faults.add(place, "kingsburg.fault-dice", count=len(dice), most=most)
    for face in dice:
        if not 1 <= face <= 6:
            faults.add(place, "kingsburg.fault-face", face=face)


def judge_court(view: KingsburgView, faults: Faults) -> None:
    """Every group amounts to its advisor, and two stand on one only after an Envoy."""
    seen: list[int] = []
    for at, group in enumerate(view.court):
        place = f"court[{at}]"
        known = len(faults.found)
        judge_dice(group.coloured, COLOURED_DICE, f"{place}.coloured", faults)
        judge_dice(group.white, MOST_WHITE, f"{place}.white", faults)
        if group.market not in (-1, 0, 1):
            faults.add(f"{place}.market", "kingsburg.fault-market")
        total = sum(group.coloured) + sum(group.white) + 2 * group.token + group.market
        if len(faults.found) == known and (total != group.advisor.number or not group.coloured):
            faults.add(
                f"{place}.advisor",
                "kingsburg.fault-group",
                advisor=group.advisor.slug,
                number=group.advisor.number,
                total=total,
            )
        seen.append(group.advisor.number)
    for number in sorted(set(seen)):
        if seen.count(number) > 1 and (seen.count(number) > 2 or view.envoy is not None):
            advisor = ADVISOR_CARDS[number - 1].slug
            faults.add("court", "kingsburg.fault-shared", advisor=advisor)


def lay(state: Kingsburg, view: KingsburgView) -> None:
    """Put everything where the view says it is; an enemy that somebody has seen is drawn."""
    state.pending = 0
    state.remember(write(view))
    if state.enemy == UNKNOWN and state.peeked:
        state.draw_enemy()


def begin(state: Kingsburg, told: Told) -> None:
    """Begin the phase; at court, dice that nobody told of have just been rolled."""
    if state.phase == COURT:
        roll_rest(state, told)
    start_phase(state)


def roll_rest(state: Kingsburg, told: Told) -> None:
    """Dice for whoever has none yet, and the order that follows from all of them (KB-4)."""
    if state.seats == 2 and not is_told(told, "court") and not is_told(told, "occupied"):
        roll.place_neutral_dice(state)
    for seat in range(state.seats):
        if not is_told(told, "provinces", seat, "dice"):
            state.set_coloured(seat, roll.roll(state, COLOURED_DICE))
            state.set_white(seat, roll.roll(state, roll.white_dice(state, seat)))
            if not is_told(told, "provinces", seat, "roll"):
                state.set_totals(seat, state.total(seat))
    if not is_told(told, "order"):
        order = state.all_order()
        order.sort(key=state.totals)  # equal totals keep their order
        for place, seat in enumerate(order):
            state.set_order(place, seat)


TABLE: Final = Table(
    kind=KingsburgView,
    keys={Province: "seat"},
    seats=frozenset({"seat", "to_act", "order", "asked", "aid", "envoy"}),
    below=frozenset(
        {
            *("turn", "market"),
            *("buildings", "court", "reward", "embassy", "town_hall", "victories"),
            *("fortress", "defeats", "cathedral"),
        }
    ),
    deal=deal,
    read=read,
    settle=settle,
    judge=judge,
    lay=lay,
    begin=begin,
)
