"""A campaign: its story, its standing, and the way to the next table."""

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from regalia.campaign import telling
from regalia.core.message import Message, Name
from regalia.text import fail, say
from regalia.web import campaigns
from regalia.web.auth import HOST, Held
from regalia.web.campaigns import Standing, add_words, find_standing, inherited, next_deal
from regalia.web.errors import NotYours
from regalia.web.names import read_words
from regalia.web.pages.site import (
    Asked,
    fields,
    held_by,
    lang_of,
    page,
    remember,
    see,
    site_of,
)
from regalia.web.store.rows import OVER
from regalia.web.view.campaign import CampaignView, ChapterView


@get("/c/{id:str}")
async def show(request: Asked, id: FromPath[str]) -> Response[str]:
    """The story so far, and what comes next."""
    standing = await standing_of(request, id)
    answer = page(request, "campaign.html", campaign=view(request, standing))
    answer.cookies = _cookies(request, standing)
    return answer


@get("/c/{id:str}/go")
async def go(request: Asked, id: FromPath[str]) -> Response[str]:
    """To the current table, with the seat one had at the last one."""
    standing = await standing_of(request, id)
    return see(f"/t/{standing.tables[-1].id}", _cookies(request, standing))


@post("/c/{id:str}/next", status_code=200)
async def go_on(request: Asked, id: FromPath[str]) -> Response[str]:
    """Set up the table for the next scenario; any player may."""
    form = await fields(request)
    standing = await with_words(request, id, form.get("words"))
    site = site_of(request)
    await campaigns.go_on(site.store, site.tables, standing, site.settings)
    return see(f"/c/{id}/go")


@post("/c/{id:str}/words", status_code=200)
async def words(request: Asked, id: FromPath[str]) -> Response[str]:
    """Add words to the next deal, before it is dealt."""
    form = await fields(request)
    await with_words(request, id, form.get("words"))
    return see(f"/c/{id}")


@post("/c/{id:str}/merit", status_code=200)
async def merit(request: Asked, id: FromPath[str]) -> Response[str]:
    """Give a tied final to the most deserving: the host decides for the table (IWW-19.11)."""
    await decide(request, id)
    return see(f"/c/{id}")


async def decide(request: Asked, id: str) -> Standing:
    standing = await standing_of(request, id)
    if HOST not in _places(request, standing):
        raise fail(NotYours, "web.error-not-host")
    if standing.is_between and standing.campaign.is_tied():
        await site_of(request).store.change_campaign(standing.row, merit=True)
    return standing


async def with_words(request: Asked, id: str, words: str | None) -> Standing:
    """The campaign, for one of its players, with the words that came along."""
    standing = await standing_of(request, id)
    places = _places(request, standing)
    if not places:
        raise fail(NotYours, "web.error-not-your-seat")
    mine = [place for place in places if place >= 0][:1]
    await add_words(site_of(request).store, standing, mine, read_words(words))
    return standing


async def standing_of(request: Asked, id: str) -> Standing:
    site = site_of(request)
    return await find_standing(site.store, site.tables, id)


def _places(request: Asked, standing: Standing) -> set[int]:
    """The places of this browser at the current table."""
    held = held_by(request)
    table = standing.tables[-1]
    mine = {*held, *inherited(standing, held)}
    seats = {s.number for s in standing.seats[-1] if Held(table.id, s.number, s.issue) in mine}
    return seats | ({HOST} if Held(table.id, HOST, table.host_issue) in mine else set())


def _cookies(request: Asked, standing: Standing) -> list[Cookie]:
    new = inherited(standing, held_by(request))
    return [remember(request, new)] if new else []


def view(request: Asked, standing: Standing) -> CampaignView:
    """The page, in the reader's language."""
    lang, campaign, names = lang_of(request), standing.campaign, standing.names
    places = _places(request, standing)

    def told(what: Message | Name) -> str:
        if isinstance(what, Name):
            return what.fr if lang == "fr" else what.en
        return say(what, lang, names)

    done = []
    for number, outcome in enumerate(campaign.outcomes):
        scenario = campaign.book.scenario(outcome.scenario)
        lines = telling.ending(telling.part(campaign, number + 1))
        done.append(
            ChapterView(
                title=told(telling.title_of(campaign, number)),
                story=told(scenario.story),
                lines=tuple([told(line) for line in lines]),
                points=outcome.points,
                table=standing.tables[number].id,
            )
        )
    current, scenario_now = None, campaign.scenario()
    if scenario_now is not None:
        current = ChapterView(
            title=told(telling.title(campaign)),
            story=told(scenario_now.story),
            lines=tuple([told(line) for line in telling.opening(campaign)]),
            points=(),
            table="" if standing.tables[-1].status == OVER else standing.tables[-1].id,
        )
    winner = campaign.winner()
    return CampaignView(
        id=standing.row.id,
        name=told(campaign.book.name),
        note=told(campaign.book.note),
        story=told(campaign.book.story),
        names=names,
        wins=tuple(telling.wins(campaign)),
        kept=tuple([told(line) for line in telling.kept(campaign)]),
        done=tuple(done),
        now=current,
        verdict=tuple([told(line) for line in telling.verdict(campaign)]),
        winner="" if winner is None else names[winner],
        is_between=standing.is_between,
        is_tied=standing.is_between and campaign.is_tied(),
        may_go_on=bool(places),
        may_decide=HOST in places,
        commitment=next_deal(site_of(request).settings.key, standing).commitment,
        deal=f"{standing.row.id}.{len(standing.tables)}",
    )
