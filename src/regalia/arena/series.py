"""A whole series, played by some crew: the same seed gives the same figures with any crew."""

from collections.abc import Callable, Iterator

from regalia.arena.crew import Alone, Crew
from regalia.arena.deal import Played
from regalia.arena.plan import Job, Plan, rotations
from regalia.arena.report import Report, report
from regalia.arena.stats import Question, Verdict

Tell = Callable[[int], None]  # how many games have just been played


class Bench:
    """The deals of one table in their order, until its question is answered."""

    def __init__(self, question: Question | None) -> None:
        self.question = question
        self.early: dict[int, list[Played]] = {}  # before their turn
        self.deals: list[list[Played]] = []
        self.wins = 0.0
        self.verdict: Verdict | None = None

    def take(self, deal: int, played: list[Played]) -> None:
        """Count a deal as soon as those before it are counted; not if the question is answered."""
        self.early[deal] = played
        while self.verdict is None and len(self.deals) in self.early:
            games = self.early.pop(len(self.deals))
            self.deals.append(games)
            if self.question is not None:
                # Rotations put the first bot of the table on seat 0, then on seat 1.
                pairs = [(game.ranks[n], game.ranks[1 - n]) for n, game in enumerate(games)]
                self.wins += sum([(mine < other) + (mine == other) / 2 for mine, other in pairs])
                self.verdict = self.question.answer(self.wins, len(self.deals) * len(games))


def hold(plan: Plan, crew: Crew | None = None, tell: Tell = lambda games: None) -> Report:
    """Play a plan and count it."""
    deals, verdicts = played(plan, crew, tell)
    return report(plan, deals, verdicts)


def played(
    plan: Plan, crew: Crew | None = None, tell: Tell = lambda games: None
) -> tuple[list[list[Played]], dict[int, Verdict]]:
    """All deals in their order, and what was answered at which table."""
    tables = plan.tables
    benches = [Bench(plan.question) for _ in tables]

    def wanted() -> Iterator[Job]:
        for job in plan.jobs():
            if benches[job.number].verdict is None:
                yield job
            else:
                tell(len(rotations(job.table)))  # it need not be played

    for job, games in (crew or Alone()).run(wanted()):
        benches[job.number].take(job.deal, games)
        tell(len(games))
    most = max(len(bench.deals) for bench in benches)
    ordered = [
        bench.deals[deal] for deal in range(most) for bench in benches if deal < len(bench.deals)
    ]
    verdicts = {n: bench.verdict for n, bench in enumerate(benches) if bench.verdict is not None}
    return ordered, verdicts
