"""A table that a player could be sitting at, as far as he knows."""

from regalia.core.rng import FastRng
from regalia.games.legends.material import UNTURNED
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.rules import Legends
from regalia.games.legends.state import BIDS, BIT, FULL_BAG, UNKNOWN, ways_of


def imagine(seen: LegendsObservation, seed: int) -> Legends:
    """The open table as it is; sealed bids and tokens that only others have seen are drawn anew."""
    s = Legends(seen.options, FastRng(seed))
    s.remember(seen)
    s.adopt()
    s.ways = ways_of(seen.links)
    if UNTURNED in s.plan:
        deal_tokens(s)
    if s.phase == BIDS:
        deal_bids(s, seen.seat)
    return s


def deal_tokens(s: Legends) -> None:
    """Fill the bag with what the seat has not seen; what only others have seen comes out of it."""
    s.bag = FULL_BAG
    looked = 0
    for seat in range(s.seats):
        s.bag &= ~s.finds(seat)
        looked |= s.looked(seat)
    for region in s.regions:
        if (s.face_down >> region) & 1 and s.tokens(region) != UNTURNED:
            s.bag &= ~BIT[s.tokens(region)]
    for region in s.regions:
        if (looked >> region) & 1 and s.tokens(region) == UNTURNED:
            s.turn_token(region)


def deal_bids(s: Legends, me: int) -> None:
    """A player who has sealed a bid may have bid anything."""
    for seat in range(s.seats):
        if seat != me and s.bids(seat) == UNKNOWN and (s.pending >> seat) & 1 == 0:
            s.set_bids(seat, s.rng.below(s.coins(seat) + 1))
