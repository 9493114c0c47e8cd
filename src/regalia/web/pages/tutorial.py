"""Learning a game: tables with a tutorial, and the page "How to play"."""

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath

from regalia import ledger, registry
from regalia.core.message import Message
from regalia.text import fail, say
from regalia.web.auth import Held
from regalia.web.errors import NotFound, Refused
from regalia.web.fresh import new_id
from regalia.web.lessons import lesson_rows, prepared
from regalia.web.live import LiveTable
from regalia.web.live.lesson import LEARNER, lesson_at, place_of, tutorial_at
from regalia.web.pages.site import (
    Asked,
    Site,
    fields,
    held_by,
    lang_of,
    name_of,
    page,
    page_of,
    remember,
    see,
    site_of,
    whole,
)
from regalia.web.pages.table import SENT, at_seat
from regalia.web.render import TABLES, table_style
from regalia.web.shelf import game_name
from regalia.web.store.rows import PLAYING
from regalia.web.tutorials import Tutorial, tutorial_of
from regalia.web.view.lobby import ListedTable
from regalia.web.view.tutorial import HowPicture, HowView, TutorialOffer

DRAFTS = 20  # ids tried for a new table before giving up
NOTES = 100


def known(game: str) -> Tutorial:
    """The tutorial of a game, or no such page."""
    tutorial = tutorial_of(game)
    if tutorial is None or game not in [one.id for one in registry.games()]:
        raise fail(NotFound, "web.error-page")
    return tutorial


@post("/tutorial/{game:str}", status_code=200)
async def begin(request: Asked, game: FromPath[str]) -> Response[str]:
    """A tutorial from its first step, or on from where this browser left it."""
    form = await fields(request)
    tutorial = known(game)
    begun = await unfinished(request, tutorial)
    if begun is not None and form.get("anew") != "on":
        return see(f"/t/{begun[0]}")
    # A name may have been given elsewhere: a lesson is no moment to ask for one.
    held = await laid(site_of(request), tutorial, name_of(request))
    return see(f"/t/{held.table}", [remember(request, [held])])


async def laid(site: Site, tutorial: Tutorial, name: str) -> Held:
    """A table at the first step of a tutorial: the learner's seat at it."""
    await asyncio.to_thread(prepared, tutorial.game)  # the first time it is played through
    for _ in range(DRAFTS):
        id = new_id(site.settings.draw)
        row, seats, plies = lesson_rows(tutorial, id, name)
        if await site.store.add_table(row, seats, plies=plies):
            return Held(id, LEARNER, seats[LEARNER].issue)
    raise fail(Refused, "web.error-again")


@post("/t/{id:str}/tutorial", status_code=200)
async def go(request: Asked, id: FromPath[str]) -> Response[str]:
    """Go on: the text is read (`on`), show me (`show`), or I play on without it (`free`)."""

    async def step(live: LiveTable, seat: int, issue: int, form: dict[str, str]) -> None:
        number = whole(form.get("step"), 0)
        await answered(live, seat, issue, number, form.get("do", "on"))

    return await at_seat(request, id, step)


async def answered(live: LiveTable, seat: int, issue: int, step: int, wish: str) -> None:
    """Do what a learner wishes at a step, counted from 1; nothing if it is another one by now."""
    lesson, number = lesson_at(live), step - 1
    if lesson is None or seat != LEARNER or lesson[1].number != number:
        return  # it was answered already
    current = lesson[0].steps[number]
    if wish == "free":
        await live.play_on()
    elif not current.awaits:
        await live.read_on(seat, number, issue)
    elif wish == "show" and lesson[1].due is None:
        seen, moves = live.match.observe(seat), live.seats[seat].moves
        codes = {action: " ".join(live.game.actions.code(action)) for action in seen.legal}
        shown = next(action for action, code in codes.items() if current.takes(code))
        await live.play(seat, moves, shown, f"{SENT}show-{number}", issue)


@get("/rules/{game:str}/how")
async def how(request: Asked, game: FromPath[str]) -> Response[str]:
    """How to play: the aim, a turn in five pictures, how it ends, what counts."""
    tutorial, lang = known(game), lang_of(request)
    name = game_name(registry.find(game), lang)

    def words(id: str) -> str:
        return say(tutorial.words(id), lang)

    view = HowView(
        game=game,
        name=name,
        sprites=sprites_of(game),
        aim=words("aim"),
        pictures=tuple(
            HowPicture(one.pieces, words(f"picture-{one.id}")) for one in tutorial.pictures
        ),
        end=words("end"),
        counts=words("counts"),
        rules=tutorial.rules if game in ledger.games() else (),
        games=tuple(
            (one.id, game_name(one, lang))
            for one in registry.games()
            if tutorial_of(one.id) is not None
        ),
    )
    title = say(Message("web.how-title", {"game": name}), lang)
    shared = ("wonderful",) if game.startswith("wonderful") else ()
    styles = [table_style(name) for name in (*shared, game)]
    frame = page_of(request, title=title, styles=tuple(style for style in styles if style))
    return page(request, "how.html", how=view, page=frame)


def sprites_of(game: str) -> tuple[str, ...]:
    """The icons of a game, as its table has them."""
    shared = ("wonderful",) if game.startswith("wonderful") else ()
    names = [f"{folder}/icons.svg" for folder in (*shared, game)]
    return tuple(f"tables/{name}" for name in names if (TABLES / name).is_file())


async def unfinished(request: Asked, tutorial: Tutorial) -> tuple[str, int] | None:
    """The table of a tutorial that this browser has begun and not finished, and its step."""
    store, mine = site_of(request).store, held_by(request)
    rows = await store.tables([held.table for held in mine])
    rows = [row for row in rows if row.game == tutorial.game and row.status == PLAYING]
    seats = await store.seats([row.id for row in rows])
    for row in rows:
        is_mine = Held(row.id, LEARNER, seats[row.id][LEARNER].issue) in mine
        if is_mine and tutorial_at(row.game, seats[row.id]) is tutorial:
            place = place_of(tutorial, row.plies, await store.notes(row.id, NOTES))
            if place is not None and place.number < len(tutorial.steps) - 1:
                return row.id, place.number + 1
    return None


def is_told(table: ListedTable) -> bool:
    """Whether nothing is left of a tutorial but its farewell: then it need not be listed."""
    tutorial = tutorial_of(table.game)
    return tutorial is not None and table.lesson == len(tutorial.steps)


async def offer(
    request: Asked, game: str, mine: list[ListedTable], lang: str
) -> TutorialOffer | None:
    """The tutorial of a game as the lobby offers it."""
    tutorial = tutorial_of(game)
    if tutorial is None:
        return None
    begun = await unfinished(request, tutorial)
    return TutorialOffer(
        aim=say(tutorial.words("aim"), lang),
        is_new=all(table.game != game or table.lesson for table in mine),
        table="" if begun is None else begun[0],
        number=0 if begun is None else begun[1],
        of=len(tutorial.steps),
    )
