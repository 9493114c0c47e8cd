"""Events as lines of the log. The parameters of each function are those of `events.ARGUMENTS`."""

from collections.abc import Callable
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
    first,
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


def event(event: Event) -> Message:
    """The log line of an event."""
    line = TELL[event.kind](*event.args)
    if event.seat >= 0:
        line.args["seat"] = Seat(event.seat)
    return line


def plain(id: str) -> Callable[[], Message]:
    """A line that needs nothing but the seat."""
    return lambda: words(id)


def first_order(*seats: int) -> Message:
    return words("event-first-order", order=[player(seat) for seat in seats])


def year(year: int) -> Message:
    return words("event-year", year=YEAR_NUMERAL[year])


def aid_good(good: int) -> Message:
    return words("event-aid-good", good=gift(good))


def season(season: int, year: int) -> Message:
    return words("event-season", season=SEASON_NAME[season], year=YEAR_NUMERAL[year])


def neutral(dice: int, advisor: int) -> Message:
    return words("event-neutral", dice=handful(dice), advisor=ADVISOR_THE[advisor])


def rolls(coloured: int, white: int) -> Message:
    return words("event-rolls", dice=roll(coloured, white))


def statue(is_white: int, old: int, new: int) -> Message:
    return words("event-statue", old=white_die(old) if is_white else die(old), new=die(new))


def chapel(coloured: int, white: int) -> Message:
    return words("event-chapel", dice=roll(coloured, white))


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


def declines(advisor: int) -> Message:
    return words("event-declines", advisor=ADVISOR_THE[advisor])


def sees(enemy: int) -> Message:
    return words(
        "event-sees",
        enemy=enemy_name(enemy),
        strength=ENEMY_STRENGTH[enemy],
        reward=enemy_reward(enemy),
        loss=enemy_loss(enemy),
    )


def builds(building: int, gold: int, wood: int, stone: int, vp: int) -> Message:
    cost = goods(gold, wood, stone)
    return words("event-builds", building=BUILDING_THE[building], cost=cost, vp=vp)


def embassy(vp: int) -> Message:
    return words("event-embassy", points=amount("point", vp))


def offers(offer: int, vp: int) -> Message:
    return words("event-offers", gift=gift(offer), points=amount("point", vp))


def reward(buildings: int, vp: int) -> Message:
    return words("event-reward", n=buildings, points=amount("point", vp))


def recruits(mix: int) -> Message:
    return words("event-recruits", price=mix_goods(mix))


def enemy(enemy: int) -> Message:
    return words(
        "event-enemy",
        enemy=enemy_name(enemy),
        strength=ENEMY_STRENGTH[enemy],
        reward=enemy_reward(enemy),
        loss=enemy_loss(enemy),
    )


def king_die(die: int) -> Message:
    return words("event-king-die", soldiers=amount("soldier", die))


def holds(strength: int) -> Message:
    return words("event-holds", strength=strength)


def wins(strength: int, enemy: int) -> Message:
    theirs = ENEMY_STRENGTH[enemy]
    return words(
        "event-wins-wall" if strength == theirs else "event-wins",  # KB-12.5
        enemy=enemy_name(enemy),
        strength=strength,
        theirs=theirs,
        reward=enemy_reward(enemy),
    )


def fortress(vp: int) -> Message:
    return words("event-fortress", points=amount("point", vp))


def strongest(vp: int) -> Message:
    return words("event-strongest", points=amount("point", vp))


def plunders(mix: int) -> Message:
    return words("event-plunders", goods=mix_goods(mix))


def defeated(strength: int, enemy: int) -> Message:
    theirs = ENEMY_STRENGTH[enemy]
    name = first(enemy_name(enemy))
    return words("event-defeated", enemy=name, strength=strength, theirs=theirs)


def loses_goods(good: int, count: int) -> Message:
    return words("event-loses-goods", goods=amount(GOOD_SLUG[good], count))


def gives_up(mix: int) -> Message:
    return words("event-gives-up", goods=mix_goods(mix))


def destroyed(building: int, vp: int) -> Message:
    return words("event-destroyed", building=BUILDING_THE[building], vp=vp)


def loses_vp(vp: int) -> Message:
    return words("event-loses-vp", points=amount("point", vp))


def cathedral(goods: int, vp: int) -> Message:
    return words("event-cathedral", n=goods, points=amount("point", vp))


TELL: Final[dict[str, Callable[..., Message]]] = {
    "first_order": first_order,
    "year": year,
    "aid_die": plain("event-aid-die"),
    "aid_good": aid_good,
    "season": season,
    "neutral": neutral,
    "guild": plain("event-guild"),
    "rolls": rolls,
    "statue": statue,
    "chapel": chapel,
    "keeps": plain("event-keeps"),
    "order": order,
    "places": places,
    "places_envoy": places_envoy,
    "passes": plain("event-passes"),
    "must_pass": plain("event-must-pass"),
    "receives": receives,
    "trades": trades,
    "declines": declines,
    "peeks": plain("event-peeks"),
    "sees": sees,
    "builds": builds,
    "builds_nothing": plain("event-builds-nothing"),
    "sends_envoy": plain("event-sends-envoy"),
    "inn": plain("event-inn"),
    "embassy": embassy,
    "offers": offers,
    "keeps_offer": plain("event-keeps-offer"),
    "reward": reward,
    "envoy": plain("event-envoy"),
    "no_envoy": plain("event-no-envoy"),
    "envoy_returns": plain("event-envoy-returns"),
    "recruits": recruits,
    "enemy": enemy,
    "king_die": king_die,
    "holds": holds,
    "wins": wins,
    "fortress": fortress,
    "strongest": strongest,
    "plunders": plunders,
    "defeated": defeated,
    "loses_goods": loses_goods,
    "gives_up": gives_up,
    "destroyed": destroyed,
    "loses_vp": loses_vp,
    "cathedral": cathedral,
    "over": plain("event-over"),
}
