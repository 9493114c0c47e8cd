"""Legends as a conqueror sees it: regions held, armies on their way, and what cards still bring.

Everything is counted in victory points. The weights were found by letting the bot play against
variants of itself.
"""

from collections.abc import Sequence
from typing import Final

from regalia.bots.heuristics import Heuristic
from regalia.core.observation import Observation
from regalia.core.state import GameState
from regalia.games.legends.actions import COLOURS
from regalia.games.legends.material import (
    AND,
    ARMY_AT,
    CARD_DO,
    CARD_MODE,
    CARD_N,
    CARD_SET_COUNT,
    CARD_SET_FAMILY,
    CARD_SET_VP,
    CARDS,
    DO_BUILD,
    DO_DESTROY,
    DO_MOVE,
    DO_PLACE,
    ELIXIR_AT,
    FLYING_AT,
    MOVE_AT,
    NO_TOKEN,
    NONE,
    OR,
    POISON_SWAMP,
    REGIONS,
)
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.phases import movement
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import cards_of, total
from regalia.games.legends.state import (
    BIDS,
    CONSTRUCTION,
    DESTRUCTION,
    MOVEMENT,
    NO_WAY,
    NOBODY,
    PLACEMENT,
    SEA_BIT,
    WAY_REGION,
    WAYS,
)

OPENING_BID: Final = 1
RIVALS: Final = 0.6  # how much the points of the best other player weigh
COIN: Final = 0.22
ARMY: Final = 0.06  # on the map, wherever it stands
CITY: Final = 0.5  # standing: a second place where armies come from
FAR: Final = 9  # a longer way is not worth thinking of
MARCH: Final = 0.34  # a spare army right beside a region to be won
TIED: Final = 0.3  # a share in a region that nobody holds
BEHIND: Final = 0.12  # one army short of that
SPARE: Final = 0.08  # one army more than needed, up to two
# What an ability is worth for each turn to come.
FLYING: Final = 0.07
EXTRA_ARMY: Final = 0.11
EXTRA_MOVE: Final = 0.1
ELIXIR: Final = 0.22  # once, beside the points it leads to
SET_CARD: Final = 0.5  # a card on the way to a set whose scoring card is owned
# What a part of a card is worth before it is carried out, for each army or point.
PROMISE: Final = {DO_PLACE: 0.2, DO_MOVE: 0.17, DO_BUILD: 0.9, DO_DESTROY: 0.6}


class LegendsHeuristic(Heuristic):
    """A position is worth its points, its fronts, and what the cards promise for later turns."""

    def candidates(self, seen: Observation) -> Sequence[int]:
        """Going first is worth a coin, not more."""
        assert isinstance(seen, LegendsObservation)
        if seen.phase == BIDS:
            return seen.legal[OPENING_BID : OPENING_BID + 1] or seen.legal[:1]
        return seen.legal

    def evaluate(self, state: GameState, seat: int) -> float:
        assert isinstance(state, Legends)
        if not state.regions:
            return 0.0
        points = [total(state, other) for other in range(state.seats)]
        rival = max([points[other] for other in range(state.seats) if other != seat])
        value = points[seat] - RIVALS * rival
        if state.is_over():
            return value * 2 - state.ranks()[seat]
        rounds = state.turns / state.seats
        value += COIN * int(state.coins(seat)) * min(1.0, rounds / 3)
        value += fronts(state, seat, rounds) + abilities(state, seat, rounds)
        if state.card != NOBODY and state.turn == seat:
            value += promise(state, seat)
        return value


def fronts(s: Legends, seat: int, rounds: float) -> float:
    """How the seat stands in every region, and how near its spare armies are to others."""
    value = ARMY * int(s.on_board(seat)) + CITY * (3 - int(s.cities(seat))) * min(1.0, rounds / 4)
    distance = ways_to_win(s, seat)
    for region in s.regions:
        mine, best = strengths(s, region, seat)
        if mine == 0:
            continue
        lead = mine - best
        if lead >= 1:
            value += SPARE * min(lead - 1, 2)
            spare = lead - 1
        else:
            value += TIED if lead == 0 else BEHIND if lead == -1 else 0.0
            spare = mine if lead < -1 else 0
        spare = min(spare, s.armies(region, seat))
        if spare:
            value += MARCH * spare * max(0.0, 1 - distance[region] / FAR)
    return value


def strengths(s: Legends, region: int, seat: int) -> tuple[int, int]:
    """The seat's armies and cities in a region, and those of the strongest other colour."""
    mine = best = 0
    for colour in range(COLOURS):
        strength = s.armies(region, colour)
        if colour < s.seats:
            strength += s.cities_at(region, colour)
        if colour == seat:
            mine = strength
        else:
            best = max(best, strength)
    return mine, best


def ways_to_win(s: Legends, seat: int) -> list[int]:
    """For every region, the points an army needs to the nearest one that is worth going to."""
    sea = movement.sea_cost(s, seat)
    distance = [FAR] * REGIONS
    for region in s.regions:
        mine, best = strengths(s, region, seat)
        if mine <= best <= mine + 1:
            distance[region] = 0
    changed = True
    while changed:
        changed = False
        for region in s.regions:
            for way in s.ways[region * WAYS : region * WAYS + WAYS]:
                if way == NO_WAY:
                    break
                step = distance[way & WAY_REGION] + (sea if way & SEA_BIT else 1)
                if step < distance[region]:
                    distance[region] = step
                    changed = True
    return distance


def abilities(s: Legends, seat: int, rounds: float) -> float:
    """What lasting abilities will still bring, and cards on the way to a set."""
    value = FLYING * rounds * min(2, int(s.perk(seat, FLYING_AT)))
    value += EXTRA_ARMY * rounds * int(s.perk(seat, ARMY_AT))
    value += EXTRA_MOVE * rounds * int(s.perk(seat, MOVE_AT))
    value += ELIXIR * int(s.perk(seat, ELIXIR_AT)) * min(1.0, rounds / 4)
    for card in range(CARDS):
        family = CARD_SET_FAMILY[card]
        if family != NONE and s.owned(seat) >> card & 1:
            have = cards_of(s, seat, family)
            if have < CARD_SET_COUNT[card]:
                value += SET_CARD * have * CARD_SET_VP[card] / 4 * min(1.0, rounds / 4)
    return value


def promise(s: Legends, seat: int) -> float:
    """What the card in hand will still do this turn."""
    mode = CARD_MODE[s.card]
    if PLACEMENT <= s.phase <= DESTRUCTION:
        value = worth(s, seat, s.step, s.left if s.phase in (PLACEMENT, MOVEMENT) else 1)
        if mode == AND and s.step == 0:
            value += worth(s, seat, 1, CARD_N[s.card * 2 + 1])
        return value
    if mode == OR and s.step == 2:
        return max([worth(s, seat, part, CARD_N[s.card * 2 + part]) for part in range(2)])
    return 0.0


def worth(s: Legends, seat: int, part: int, amount: int) -> float:
    """A part by its amount, or nothing where it cannot be carried out."""
    doing = CARD_DO[s.card * 2 + part]
    if doing == DO_BUILD and s.phase != CONSTRUCTION and s.cities(seat) == 0:
        return 0.0
    if doing == DO_PLACE:
        amount = min(amount, s.supply(seat))
    value = PROMISE[doing] * amount
    if doing == DO_BUILD:
        treasures = [NO_TOKEN < s.tokens(r) < POISON_SWAMP for r in s.regions if s.armies(r, seat)]
        value += 0.5 if any(treasures) else 0.0
    return value
