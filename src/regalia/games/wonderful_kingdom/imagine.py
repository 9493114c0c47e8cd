"""A table that a duke could be sitting at, as far as he knows (docs/decisions/0015)."""

from regalia.core.events import SPECTATOR
from regalia.core.rng import FastRng
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.bag import with_card
from regalia.games.wonderful.row import replaced
from regalia.games.wonderful_kingdom import setup
from regalia.games.wonderful_kingdom.material import ADVISOR_0, CALAMITY, RESOURCES
from regalia.games.wonderful_kingdom.observation import KingdomObservation, View
from regalia.games.wonderful_kingdom.phases import choice
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    ARRIVAL,
    CHOICE,
    COUNCIL,
    CUBE,
    FACE_DOWN,
    KNOWN_SHIFT,
    NONE,
    OFFER_SHIFT,
    START,
    TOKEN_SHIFT,
    UNSEEN,
)


def imagine(seen: KingdomObservation, seed: int) -> Kingdom:
    """The open table as it is; hands and face-down cards that are not known are dealt anew."""
    s = Kingdom(seen.options, FastRng(seed))
    s.keeps_events = False
    setup.prepare(s)
    setup.empty(s)
    lay_table(s, seen)
    lay_areas(s, seen)
    if s.has_menace:
        lay_menaces(s, seen)
    if s.has_council:
        lay_councils(s, seen)
    if s.has_quest:
        lay_quests(s, seen)
    if s.has_map:
        lay_map(s, seen)
    for seat in seen.to_act:
        s.ask(seat)
    deal = Deal(s, seen)
    if s.seats == 1:
        deal.alone()
    else:
        deal.for_two()
    return s


def lay_table(s: Kingdom, seen: KingdomObservation) -> None:
    """Time, piles, tokens."""
    s.phase = seen.phase
    s.round = seen.round
    s.first = seen.first
    s.turn = seen.turn
    s.step = seen.step
    s.stage = seen.stage
    s.lost = seen.lost
    s.rows = bytes(seen.rows)
    s.top = seen.top
    s.pile = bytes(seen.pile)
    s.danger = seen.danger
    s.special = bytes(seen.special)
    s.parted = seen.parted
    s.half = seen.half
    s.lifted_from = seen.lifted_from
    s.search_area = seen.search_area
    s.traps = bytes(seen.traps)
    s.spies = bytes(seen.spies)
    s.spy_total = seen.spy_total
    s.swapped = seen.swapped
    s.late = seen.late
    s.searched = seen.searched
    s.to_keep = seen.to_keep
    s.gift = seen.gift
    s.strikes = seen.strikes
    s.dues = seen.dues


def lay_areas(s: Kingdom, seen: KingdomObservation) -> None:
    """What lies before the players."""
    s.calamities = bytes(seen.calamities)
    s.cubes = list(seen.cubes)
    s.counts = bytes(seen.counts)
    s.loose = list(seen.loose)
    s.built = rows_of(seen.built)
    for seat in range(s.seats):
        s.sites[seat].extend(seen.sites[seat])
        s.purse[seat] = purses.pack(
            0, seen.krystallium[seat], seen.soldiers[seat], seen.training[seat]
        )
        for kind in range(RESOURCES):
            s.alchemy[seat] = s.alchemy[seat] + seen.alchemy[seat][kind] * CUBE[kind]


def lay_menaces(s: Kingdom, seen: KingdomObservation) -> None:
    """Menaces and their tokens."""
    s.vermin = seen.vermin
    s.stolen_left = seen.stolen_left
    s.tokens = bytes(seen.tokens)
    s.shadow_cubes = seen.shadow_cubes
    s.syphon_cubes = seen.syphon_cubes
    s.uncovering = seen.uncovering
    s.debt = bytes(seen.debt)
    s.eggs = bytes(seen.eggs)
    s.sisters = bytes(seen.sisters)
    s.menaces = rows_of(seen.menaces)
    s.stolen = rows_of(seen.stolen)


def lay_councils(s: Kingdom, seen: KingdomObservation) -> None:
    """Advisors, and what they are doing."""
    s.council = seen.council
    s.used = seen.used
    s.trading = seen.trading
    s.armed = seen.armed
    s.conjuring = bytes(seen.conjuring)
    s.heralds = bytes(seen.heralds)


def lay_quests(s: Kingdom, seen: KingdomObservation) -> None:
    """Quest steps, and who was first."""
    s.steps = bytes(seen.steps)
    s.finals = seen.finals
    s.pioneer = seen.pioneer


def rows_of(rows: tuple[tuple[int, ...], ...]) -> tuple[bytes, ...]:
    """Sorted cards of each seat."""
    if len(rows) == 1:
        return (bytes(rows[0]),)
    return (bytes(rows[0]), bytes(rows[1]))


def lay_map(s: Kingdom, seen: KingdomObservation) -> None:
    """Armies, sites, prisoners."""
    s.armies = bytes(seen.armies)
    s.occupied = bytes(seen.occupied)
    s.reserve = bytes(seen.reserve)
    s.prisoners = bytes(seen.prisoners)
    s.goal = seen.goal
    s.joined = bytes(seen.joined)
    s.unsettled = seen.unsettled
    s.passes = seen.passes


class Deal:
    """Cards dealt anew, under what the observer knows about them."""

    def __init__(self, s: Kingdom, seen: KingdomObservation) -> None:
        self.s = s
        self.seen = seen
        self.pool = list(seen.unseen)
        # For each seat, its Menaces that the observer has not seen, in random order.
        self.menaces = [list(cards) for cards in seen.unseen_menaces]
        self.places = [0] * s.seats  # hidden places where a seat's Calamity or Menace may be
        self.lurks = [NONE] * s.seats  # which of them holds it

    def alone(self) -> None:
        """Only advisors that stay in the box are unknown to a lone player."""
        s = self.s
        seen = self.seen
        s.drawn = bytes(seen.drawn)
        s.choices = (bytes(seen.choices),)
        s.sealed = (seen.sealed,)
        s.areas = (self.row(seen.areas[0]), self.row(seen.areas[1]))
        s.picked = (self.row(seen.picked[0]),)
        s.box = self.advisors(seen.box_size)
        if s.parted:
            s.deck = bytes(seen.deck)
            s.hiding = bytes(self.pool)
        else:
            s.deck = bytes(self.pool)

    def for_two(self) -> None:
        """The other's hand, face-down cards, advisors and pack."""
        s = self.s
        seen = self.seen
        me = seen.seat
        for seat in range(2):
            s.rng.shuffle(self.menaces[seat])
        if s.has_council:
            self.draw_advisors()
        if me != SPECTATOR:
            s.hands = replaced(s.hands, me, bytes(seen.hand))
            s.sealed = replaced(s.sealed, me, seen.sealed)
            s.packs_left = replaced(s.packs_left, me, bytes(seen.unseen_menaces[me]))
        self.hide_special()
        s.areas = (self.row(seen.areas[0]), self.row(seen.areas[1]))
        s.picked = (self.row(seen.picked[0]), self.row(seen.picked[1]))
        if seen.lifted is not None:
            s.lifted = self.card(seen.lifted)
        self.bury()
        for seat in range(2):
            if seat != me:
                self.deal_hand(seat)
                self.leave_pack(seat)
        s.drawn = bytes(seen.drawn)
        if s.phase == START and len(seen.drawn) < seen.drawn_size:
            s.drawn = bytes(sorted([self.draw() for _ in range(seen.drawn_size)]))
        s.deck = bytes(self.pool)
        self.offer_half()

    def draw(self) -> int:
        """Any card of those that nobody can place."""
        pool = self.pool
        at = self.s.rng.below(len(pool))
        card = pool[at]
        last = pool.pop()
        if at < len(pool):
            pool[at] = last
        return card

    def advisors(self, count: int) -> bytes:
        """So many unseen advisors."""
        cards = b""
        for _ in range(count):
            left = [card for card in self.pool if card >= ADVISOR_0]
            card = left[self.s.rng.below(len(left))]
            self.pool.remove(card)
            cards = with_card(cards, card)
        return cards

    def draw_advisors(self) -> None:
        """Those the other draws or has sent away, and those in the box."""
        s = self.s
        seen = self.seen
        for seat in range(2):
            if seat == seen.seat:
                s.choices = replaced(s.choices, seat, bytes(seen.choices))
                s.rejected = replaced(s.rejected, seat, seen.rejected)
            elif s.phase == COUNCIL:
                choices = self.advisors(2)
                s.choices = replaced(s.choices, seat, choices)
                if (s.pending >> seat) & 1 == 0:
                    s.sealed = replaced(s.sealed, seat, choices[s.rng.below(2)])
            else:
                s.rejected = replaced(s.rejected, seat, self.advisors(1)[0])
        s.box = self.advisors(seen.box_size)

    def hide_special(self) -> None:
        """Choose where each unseen Calamity or Menace of this round lies (IWK-5.2)."""
        s = self.s
        seen = self.seen
        for seat in range(2):
            if (seen.lurking >> seat) & 1:
                hidden = 0 if seat == seen.seat else seen.hand_sizes[seat]
                for row in (*seen.areas, *seen.picked):
                    for shown in row:
                        hidden += self.is_hidden_by(shown, seat)
                if seen.lifted is not None:
                    hidden += self.is_hidden_by(seen.lifted, seat)
                self.lurks[seat] = s.rng.below(hidden)

    def is_hidden_by(self, shown: View, seat: int) -> int:
        """1 for an unknown card that a seat put face down, else 0."""
        return 1 if shown[0] < 0 and self.offerer(shown[2], self.s.round) == seat else 0

    def offerer(self, offer: int, round: int) -> int:
        """Who made an Offer."""
        return (self.s.first + round + offer) % 2

    def next_card(self, seat: int) -> int:
        """What lies in the next hidden place of a seat."""
        place = self.places[seat]
        self.places[seat] = place + 1
        if place == self.lurks[seat]:
            return self.special(seat)
        return self.draw()

    def special(self, seat: int) -> int:
        """A Calamity, or one of the seat's unseen Menaces."""
        return self.menaces[seat].pop() if self.s.has_menace else CALAMITY

    def card(self, shown: View) -> int:
        """A card on the table, as the state keeps it."""
        card = shown[0]
        if card < 0:
            if self.s.seats == 1:
                card = UNSEEN
            else:
                card = self.next_card(self.offerer(shown[2], self.s.round))
        tabled = card | shown[2] << OFFER_SHIFT | shown[3] << KNOWN_SHIFT
        if shown[1]:
            tabled |= FACE_DOWN
        return tabled | (shown[4] + 1) << TOKEN_SHIFT

    def row(self, row: tuple[View, ...]) -> list[int]:
        """A row of cards on the table."""
        return sorted([self.card(shown) for shown in row])

    def deal_hand(self, seat: int) -> None:
        """A hand the observer does not see."""
        size = self.seen.hand_sizes[seat]
        hand = bytes(sorted([self.next_card(seat) for _ in range(size)]))
        self.s.hands = replaced(self.s.hands, seat, hand)

    def leave_pack(self, seat: int) -> None:
        """The rest of a pack; a Menace already chosen is still in it (IWK-36.3)."""
        s = self.s
        left = bytes(sorted(self.menaces[seat]))
        s.packs_left = replaced(s.packs_left, seat, left)
        if s.phase == ARRIVAL and (s.pending >> seat) & 1 == 0:
            s.sealed = replaced(s.sealed, seat, left[s.rng.below(len(left))])

    def bury(self) -> None:
        """Cards that were discarded face down; in some rounds one must be a Calamity or Menace."""
        s = self.s
        groups: dict[tuple[int, int], list[int]] = {}
        entries: list[int] = []
        for card, round, offer, known in self.seen.buried:
            rest = FACE_DOWN | offer << OFFER_SHIFT | known << KNOWN_SHIFT | round << 16
            if card >= 0:
                entries.append(card | rest)
            else:
                groups.setdefault((round, self.offerer(offer, round)), []).append(rest)
        for (round, seat), rests in groups.items():
            special = NONE
            if (round, seat) in self.seen.buried_special:
                special = s.rng.below(len(rests))
            for at in range(len(rests)):
                card = self.special(seat) if at == special else self.draw()
                entries.append(card | rests[at])
        s.buried = tuple(sorted(entries))

    def offer_half(self) -> None:
        """The first card of another's Offer is seen with the second (IWK-5.12)."""
        s = self.s
        if s.phase == CHOICE and s.stage == choice.HALF and s.half == NONE:
            seat = choice.actor(s)
            offers: list[int] = []
            choice.add_offers(s.hands[seat], NONE, s.traps[seat] > 0, offers)
            s.half = offers[s.rng.below(len(offers))]
