"""What a lone ruler does: the table is read, candidates are tried, the best one is begun."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.heuristics.wonderful.works import copy_at
from regalia.bots.heuristics.wonderful_world.facts import wishes
from regalia.bots.heuristics.wonderful_world.ruler import Ruler
from regalia.bots.heuristics.world_alone.desk import AWAY, IN_HAND, RESOURCES
from regalia.bots.heuristics.world_alone.tables import (
    BADGE,
    CARD_COUNT,
    COUNT,
    CUBES,
    DUO,
    DUOS,
    EACH,
    FINANCIERS,
    FIRST,
    FREE_BITS,
    GENERALS,
    MADE,
    MOST_DUOS,
    NET,
    NOW,
    PAIRED,
    PER,
    PER_RESOURCE,
    PER_TYPE,
    POINT,
    POINTS,
    ROUND,
    TARGET,
    TYPE,
    VALUE,
    WILD,
    WISHES,
)
from regalia.bots.heuristics.world_alone.thinker import EXCHANGE, Thinker
from regalia.bots.heuristics.world_alone.weights import DUTY, TUNED
from regalia.bots.search.mind import number
from regalia.core.block import Block, block_of, new_block
from regalia.games.wonderful.sites import card_of
from regalia.games.wonderful_world import exchange
from regalia.games.wonderful_world.actions import (
    CONSTRUCT,
    DONE,
    DRAW_BASE,
    EMPIRE,
    FIRST_COPY,
    KEEP,
    PLACE_AT,
    RECYCLE,
    TAKE_GENERAL,
    WILD_AT,
)
from regalia.games.wonderful_world.actions import EXCHANGE as GIVE
from regalia.games.wonderful_world.material import (
    KINDS,
    KRYSTALLIUM,
    POOL,
    ROUNDS,
    SCENARIO_MEDALS,
    TITLE_LEAST,
)
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import (
    EXTRA,
    FREE,
    GIVE_SECOND,
    KEEP_ONE,
    NONE,
    PLANNING,
)

LAST_STEP: Final = RESOURCES - 1
LOW_DECK: Final = 15  # cards


def is_printed(s: World) -> bool:
    """Whether a lone game goes by the printed rules: no War or Peace cards, nothing changed."""
    return s.seats == 1 and not number(s, "war") and not s.options["changes"]


class Counsel(Thinker):
    """A lone ruler's table, read from a world, and what to do there."""

    def __init__(self, weights: Block) -> None:
        super().__init__(weights)
        self.sites: i64 = 0  # works that lie under construction already: the first ones

    def choose(self, s: World, games: int, seed: int) -> int:
        """An action."""
        legal = s.legal(0)
        if legal[0] == TAKE_GENERAL:
            return Ruler(s, 0).choose(legal)
        is_late = number(s, "round") == ROUNDS - 1 and s.phase != PLANNING
        if is_late and number(s, "step") == LAST_STEP:
            return Ruler(s, 0).choose(legal)
        self.read(s)
        self.count = 0
        if s.phase == PLANNING and number(s, "stage") != FREE:
            return self.exchanging(s, games, seed)
        self.find_plans()
        has_choice = s.phase == PLANNING and len(s.todo(0)) > 0 and s.carried(0) == NONE
        if has_choice and exchange.is_possible(s):
            self.find_exchanges()
        at = self.decide(games, seed)
        if self.kind[at] == EXCHANGE:
            return GIVE + int(self.at.card[self.one[at]])
        self.adopt(at)
        if has_choice:
            return self.next_card()
        return self.place(s)

    def exchanging(self, s: World, games: i64, seed: i64) -> int:
        """Inside an exchange."""
        a = self.at
        stage = number(s, "stage")
        if stage == KEEP_ONE:
            cards = sorted(set(s.drawn))
            drawn = new_block(len(cards))
            for n, card in enumerate(cards):
                drawn[n] = card
            self.find_kept(drawn, len(cards))
            return KEEP + int(self.one[self.decide(games, seed)])
        a.plan()
        a.remember()
        if stage == GIVE_SECOND:
            self.find_second()
            if self.count == 0:
                return Ruler(s, 0).choose(s.legal(0))
            return GIVE + int(a.card[self.one[self.decide(games, seed)]])
        nothing = a.add(0, 1, 0, AWAY)
        self.find_draws(nothing, nothing)
        return DRAW_BASE + int(self.which[self.decide(games, seed)])

    def next_card(self) -> int:
        """Start what the plan keeps, then recycle the rest."""
        a = self.at
        for n in range(a.orders):
            if a.fresh[a.order[n]] == IN_HAND:
                return CONSTRUCT + int(a.card[a.order[n]])
        return RECYCLE + int(a.card[a.gone[0]])

    def place(self, s: World) -> int:
        """A cube where the plan wants it; or Krystallium and characters; or be done."""
        a = self.at
        cube = s.carried(0)
        if cube == NONE and s.loose(0) > 0:
            cube = number(s, "step")
        if cube != NONE:
            for n in range(a.orders):
                i = a.order[n]
                if i < self.sites and (a.start[i] >> (4 * cube)) & 15 != 0:
                    return int(PLACE_AT[self.slot(s, int(i), int(cube))])
            return EMPIRE
        a.begin()
        for n in range(a.spents):
            i = a.spent[n]
            if i >= self.sites:
                continue
            free = a.start[i]
            for kind in range(KINDS - 1, KRYSTALLIUM - 1, -1):
                if (free >> (4 * kind)) & 15 != 0:
                    return int(PLACE_AT[self.slot(s, int(i), kind)])
            for kind in range(RESOURCES):
                if (free >> (4 * kind)) & 15 != 0:
                    return int(WILD_AT[self.slot(s, int(i), kind)])
        return DONE

    def slot(self, s: World, site: int, kind: int) -> int:
        """Where the tables of actions hold a slot."""
        rows = s.row_sites(0)
        return (FIRST_COPY[card_of(rows[site])] + copy_at(rows, site)) * KINDS + kind

    def read(self, s: World) -> None:
        """The table as it is."""
        a = self.at
        realm = a.realm
        row = s.rows(0)
        a.found(row)
        a.sequence = number(s, "round") * 2 + (number(s, "sequence") if s.phase == PLANNING else 1)
        a.exchanges = 0
        realm[ROUND] = number(s, "round")
        realm[FIRST] = 0 if s.phase == PLANNING else number(s, "step") + 1
        realm[WILD] = s.krystallium(0)
        realm[CUBES] = s.purse(0) & 1023
        for card in s.built(0):
            self.own(card)
        realm[GENERALS] = s.generals(0)
        realm[FINANCIERS] = s.financiers(0)
        if s.carried(0) != NONE:
            realm[NOW + s.carried(0)] += 1
        if s.phase != PLANNING and number(s, "step") < EXTRA:
            realm[NOW + number(s, "step")] += s.loose(0)
        wanted = wishes(s, 0)
        scenario = number(s, "scenario")
        self.gold = POINT * (SCENARIO_MEDALS[scenario] if scenario != NONE else TITLE_LEAST)[-1]
        self.wishes = len(wanted)
        realm[WISHES] = len(wanted)
        for site in s.row_sites(0):
            card = card_of(site)
            extra: i64 = 0
            if card in wanted:
                wanted.remove(card)
                extra = a.weights[DUTY]
            a.add(card, site & FREE_BITS, extra, 0)
        self.sites = a.works
        for card in s.todo(0):
            a.take(card)
        for at in range(2 * CARD_COUNT):
            a.left[at] = 0
        self.base = POOL[1 if number(s, "ascension") else 0][0]
        for deck in range(2):
            for card in s.decks(deck) + s.pools(deck):
                a.left[deck * CARD_COUNT + card] += 1
            a.decks[deck] = exchange.drawable(s, deck)
        if number(s, "reshuffles"):  # soon the pile is a deck again (IWW-14.12)
            for card in s.pile:
                deck = exchange.deck_of(card)
                if exchange.in_deck(s, deck) < LOW_DECK:
                    a.left[deck * CARD_COUNT + card] += 1

    def own(self, card: i64) -> None:
        """A finished card."""
        realm = self.at.realm
        kind = TYPE[card]
        realm[POINTS] += VALUE[card]
        realm[COUNT + kind] += 1
        for resource in range(RESOURCES):
            realm[MADE + resource] += NET[card * RESOURCES + resource]
            realm[MADE + resource] += realm[PER + resource * 8 + kind]
        if TARGET[card] >= 0:
            realm[BADGE + TARGET[card]] += EACH[card]
        if PAIRED[card] != 0 and realm[DUOS] < MOST_DUOS:
            realm[DUO + realm[DUOS]] = PAIRED[card]
            realm[DUOS] += 1
        resource = PER_RESOURCE[card]
        if resource >= 0:
            realm[MADE + resource] += realm[COUNT + PER_TYPE[card]]
            realm[PER + resource * 8 + PER_TYPE[card]] += 1


def shipped() -> Counsel:
    """As level 5 asks it."""
    return Counsel(block_of(TUNED))
