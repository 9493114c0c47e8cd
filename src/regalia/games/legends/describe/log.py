"""Events as lines of the log. The parameters of each function are those of `events.ARGUMENTS`."""

from collections.abc import Callable
from typing import Final

from regalia.core.events import Event
from regalia.core.message import Message, Name, Seat
from regalia.games.legends.describe.terms import amount, effects, owner, player, slot, words
from regalia.games.legends.material import (
    CARD_THE,
    DOINGS,
    FACE_THE,
    LONG_GAMES,
    RECTANGLE,
    REGION_THE,
    TOKEN_THE,
    WARLORD_TEXT,
    WARLORD_THE,
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


def there(id: str) -> Callable[[int], Message]:
    """A line that names a region."""
    return lambda region: words(id, region=REGION_THE[region])


def by_seat(numbers: tuple[int, ...], what: str) -> list[Message]:
    """A number for each player: "Ada 4, you 2"."""
    return [words(what, seat=Seat(seat), n=n) for seat, n in enumerate(numbers)]


def game(game: int) -> Message:
    return words("event-game", n=game + 1, total=LONG_GAMES)


def warlord(warlord: int) -> Message:
    return words("event-warlord", warlord=WARLORD_THE[warlord], text=WARLORD_TEXT[warlord])


def board(slot_number: int, laid: int, shape: int) -> Message:
    face, turn = divmod(laid, 4)
    return words("event-board", slot=slot(shape, slot_number), isle=FACE_THE[face], n=turn)


def centre(slot_number: int, laid: int) -> Message:
    return words("event-centre", slot=slot(RECTANGLE, slot_number), isle=FACE_THE[laid // 4])


def token(token: int, region: int) -> Message:
    return words("event-token", token=TOKEN_THE[token], region=REGION_THE[region])


def leaves_out(token: int) -> Message:
    return words("event-leaves-out", token=TOKEN_THE[token])


def musters(region: int, armies: int) -> Message:
    return words("event-musters", region=REGION_THE[region], n=armies)


def row(*cards: int) -> Message:
    names: list[Name] = [CARD_THE[card] for card in cards]
    return words("event-row", cards=names)


def coins(coins: int) -> Message:
    return words("event-coins", coins=amount("coin", coins))


def bids(*bids: int) -> Message:
    return words("event-bids", bids=by_seat(bids, "player-bid"))


def rolls(die: int) -> Message:
    return words("event-rolls", n=die)


def begins(bid: int) -> Message:
    if bid == 0:
        return words("event-first-free")
    return words("event-first", coins=amount("coin", bid))


def takes(card: int, cost: int) -> Message:
    return words("event-takes", card=CARD_THE[card], price=amount("price", cost))


def takes_extra(card: int, cost: int) -> Message:
    return words("event-takes-extra", card=CARD_THE[card], price=amount("price", cost))


def earns(coins: int) -> Message:
    return words("event-earns", coins=amount("coin", coins))


def chooses_neither(card: int) -> Message:
    return words("event-chooses-neither", card=CARD_THE[card])


def forgoes(doing: int) -> Message:
    return words("event-forgoes-" + DOINGS[doing])


def moves(origin: int, target: int, cost: int) -> Message:
    return words("event-moves", origin=REGION_THE[origin], target=REGION_THE[target], n=cost)


def finds(token: int, region: int) -> Message:
    return words("event-finds", token=TOKEN_THE[token], region=REGION_THE[region])


def destroys(region: int, colour: int) -> Message:
    return words("event-destroys", region=REGION_THE[region], owner=owner(colour))


def on_victim(id: str) -> Callable[[int], Message]:
    """A line that names another player."""
    return lambda victim: words(id, victim=player(victim))


def refill(card: int) -> Message:
    return words("event-refill", card=CARD_THE[card], effects=effects(card))


def sees(token: int, region: int) -> Message:
    return words("event-sees", token=TOKEN_THE[token], region=REGION_THE[region])


def game_over(game: int, *points: int) -> Message:
    return words("event-game-over", n=game + 1, points=by_seat(points, "player-points"))


def over(*points: int) -> Message:
    return words("event-over", points=by_seat(points, "player-points"))


TELL: Final[dict[str, Callable[..., Message]]] = {
    "game": game,
    "sets_up": plain("event-sets-up"),
    "warlord": warlord,
    "board": board,
    "centre": centre,
    "start": there("event-start"),
    "token": token,
    "hides": there("event-hides"),
    "leaves_out": leaves_out,
    "musters": musters,
    "musters_more": there("event-musters-more"),
    "outpost": there("event-outpost"),
    "neutral": there("event-neutral"),
    "row": row,
    "coins": coins,
    "seals": plain("event-seals"),
    "bids": bids,
    "rolls": rolls,
    "first": begins,
    "takes": takes,
    "earns": earns,
    "chooses_neither": chooses_neither,
    "forgoes": forgoes,
    "places": there("event-places"),
    "moves": moves,
    "builds": there("event-builds"),
    "finds": finds,
    "knight": there("event-knight"),
    "slays": there("event-slays"),
    "thieves": there("event-thieves"),
    "destroys": destroys,
    "captures": on_victim("event-captures"),
    "steals": on_victim("event-steals"),
    "spares": on_victim("event-spares"),
    "refill": refill,
    "looks": there("event-looks"),
    "sees": sees,
    "takes_extra": takes_extra,
    "takes_no_more": plain("event-takes-no-more"),
    "game_over": game_over,
    "over": over,
}
