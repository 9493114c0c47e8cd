"""A table that a duke could be sitting at, as far as he knows (docs/decisions/0015)."""

from regalia.core.block import as_bytes
from regalia.core.events import SPECTATOR
from regalia.core.rng import FastRng
from regalia.games.wonderful import purse as purses
from regalia.games.wonderful.bag import with_card
from regalia.games.wonderful_kingdom.material import ADVISOR_0, CALAMITY, RESOURCES
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.phases import choice
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.sight import View
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
    s.remember(seen)
    s.pile = as_bytes(seen.pile)
    for seat in range(s.seats):
        for site in seen.sites[seat]:
            s.insert_sites(seat, s.sites_count(seat), site)
        s.set_purse(
            seat, purses.pack(0, seen.krystallium[seat], seen.soldiers[seat], seen.training[seat])
        )
        s.set_traps(seat, seen.traps[seat])
        s.set_spies(seat, seen.spies[seat])
        for kind in range(RESOURCES):
            s.add_alchemy(seat, seen.alchemy[seat][kind] * CUBE[kind])
    deal = Deal(s, seen)
    if s.seats == 1:
        deal.alone()
    else:
        deal.for_two()
    return s


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
        self.lay_zones()
        s.box = self.advisors(seen.box_size)
        if s.parted:
            s.deck = as_bytes(seen.deck)
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
            s.set_hands(me, as_bytes(seen.hand))
            s.set_packs_left(me, as_bytes(seen.unseen_menaces[me]))
        self.hide_special()
        self.lay_zones()
        if seen.lifted is not None:
            s.lifted = self.card(seen.lifted)
        self.bury()
        for seat in range(2):
            if seat != me:
                self.deal_hand(seat)
                self.leave_pack(seat)
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
                continue
            if s.phase == COUNCIL:
                choices = self.advisors(2)
                s.set_choices(seat, choices)
                if (s.pending >> seat) & 1 == 0:
                    s.set_sealed(seat, choices[s.rng.below(2)])
            else:
                s.set_rejected(seat, self.advisors(1)[0])
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
        return int(self.s.first + round + offer) % 2

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

    def lay_zones(self) -> None:
        """The cards on the table, those unknown to the observer dealt anew."""
        zone = 0
        for row in (*self.seen.areas, *self.seen.picked):
            for shown in row:
                self.s.lay(zone, self.card(shown))
            zone += 1

    def deal_hand(self, seat: int) -> None:
        """A hand the observer does not see."""
        size = self.seen.hand_sizes[seat]
        hand = bytes(sorted([self.next_card(seat) for _ in range(size)]))
        self.s.set_hands(seat, hand)

    def leave_pack(self, seat: int) -> None:
        """The rest of a pack; a Menace already chosen is still in it (IWK-36.3)."""
        s = self.s
        left = bytes(sorted(self.menaces[seat]))
        s.set_packs_left(seat, left)
        if s.phase == ARRIVAL and (s.pending >> seat) & 1 == 0:
            s.set_sealed(seat, left[s.rng.below(len(left))])

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
            choice.add_offers(s.hands(seat), NONE, s.traps(seat) > 0, offers)
            s.half = offers[s.rng.below(len(offers))]
