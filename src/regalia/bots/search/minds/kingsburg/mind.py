"""The judge of Kingsburg's positions, and a policy that looks at what each action brings."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.search.mind import Mind, number
from regalia.bots.search.minds.kingsburg.province import (
    ENVOY,
    REWARD,
    SEASONS,
    TOKEN,
    URGENCY,
    WEIGHTS,
    Province,
)
from regalia.core.rng import Rng
from regalia.core.state import GameState
from regalia.games.kingsburg.actions import (
    BUILD,
    CHAPEL_ALL,
    GROUP_ADVISOR,
    GROUP_COLOURED,
    GROUP_MARKET,
    GROUP_TOKEN,
    GROUP_WHITE,
    INFLUENCE,
    LOSE,
    MARKET_NONE,
    MIX_COUNT,
    OFFER,
    PASS,
    RECRUIT,
    TAKE,
    TRADE,
)
from regalia.games.kingsburg.dice import SUM
from regalia.games.kingsburg.material import (
    ADVISOR_GAIN,
    ADVISORS,
    ALCHEMIST,
    AUTUMN,
    BUILDING_COST,
    BUILDING_VP,
    COLUMNS,
    CRANE,
    CRANE_FIRST_COLUMN,
    CRANE_GOLD,
    GAIN_PLUS2,
    GAIN_SOLDIERS,
    GAIN_VP,
    GAIN_WIDTH,
    GOLD,
    GOODS_ANY,
    MASTER_HUNTER,
    MERCHANT,
    STABLE,
    STONE,
    SWORDSMITH,
    WOOD,
)
from regalia.games.kingsburg.phases.battle import defence_of
from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import (
    AID,
    BATTLE,
    BIT,
    BUILDING,
    COURT,
    HELP,
    ROLL,
    SEASON_END,
    UNKNOWN,
)

PIP: Final = 0.24  # what the light policy thinks a pip is worth
TOKEN_OFFERED: Final = 3


class KingsburgMind(Mind):
    """A position is worth its points and what its owner can still make of it."""

    def __init__(self, weights: list[float] = WEIGHTS) -> None:
        self.weights = weights[:]
        self.province = Province(self.weights)
        self.allure = [0.0] * (ADVISORS + 1)
        # What `survey` found out about a seat.
        self.built: i64 = 0
        self.time: i64 = 0
        self.year: i64 = 0
        self.season: i64 = 0
        self.enemy: i64 = 0
        self.fights = False
        self.other_demons = False
        self.place = 0.0

    def stage(self, s: GameState) -> int:
        """A season is a stage, and winter one more."""
        assert isinstance(s, Kingsburg)
        return number(s, "year") * 5 + number(s, "season") + (1 if s.phase == BATTLE else 0)

    def spread(self, s: GameState) -> float:
        assert isinstance(s, Kingsburg)
        left = SEASONS - (number(s, "year") * 3 + number(s, "season"))
        return 1.2 + 0.35 * float(left)

    def value(self, s: GameState, seat: int) -> float:
        assert isinstance(s, Kingsburg)
        best = -1000.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, self.stand(s, other))
        return self.stand(s, seat) - best

    def survey(self, s: Kingsburg, seat: i64) -> None:
        """When it is, what may still happen, and how far the others are."""
        phase = s.phase
        season = number(s, "season")
        self.year = number(s, "year")
        self.season = season if season < AUTUMN else AUTUMN
        self.time = self.year * 3 + self.season
        if phase < BUILDING or (phase == BUILDING and (s.pending >> seat) & 1):
            self.time -= 1  # goods can still be built with this season
        if phase == AID:
            self.time = self.year * 3 - 1
        self.fights = phase != BATTLE
        self.enemy = number(s, "enemy") if s.sees_enemy(seat) else UNKNOWN
        self.other_demons = s.options["demons"] == "alternative"
        self.built = s.built(seat)
        mine = s.soldiers(seat) + defence_of(self.built, -1)
        self.place = 0.8
        for other in range(s.seats):
            if other != seat:
                lead = mine - s.soldiers(other) - defence_of(s.built(other), -1)
                self.place = min(self.place, 0.2 if lead < 0 else 0.55 if lead == 0 else 0.8)

    def stand(self, s: Kingsburg, seat: i64) -> float:
        """What a seat may expect in the end, less what everybody gets alike."""
        if s.pending == 0:
            return float(s.points(seat)) + 0.01 * float(s.good_count(seat))
        self.survey(s, seat)
        w = self.weights
        value = self.worth(
            s.goods(seat, GOLD),
            s.goods(seat, WOOD),
            s.goods(seat, STONE),
            s.soldiers(seat),
            s.tokens(seat),
            self.built,
        )
        value += float(s.vp(seat)) + self.province.estate(self.built, self.time)
        if number(s, "envoy") == seat and self.time < SEASONS - 1:
            value += w[ENVOY]
        if self.season == 0 and s.phase <= SEASON_END:
            mine = s.buildings(seat)
            for other in range(s.seats):
                if other != seat and s.buildings(other) >= mine:
                    return value
            value += w[REWARD]
        return value

    def worth(
        self, gold: i64, wood: i64, stone: i64, soldiers: i64, tokens: i64, built: i64
    ) -> float:
        """What holdings are worth to the seat that was surveyed."""
        w = self.weights
        value = self.province.prospect(built, gold, wood, stone, 0, self.time)
        if self.time < SEASONS - 1:
            value += w[TOKEN] * (float(tokens) if tokens < 3 else 2.0 + 0.4 * float(tokens - 2))
        if self.fights:
            value += self.battle(gold + wood + stone, soldiers, built)
        return value

    def battle(self, held: i64, soldiers: i64, built: i64) -> float:
        """This winter for the seat that was surveyed."""
        urgency = self.weights[URGENCY]
        urgency += (1.0 - urgency) * 0.5 * float(self.season)
        return urgency * self.province.winter(
            self.enemy, self.year, self.other_demons, built, soldiers, held, self.place
        )

    # The light policy.

    def quick(self, s: GameState, seat: int, rng: Rng) -> int:
        assert isinstance(s, Kingsburg)
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        self.survey(s, seat)
        if s.phase == COURT:
            self.court(s, seat)
        best = -1000.0
        chosen = legal[0]
        for action in legal:
            look = self.look(s, seat, action) + 0.001 * (rng.word() & 255)
            if look > best:
                best = look
                chosen = action
        return chosen

    def priors(self, s: GameState, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, Kingsburg)
        self.survey(s, seat)
        if s.phase == COURT:
            self.court(s, seat)
        return [self.look(s, seat, action) for action in legal]

    def court(self, s: Kingsburg, seat: i64) -> None:
        """What each advisor is worth now, by what one more of everything is worth."""
        gold = s.goods(seat, GOLD)
        wood = s.goods(seat, WOOD)
        stone = s.goods(seat, STONE)
        soldiers = s.soldiers(seat)
        row: i64 = 0
        # What is already promised at court counts as if it were here.
        for at in range(number(s, "placed_count")):
            entry = s.placed(at)
            if entry >> 16 == seat:
                row = GROUP_ADVISOR[entry & 0xFFFF] * GAIN_WIDTH
                gold += ADVISOR_GAIN[row + GOLD]
                wood += ADVISOR_GAIN[row + WOOD]
                stone += ADVISOR_GAIN[row + STONE]
                gold += ADVISOR_GAIN[row + GOODS_ANY]
                soldiers += ADVISOR_GAIN[row + GAIN_SOLDIERS]
        province = self.province
        built = self.built
        now = province.prospect(built, gold, wood, stone, 0, self.time)
        more_gold = province.prospect(built, gold + 1, wood, stone, 0, self.time) - now
        more_wood = province.prospect(built, gold, wood + 1, stone, 0, self.time) - now
        more_stone = province.prospect(built, gold, wood, stone + 1, 0, self.time) - now
        choice = max(more_gold, max(more_wood, more_stone))
        held = gold + wood + stone
        soldier = 0.4
        if self.fights:
            soldier += 0.5 * (
                self.battle(held, soldiers + 2, built) - self.battle(held, soldiers, built)
            )
        stable: i64 = (built >> STABLE) & 1
        allure = self.allure
        for person in range(1, ADVISORS + 1):
            row = person * GAIN_WIDTH
            value = more_gold * float(ADVISOR_GAIN[row + GOLD]) + more_wood * float(
                ADVISOR_GAIN[row + WOOD]
            )
            value += more_stone * float(ADVISOR_GAIN[row + STONE]) + choice * float(
                ADVISOR_GAIN[row + GOODS_ANY]
            )
            troops = ADVISOR_GAIN[row + GAIN_SOLDIERS]
            if troops > 0:
                value += soldier * float(troops + stable)
            value += self.weights[TOKEN] * float(ADVISOR_GAIN[row + GAIN_PLUS2])
            value += float(ADVISOR_GAIN[row + GAIN_VP])
            if person == MERCHANT or person == SWORDSMITH:
                value += max(more_wood, more_gold)
            elif person == MASTER_HUNTER:
                value += max(more_gold, more_stone)
            elif person == ALCHEMIST and held > 0:
                value += (
                    more_gold + more_wood + more_stone - min(more_gold, min(more_wood, more_stone))
                )
            allure[person] = value

    def look(self, s: Kingsburg, seat: i64, action: i64) -> float:
        """How good an action looks at a glance."""
        phase = s.phase
        if phase == COURT:
            if action == PASS:
                return 0.0
            group = action - INFLUENCE
            pips: i64 = SUM[GROUP_COLOURED[group]] + SUM[GROUP_WHITE[group]]
            value = self.allure[GROUP_ADVISOR[group]] - PIP * float(pips)
            if GROUP_TOKEN[group]:
                value -= self.weights[TOKEN]
            if GROUP_MARKET[group] != MARKET_NONE:
                value -= 0.1
            person = GROUP_ADVISOR[group]
            if (number(s, "occupied") >> person) & 1:
                value -= self.weights[ENVOY]
            return value + 3.0
        if phase == ROLL:
            if action == PASS:
                return 0.35 * float(s.total(seat)) - 2.4
            return 0.3 if action == CHAPEL_ALL else 0.0
        gold = s.goods(seat, GOLD)
        wood = s.goods(seat, WOOD)
        stone = s.goods(seat, STONE)
        soldiers = s.soldiers(seat)
        tokens = s.tokens(seat)
        built = self.built
        points = 0.0
        if action == PASS:
            pass
        elif action >= LOSE:
            gold -= MIX_COUNT[(action - LOSE) * 3]
            wood -= MIX_COUNT[(action - LOSE) * 3 + 1]
            stone -= MIX_COUNT[(action - LOSE) * 3 + 2]
        elif action >= TAKE:
            gold += MIX_COUNT[(action - TAKE) * 3]
            wood += MIX_COUNT[(action - TAKE) * 3 + 1]
            stone += MIX_COUNT[(action - TAKE) * 3 + 2]
            if phase == HELP:
                points = 0.3  # whoever pays a point for goods meant to
        elif action >= RECRUIT:
            gold -= MIX_COUNT[(action - RECRUIT) * 3]
            wood -= MIX_COUNT[(action - RECRUIT) * 3 + 1]
            stone -= MIX_COUNT[(action - RECRUIT) * 3 + 2]
            soldiers += 1
        elif action >= BUILD:
            building = action - BUILD
            gold -= BUILDING_COST[building * 3]
            if (built >> CRANE) & 1 and building % COLUMNS >= CRANE_FIRST_COLUMN - 1:
                gold += CRANE_GOLD
            wood -= BUILDING_COST[building * 3 + 1]
            stone -= BUILDING_COST[building * 3 + 2]
            province = self.province
            points = float(BUILDING_VP[building]) - province.estate(built, self.time + 1)
            built |= BIT[building]
            points += province.estate(built, self.time + 1)
            # This season's building is spent, and what is left waits for the next.
            self.time += 1
            value = points + self.worth(gold, wood, stone, soldiers, tokens, built)
            self.time -= 1
            return value
        elif action >= OFFER:
            points = 1.0
            if action - OFFER == TOKEN_OFFERED:
                tokens -= 1
            elif action - OFFER == GOLD:
                gold -= 1
            elif action - OFFER == WOOD:
                wood -= 1
            else:
                stone -= 1
        elif action >= TRADE:
            gold += 1
            wood += 1
            stone += 1
            if action - TRADE == GOLD:
                gold -= 2
            elif action - TRADE == WOOD:
                wood -= 2
            else:
                stone -= 2
        if phase == BUILDING:  # nothing is built
            self.time += 1
            value = points + self.worth(gold, wood, stone, soldiers, tokens, built)
            self.time -= 1
            return value
        return points + self.worth(gold, wood, stone, soldiers, tokens, built)
