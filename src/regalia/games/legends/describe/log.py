"""What happened in Legends, as lines of the log (`regalia.text.log` says how to read the table).

Only `sees` is secret: it goes to the seat that looked. Everything else is public (EL-19.17).
"""

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
from regalia.text.log import Line, narrate


def event(event: Event) -> Message:
    """The log line of an event."""
    return narrate("legends", EVENTS, event)


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


def musters(region: int, armies: int) -> Message:
    return words("event-musters", region=REGION_THE[region], n=armies)


def row(*cards: int) -> Message:
    names: list[Name] = [CARD_THE[card] for card in cards]
    return words("event-row", cards=names)


def bids(*bids: int) -> Message:
    return words("event-bids", bids=by_seat(bids, "player-bid"))


def rolls(die: int) -> Message:
    return words("event-rolls", n=die)


def begins(bid: int) -> Message:
    if bid == 0:
        return words("event-first-free")
    return words("event-first", coins=amount("coin", bid))


def forgoes(doing: int) -> Message:
    return words("event-forgoes-" + DOINGS[doing])


def moves(origin: int, target: int, cost: int) -> Message:
    return words("event-moves", origin=REGION_THE[origin], target=REGION_THE[target], n=cost)


def refill(card: int) -> Message:
    return words("event-refill", card=CARD_THE[card], effects=effects(card))


def game_over(game: int, *points: int) -> Message:
    return words("event-game-over", n=game + 1, points=by_seat(points, "player-points"))


def over(*points: int) -> Message:
    return words("event-over", points=by_seat(points, "player-points"))


def coin(n: int) -> Message:
    """So many coins."""
    return amount("coin", n)


def price(n: int) -> Message:
    """What a card cost."""
    return amount("price", n)


EVENTS: Final[dict[str, Line]] = {
    "game": Line("EL-15.1", game),
    "sets_up": Line("EL-3.1"),
    "warlord": Line("EL-13.1", warlord),
    "board": Line("EL-2.3 EL-2.4", board),
    "centre": Line("EL-15.4", centre),
    "start": Line("EL-3.2", region=REGION_THE),
    "token": Line("EL-10.1 EL-11.1 EL-12.1", token=TOKEN_THE, region=REGION_THE),
    "hides": Line("EL-14.1", region=REGION_THE),
    "leaves_out": Line("EL-12.1", token=TOKEN_THE),
    "musters": Line("EL-3.4", musters),
    "musters_more": Line("EL-13.5", region=REGION_THE),
    "outpost": Line("EL-3.5", region=REGION_THE),
    "neutral": Line("EL-3.7", region=REGION_THE),
    "row": Line("EL-3.10", row),
    "coins": Line("EL-3.11", coins=coin),
    "seals": Line("EL-4.1"),
    "bids": Line("EL-4.1", bids),
    "rolls": Line("EL-4.7", rolls),
    "first": Line("EL-4.2 EL-4.3 EL-4.4 EL-4.7", begins),
    "takes": Line("EL-5.2", card=CARD_THE, price=price),
    "earns": Line("EL-7.5", coins=coin),
    "chooses_neither": Line("EL-6.5.1", card=CARD_THE),
    "forgoes": Line("EL-5.5", forgoes),
    "places": Line("EL-6.1.2", region=REGION_THE),
    "moves": Line("EL-6.2.2 EL-6.2.3", moves),
    "builds": Line("EL-6.3.1", region=REGION_THE),
    "finds": Line("EL-10.2 EL-14.2 EL-14.3", token=TOKEN_THE, region=REGION_THE),
    "knight": Line("EL-13.8", region=REGION_THE),
    "slays": Line("EL-12.2", region=REGION_THE),
    "thieves": Line("EL-12.6", region=REGION_THE),
    "destroys": Line("EL-6.4.1", region=REGION_THE, owner=owner),
    "captures": Line("EL-13.5", victim=player),
    "steals": Line("EL-13.4", victim=player),
    "spares": Line("EL-13.4", victim=player),
    "refill": Line("EL-5.6", refill),
    "looks": Line("EL-14.4", region=REGION_THE),
    "sees": Line("EL-14.4", token=TOKEN_THE, region=REGION_THE),
    "takes_extra": Line("EL-13.2", card=CARD_THE, price=price),
    "takes_no_more": Line("EL-13.2"),
    "game_over": Line("EL-15.1", game_over),
    "over": Line("EL-8.1", over),
}
