"""What happened in Kingsburg, as lines of the log (`regalia.text.log` says how to read the table).

Only `sees` is secret: it goes to the seat that looked. Everything else is public (KB-21).
"""

from typing import Final

from regalia.core.events import Event
from regalia.core.message import Message, Seat
from regalia.games.kingsburg.actions import GROUP_ADVISOR
from regalia.games.kingsburg.describe.choices import gift, others
from regalia.games.kingsburg.describe.terms import (
    amount,
    die,
    enemy_loss,
    enemy_name,
    enemy_reward,
    goods,
    group_parts,
    handful,
    mix_goods,
    player,
    roll,
    token,
    white_die,
    words,
)
from regalia.games.kingsburg.material import (
    ADVISOR_THE,
    BUILDING_THE,
    ENEMY_STRENGTH,
    GOOD_SLUG,
    SEASON_NAME,
    YEAR_NUMERAL,
)
from regalia.text.log import Line, narrate
from regalia.text.words import first


def event(event: Event) -> Message:
    """The log line of an event."""
    return narrate("kingsburg", EVENTS, event)


def first_order(*seats: int) -> Message:
    return words("event-first-order", order=[player(seat) for seat in seats])


def rolls(coloured: int, white: int) -> Message:
    return words("event-rolls", dice=roll(coloured, white))


def chapel(coloured: int, white: int) -> Message:
    return words("event-chapel", dice=roll(coloured, white))


def statue(is_white: int, old: int, new: int) -> Message:
    return words("event-statue", old=white_die(old) if is_white else die(old), new=die(new))


def order(*seats_and_totals: int) -> Message:
    half = len(seats_and_totals) // 2
    places = [
        words("player-total", seat=Seat(seat), total=total)
        for seat, total in zip(seats_and_totals[:half], seats_and_totals[half:], strict=True)
    ]
    return words("event-order", order=places)


def places(group: int) -> Message:
    advisor = ADVISOR_THE[GROUP_ADVISOR[group]]
    return words("event-places", group=group_parts(group), advisor=advisor)


def places_envoy(group: int) -> Message:
    advisor = ADVISOR_THE[GROUP_ADVISOR[group]]
    return words("event-places-envoy", group=group_parts(group), advisor=advisor)


def receives(
    advisor: int, gold: int, wood: int, stone: int, soldiers: int, tokens: int, vp: int
) -> Message:
    helper = first(ADVISOR_THE[advisor])
    gains = goods(gold, wood, stone)
    if vp < 0:
        return words("event-buys", advisor=helper, gains=gains, price=amount("point", -vp))
    if soldiers:
        gains.append(amount("soldier", soldiers))
    gains += [token()] * tokens
    if vp:
        gains.append(amount("point", vp))
    return words("event-receives", advisor=helper, gains=gains)


def trades(good: int) -> Message:
    return words("event-trades", given=gift(good), taken=others(good))


def sees(enemy: int) -> Message:
    return words("event-sees", **card(enemy))


def reveals(enemy: int) -> Message:
    return words("event-enemy", **card(enemy))


def card(enemy: int) -> dict[str, object]:
    """All that an enemy's card says."""
    return {
        "enemy": enemy_name(enemy),
        "strength": ENEMY_STRENGTH[enemy],
        "reward": enemy_reward(enemy),
        "loss": enemy_loss(enemy),
    }


def builds(building: int, gold: int, wood: int, stone: int, vp: int) -> Message:
    cost = goods(gold, wood, stone)
    return words("event-builds", building=BUILDING_THE[building], cost=cost, vp=vp)


def offers(offer: int, vp: int) -> Message:
    return words("event-offers", gift=gift(offer), points=amount("point", vp))


def reward(buildings: int, vp: int) -> Message:
    return words("event-reward", n=buildings, points=amount("point", vp))


def wins(strength: int, enemy: int) -> Message:
    theirs = ENEMY_STRENGTH[enemy]
    return words(
        "event-wins-wall" if strength == theirs else "event-wins",  # KB-12.5
        enemy=enemy_name(enemy),
        strength=strength,
        theirs=theirs,
        reward=enemy_reward(enemy),
    )


def defeated(strength: int, enemy: int) -> Message:
    theirs = ENEMY_STRENGTH[enemy]
    name = first(enemy_name(enemy))
    return words("event-defeated", enemy=name, strength=strength, theirs=theirs)


def loses_goods(good: int, count: int) -> Message:
    return words("event-loses-goods", goods=amount(GOOD_SLUG[good], count))


def cathedral(goods: int, vp: int) -> Message:
    return words("event-cathedral", n=goods, points=amount("point", vp))


def points(vp: int) -> Message:
    """So many points."""
    return amount("point", vp)


def soldiers(n: int) -> Message:
    """So many soldiers."""
    return amount("soldier", n)


EVENTS: Final[dict[str, Line]] = {
    "first_order": Line("KB-1.3", first_order),
    "year": Line("KB-2.1", year=YEAR_NUMERAL),
    "aid_die": Line("KB-3.1 KB-3.2"),
    "aid_good": Line("KB-3.3", good=gift),
    "season": Line("KB-2.3", season=SEASON_NAME, year=YEAR_NUMERAL),
    "neutral": Line("KB-16.1 KB-16.2 KB-16.3", dice=handful, advisor=ADVISOR_THE),
    "guild": Line("KB-4.2"),
    "rolls": Line("KB-4.4", rolls),
    "statue": Line("KB-4.6", statue),
    "chapel": Line("KB-4.7", chapel),
    "keeps": Line("KB-4.9"),
    "order": Line("KB-4.11", order),
    "places": Line("KB-5.5", places),
    "places_envoy": Line("KB-10.6", places_envoy),
    "passes": Line("KB-5.2"),
    "must_pass": Line("KB-5.11"),
    "receives": Line("KB-6.3", receives),
    "trades": Line("KB-6.4", trades),
    "declines": Line("KB-6.4 KB-6.5", advisor=ADVISOR_THE),
    "peeks": Line("KB-6.7"),
    "sees": Line("KB-6.7", sees),
    "builds": Line("KB-7.5", builds),
    "builds_nothing": Line("KB-7.1"),
    "sends_envoy": Line("KB-7.8"),
    "inn": Line("KB-8.2"),
    "embassy": Line("KB-8.3", vp=points),
    "offers": Line("KB-8.4", offers),
    "keeps_offer": Line("KB-8.4"),
    "reward": Line("KB-9.1", reward),
    "envoy": Line("KB-10.2 KB-10.3"),
    "no_envoy": Line("KB-10.4"),
    "envoy_returns": Line("KB-10.1"),
    "recruits": Line("KB-11.1 KB-11.2", mix=mix_goods),
    "enemy": Line("KB-12.1", reveals),
    "king_die": Line("KB-12.2", die=soldiers),
    "holds": Line("KB-12.4", strength=int),
    "wins": Line("KB-12.4 KB-12.5", wins),
    "fortress": Line("KB-12.6", vp=points),
    "strongest": Line("KB-12.7", vp=points),
    "plunders": Line("KB-12.11", mix=mix_goods),
    "defeated": Line("KB-12.4", defeated),
    "loses_goods": Line("KB-13.1 KB-13.2 KB-13.3", loses_goods),
    "gives_up": Line("KB-13.3", mix=mix_goods),
    "destroyed": Line("KB-13.4", building=BUILDING_THE, vp=int),
    "loses_vp": Line("KB-13.7", vp=points),
    "cathedral": Line("KB-15.1", cathedral),
    "over": Line("KB-15.2"),
}
