"""A review as a page with charts, or as the parts of one."""

from pathlib import Path
from typing import NamedTuple

from regalia.charts import House, Page
from regalia.charts.bars import bar
from regalia.charts.curves import Flag, curves
from regalia.coach.review import Review
from regalia.coach.telling import Teller


class Parts(NamedTuple):
    """A review to be set into another page, beside the table it was played on."""

    headline: str
    course: str
    ledger: str


def page(found: Review, lang: str, house: House) -> str:
    """The whole page, in one file."""
    made = Page(Path(__file__).parent, lang, house)
    return made.render("page.html", **_told(found, made), is_linked=False)


def parts(found: Review, lang: str) -> Parts:
    """The same for a replay: moves are links to their positions."""
    made = Page(Path(__file__).parent, lang, House("", ""))
    told = _told(found, made)
    course, ledger = (
        made.render(f"{part}.html", **told, is_linked=True) for part in ("course", "ledger")
    )
    return Parts(str(told["headline"]), course, ledger)


def _told(found: Review, made: Page) -> dict[str, object]:
    """What the templates know."""
    teller = Teller(found, made.lang)
    match = found.match
    is_alone = match.seats == 1
    # Alone there is nobody to beat: the course of the game is told in points.
    values = found.margins if is_alone else found.chances
    where = [teller.say(message) for message in found.where]
    did = [teller.say(message) for message in found.did]

    def said(value: float) -> str:
        return made.number(value, 0) if is_alone else made.share(value, 0)

    def change(value: float, doubt: float) -> str:
        return f"{made.signed(100 * value, 0)} ± {made.number(100 * doubt, 0)} %"

    def gain(value: float, doubt: float) -> str:
        return f"{made.signed(value)} ± {made.number(doubt)}"

    course = made.words("coach.course-points" if is_alone else "coach.course")
    most = max([abs(line.luck.points) for line in found.ledger])
    top = max([1.0, *[max(row) for row in values]])
    ranks = match.ranks()
    return {
        "game": match.game.name,
        "headline": headline(made, teller),
        "names": teller.names,
        "standing": sorted(range(match.seats), key=lambda seat: ranks[seat]),
        "ranks": ranks,
        "points": [sheet.total for sheet in match.scores()],
        "looks": found.looks,
        "course": course,
        "chart": curves(
            course,
            list(zip(*values, strict=True)),
            (min([0.0, *[min(row) for row in values]]), top) if is_alone else (0.0, 1.0),
            said,
            where,
            [Flag(one.ply, number, one.seat) for number, one in enumerate(found.swings, 1)],
        ),
        "swings": [
            {
                "ply": swing.ply,
                "where": where[swing.ply - 1],
                "who": found.who[swing.ply - 1],
                "did": did[swing.ply - 1],
                "seat": swing.seat,
                "change": made.signed(swing.change if is_alone else 100 * swing.change, 0),
            }
            for swing in found.swings
        ],
        "ledger": found.ledger,
        "bars": [bar(line.luck.points, most) for line in found.ledger],
        "draws": [
            {"ply": draw.ply, "where": teller.say(draw.where), "gains": draw.gains}
            for draw in found.draws
        ],
        "decisions": [teller.choice(decision) for decision in found.decisions],
        "costly": teller.costly(),
        "positions": [
            {
                "where": where[number],
                "who": found.who[number - 1] if number else None,
                "did": did[number - 1] if number else "",
                "cells": [said(value) for value in row],
            }
            for number, row in enumerate(values)
        ],
        "change": change,
        "gain": gain,
    }


def headline(made: Page, teller: Teller) -> str:
    """Who won, and by how much."""
    match = teller.found.match
    winners = match.state.winners()
    points = [sheet.total for sheet in match.scores()]
    if not winners:
        return made.words("coach.nobody-wins")
    names = [teller.names[seat] for seat in winners]
    rest = [points[seat] for seat in range(match.seats) if seat not in winners]
    lead = points[winners[0]] - max(rest) if rest else 0
    if len(winners) > 1 or lead <= 0:
        return made.words("coach.wins", names=names, count=len(names))
    return made.words("coach.wins-by", name=names[0], points=lead)
