"""A report as a page with charts."""

import shlex
from math import isfinite
from pathlib import Path

from regalia import registry
from regalia.arena.plan import Plan
from regalia.arena.report import Report
from regalia.charts import House, Page
from regalia.charts.whiskers import Whisker, whiskers

RATINGS = 50.0  # where the scale of ratings ends; a newcomer stands in its middle


def page(told: Report, build: str, lang: str, house: House) -> str:
    """The whole page, in one file."""
    plan = told.plan
    made = Page(Path(__file__).parent, lang, house)
    pairs = [Whisker(" – ".join(line.bots), line.rate, *line.interval) for line in told.pairs]
    ratings = [
        Whisker(
            line.bot,
            line.rating.strength,
            line.rating.strength - 2 * line.rating.doubt,
            line.rating.strength + 2 * line.rating.doubt,
        )
        for line in told.bots
    ]
    reach = [end for row in ratings for end in (row.low, row.high) if isfinite(end)]
    question = plan.question
    return made.render(
        "page.html",
        told=told,
        game=registry.find(plan.game).name,
        summary=made.words(
            "arena.summary",
            game=registry.find(plan.game).name,
            seats=plan.seats,
            games=told.games,
            seed=str(plan.seed),
            build=made.words("common.cli-build-name", build=build),
        ),
        question=None
        if question is None
        else {"low": made.share(question.low), "high": made.share(question.high)},
        command=command(plan),
        pair_chart=whiskers(
            made.words("arena.pair-chart"), pairs, (0.0, 1.0), lambda at: made.share(at, 0), 0.5
        ),
        bot_chart=whiskers(
            made.words("arena.bot-chart"),
            ratings,
            (min(0.0, *reach), max(RATINGS, *reach)),
            lambda at: made.number(at, 0),
        ),
    )


def command(plan: Plan) -> str:
    """The line that plays the series again."""
    words = ["regalia", "arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--seats", str(plan.seats), "--games", str(plan.games), "--seed", str(plan.seed)]
    for id, value in plan.options.items():
        words += ["--option", f"{id}={registry.spelled(value)}"]
    if plan.question is not None:
        words += ["--settle", f"{plan.question.low:g},{plan.question.high:g}"]
    return shlex.join(words)
