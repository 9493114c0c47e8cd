"""A training run as a page with a chart."""

from pathlib import Path

from regalia import registry
from regalia.bots.train import Run
from regalia.charts import House, Page
from regalia.charts.curves import curves

DRAWN = 6  # weights; more lines than that cannot be told apart
ROOM = 0.05  # above and below the lines


def training_page(run: Run, lang: str, house: House) -> str:
    """The whole page, in one file: where the weights went that moved most, and a table of all."""
    made = Page(Path(__file__).parent, lang, house)
    start, now = run["start"], run["weights"]
    moved = [change(before, after) for before, after in zip(start, now, strict=True)]
    most = sorted(range(len(moved)), key=lambda i: (-abs(moved[i]), i))[:DRAWN]
    course = [(0, start), *run["course"]]
    if course[-1][0] != run["rounds"]:
        course.append((run["rounds"], now))
    lines = [[change(start[i], weights[i]) for _, weights in course] for i in most]
    reach = max([abs(value) for line in lines for value in line]) + ROOM
    return made.render(
        "training.html",
        run=run,
        game=registry.find(run["game"]).name,
        moved=moved,
        most=most,
        chart=curves(
            made.words("arena.training-chart"),
            lines,
            (-reach, reach),
            lambda value: f"{made.signed(100 * value, 0)} %",
            [made.words("arena.training-round", n=rounds) for rounds, _ in course],
            [],
        ),
    )


def change(before: float, after: float) -> float:
    """How far a weight has gone, as a part of what it was; of none, as a part of one."""
    return (after - before) / (abs(before) or 1.0)
