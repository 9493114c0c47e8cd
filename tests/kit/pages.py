"""Pages of games without a server: positions of games, views of them, what every page keeps to."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from regalia import bots
from regalia.match import Match, new_match
from regalia.web.render import ENVIRONMENT, TABLES
from regalia.web.view.table import SeatView, TableView, Told


def positions(
    game: str,
    seats: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    bot: str = "greedy",
    every: int = 11,
) -> Iterator[Match]:
    """A game of bots: its beginning, every few actions, its end."""
    match = new_match(game, seats, seed, dict(options or {}))
    players = [bots.find(bot, game, seed + n) for n in range(seats)]
    while not match.is_over():
        if len(match.plies) % every == 0 or len(match.plies) < 4:
            yield match
        seat = match.to_act()[-1]  # where all answer at once, the first waits for the others
        match.play(seat, players[seat].choose(match.observe(seat)))
    yield match


def view_of(match: Match, seat: int | None, lang: str) -> TableView:
    """A seat's view of a match that is at no table."""
    asked = match.to_act()
    seats = tuple(
        SeatView(n, f"Player {n}", "person", None, n == seat, n in asked, True, n == seat)
        for n in range(match.seats)
    )
    return TableView(
        game=match.game,
        id="x",
        lang=lang,
        seen=match.observe(-1 if seat is None else seat),
        me=seat,
        seats=seats,
        started=True,
        ply=0,
        log=(),
        told=tuple(Told(event, True) for _, event in match.log(-1 if seat is None else seat)[-80:]),
        chat=(),
        commitment="",
    )


def sprites(*paths: str) -> str:
    """All icons that a page carries: those of every page, and its own."""
    return "".join(ENVIRONMENT.get_template(path).render() for path in ("icons.svg", *paths))


def check_page(html: str) -> set[str]:
    """Ids are unique, names of ids lead somewhere, nothing is inline. The ids."""
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert [id for id, n in Counter(ids).items() if n > 1] == []
    names = "for|popovertarget|interestfor|data-help|aria-labelledby"
    links = re.findall(rf'\s(?:{names})="([^"]+)"', html)
    assert set(links) <= set(ids)
    assert " style=" not in html
    assert "<script" not in html
    return set(ids)


def check_choices(view: TableView, html: str) -> None:
    """Every choice is there twice: where it lies, and in words."""
    listed, _, table = html.partition('id="board"')
    tray, _, words = listed.partition('id="choices"')
    for choice in view.choices:
        assert f'value="{choice.code}"' in tray + table, choice.sentence
        assert f'value="{choice.code}"' in words, choice.sentence


def idle_words(game: str, made: str, *shared: str) -> list[str]:
    """What a page can say and never says, but for words put together where they are needed."""
    paths = [path for folder in (game, *shared) for path in (TABLES / folder).iterdir()]
    said = "".join(path.read_text("utf-8") for path in paths if path.suffix in (".py", ".html"))
    words = (TABLES / game / "words.en.ftl").read_text("utf-8")
    ids = re.findall(r"^([a-z0-9_-]+) =", words, re.M)
    quoted = set(re.findall(r"[\"']([a-z0-9_-]+)[\"']", said))
    return [id for id in ids if id not in quoted and not re.match(rf"({made}|what)-", id)]
