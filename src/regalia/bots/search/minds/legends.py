"""Legends: regions held and nearly held, armies on their way, and what cards still bring."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.search.mind import NO_ANSWER, Mind, number
from regalia.core.block import Block, new_block
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.legends.actions import (
    BID,
    BUILD,
    COLOURS,
    DESTROY,
    DONE,
    NEUTRAL,
    PART,
    PLACE,
    STEAL,
    TAKE,
    move_origin,
    move_target,
)
from regalia.games.legends.material import (
    AND,
    ARMY_AT,
    CARD_COINS,
    CARD_DO,
    CARD_FAMILY,
    CARD_MODE,
    CARD_N,
    CARD_PER_COINS,
    CARD_PER_FAMILY,
    CARD_PER_FLYING,
    CARD_PERKS,
    CARD_SET_COUNT,
    CARD_SET_FAMILY,
    CARD_SET_VP,
    CARDS,
    DO_BUILD,
    DO_PLACE,
    ELIXIR_AT,
    FLYING_AT,
    MOVE_AT,
    NO_TOKEN,
    NONE,
    OR,
    PERK,
    POISON_SWAMP,
    REGIONS,
    ROW_COST,
    UNTURNED,
)
from regalia.games.legends.phases.movement import sea_cost
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import cards_of, total
from regalia.games.legends.state import (
    BIDS,
    CHOICE,
    CONSTRUCTION,
    DESTRUCTION,
    EXTRA,
    MOVEMENT,
    NO_WAY,
    NOBODY,
    PLACEMENT,
    ROW,
    SEA_BIT,
    WAY_REGION,
    WAYS,
)

FAR: Final = 9  # a longer way is not worth thinking of

# The weights, in points.
COIN: Final = 0
ARMY: Final = 1  # on the map, wherever it stands
CITY: Final = 2  # standing: a second place where armies come from
MARCH: Final = 3  # a spare army right beside a region to be won
TIED: Final = 4  # a share in a region that nobody holds
BEHIND: Final = 5  # one army short of that
SPARE: Final = 6  # one army more than needed, up to two
FLYING: Final = 7  # abilities, for each turn to come
EXTRA_ARMY: Final = 8
EXTRA_MOVE: Final = 9
ELIXIR: Final = 10  # once, beside the points it leads to
SET_CARD: Final = 11  # a card on the way to a set whose scoring card is owned
DO_WORTH: Final = 12  # four: for each army placed, step, city, army destroyed
FAMILY: Final = 16  # a card of a family that scores by its number, for each turn to come
# Fitted to how games of self-play ended (docs/training.md), but for DO_WORTH, BEHIND and SET_CARD.
WEIGHTS: Final = [
    *[0.625, 0.0, 0.258, 0.14, 0.476, 0.45, 0.085, 0.131, 0.013, 0.051, 0.0, 0.2],
    *[0.2, 0.17, 0.9, 0.6, 0.097],
]


class LegendsMind(Mind):
    """A position is worth its points, its fronts, and what cards promise for later turns."""

    def __init__(self, weights: list[float] = WEIGHTS) -> None:
        self.weights = weights[:]
        self.distance: Block = new_block(REGIONS)

    def stage(self, s: GameState) -> int:
        """A turn is a stage."""
        assert isinstance(s, Legends)
        return 1000 * (number(s, "game_number") + 1) - number(s, "turns")

    def share(self, s: GameState) -> float:
        """Setting up decides little, and playouts are at their longest."""
        return 0.1 if s.phase < BIDS else 1.0

    def spread(self, s: GameState) -> float:
        assert isinstance(s, Legends)
        return 0.8 + 0.25 * float(number(s, "turns"))

    def value(self, s: GameState, seat: int) -> float:
        assert isinstance(s, Legends)
        if not s.regions:
            return 0.0
        best = -1000.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, self.stand(s, other))
        return self.stand(s, seat) - best

    def stand(self, s: Legends, seat: int) -> float:
        """What a seat may expect in the end."""
        w = self.weights
        value = float(total(s, seat))
        if number(s, "turns") == 0:
            return value + 0.01 * float(s.coins(seat))
        rounds = float(number(s, "turns")) / s.seats
        value += w[COIN] * float(s.coins(seat)) * min(1.0, rounds / 3.0)
        value += self.fronts(s, seat, rounds) + self.abilities(s, seat, rounds)
        if number(s, "card") != NOBODY and number(s, "turn") == seat:
            value += self.promise(s, seat)
        return value

    def fronts(self, s: Legends, seat: i64, rounds: float) -> float:
        """How the seat stands in every region, and how near its spare armies are to others."""
        w = self.weights
        value = w[ARMY] * float(s.on_board(seat))
        value += w[CITY] * float(3 - s.cities(seat)) * min(1.0, rounds / 4.0)
        self.measure(s, seat)
        regions = s.regions
        for i in range(len(regions)):
            region: i64 = regions[i]
            cell = s.board(region)
            if cell == 0:
                continue
            mine = strength(s, region, seat)
            if mine == 0:
                continue
            lead = mine - best_other(s, region, seat)
            spare: i64 = 0
            if lead >= 1:
                spare = lead - 1
                value += w[SPARE] * float(spare if spare < 2 else 2)
            elif lead == 0:
                value += w[TIED]
            elif lead == -1:
                value += w[BEHIND]
            else:
                spare = mine
            armies = s.armies(region, seat)
            if spare > armies:
                spare = armies
            if spare > 0:
                value += w[MARCH] * float(spare) * (1.0 - float(self.distance[region]) / FAR)
        return value

    def measure(self, s: Legends, seat: i64) -> None:
        """For every region, the points an army needs to the nearest one worth going to."""
        sea = sea_cost(s, seat)
        regions = s.regions
        ways = s.ways
        distance = self.distance
        for i in range(len(regions)):
            region: i64 = regions[i]
            lack = best_other(s, region, seat) - strength(s, region, seat)
            distance[region] = 0 if lack == 0 or lack == 1 else FAR
        changed = True
        while changed:
            changed = False
            for i in range(len(regions)):
                region = regions[i]
                least = distance[region]
                if least == 0:
                    continue
                at = region * WAYS
                for k in range(at, at + WAYS):
                    way: i64 = ways[k]
                    if way == NO_WAY:
                        break
                    step = distance[way & WAY_REGION] + (sea if way & SEA_BIT else 1)
                    if step < least:
                        least = step
                        changed = True
                distance[region] = least

    def abilities(self, s: Legends, seat: i64, rounds: float) -> float:
        """What lasting abilities will still bring, and cards on the way to a set."""
        w = self.weights
        flying = s.perk(seat, FLYING_AT)
        value = w[FLYING] * rounds * float(flying if flying < 2 else 2)
        value += w[EXTRA_ARMY] * rounds * float(s.perk(seat, ARMY_AT))
        value += w[EXTRA_MOVE] * rounds * float(s.perk(seat, MOVE_AT))
        value += w[ELIXIR] * float(s.perk(seat, ELIXIR_AT)) * min(1.0, rounds / 4.0)
        owned = s.owned(seat)
        for card in range(CARDS):
            if (owned >> card) & 1:
                if CARD_SET_FAMILY[card] != NONE:
                    have = cards_of(s, seat, CARD_SET_FAMILY[card])
                    if have < CARD_SET_COUNT[card]:
                        part = w[SET_CARD] * have * CARD_SET_VP[card] / 4.0
                        value += part * min(1.0, rounds / 4.0)
                elif CARD_PER_FAMILY[card] != NONE or CARD_PER_FLYING[card]:
                    value += w[FAMILY] * rounds
        return value

    def promise(self, s: Legends, seat: i64) -> float:
        """What the card in hand will still do this turn."""
        mode = CARD_MODE[number(s, "card")]
        if PLACEMENT <= s.phase <= DESTRUCTION:
            amount = number(s, "left") if s.phase == PLACEMENT or s.phase == MOVEMENT else 1
            value = self.worth(s, seat, number(s, "step"), amount)
            if mode == AND and number(s, "step") == 0:
                value += self.worth(s, seat, 1, CARD_N[number(s, "card") * 2 + 1])
            return value
        if mode == OR and number(s, "step") == 2:
            first = self.worth(s, seat, 0, CARD_N[number(s, "card") * 2])
            return max(first, self.worth(s, seat, 1, CARD_N[number(s, "card") * 2 + 1]))
        return 0.0

    def worth(self, s: Legends, seat: i64, part: i64, amount: i64) -> float:
        """A part by its amount, or nothing where it cannot be carried out."""
        doing: i64 = CARD_DO[number(s, "card") * 2 + part]
        if doing == DO_BUILD:
            if s.phase != CONSTRUCTION and s.cities(seat) == 0:
                return 0.0
            value = self.weights[DO_WORTH + doing]
            regions = s.regions
            for i in range(len(regions)):
                region: i64 = regions[i]
                token = s.tokens(region)
                if NO_TOKEN < token < POISON_SWAMP and s.armies(region, seat) > 0:
                    return value + 0.5
            return value
        if doing == DO_PLACE:
            supply = s.supply(seat)
            if amount > supply:
                amount = supply
        return self.weights[DO_WORTH + doing] * float(amount)

    # The light policy.

    def quick(self, s: GameState, seat: int, rng: Rng) -> int:
        assert isinstance(s, Legends)
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if s.phase < BIDS:
            return legal[rng.below(len(legal))]
        if s.phase == MOVEMENT or s.phase == PLACEMENT:
            self.measure(s, seat)
        best = -1000.0
        chosen = legal[0]
        for action in legal:
            look = self.look(s, seat, action) + 0.0005 * (rng.word() & 511)
            if look > best:
                best = look
                chosen = action
        return chosen

    def priors(self, s: GameState, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, Legends)
        if s.phase < BIDS:
            return [0.0] * len(legal)
        self.measure(s, seat)
        return [self.look(s, seat, action) for action in legal]

    def plan(self, s: GameState, seat: int, legal: list[int]) -> int:
        """Going first is worth a coin, not more."""
        assert isinstance(s, Legends)
        if s.phase == BIDS:
            return BID + 1 if BID + 1 in legal else BID
        return NO_ANSWER

    def look(self, s: Legends, seat: i64, action: i64) -> float:
        """How good an action looks: what it changes where it happens."""
        phase = s.phase
        if action == DONE:
            return -0.2 if phase == PLACEMENT else 0.0
        if phase == MOVEMENT:
            origin = move_origin(action)
            target = move_target(action)
            value = self.army(s, seat, target, 1) + self.army(s, seat, origin, -1)
            nearer = float(self.distance[origin] - self.distance[target])
            return value + 0.12 * nearer - 0.05
        if phase == PLACEMENT:
            region = action - PLACE
            return self.army(s, seat, region, 1) - 0.08 * float(self.distance[region])
        if phase == ROW or phase == EXTRA:
            return self.card(s, seat, action - TAKE)
        if phase == CHOICE:
            part = action - PART
            return self.worth(s, seat, part, CARD_N[number(s, "card") * 2 + part])
        if phase == CONSTRUCTION:
            region = action - BUILD
            token = s.tokens(region)
            found = 1.0 if token == UNTURNED or NO_TOKEN < token < POISON_SWAMP else 0.0
            return found + self.army(s, seat, region, 1) + 0.2
        if phase == DESTRUCTION:
            region = (action - DESTROY) // COLOURS
            colour = (action - DESTROY) % COLOURS
            if colour == seat:
                return -2.0
            mine = strength(s, region, seat)
            lead = mine - best_other(s, region, seat)
            theirs = strength(s, region, colour)
            value = 0.1 if colour == NEUTRAL else 0.3
            if lead < 1 and theirs - mine == -lead:
                value += 0.8 if lead == 0 else 0.5 if lead == -1 else 0.0
            return value
        return 1.0 if action == STEAL or (phase == BIDS and action == BID + 1) else 0.0

    def army(self, s: Legends, seat: i64, region: i64, change: i64) -> float:
        """What one army more or less in a region is worth."""
        lead = strength(s, region, seat) - best_other(s, region, seat)
        return self.held(lead + change) - self.held(lead)

    def held(self, lead: i64) -> float:
        """A region by the lead in it."""
        if lead >= 1:
            return 1.5 + self.weights[SPARE] * float(lead - 1 if lead < 3 else 2)
        if lead == 0:
            return 0.6
        return self.weights[BEHIND] if lead == -1 else 0.0

    def card(self, s: Legends, seat: i64, card: i64) -> float:
        """What a card of the row promises, less its price."""
        w = self.weights
        place: i64 = 0
        while s.row(place) != card:
            place += 1
        rounds = float(number(s, "turns")) / s.seats
        value = -w[COIN] * float(ROW_COST[place]) * min(1.0, rounds / 3.0)
        value += w[COIN] * float(CARD_COINS[card])
        first = w[DO_WORTH + CARD_DO[card * 2]] * float(CARD_N[card * 2])
        if CARD_DO[card * 2 + 1] != NONE:
            second = w[DO_WORTH + CARD_DO[card * 2 + 1]] * float(CARD_N[card * 2 + 1])
            first = max(first, second) if CARD_MODE[card] == OR else first + second
        value += first
        perks = CARD_PERKS[card]
        value += w[FLYING] * rounds * float((perks >> FLYING_AT) & PERK)
        value += w[EXTRA_ARMY] * rounds * float((perks >> ARMY_AT) & PERK)
        value += w[EXTRA_MOVE] * rounds * float((perks >> MOVE_AT) & PERK)
        value += (w[ELIXIR] + 0.3) * float((perks >> ELIXIR_AT) & PERK)
        if CARD_PER_FAMILY[card] != NONE:
            value += 1.0 + cards_of(s, seat, CARD_PER_FAMILY[card]) + w[FAMILY] * rounds
        if CARD_SET_FAMILY[card] != NONE:
            have = cards_of(s, seat, CARD_SET_FAMILY[card]) + 1
            value += 0.5 * have * CARD_SET_VP[card] / CARD_SET_COUNT[card]
        if CARD_PER_FLYING[card]:
            value += float(s.perk(seat, FLYING_AT)) + 0.5
        if CARD_PER_COINS[card]:
            value += float(s.coins(seat)) / CARD_PER_COINS[card] * 0.7
        family = CARD_FAMILY[card]
        if family != NONE:
            owned = s.owned(seat)
            for mine in range(CARDS):
                if (owned >> mine) & 1:
                    if CARD_PER_FAMILY[mine] == family:
                        value += 1.0
                    elif CARD_SET_FAMILY[mine] == family:
                        value += 0.8
        return value


def strength(s: Legends, region: i64, colour: i64) -> i64:
    """Armies and cities of a colour in a region."""
    armies = s.armies(region, colour)
    if colour < s.seats:
        return armies + s.cities_at(region, colour)
    return armies


def best_other(s: Legends, region: i64, seat: i64) -> i64:
    """Armies and cities of the strongest other colour."""
    best: i64 = 0
    for colour in range(COLOURS):
        if colour != seat:
            theirs = strength(s, region, colour)
            if theirs > best:
                best = theirs
    return best
