"""A table that a ruler could be sitting at, as far as he knows."""

from regalia.core.block import as_bytes
from regalia.core.events import SPECTATOR
from regalia.core.rng import FastRng
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.bag import ONE, Bag, with_card
from regalia.games.wonderful_world.area import Area
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.phases import planning, production
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import BIT, DRAFT, EXTRA, OVER, PLANNING, WorldState

WANDERINGS: int = 12  # how far others may be in a window, as far as one can guess


def imagine(seen: WorldObservation, seed: int) -> World:
    """The open table as it is; unseen hands are dealt anew, others plan what they may."""
    s = World(seen.options, FastRng(seed))
    s.remember(seen)
    s.prepare()
    lay_table(s, seen)
    deal_unseen(s, seen)
    lay_own(s, seen)
    if s.seats > 1:
        if s.phase == DRAFT:
            seal_picks(s, seen)
        elif s.phase != OVER:
            for seat in range(s.seats):
                if seat != seen.seat:
                    plan(s, seat, seat in seen.to_act)
    return s


def lay_table(s: World, seen: WorldObservation) -> None:
    """What lies open, and is not shown as it lies."""
    s.pile = as_bytes(seen.pile)
    s.set_pools(0, as_bytes(seen.pools[0]))
    s.set_pools(1, as_bytes(seen.pools[1]))
    s.due = seen.due
    for seat in range(s.seats):
        lay_area(s, seat, seen.areas[seat])
    s.publish()


def lay_area(s: World, seat: int, area: Area) -> None:
    """What lies before a seat."""
    while s.sites_count(seat):
        s.drop_sites(seat, s.sites_count(seat) - 1)
    for at in range(len(area.sites)):
        s.insert_sites(seat, at, area.sites[at])
    s.set_built(seat, as_bytes(area.built))
    s.set_purse(seat, purses.pack(area.cubes, area.krystallium, area.generals, area.financiers))
    s.set_loose(seat, area.loose)


def deal_unseen(s: World, seen: WorldObservation) -> None:
    """Hands the observer has not held, leftovers a spectator has not seen, and the decks."""
    decks = [as_bytes(seen.unseen[0]), as_bytes(seen.unseen[1])]
    is_draft = s.seats > 1 and s.phase == DRAFT
    if is_draft or not s.plays(seen.seat):  # else nothing but the decks is hidden
        bags = [Bag(deck, s.rng) for deck in decks]
        if is_draft:
            for holder in range(s.seats):
                if not s.sees_hand(seen.seat, holder):
                    backs = seen.hand_backs[holder]
                    s.set_hands(holder, mixed(bags, seen.hand_sizes[holder] - backs, backs))
        if not s.plays(seen.seat):
            s.buried = mixed(bags, seen.buried_backs[0], seen.buried_backs[1])
        decks = [bag.rest() for bag in bags]
    s.set_decks(0, decks[0])
    s.set_decks(1, decks[1])


def mixed(bags: list[Bag], count: int, backs: int) -> bytes:
    """So many cards of both backs."""
    cards = bags[0].draw(count)
    for card in bags[1].draw(backs):
        cards = with_card(cards, card)
    return cards


def lay_own(s: World, seen: WorldObservation) -> None:
    """What the observer has done in this window; a lone player's table is open to all."""
    me = 0 if s.seats == 1 else seen.seat
    if me == SPECTATOR:
        return
    for card in seen.recycled:
        s.recycled = s.recycled + ONE[me] + ONE[card]
    lay_area(s, me, seen.mine)
    s.due &= ~BIT[me]
    if seen.owes:
        s.due |= BIT[me]
    if seen.chosen:
        s.chosen |= BIT[me]


def seal_picks(s: World, seen: WorldObservation) -> None:
    """Others who have drafted hold any card of their hand."""
    for seat in range(s.seats):
        if seat != seen.seat and (s.pending >> seat) & 1 == 0:
            hand = s.hands(seat)
            s.set_sealed(seat, hand[s.rng.below(len(hand))])


def plan(s: World, seat: int, is_open: bool) -> None:
    """Let another seat play its window from where everybody last saw it: to its end, or in part."""
    if s.phase == PLANNING:
        s.set_todo(seat, s.drafts(seat))
    elif not was_asked(s, seat):
        return
    bit = 1 << seat
    s.pending |= bit
    if not is_open:
        while s.pending & bit:
            act(s, seat)
        return
    for _ in range(s.rng.below(WANDERINGS)):
        sites = s.sites_rows[:]
        built = s.built(seat)
        purse = s.purse(seat)
        loose = s.loose(seat)
        todo = s.todo(seat)
        carried = s.carried(seat)
        scrap = s.scrap(seat)
        recycled = s.recycled
        due = s.due
        chosen = s.chosen
        act(s, seat)
        if s.pending & bit == 0:  # it has not finished: one action back
            s.sites_rows = sites
            s.set_built(seat, built)
            s.set_purse(seat, purse)
            s.set_loose(seat, loose)
            s.set_todo(seat, todo)
            s.set_carried(seat, carried)
            s.set_scrap(seat, scrap)
            s.recycled = recycled
            s.due = due
            s.chosen = chosen
            s.pending |= bit
            return


def was_asked(s: WorldState, seat: int) -> bool:
    """Whether a seat had anything to decide when the step began (IWW-9.12)."""
    if s.step == EXTRA and not s.has_extra(seat):
        return False
    return s.sites_count(seat) > 0 or s.loose(seat) > 0 or (s.due >> seat) & 1 == 1


def act(s: World, seat: int) -> None:
    """One random action, short of the barrier."""
    if s.phase == PLANNING:
        legal = planning.legal(s, seat)
        planning.apply(s, seat, legal[s.rng.below(len(legal))])
    else:
        legal = production.legal(s, seat)
        production.apply(s, seat, legal[s.rng.below(len(legal))])
