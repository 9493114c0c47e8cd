"""From an observation of Kingsburg to its view."""

from regalia.games.kingsburg.actions import (
    ACTIONS,
    GROUP_ADVISOR,
    GROUP_COLOURED,
    GROUP_MARKET,
    GROUP_TOKEN,
    GROUP_WHITE,
    MARKET_SHIFT,
)
from regalia.games.kingsburg.dice import FACES
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.state import NEUTRAL, UNKNOWN
from regalia.games.kingsburg.view.records import (
    PHASES,
    SEASONS,
    Dice,
    Group,
    KingsburgView,
    Points,
    Province,
)
from regalia.games.kingsburg.view.things import ADVISOR_CARDS, BUILDING_CARDS, ENEMY_CARDS, Goods
from regalia.view.numbers import bits, codes, maybe


def read(seen: KingsburgObservation) -> KingsburgView:
    """What an observation says, in words."""
    return KingsburgView(
        game=seen.game,
        options=seen.options,
        seat=maybe(seen.seat),
        to_act=seen.to_act,
        legal=codes(ACTIONS, seen.legal),
        over=seen.over,
        phase=PHASES[seen.phase],
        year=seen.year + 1,
        season=SEASONS[seen.season],
        order=seen.order,
        turn=seen.turn,
        building_again=seen.step == 1,
        asked=bits(seen.asked),
        aid=maybe(seen.aid),
        envoy=maybe(seen.envoy),
        provinces=tuple([province(seen, seat) for seat in range(seen.options.seats)]),
        court=tuple([group(owner, what) for owner, what in seen.placed]),
        occupied=tuple([ADVISOR_CARDS[number - 1] for number in bits(seen.occupied)]),
        enemy=None if seen.enemy == UNKNOWN else ENEMY_CARDS[seen.enemy],
        king_die=maybe(seen.king_die, 0),
    )


def province(seen: KingsburgObservation, seat: int) -> Province:
    """What lies before a seat."""
    bit = 1 << seat
    return Province(
        seat=seat,
        goods=Goods(*seen.goods[seat]),
        tokens=seen.tokens[seat],
        soldiers=seen.soldiers[seat],
        buildings=tuple([BUILDING_CARDS[id] for id in bits(seen.built[seat])]),
        points=Points(*seen.tally[seat]),
        dice=Dice(FACES[seen.coloured[seat]], FACES[seen.white[seat]]),
        roll=seen.totals[seat],
        passed=seen.passed & bit != 0,
        used_statue=seen.statue_used & bit != 0,
        used_chapel=seen.chapel_used & bit != 0,
        used_market=seen.market_used & bit != 0,
        used_token=seen.token_used & bit != 0,
        knows_enemy=seen.peeked & bit != 0,
        combat=seen.strength[seat],
    )


def group(owner: int, what: int) -> Group:
    """Dice at court; of neutral dice only their handful is known."""
    if owner == NEUTRAL:
        dice = FACES[what]
        return Group(ADVISOR_CARDS[sum(dice) - 1], None, dice, (), False, 0)
    return Group(
        advisor=ADVISOR_CARDS[GROUP_ADVISOR[what] - 1],
        seat=owner,
        coloured=FACES[GROUP_COLOURED[what]],
        white=FACES[GROUP_WHITE[what]],
        token=GROUP_TOKEN[what] == 1,
        market=MARKET_SHIFT[GROUP_MARKET[what]],
    )
