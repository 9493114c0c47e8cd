"""The dice in hand: what advisors give, what rivals may take, the best plan."""

from typing import Final

from regalia.bots.heuristics.kingsburg.outlook import Holdings, Scene, outlook
from regalia.games.kingsburg.actions import GROUP_ADVISOR
from regalia.games.kingsburg.dice import HANDS, MINUS, PARTS, REACH, SUM, WHITE_HANDS, WHITE_PARTS
from regalia.games.kingsburg.material import (
    ADVISOR_GAIN,
    ADVISORS,
    ALCHEMIST,
    GAIN_PLUS2,
    GAIN_SOLDIERS,
    GAIN_VP,
    GAIN_WIDTH,
    GOLD,
    GOODS_ANY,
    MARKET,
    MASTER_HUNTER,
    MERCHANT,
    STABLE,
    STONE,
    SWORDSMITH,
    WOOD,
)
from regalia.games.kingsburg.phases.court import ALL_ADVISORS, can_use_market, can_use_token
from regalia.games.kingsburg.rules import Kingsburg

RISK: Final = 0.25  # that a rival takes an advisor within his reach before our next turn
DENIAL: Final = 0.15  # what it is worth to us when a rival loses a point
# What each advisor is worth to a rival, roughly.
ALLURE: Final = (
    *(0.0, 1.0, 0.8, 0.8, 0.9, 0.8, 0.6, 1.6, 1.6, 1.7),
    *(1.7, 1.7, 2.4, 2.2, 1.5, 2.5, 2.8, 4.8, 3.3),
)
# Of these the table knows no goods: one of choice is near enough.
OFFERS_TWO: Final = (MERCHANT, ALCHEMIST, MASTER_HUNTER, SWORDSMITH)


def _gains(advisor: int) -> Holdings:
    row = list(ADVISOR_GAIN[advisor * GAIN_WIDTH : (advisor + 1) * GAIN_WIDTH])
    choice = row[GOODS_ANY] + (1 if advisor in OFFERS_TWO else 0)
    return Holdings(
        row[GOLD],
        row[WOOD],
        row[STONE],
        choice,
        row[GAIN_SOLDIERS],
        row[GAIN_PLUS2],
        row[GAIN_VP],
    )


GAINS: Final = [_gains(advisor) for advisor in range(ADVISORS + 1)]


def helped(have: Holdings, built: int, advisor: int, tokens: int) -> Holdings:
    """Holdings with what an advisor gives, after paying some tokens."""
    gold, wood, stone, choice, soldiers, gained, vp = GAINS[advisor]
    if soldiers and (built >> STABLE) & 1:
        soldiers += 1
    return Holdings(
        have[0] + gold,
        have[1] + wood,
        have[2] + stone,
        have[3] + choice,
        have[4] + soldiers,
        have[5] + gained - tokens,
        have[6] + vp,
    )


def with_help(s: Kingsburg, seat: int, have: Holdings, first: int) -> Holdings:
    """Holdings when all groups at court from the `first` on have been helped."""
    for entry in s.all_placed()[first:]:
        if entry >> 16 == seat:
            have = helped(have, s.built(seat), GROUP_ADVISOR[entry & 0xFFFF], 0)
    return have


def reach(s: Kingsburg, seat: int) -> int:
    """The free advisors a seat could go to next, a bit each."""
    if (s.passed >> seat) & 1:
        return 0
    mask = REACH[s.coloured(seat) * WHITE_HANDS + s.white(seat)]
    if can_use_token(s, seat):
        mask |= mask << 2
    if can_use_market(s, seat):
        mask |= mask << 1 | mask >> 1
    return mask & ALL_ADVISORS & ~s.occupied


class Court:
    """The court as one seat sees it before its next turn."""

    def __init__(self, s: Kingsburg, seat: int, scene: Scene) -> None:
        self.built = s.built(seat)
        self.scene = scene
        self.risks = [0.0] * (ADVISORS + 1)
        self.threat = 0.0  # what rivals can hope for
        for other in range(s.seats):
            if other != seat:
                self.beware(reach(s, other))
        self.threat *= DENIAL / (s.seats - 1)

    def beware(self, mask: int) -> None:
        """Reckon with a rival who can go where the mask says."""
        hope = 0.0
        for advisor in range(1, ADVISORS + 1):
            if (mask >> advisor) & 1:
                self.risks[advisor] += (1 - self.risks[advisor]) * RISK
                hope = max(hope, ALLURE[advisor])
        self.threat += hope

    def plan(self, coloured: int, white: int, market: bool, free: int, have: Holdings) -> float:
        """The best that the dice promise, placed group by group as long as nobody is in the way."""
        best = idle = outlook(self.built, have, self.scene)
        for part in PARTS[coloured]:
            rest = MINUS[coloured * HANDS + part]
            for extra in WHITE_PARTS[white]:
                total = SUM[part] + SUM[extra]
                rest_white = MINUS[white * HANDS + extra]
                ways = [(total, 0, market)]
                if have.tokens > 0:
                    ways.append((total + 2, 1, market))
                if market:
                    ways += [(total + 1, 0, False), (total - 1, 0, False)]
                for advisor, tokens, market_left in ways:
                    if not (free >> advisor) & 1:
                        continue
                    then = helped(have, self.built, advisor, tokens)
                    if rest:
                        left = free & ~(1 << advisor)
                        value = self.plan(rest, rest_white, market_left, left, then)
                    else:
                        value = outlook(self.built, then, self.scene)
                    risk = self.risks[advisor]
                    best = max(best, value - risk * (value - idle))
        return best


def promise_of_dice(s: Kingsburg, seat: int, have: Holdings, scene: Scene) -> float:
    """A position at court, or with dice just rolled."""
    have = with_help(s, seat, have, 0)
    court = Court(s, seat, scene)
    coloured = s.coloured(seat)
    if (s.passed >> seat) & 1:
        coloured = 0
    market = s.has(seat, MARKET) and can_use_market(s, seat)
    free = ALL_ADVISORS & ~s.occupied
    return court.plan(coloured, s.white(seat), market, free, have) - court.threat
