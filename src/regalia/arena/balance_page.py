"""A game's balance as a page with charts."""

from pathlib import Path

from regalia import registry
from regalia.arena.balance import Balance
from regalia.charts import House, Page
from regalia.charts.bars import bar
from regalia.charts.columns import columns
from regalia.charts.whiskers import Whisker, whiskers
from regalia.text import say


def balance_page(found: Balance, build: str, lang: str, house: House) -> str:
    """The whole page, in one file."""
    plan = found.plan
    made = Page(Path(__file__).parent, lang, house)
    game = registry.find(plan.game).name
    even = 1 / plan.seats
    gaps = [line.winners - line.others for line in found.sheet]
    most = max([abs(gap) for gap in gaps], default=1.0)
    seats = [
        Whisker(made.words("arena.seat-number", n=line.seat + 1), line.rate, *line.interval)
        for line in found.seats
    ]
    choices = [Whisker(line.code, line.rate, *line.interval) for line in found.choices]
    return made.render(
        "balance.html",
        found=found,
        game=game,
        summary=made.words(
            "arena.summary",
            game=game,
            seats=plan.seats,
            games=found.games,
            seed=str(plan.seed),
            build=made.words("common.cli-build-name", build=build),
        ),
        lines=[say(line.what, lang) for line in found.sheet],
        bars=[bar(gap, most) for gap in gaps],
        seat_chart=whiskers(
            made.words("arena.seat-caption"), seats, (0.0, 1.0), lambda at: made.share(at, 0), even
        ),
        point_chart=columns(
            made.words("arena.spread"),
            [(str(low) if low == high else f"{low}–{high}", n) for low, high, n in found.columns],
        ),
        choice_chart=whiskers(
            made.words("arena.choice-caption", share=made.share(even)),
            choices,
            (0.0, 1.0),
            lambda at: made.share(at, 0),
            even,
        ),
    )
