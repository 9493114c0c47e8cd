"""Where the game stands, and what is asked of whom."""

from typing import Final

from regalia.core.message import Message, Seat
from regalia.games.kingsburg.actions import (
    CHAPEL_ALL,
    GROUP_ADVISOR,
    INFLUENCE,
    LOSE,
    PASS,
    STATUE_COLOURED,
)
from regalia.games.kingsburg.describe.terms import amount, enemy_name, player, words
from regalia.games.kingsburg.dice import SAME, SUM
from regalia.games.kingsburg.material import (
    ADVISOR_GAIN,
    ADVISOR_THE,
    ALCHEMIST,
    BARRACKS,
    ENEMY_LOSS,
    ENEMY_REWARD,
    GAIN_VP,
    GAIN_WIDTH,
    GOODS_ANY,
    LOSS_WIDTH,
    PHASE_NAME,
    PHASE_SLUG,
    RECRUIT_GOODS,
    RECRUIT_GOODS_WITH_BARRACKS,
    SEASON_NAME,
    SMUGGLER,
    TOWN_HALL_VP,
    YEAR_NUMERAL,
)
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.state import (
    AID,
    BATTLE,
    BUILDING,
    COURT,
    ENVOY,
    HELP,
    RECRUITING,
    REWARD,
    ROLL,
    SEASON_END,
)
from regalia.text.words import inner

# The spaces of the calendar that are no productive season.
CALENDAR: Final = {
    AID: "kings_aid",
    REWARD: "kings_reward",
    ENVOY: "kings_envoy",
    RECRUITING: "recruit",
    BATTLE: "winter",
}


def where(seen: KingsburgObservation) -> Message:
    """Year and space of the calendar."""
    if seen.over:
        return words("where-over")
    if seen.phase in CALENDAR:
        name = PHASE_NAME[PHASE_SLUG.index(CALENDAR[seen.phase])]
    else:
        name = SEASON_NAME[seen.season]
    return words("where", year=YEAR_NUMERAL[seen.year], phase=inner(name))


def prompt(seen: KingsburgObservation) -> Message:
    """What the observing seat is asked, or whom it waits for, or who has won."""
    if seen.over:
        return winner(seen)
    if seen.seat not in seen.to_act:
        return words("prompt-wait", seats=[Seat(seat) for seat in seen.to_act])
    return ASK[seen.phase](seen)


def aid(seen: KingsburgObservation) -> Message:
    return words("prompt-aid")


def roll(seen: KingsburgObservation) -> Message:
    face = SAME[seen.coloured[seen.seat]]
    total = SUM[seen.coloured[seen.seat]] + SUM[seen.white[seen.seat]]
    if CHAPEL_ALL not in seen.legal:
        return words("prompt-statue", face=face)
    if STATUE_COLOURED not in seen.legal:
        return words("prompt-chapel", total=total)
    return words("prompt-statue-chapel", face=face, total=total)


def court(seen: KingsburgObservation) -> Message:
    for action in seen.legal:
        if action >= INFLUENCE and not is_taken(seen, GROUP_ADVISOR[action - INFLUENCE]):
            return words("prompt-court")
    return words("prompt-court-envoy")


def is_taken(seen: KingsburgObservation, advisor: int) -> bool:
    """Whether dice lie on the advisor, so that only the Envoy gets through to him."""
    return (seen.occupied >> advisor) & 1 == 1


def helper(seen: KingsburgObservation) -> int:
    """The advisor who is helping now."""
    return GROUP_ADVISOR[seen.placed[seen.turn][1]]


def help(seen: KingsburgObservation) -> Message:
    advisor = helper(seen)
    if advisor == ALCHEMIST:
        return words("prompt-alchemist")
    n = ADVISOR_GAIN[advisor * GAIN_WIDTH + GOODS_ANY]
    if n == 0:
        return words("prompt-choice", advisor=ADVISOR_THE[advisor])
    if advisor != SMUGGLER:
        return words("prompt-goods", n=n, advisor=ADVISOR_THE[advisor])
    price = amount("point", -ADVISOR_GAIN[advisor * GAIN_WIDTH + GAIN_VP])
    if PASS in seen.legal:
        return words("prompt-smuggler", n=n, price=price)
    return words("prompt-smuggler-must", n=n, price=price)


def building(seen: KingsburgObservation) -> Message:
    return words("prompt-build-again") if seen.step else words("prompt-build")


def season_end(seen: KingsburgObservation) -> Message:
    return words("prompt-offer", points=amount("point", TOWN_HALL_VP))


def recruiting(seen: KingsburgObservation) -> Message:
    has_barracks = (seen.built[seen.seat] >> BARRACKS) & 1
    n = RECRUIT_GOODS_WITH_BARRACKS if has_barracks else RECRUIT_GOODS
    return words("prompt-recruit", n=n)


def battle(seen: KingsburgObservation) -> Message:
    at = seen.enemy * LOSS_WIDTH + GOODS_ANY
    enemy = enemy_name(seen.enemy)
    if seen.legal[0] >= LOSE:
        return words("prompt-lose", n=ENEMY_LOSS[at], enemy=enemy)
    return words("prompt-plunder", n=ENEMY_REWARD[at], enemy=enemy)


ASK: Final = {
    AID: aid,
    ROLL: roll,
    COURT: court,
    HELP: help,
    BUILDING: building,
    SEASON_END: season_end,
    RECRUITING: recruiting,
    BATTLE: battle,
}


def winner(seen: KingsburgObservation) -> Message:
    """Who has won, and by what: points, then goods, then buildings (KB-15.2)."""
    points = amount("point", max(seen.vp))
    goods = [sum(row) for row in seen.goods]
    buildings = [built.bit_count() for built in seen.built]
    best = list(range(len(seen.vp)))
    for numbers, sentence in (
        (list(seen.vp), words("prompt-over", points=points)),
        (goods, words("prompt-over-goods", points=points)),
        (buildings, words("prompt-over-buildings", points=points)),
    ):
        most = max([numbers[seat] for seat in best])
        best = [seat for seat in best if numbers[seat] == most]
        if len(best) == 1:
            sentence.args["seat"] = Seat(best[0])
            return sentence
    return words("prompt-over-shared", winners=[player(seat) for seat in best], points=points)
