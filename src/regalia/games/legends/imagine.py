"""A table that a player could be sitting at, as far as he knows."""

from regalia.core.rng import FastRng
from regalia.games.legends.material import POISON_SWAMP, UNTURNED
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.rules import Legends
from regalia.games.legends.state import BIDS, UNKNOWN, ways_of


def imagine(seen: LegendsObservation, seed: int) -> Legends:
    """The open table as it is; sealed bids and tokens that only others have seen are drawn anew."""
    s = Legends(seen.options, FastRng(seed))
    s.keeps_events = False
    s.adopt()
    for seat in seen.to_act:
        s.ask(seat)
    s.phase = seen.phase
    s.game = seen.game_number
    s.past = list(seen.past)
    s.setup_player = seen.setup_player
    s.first = seen.first
    s.turn = seen.turn
    s.turns = seen.turns
    s.step = seen.step
    s.card = seen.card
    s.left = seen.left
    s.victim = seen.victim
    s.layout = bytes(seen.layout)
    s.centre = seen.centre
    s.regions = bytes(seen.regions)
    s.links = seen.links
    s.ways = ways_of(seen.links) if seen.links else b""
    s.start = seen.start
    s.outpost = seen.outpost
    s.tokens = bytes(seen.tokens)
    s.face_down = seen.face_down
    s.known = list(seen.looked)
    s.board = list(seen.board)
    s.supply = list(seen.supply)
    s.cities = list(seen.cities)
    s.captured = list(seen.captured)
    s.coins = list(seen.coins)
    s.perks = list(seen.perks)
    s.owned = list(seen.owned)
    s.finds = list(seen.finds)
    s.warlords = bytes(seen.warlords)
    s.row = list(seen.row)
    s.deck = seen.deck
    s.bids = list(seen.bids)
    if UNTURNED in s.plan:
        deal_tokens(s)
    if s.phase == BIDS:
        deal_bids(s, seen.seat)
    return s


def deal_tokens(s: Legends) -> None:
    """Fill the bag with what the seat has not seen; what only others have seen comes out of it."""
    bag = (1 << (POISON_SWAMP + 1)) - 2
    for mask in s.finds:
        bag &= ~mask
    for region in s.regions:
        if (s.face_down >> region) & 1 and s.tokens[region] != UNTURNED:
            bag &= ~(1 << s.tokens[region])
    s.bag = bag
    looked = 0
    for mask in s.known:
        looked |= mask
    for region in s.regions:
        if (looked >> region) & 1 and s.tokens[region] == UNTURNED:
            s.turn_token(region)


def deal_bids(s: Legends, me: int) -> None:
    """Whoever has sealed a bid may have bid anything."""
    for seat in range(s.seats):
        if seat != me and s.bids[seat] == UNKNOWN and (s.pending >> seat) & 1 == 0:
            s.bids[seat] = s.rng.below(s.coins[seat] + 1)
