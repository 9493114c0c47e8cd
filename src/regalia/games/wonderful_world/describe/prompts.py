"""Where the game stands, and what is asked of whom."""

from regalia.core.message import Message, Seat
from regalia.core.score import ScoreSheet
from regalia.games.wonderful_world.describe.choices import cube_in_hand
from regalia.games.wonderful_world.describe.terms import amount, player, points, words
from regalia.games.wonderful_world.material import (
    KIND_NAME,
    KIND_SLUG,
    NO_TARGET,
    PICKS,
    ROUNDS,
    SCENARIO_NAME,
    TITLE_NAME,
)
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.options import changes_of, pool_count
from regalia.games.wonderful_world.scoring import (
    FAILED,
    count_owned,
    lines_of,
    medal,
    sheet_of,
    title,
)
from regalia.games.wonderful_world.state import (
    CHOOSE_DECK,
    DRAFT,
    EXTRA,
    GIVE_SECOND,
    KEEP_ONE,
    NONE,
    PLANNING,
)


def where(seen: WorldObservation) -> Message:
    """Round, phase and step."""
    rounds = changes_of(seen.options).rounds
    if seen.over:
        return words("where-over") if rounds == ROUNDS else words("where-over-rounds", n=rounds)
    number = seen.round + 1
    if seen.phase == DRAFT:
        return words("where-draft", round=number)
    if seen.phase == PLANNING:
        if len(seen.areas) == 1:
            last = pool_count(seen.options)
            return words("where-pool", round=number, n=seen.opened, last=last)
        return words("where-planning", round=number)
    if seen.step == EXTRA:
        return words("where-extra", round=number)
    return words("where-step", round=number, resource=KIND_NAME[seen.step])


def prompt(seen: WorldObservation) -> Message:
    """What the observing seat is asked, or whom it waits for, or who has won."""
    if seen.over:
        return alone(seen) if len(seen.areas) == 1 else winner(seen)
    if seen.seat not in seen.to_act:
        return words("prompt-wait", seats=[Seat(seat) for seat in seen.to_act])
    if seen.phase == DRAFT:
        return words("prompt-draft", n=seen.pick + 1, last=PICKS)
    if seen.owes:
        return words("prompt-choose", step=KIND_SLUG[seen.step])
    if seen.carried != NONE:
        return words("prompt-carried", cube=amount(seen.carried, 1))
    if seen.stage == GIVE_SECOND:
        return words("prompt-give")
    if seen.stage == CHOOSE_DECK:
        return words("prompt-deck")
    if seen.stage == KEEP_ONE:
        return words("prompt-keep")
    if seen.todo:
        return words("prompt-plan", n=len(seen.todo))
    if seen.mine.loose:
        return words("prompt-place", cubes=amount(cube_in_hand(seen), seen.mine.loose))
    return words("prompt-free-planning" if seen.phase == PLANNING else "prompt-free")


def lines(seen: WorldObservation, seat: int) -> list[int]:
    """The points of a seat's sheet: my own as they are, others' as last revealed (IWW-23.9)."""
    area = seen.mine if seat == seen.seat else seen.areas[seat]
    badges = changes_of(seen.options).badges
    built = bytes(area.built)
    return lines_of(built, seen.rows[seat], area.generals, area.financiers, badges)


def score(seen: WorldObservation, seat: int) -> int:
    """The points a seat has, as far as they are known."""
    return sum(lines(seen, seat))


def scores(seen: WorldObservation) -> list[ScoreSheet]:
    """Everybody's score sheet, as far as it is known."""
    return [sheet_of(lines(seen, seat)) for seat in range(len(seen.areas))]


def may_win(seen: WorldObservation, seat: int) -> bool:
    """Whether a seat has what a campaign's scenario asks of its winner (IWW-19.5)."""
    changes = changes_of(seen.options)
    if changes.goal == NO_TARGET:
        return True
    area = seen.areas[seat]
    owned = count_owned(bytes(area.built), area.generals, area.financiers)
    return owned[changes.goal] >= changes.least


def winner(seen: WorldObservation) -> Message:
    """Who has won, and by what: points, then cards, then characters (IWW-12)."""
    totals = [score(seen, seat) for seat in range(len(seen.areas))]
    cards = [len(area.built) for area in seen.areas]
    characters = [area.generals + area.financiers for area in seen.areas]
    best = [seat for seat in range(len(totals)) if may_win(seen, seat)]
    if not best:
        return words("prompt-over-nobody")
    most = points(max([totals[seat] for seat in best]))
    for numbers, sentence in (
        (totals, words("prompt-over", points=most)),
        (cards, words("prompt-over-cards", points=most)),
        (characters, words("prompt-over-characters", points=most)),
    ):
        highest = max([numbers[seat] for seat in best])
        best = [seat for seat in best if numbers[seat] == highest]
        if len(best) == 1:
            sentence.args["seat"] = Seat(best[0])
            return sentence
    return words("prompt-over-shared", winners=[player(seat) for seat in best], points=most)


def alone(seen: WorldObservation) -> Message:
    """What a lone player has become, or won."""
    total = score(seen, 0)
    if not may_win(seen, 0):
        return words("prompt-over-nobody")
    if seen.scenario == NONE:
        name = TITLE_NAME[title(total)]
        return words("prompt-over-title", points=points(total), title=name, seat=Seat(0))
    won = medal(bytes(seen.areas[0].built), seen.scenario, total)
    name = SCENARIO_NAME[seen.scenario]
    if won == FAILED:
        return words("prompt-over-failed", scenario=name, seat=Seat(0))
    return words("prompt-over-medal", scenario=name, points=points(total), medal=won, seat=Seat(0))
