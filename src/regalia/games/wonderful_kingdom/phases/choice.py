"""Choice of two: sixteen turns of Offers and Selections, and Traps (IWK-5, IWK-6)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.wonderful.bag import drawn_from, without_card
from regalia.games.wonderful_kingdom import quest, window
from regalia.games.wonderful_kingdom.actions import (
    DONE,
    ILLUSION,
    OFFER,
    OFFER_ANY,
    OFFER_UP,
    OFFERS,
    PEEK,
    SEARCH,
    SELECT,
    SMUGGLE,
    SPY,
    SWAP_GIVE,
    SWAP_TAKE,
    TARGETS,
    ZONES,
    Actions,
)
from regalia.games.wonderful_kingdom.material import SMUGGLER, SPYMASTER
from regalia.games.wonderful_kingdom.state import (
    NOBODY,
    NONE,
    SELECTION,
    START,
    TOKEN_SHIFT,
    KingdomState,
)
from regalia.games.wonderful_kingdom.tabled import (
    TOKEN_MASK,
    add_targets,
    card_at,
    find_target,
    hide,
    is_down,
    knows,
    look_at,
    offer_of,
    public_card,
    receive,
)

TURNS: Final = 16
# Stages of a turn.
FREE: Final = 0
HALF: Final = 1  # one card of the Offer is down
TOKEN: Final = 2  # an Illusion token may follow the Offer
GIVING: Final = 3  # a swap is half done
AFTER: Final = 4  # a swap may follow the Selection


def enter(s: KingdomState) -> None:
    """One card of the deck, face up, into each area (IWK-5.3)."""
    for area in range(2):
        at = s.rng.below(len(s.deck))
        card = s.deck[at]
        s.deck = drawn_from(s.deck, at)
        s.lay(area, card)
        if s.keeps_events:
            s.tell("lays", NOBODY, (area, card), "IWK-5.3")
    s.turn = 0
    s.mover = 0
    begin_turn(s)


def begin_turn(s: KingdomState) -> None:
    s.stage = FREE
    s.swapped = 0
    s.late = 0
    s.ask(actor(s))


def actor(s: KingdomState) -> i64:
    """F offers, O selects, O offers, F selects (IWK-5.4)."""
    return s.player(0 if s.turn % 4 == 0 or s.turn % 4 == 3 else 1)


def is_offer(turn: i64) -> bool:
    """Whether a turn is an Offer, not a Selection."""
    return turn % 2 == 0


def legal(s: KingdomState, seat: i64) -> list[int]:
    actions: Actions = []
    if s.stage == HALF:
        card, area, face = offered(s.half)
        add_offers(s.hands(seat), card, s.traps(seat) > face, actions)
        return actions
    if s.stage == TOKEN:
        actions.append(DONE)
        for area in range(2):
            add_targets(s, area, ILLUSION + area * TARGETS, seat, -1, actions)
    elif s.stage == GIVING:
        add_targets(s, SELECTION + seat, SWAP_GIVE, seat, -2, actions)
    elif s.stage == AFTER:
        actions.append(DONE)
        add_swaps(s, seat, actions)
    else:
        if is_offer(s.turn):
            add_offers(s.hands(seat), NONE, s.traps(seat) > 0, actions)
        else:
            actions.append(SELECT)
            actions.append(SELECT + 1)
            if s.has_tokens:
                add_swaps(s, seat, actions)
            if s.has_council:
                add_advisors(s, seat, actions)
        if s.spies(seat) > 0:
            add_spies(s, seat, actions)
        if s.has_tokens or s.has_council or s.spies(seat) > 0:
            actions.sort()
        window.add_free(s, seat, 0, True, actions)
        return actions
    actions.sort()
    return actions


def add_offers(hand: bytes, but: i64, can_hide: bool, actions: Actions) -> None:
    """Each different card, in either area, face up or, with a Trap, face down (IWK-6.1).

    One copy of the card `but` is in use already.
    """
    table = OFFER_ANY if can_hide else OFFER_UP
    before: i64 = -1
    for i in range(len(hand)):
        card: i64 = hand[i]
        if card == but:
            but = NONE
        elif card != before:
            before = card
            actions.extend(table[card])


def offered(action: i64) -> tuple[i64, i64, i64]:
    """Card, area and face of an offered card."""
    number = action - OFFER
    return number >> 2, (number >> 1) & 1, number & 1


def add_swaps(s: KingdomState, seat: i64, actions: list[int]) -> None:
    """Cards with the seat's own token, if it has something to give (IWK-29.4)."""
    if s.swapped or s.picked_count(seat) == 0:
        return
    for area in range(2):
        add_targets(s, area, SWAP_TAKE + area * TARGETS, seat, seat, actions)


def add_advisors(s: KingdomState, seat: i64, actions: list[int]) -> None:
    """Spymaster and Smuggler, before the area is chosen (IWK-23.15)."""
    if s.can_use(seat, SPYMASTER):
        for area in range(2):
            if has_unknown(s, area, seat):
                actions.append(PEEK + area)
    if s.can_use(seat, SMUGGLER):
        for area in range(2):
            add_targets(s, area, SMUGGLE + area * TARGETS, seat, -2, actions)


def has_unknown(s: KingdomState, zone: i64, seat: i64) -> bool:
    """Whether some card lies face down and unknown to a seat."""
    for at in range(s.zones_count(zone)):
        if not knows(s.zones(zone, at), seat):
            return True
    return False


def add_spies(s: KingdomState, seat: i64, actions: list[int]) -> None:
    """Every unknown card, by zone and Offer (IWK-24.16)."""
    for zone in range(ZONES):
        for at in range(s.zones_count(zone)):
            tabled = s.zones(zone, at)
            action = int(SPY + zone * OFFERS + offer_of(tabled))
            if not knows(tabled, seat) and action not in actions:
                actions.append(action)


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if OFFER <= action < ILLUSION:
        offer(s, seat, action)
    elif SELECT <= action < SELECT + 2:
        select(s, seat, action - SELECT)
    elif ILLUSION <= action < SWAP_TAKE:
        put_token(s, seat, action - ILLUSION)
    elif SWAP_TAKE <= action < SWAP_GIVE:
        swap_take(s, seat, action - SWAP_TAKE)
    elif SWAP_GIVE <= action < SMUGGLE:
        swap_give(s, seat, action - SWAP_GIVE)
    elif SMUGGLE <= action < PEEK:
        smuggle(s, seat, action - SMUGGLE)
    elif PEEK <= action < SPY:
        peek(s, seat, action - PEEK)
    elif SPY <= action < SEARCH:
        spy(s, seat, action - SPY)
    elif action == DONE:
        end_turn(s)
    else:
        window.apply(s, seat, action)
        quest.settle_finals(s)  # IWK-24.13: on Choice turns the real order counts


def offer(s: KingdomState, seat: i64, action: i64) -> None:
    """The first card waits for the second; together they are shown (IWK-5.12)."""
    if s.half == NONE:
        s.half = action
        s.stage = HALF
        return
    first = lay(s, seat, s.half)
    second = lay(s, seat, action)
    if s.keeps_events:
        tell_offer(s, seat, (s.half - OFFER) >> 1 & 1, first, (action - OFFER) >> 1 & 1, second)
    s.half = NONE
    s.shown += 1
    if s.tokens(seat) > 0:
        s.stage = TOKEN
    else:
        end_turn(s)


def lay(s: KingdomState, seat: i64, action: i64) -> i64:
    """Put a card of the hand into its area; what everybody sees of it."""
    card, area, face = offered(action)
    s.set_hands(seat, without_card(s.hands(seat), card))
    tabled = card
    if face:
        s.add_traps(seat, -1)
        tabled = hide(card, s.turn // 2, seat)
        if s.keeps_events:
            s.whisper("hides", seat, (area, card), "IWK-6.1")
    s.lay(area, tabled)
    return public_card(tabled)


def tell_offer(
    s: KingdomState, seat: i64, area: i64, card: i64, other_area: int, other_card: int
) -> None:
    """In which order the cards were laid is nobody's business."""
    if area > other_area or (area == other_area and card < other_card):
        s.tell("offers", seat, (other_area, other_card, area, card), "IWK-5.5")
    else:
        s.tell("offers", seat, (area, card, other_area, other_card), "IWK-5.5")


def select(s: KingdomState, seat: i64, area: i64) -> None:
    """All cards of an area (IWK-5.6)."""
    if s.keeps_events:
        cards = [int(public_card(tabled)) for tabled in s.area(area)]
        s.tell("selects", seat, (int(area), *cards), "IWK-5.6")
    for at in range(s.zones_count(area)):
        receive(s, seat, s.zones(area, at))
    s.clear_zones(area)
    swaps: list[int] = []
    if s.has_tokens:
        add_swaps(s, seat, swaps)
    if len(swaps) > 0:
        s.stage = AFTER
        s.late = 1
    else:
        end_turn(s)


def end_turn(s: KingdomState) -> None:
    s.pending = 0
    s.turn += 1
    if s.turn < TURNS:
        begin_turn(s)


def put_token(s: KingdomState, seat: i64, number: i64) -> None:
    """An Illusion token onto a card (IWK-29.3)."""
    area = number // TARGETS
    tabled = s.take(area, find_target(s, area, number % TARGETS, seat, -1))
    s.lay(area, tabled | (seat + 1) << TOKEN_SHIFT)
    s.add_tokens(seat, -1)
    if s.keeps_events:
        s.tell("illusion", seat, (area, public_card(tabled)), "IWK-29.3")
    end_turn(s)


def swap_take(s: KingdomState, seat: i64, number: i64) -> None:
    """The card with the token, taken up; what is given for it comes next (IWK-29.4)."""
    area = number // TARGETS
    tabled = s.take(area, find_target(s, area, number % TARGETS, seat, seat))
    s.lifted = tabled & ~TOKEN_MASK
    s.lifted_from = area
    s.stage = GIVING


def swap_give(s: KingdomState, seat: i64, target: i64) -> None:
    zone = SELECTION + seat
    given = s.take(zone, find_target(s, zone, target, seat, -2))
    s.lay(s.lifted_from, given)
    taken = s.lifted
    s.lifted = NONE
    if s.keeps_events:
        s.tell("swaps", seat, (public_card(taken), public_card(given)), "IWK-29.4")
    receive(s, seat, taken)
    s.lifted_from = 0
    s.swapped = 1
    if s.late:
        end_turn(s)
    else:
        s.stage = FREE


def smuggle(s: KingdomState, seat: i64, number: i64) -> None:
    """The Smuggler moves a card to the other area."""
    s.use(seat, SMUGGLER)
    area = number // TARGETS
    tabled = s.take(area, find_target(s, area, number % TARGETS, seat, -2))
    s.lay(1 - area, tabled)
    if s.keeps_events:
        s.tell("smuggles", seat, (area, public_card(tabled)), "IWK-23.15")


def peek(s: KingdomState, seat: i64, area: i64) -> None:
    """The Spymaster looks at all face-down cards of an area."""
    s.use(seat, SPYMASTER)
    seen: list[int] = []
    row = s.area(area)
    for tabled in row:
        if not knows(tabled, seat):
            seen.append(int(card_at(tabled)))
            look_at(s, area, s.area(area).index(tabled), seat)
    if s.keeps_events:
        s.tell("peeks", seat, (area,), "IWK-6.6")
        s.whisper("sees", seat, tuple(seen), "IWK-6.6")


def spy(s: KingdomState, seat: i64, number: i64) -> None:
    """A Spy looks at one face-down card (IWK-24.10, IWK-31.3)."""
    zone = number // OFFERS
    found: list[int] = []
    for place in range(s.zones_count(zone)):
        tabled = s.zones(zone, place)
        if not knows(tabled, seat) and offer_of(tabled) == number % OFFERS:
            found.append(int(place))
    at = found[0] if len(found) == 1 else found[s.rng.below(len(found))]
    card = card_at(s.zones(zone, at))
    look_at(s, zone, at, seat)
    s.add_spies(seat, -1)
    if s.keeps_events:
        s.tell("spies", seat, (zone, number % OFFERS), "IWK-24.10")
        s.whisper("sees", seat, (card,), "IWK-6.6")


def leave(s: KingdomState) -> i64:
    """What is left is discarded, unseen if face down (IWK-5.8, IWK-5.10)."""
    gone: list[int] = []
    buried: list[int] = []
    for area in range(2):
        for at in range(s.zones_count(area)):
            tabled = s.zones(area, at)
            gone.append(int(public_card(tabled)))
            if is_down(tabled):
                buried.append(int((tabled & ~TOKEN_MASK) | s.round << 16))
            else:
                s.discard(card_at(tabled))
        s.clear_zones(area)
    if len(buried) > 0:
        buried.extend(s.buried)
        buried.sort()
        s.buried = tuple(buried)
    if s.keeps_events and len(gone) > 0:
        s.tell("leftovers", NOBODY, tuple(gone), "IWK-5.8")
    return START
