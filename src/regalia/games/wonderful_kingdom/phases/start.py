"""Planning (a) and (b): the reveal, what Menaces force, what advisors allow (IWK-7.8)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.wonderful.bag import without_card
from regalia.games.wonderful_kingdom import decks, menace, quest, window, yields
from regalia.games.wonderful_kingdom.actions import (
    BURN,
    COVER,
    DESTROY,
    DONE,
    FIGHT,
    JEST_GIVE,
    JEST_TAKE,
    KEEP,
    MURDER,
    POWER,
    QUEST,
    SACRIFICE,
    TAKE,
    UNCOVER,
)
from regalia.games.wonderful_kingdom.maps import DESTRUCTION
from regalia.games.wonderful_kingdom.material import (
    ADVISOR,
    ARCHIVIST,
    ASSASSIN,
    CALAMITY,
    CARD_DRAW,
    CARD_KEEP,
    CARD_KIND,
    DIPLOMAT,
    DRAGON,
    DRAGONESS,
    JESTER,
    PROPHET,
    SHADOW,
    THIEF,
)
from regalia.games.wonderful_kingdom.state import (
    NONE,
    PLANNING,
    SELECTION,
    UNSEEN,
    KingdomState,
)
from regalia.games.wonderful_kingdom.tabled import card_at, is_down, receive

# Stages of a player's part.
DRAGONS: Final = 0
THIEVES: Final = 1
SHADOWS: Final = 2
OPTIONAL: Final = 3
KEEPING: Final = 4
JESTING: Final = 5


def enter(s: KingdomState) -> None:
    for turn in range(s.seats):
        reveal(s, s.player(turn))
    s.turn = 0
    begin(s)
    advance(s)


def reveal(s: KingdomState, seat: i64) -> None:
    """Turn all cards of a Selection area up; advisors go to the Council (IWK-7.1, IWK-23.5)."""
    zone = SELECTION + seat
    last = s.zones_count(zone) - 1
    if last < 0 or not is_down(s.zones(zone, last)):
        return  # face-down cards come last
    turned: list[int] = []
    while last >= 0 and is_down(s.zones(zone, last)):
        turned.append(int(s.take(zone, last)))
        last -= 1
    turned.reverse()
    for at in range(len(turned)):
        card = card_at(turned[at])
        if card == UNSEEN:
            card = decks.turn_danger(s)
        turned[at] = int(card)
        receive(s, seat, card)
    turned.sort()
    s.shown += 1
    if s.keeps_events:
        s.tell("reveals", seat, tuple(turned), "IWK-7.1")


def begin(s: KingdomState) -> None:
    """Rats act by themselves, then Dragons are counted (IWK-17.7)."""
    seat = s.player(s.turn)
    s.stage = OPTIONAL
    s.dues = 0
    if s.has_menace:
        menace.release_rats(s, seat)
        s.stage = DRAGONS
        s.dues = s.count_picked(seat, DRAGONESS) + s.count_picked(seat, DRAGON)
        s.dues += yields.count_card(s.menaces(seat), DRAGONESS)
        s.dues += yields.count_card(s.menaces(seat), DRAGON)
    s.strikes = yields.count_sites(s, seat, DESTRUCTION) if s.has_map and s.seats == 2 else 0


def advance(s: KingdomState) -> None:
    """Go on to the next decision of (b), or to its end."""
    while not s.lost:
        seat = s.player(s.turn)
        if s.stage == DRAGONS:
            if s.dues == 0:
                s.stage = THIEVES
                s.dues = s.count_picked(seat, THIEF)
            elif not menace.feed_dragon(s, seat):
                return
        elif s.stage == THIEVES:
            if s.dues == 0:
                s.stage = SHADOWS
                s.dues = s.count_picked(seat, SHADOW)
                s.dues += yields.count_card(s.menaces(seat), SHADOW)
            elif not menace.rob(s, seat):
                return
        elif s.stage == SHADOWS:
            if s.dues == 0:
                for _ in range(s.count_picked(seat, SHADOW)):
                    s.unpick(seat, SHADOW)
                    s.add_menace(seat, SHADOW)
                s.stage = OPTIONAL
            elif not menace.haunt(s, seat):
                return
        else:
            if has_option(s, seat):
                s.ask(seat)
                return
            bring_calamities(s, seat)
            s.turn += 1
            if s.turn == s.seats:
                return
            begin(s)


def bring_calamities(s: KingdomState, seat: i64) -> None:
    """Calamities go to the Duchy by themselves (IWK-8.2)."""
    count = s.count_picked(seat, CALAMITY)
    if count == 0:
        return
    for _ in range(count):
        s.unpick(seat, CALAMITY)
    s.add_calamities(seat, count)
    if s.keeps_events:
        s.tell("calamities", seat, (count,), "IWK-8.2")


# What sites and advisors allow.


def has_option(s: KingdomState, seat: i64) -> bool:
    """Whether a power or site can be used, or a free action may still pay for one (IWK-12.7)."""
    if s.strikes > 0 and s.picked_count(1 - seat) > 0:
        return True
    if not s.has_council:
        return False
    wanting = False
    for card in (PROPHET, ASSASSIN, JESTER, DIPLOMAT, ARCHIVIST):
        if s.has_advisor(seat, card) and would_act(s, seat, card):
            if s.can_use(seat, card):
                return True
            wanting = True
    if not wanting:
        return False
    actions: list[int] = []
    window.add_free(s, seat, 0, True, actions)
    for action in actions:
        if not window.is_giving_up(action):
            return True
    return False


def would_act(s: KingdomState, seat: i64, card: i64) -> bool:
    """Whether a power would do something now (IWK-23.16)."""
    if card == DIPLOMAT:
        return s.count_picked(seat, CALAMITY) > 0
    if card == PROPHET or card == ARCHIVIST:
        return decks.in_deck(s) + (len(s.pile) if s.seats == 1 else 0) > 0
    if s.seats == 1:
        return False
    if card == ASSASSIN:
        return s.picked_count(1 - seat) > 0
    return has_gift(s, seat) and has_gift(s, 1 - seat)


def has_gift(s: KingdomState, seat: i64) -> bool:
    """Whether a Selection holds a card that the Jester may swap."""
    for at in range(s.picked_count(seat)):
        if s.zones(SELECTION + seat, at) != CALAMITY:
            return True
    return False


def legal(s: KingdomState, seat: i64) -> list[int]:
    if s.stage == DRAGONS:
        return menace.burnable(s, seat)
    if s.stage == THIEVES:
        return menace.coverable(s, seat)
    if s.stage == SHADOWS:
        return menace.losable(s, seat)
    actions: list[int] = []
    if s.stage == KEEPING:
        add_cards(list(s.drawn), KEEP, False, actions)
        return actions
    if s.stage == JESTING:
        add_cards(s.selection(1 - seat), JEST_TAKE, True, actions)
        return actions
    actions.append(DONE)
    if s.strikes > 0:
        add_cards(s.selection(1 - seat), DESTROY, False, actions)
    if s.has_council:
        for card in (PROPHET, ARCHIVIST, DIPLOMAT):
            if s.can_use(seat, card) and would_act(s, seat, card):
                actions.append(POWER + card)
        if s.can_use(seat, ASSASSIN):
            if would_act(s, seat, ASSASSIN):
                add_cards(s.selection(1 - seat), MURDER, False, actions)
        if s.can_use(seat, JESTER) and would_act(s, seat, JESTER):
            add_cards(s.selection(seat), JEST_GIVE, True, actions)
    actions.sort()
    window.add_free(s, seat, 0, True, actions)
    return actions


def add_cards(row: list[int], family: i64, but_calamities: bool, actions: list[int]) -> None:
    """An action for each different card of a sorted row."""
    before: i64 = -1
    for card in row:
        if card != before and not (but_calamities and card == CALAMITY):
            actions.append(int(family + card))
        before = card


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if COVER <= action < UNCOVER:
        menace.cover(s, seat, action - COVER)
    elif SACRIFICE <= action < DESTROY:
        menace.sacrifice(s, seat, action - SACRIFICE)
    elif action >= BURN:
        menace.burn(s, seat, action)
    elif KEEP <= action < TAKE:
        keep(s, seat, action - KEEP)
    elif POWER <= action < QUEST:
        use(s, seat, action - POWER)
    elif DESTROY <= action < JEST_GIVE:
        strike(s, seat, action)
    elif JEST_GIVE <= action < JEST_TAKE:
        s.use(seat, JESTER)
        s.gift = action - JEST_GIVE
        s.stage = JESTING
    elif JEST_TAKE <= action < FIGHT:
        jest(s, seat, action - JEST_TAKE)
    elif action == DONE:
        bring_calamities(s, seat)
        s.turn += 1
        if s.turn < s.seats:
            begin(s)
        else:
            s.stage = NONE
    else:
        window.apply(s, seat, action)
        quest.settle_finals(s)
    s.pending = 0
    if s.stage == KEEPING or s.stage == JESTING:
        s.ask(seat)
    elif s.stage != NONE:
        advance(s)


def use(s: KingdomState, seat: i64, card: i64) -> None:
    """A power without a target: look at cards of the deck, or send a Calamity away."""
    s.use(seat, card)
    if card == DIPLOMAT:
        s.unpick(seat, CALAMITY)
        return
    s.drawn = decks.draw(s, CARD_DRAW[card])
    s.to_keep = min(int(CARD_KEEP[card]), len(s.drawn))
    s.stage = KEEPING
    if s.keeps_events:
        if s.seats == 1:
            s.tell("draws", seat, tuple(s.drawn), "IWK-23.17")
        else:
            s.tell("looks", seat, (len(s.drawn),), "IWK-23.17")
            s.whisper("draws", seat, tuple(s.drawn), "IWK-23.17")
    keep_forced(s, seat)


def keep(s: KingdomState, seat: i64, card: i64) -> None:
    """Keep one of the cards seen (IWK-23.17)."""
    s.drawn = without_card(s.drawn, card)
    s.to_keep -= 1
    s.shown += 1
    if s.keeps_events:
        s.tell("keeps", seat, (card,), "IWK-23.17")
    if CARD_KIND[card] == ADVISOR:
        s.join_council(seat, card)
    else:
        s.pick(seat, card)
    keep_forced(s, seat)


def keep_forced(s: KingdomState, seat: i64) -> None:
    """Finish a look at cards once nothing is left to choose."""
    if s.to_keep > 0 and (len(s.drawn) <= s.to_keep or s.drawn[0] == s.drawn[len(s.drawn) - 1]):
        keep(s, seat, s.drawn[0])
    elif s.to_keep <= 0 and s.stage == KEEPING:
        s.shown += 1
        for card in s.drawn:
            s.discard(card)
        if s.keeps_events and len(s.drawn) > 0:
            s.tell("discards", seat, tuple(s.drawn), "IWK-23.17")
        s.drawn = b""
        s.to_keep = NONE
        s.stage = OPTIONAL


def strike(s: KingdomState, seat: i64, action: i64) -> None:
    """Card destruction or the Assassin: an opposing card goes, without bonus (IWK-31.8)."""
    if action >= MURDER:
        card = action - MURDER
        s.use(seat, ASSASSIN)
    else:
        card = action - DESTROY
        s.strikes -= 1
    s.unpick(1 - seat, card)
    s.discard(card)
    if s.keeps_events:
        s.tell("strikes", seat, (card,), "IWK-31.8")


def jest(s: KingdomState, seat: i64, card: i64) -> None:
    """The Jester swaps two cards."""
    given = s.gift
    s.unpick(seat, given)
    s.unpick(1 - seat, card)
    s.pick(seat, card)
    s.pick(1 - seat, given)
    s.gift = NONE
    s.stage = OPTIONAL
    if s.keeps_events:
        s.tell("jests", seat, (given, card), "IWK-23.15")


def leave(s: KingdomState) -> i64:
    s.stage = 0
    return PLANNING
