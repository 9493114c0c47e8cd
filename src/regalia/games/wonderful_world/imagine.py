"""A table that a ruler could be sitting at, as far as he knows."""

from regalia.core.events import SPECTATOR
from regalia.core.rng import FastRng
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.bag import ONE, Bag, with_card
from regalia.games.wonderful_world.observation import Area, WorldObservation
from regalia.games.wonderful_world.phases import planning, production
from regalia.games.wonderful_world.phases.draft import has_held
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, EXTRA, NONE, OVER, PLANNING, WorldState

WANDERINGS: int = 12  # how far others may be in a window, as far as one can guess


def imagine(seen: WorldObservation, seed: int) -> World:
    """The open table as it is; unseen hands are dealt anew, others plan what they may."""
    s = World(seen.options, FastRng(seed))
    s.keeps_events = False
    s.prepare()
    lay_table(s, seen)
    deal_unseen(s, seen)
    lay_own(s, seen)
    for seat in seen.to_act:
        s.ask(seat)
    if s.seats > 1:
        if s.phase == DRAFT:
            seal_picks(s, seen)
        elif s.phase != OVER:
            for seat in range(s.seats):
                if seat != seen.seat:
                    plan(s, seat, seat in seen.to_act)
    return s


def lay_table(s: World, seen: WorldObservation) -> None:
    """Everything that lies open."""
    seats = s.seats
    s.phase = seen.phase
    s.round = seen.round
    s.step = seen.step
    s.pick = seen.pick
    s.sequence = seen.sequence
    s.stage = seen.stage
    s.opened = seen.opened
    s.rows = bytes(seen.rows)
    s.pools = (bytes(seen.pools[0]), bytes(seen.pools[1]))
    s.apart = seen.apart
    s.pile = bytes(seen.pile)
    s.buried = bytes(seen.buried)
    s.counts = list(seen.counts)
    s.drafts = [bytes(cards) for cards in seen.drafts]
    s.todo = [b""] * seats
    s.scrap = [b""] * seats
    s.sealed = [NONE] * seats
    s.carried = [NONE] * seats
    s.due = seen.due
    areas: tuple[Area, ...] = seen.areas
    s.sites = [list(area.sites) for area in areas]
    s.built = [bytes(area.built) for area in areas]
    s.purse = [purse_of(area) for area in areas]
    s.loose = [area.loose for area in areas]
    s.publish()


def purse_of(area: Area) -> int:
    """What lies on an Empire card, packed."""
    return purses.pack(area.cubes, area.krystallium, area.generals, area.financiers)


def deal_unseen(s: World, seen: WorldObservation) -> None:
    """Hands the observer has not held, leftovers a spectator has not seen, and the decks."""
    base = Bag(bytes(seen.unseen[0]), s.rng)
    other = Bag(bytes(seen.unseen[1]), s.rng)
    s.hands = [bytes(hand) for hand in seen.hands]
    if s.seats > 1 and s.phase == DRAFT:
        for holder in range(s.seats):
            if seen.seat == SPECTATOR or not has_held(s, seen.seat, holder):
                backs = seen.hand_backs[holder]
                s.hands[holder] = mixed(base, other, seen.hand_sizes[holder] - backs, backs)
    if seen.seat == SPECTATOR and s.seats > 1:
        s.buried = mixed(base, other, seen.buried_backs[0], seen.buried_backs[1])
    s.decks = [base.rest(), other.rest()]


def mixed(base: Bag, other: Bag, count: int, backs: int) -> bytes:
    """So many cards of both backs."""
    cards = base.draw(count)
    for card in other.draw(backs):
        cards = with_card(cards, card)
    return cards


def lay_own(s: World, seen: WorldObservation) -> None:
    """What the observer has done in this window; a lone player's table is open to all."""
    me = 0 if s.seats == 1 else seen.seat
    if me == SPECTATOR:
        return
    s.drawn = bytes(seen.drawn)
    s.todo[me] = bytes(seen.todo)
    s.scrap[me] = bytes(seen.scrap)
    for card in seen.recycled:
        s.recycled = s.recycled + ONE[me] + ONE[card]
    s.sealed[me] = seen.sealed
    s.carried[me] = seen.carried
    s.sites[me] = list(seen.mine.sites)
    s.built[me] = bytes(seen.mine.built)
    s.purse[me] = purse_of(seen.mine)
    s.loose[me] = seen.mine.loose
    s.due &= ~(1 << me)
    if seen.owes:
        s.due |= 1 << me
    if seen.chosen:
        s.chosen |= 1 << me


def seal_picks(s: World, seen: WorldObservation) -> None:
    """Others who have drafted hold any card of their hand."""
    for seat in range(s.seats):
        if seat != seen.seat and (s.pending >> seat) & 1 == 0:
            hand = s.hands[seat]
            s.sealed[seat] = hand[s.rng.below(len(hand))]


def plan(s: World, seat: int, is_open: bool) -> None:
    """Let another seat play its window from where everybody last saw it: to its end, or in part."""
    if s.phase == PLANNING:
        s.todo[seat] = s.drafts[seat]
    elif not was_asked(s, seat):
        return
    bit = 1 << seat
    s.pending |= bit
    if not is_open:
        while s.pending & bit:
            act(s, seat)
        return
    for _ in range(s.rng.below(WANDERINGS)):
        sites = s.sites[seat][:]
        built = s.built[seat]
        purse = s.purse[seat]
        loose = s.loose[seat]
        todo = s.todo[seat]
        carried = s.carried[seat]
        scrap = s.scrap[seat]
        recycled = s.recycled
        due = s.due
        chosen = s.chosen
        act(s, seat)
        if s.pending & bit == 0:  # it has not finished: one action back
            s.sites[seat] = sites
            s.built[seat] = built
            s.purse[seat] = purse
            s.loose[seat] = loose
            s.todo[seat] = todo
            s.carried[seat] = carried
            s.scrap[seat] = scrap
            s.recycled = recycled
            s.due = due
            s.chosen = chosen
            s.pending |= bit
            return


def was_asked(s: WorldState, seat: int) -> bool:
    """Whether a seat had anything to decide when the step began (IWW-9.12)."""
    if s.step == EXTRA and not s.has_extra(seat):
        return False
    return len(s.sites[seat]) > 0 or s.loose[seat] > 0 or (s.due >> seat) & 1 == 1


def act(s: World, seat: int) -> None:
    """One random action, short of the barrier."""
    legal = s.legal(seat)
    action = legal[s.rng.below(len(legal))]
    if s.phase == PLANNING:
        planning.apply(s, seat, action)
    else:
        production.apply(s, seat, action)
