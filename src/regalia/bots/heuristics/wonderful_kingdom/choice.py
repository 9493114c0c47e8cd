"""The Choice phase: which area to take, what to offer, when to search."""

from typing import Final

from regalia.bots.heuristics.wonderful.plan import Plan, expected_best, sample_of
from regalia.bots.heuristics.wonderful.works import Work
from regalia.bots.heuristics.wonderful_kingdom.duke import ADVISOR, NUISANCE, Duke
from regalia.bots.heuristics.wonderful_kingdom.facts import FACTS
from regalia.bots.search.mind import number
from regalia.games.wonderful_kingdom.actions import (
    DONE,
    ILLUSION,
    KEEP,
    OFFER,
    OFFERS,
    SEARCH,
    SELECT,
    SPY,
    SWAP_GIVE,
    SWAP_TAKE,
    TARGETS,
)
from regalia.games.wonderful_kingdom.material import (
    CALAMITY,
    CALAMITY_VP,
    CARD_KIND,
    CARD_VP,
    DEVELOPMENTS,
    MENACE,
    SOLO_SEARCH,
    TREASURE,
)
from regalia.games.wonderful_kingdom.phases import choice, searching
from regalia.games.wonderful_kingdom.state import NONE, UNSEEN
from regalia.games.wonderful_kingdom.tabled import card_at, knows, offer_of, target_of

RIVAL: Final = 0.8  # what the opponent gains counts a little less than what one gains oneself
LEFT: Final = 0.4  # how much of an area left is the opponent's
REST: Final = 0.6  # how much of an area he leaves is one's own
CUBE: Final = 1.2  # of a Treasure
SAMPLE: Final = 12
MARGIN: Final = 0.4  # a Search must promise this much more
SWAP: Final = 0.5  # a swap must gain this much
HIDDEN: Final = 0.5  # what a face-down card looks like


class Eye:
    """How good single cards are for a duke."""

    def __init__(self, duke: Duke) -> None:
        self.duke = duke
        self.plan: Plan = duke.plan(duke.picked())
        self.known: dict[int, float] = {}

    def gain(self, card: int) -> float:
        """What one card more would bring."""
        if card not in self.known:
            self.known[card] = self.look(card)
        return self.known[card]

    def look(self, card: int) -> float:
        if card == UNSEEN:
            return self.duke.unseen()
        if card < DEVELOPMENTS:
            work = Work(card, FACTS.slots[card], is_new=True)
            return self.plan.with_card(work) - self.plan.value
        if CARD_KIND[card] == TREASURE:
            return CUBE * 2
        if card == CALAMITY:
            return float(CALAMITY_VP)
        if CARD_KIND[card] == MENACE:
            return CARD_VP[card] - NUISANCE
        return ADVISOR + self.duke.have.token


class Chooser:
    """A Choice turn of two."""

    def __init__(self, duke: Duke) -> None:
        self.s = duke.s
        self.seat = duke.seat
        self.duke = duke
        self.mine = Eye(duke)
        self.theirs = Eye(Duke(duke.s, 1 - duke.seat, duke.facts))

    def choose(self, legal: list[int]) -> int:
        s = self.s
        if number(s, "stage") == choice.TOKEN:
            return self.mark(legal, ILLUSION, 0.0)
        if number(s, "stage") == choice.AFTER:
            return self.mark(legal, SWAP_TAKE, self.worst()[0] + SWAP)
        if number(s, "stage") == choice.GIVING:
            return SWAP_GIVE + target_of(self.worst()[1], self.seat)
        if number(s, "stage") == choice.HALF or choice.is_offer(number(s, "turn")):
            return self.offer()
        values = [self.taken(area) for area in range(2)]
        area = values.index(max(values))
        for tabled in s.area(area):
            spy = SPY + area * OFFERS + offer_of(tabled)
            if not knows(tabled, self.seat) and spy in legal:
                return spy
        return SELECT + area

    def mark(self, legal: list[int], family: int, least: float) -> int:
        """The best card for an Illusion token, or of those that bear one; DONE if none is good."""
        best, found = least, DONE
        for area in range(2):
            for tabled in self.s.area(area):
                action = family + area * TARGETS + target_of(tabled, self.seat)
                gain = self.mine.gain(card_at(tabled)) if knows(tabled, self.seat) else HIDDEN
                if gain > best and action in legal:
                    best, found = gain, action
        return found

    def worst(self) -> tuple[float, int]:
        """The selected card that helps least, and how much."""
        row = self.s.selection(self.seat)
        return min([(self.mine.gain(card_at(tabled)), tabled) for tabled in row])

    def taken(self, area: int) -> float:
        """My outlook with an area, less what the other one gives the opponent."""
        cards = [card_at(tabled) for tabled in self.s.area(area)]
        left = [card_at(tabled) for tabled in self.s.area(1 - area)]
        value = self.duke.plan(self.duke.picked() + cards).value
        return value - LEFT * max(0.0, sum([self.theirs.gain(card) for card in left]))

    def offer(self) -> int:
        """The pair of cards, or the second one, after which the opponent's best choice is worst."""
        s, seat = self.s, self.seat
        mine, theirs, shown = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
        for area in range(2):
            for tabled in s.area(area):
                self.lay(card_at(tabled), area, not knows(tabled, 1 - seat), mine, theirs, shown)
        hand = list(s.hands(seat))
        traps = s.traps(seat)
        if number(s, "half") != NONE:
            card, area, face = choice.offered(number(s, "half"))
            hand.remove(card)
            traps -= face
            self.lay(card, area, face == 1, mine, theirs, shown)
        best, found = -1e9, NONE
        for i, card in enumerate(hand):
            others = [NONE] if number(s, "half") != NONE else hand[:i] + hand[i + 1 :]
            for area in range(2):
                face = int(traps > 0 and self.theirs.gain(card) < -1.0)
                after = mine[:], theirs[:], shown[:]
                self.lay(card, area, face == 1, *after)
                for other in set(others):
                    value = self.answer(other, *after)
                    if value > best:
                        best, found = value, OFFER + card * 4 + area * 2 + face
        return found

    def lay(
        self,
        card: int,
        area: int,
        is_hidden: bool,
        mine: list[float],
        theirs: list[float],
        shown: list[float],
    ) -> None:
        """Put a card into an area, in thought."""
        mine[area] += self.mine.gain(card)
        theirs[area] += self.theirs.gain(card)
        shown[area] += HIDDEN if is_hidden else self.theirs.gain(card)

    def answer(
        self, other: int, mine: list[float], theirs: list[float], shown: list[float]
    ) -> float:
        """What comes of an offer whose second card is the best for me, or is there already."""
        if other == NONE:
            area = shown.index(max(shown))
            return REST * mine[1 - area] - RIVAL * theirs[area]
        values = []
        for area in range(2):
            after = mine[:], theirs[:], shown[:]
            self.lay(other, area, False, *after)
            values.append(self.answer(NONE, *after))
        return max(values)


class Seeker:
    """A lone player's Choice."""

    def __init__(self, duke: Duke) -> None:
        self.s = duke.s
        self.duke = duke

    def choose(self, legal: list[int]) -> int:
        s = self.s
        if number(s, "stage") == searching.KEEPING:
            return KEEP + self.keep()
        if number(s, "stage") == searching.SECOND:
            return SEARCH + self.least()[0]
        if number(s, "stage") == searching.CHOSEN:
            return self.search(legal)
        values = [self.taken(self.cards(area)) for area in range(2)]
        area = values.index(max(values))
        spy = SPY + area * OFFERS
        if spy in legal and UNSEEN in self.cards(area):
            return spy
        return SELECT + area

    def cards(self, area: int) -> list[int]:
        return [card_at(tabled) for tabled in self.s.area(area)]

    def taken(self, cards: list[int]) -> float:
        """The outlook with some cards more."""
        return self.duke.plan(self.duke.picked() + list(cards)).value

    def promise(self, action: int) -> float:
        """The outlook with an area, or with a card of a Search."""
        if action < KEEP:
            return self.taken(self.cards(action - SELECT))
        return self.taken([*self.cards(number(self.s, "search_area")), action - KEEP])

    def keep(self) -> int:
        """The best card of a Search."""
        area = self.cards(number(self.s, "search_area"))
        choices = sorted(set(self.s.drawn))
        values = [self.taken([*area, card]) for card in choices]
        return choices[values.index(max(values))]

    def least(self) -> list[int]:
        """The open cards of the chosen area, those first that are missed least."""
        s = self.s
        area = self.cards(number(s, "search_area"))
        open_cards = [
            card_at(t) for t in s.area(number(s, "search_area")) if searching.is_eligible(t)
        ]
        values: list[tuple[float, int]] = []
        for card in sorted(set(open_cards)):
            rest = area[:]
            rest.remove(card)
            values += [(-self.taken(rest), card)] * open_cards.count(card)
        values.sort()
        return [card for _, card in values]

    def search(self, legal: list[int]) -> int:
        """Discard two open cards for the best of the next three, if that promises more."""
        s = self.s
        area = self.cards(number(s, "search_area"))
        least = self.least()
        if len(least) < 2 or SEARCH + least[0] not in legal or not s.deck:
            return DONE
        rest = area[:]
        for card in least[:2]:
            rest.remove(card)
        eye = Eye(self.duke)
        eye.plan = self.duke.plan(self.duke.picked() + rest)
        values = [eye.gain(card) for card in sample_of(list(s.deck), SAMPLE)]
        hope = expected_best(values, SOLO_SEARCH - 1 if number(s, "top") != NONE else SOLO_SEARCH)
        if number(s, "top") != NONE:
            # The top card is known: between the better of it and one other, and of it and the hope.
            top = eye.gain(number(s, "top"))
            hope = (sum([max(top, v) for v in values]) / len(values) + max(top, hope)) / 2
        return SEARCH + least[0] if eye.plan.value + hope > self.taken(area) + MARGIN else DONE
