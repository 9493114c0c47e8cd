"""From a view of Kingsburg back to the observation it was read from."""

from collections.abc import Iterable
from dataclasses import astuple

from regalia.games.kingsburg.actions import ACTIONS, GROUP_AT, MARKET_SHIFT, group_cell
from regalia.games.kingsburg.dice import ID_OF
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.state import NEUTRAL, UNKNOWN
from regalia.games.kingsburg.view.records import PHASES, SEASONS, Group, KingsburgView, Province
from regalia.games.kingsburg.view.things import BUILDING_CARDS, ENEMY_CARDS
from regalia.view.numbers import actions, mask, number


def write(view: KingsburgView) -> KingsburgObservation:
    """What a view says, in numbers."""
    provinces = view.provinces
    return KingsburgObservation(
        game=view.game,
        options=view.options,
        seat=number(view.seat),
        to_act=view.to_act,
        legal=actions(ACTIONS, view.legal),
        over=view.over,
        phase=PHASES.index(view.phase),
        year=view.year - 1,
        season=SEASONS.index(view.season),
        order=view.order,
        turn=view.turn,
        step=int(view.building_again),
        asked=mask(view.asked),
        goods=tuple([astuple(p.goods) for p in provinces]),
        tokens=tuple([p.tokens for p in provinces]),
        soldiers=tuple([p.soldiers for p in provinces]),
        built=tuple([mask(map(BUILDING_CARDS.index, p.buildings)) for p in provinces]),
        vp=tuple([p.points.total for p in provinces]),
        tally=tuple([astuple(p.points) for p in provinces]),
        aid=number(view.aid),
        envoy=number(view.envoy),
        coloured=tuple([ID_OF[p.dice.coloured] for p in provinces]),
        white=tuple([ID_OF[p.dice.white] for p in provinces]),
        totals=tuple([p.roll for p in provinces]),
        passed=seats(p for p in provinces if p.passed),
        statue_used=seats(p for p in provinces if p.used_statue),
        chapel_used=seats(p for p in provinces if p.used_chapel),
        market_used=seats(p for p in provinces if p.used_market),
        token_used=seats(p for p in provinces if p.used_token),
        placed=tuple([placed(group) for group in view.court]),
        occupied=mask([advisor.number for advisor in view.occupied]),
        enemy=UNKNOWN if view.enemy is None else ENEMY_CARDS.index(view.enemy),
        peeked=seats(p for p in provinces if p.knows_enemy),
        king_die=number(view.king_die, 0),
        strength=tuple([p.combat for p in provinces]),
    )


def seats(provinces: Iterable[Province]) -> int:
    """The seats of some provinces as a mask."""
    return mask([province.seat for province in provinces])


def placed(group: Group) -> tuple[int, int]:
    """Owner and number of a group at court."""
    coloured = ID_OF[group.coloured]
    if group.seat is None:
        return NEUTRAL, coloured
    market = MARKET_SHIFT.index(group.market)
    return group.seat, GROUP_AT[group_cell(coloured, ID_OF[group.white], group.token, market)]
