"""Campaigns: the story so far, and the way to the next table."""

from regalia.web import campaigns
from regalia.web.api import sent, shapes
from regalia.web.api.operation import HOST, SEAT, Call, operation
from regalia.web.api.places import places
from regalia.web.campaigns import Standing, inherited
from regalia.web.pages.campaign import decide, standing_of, view, with_words
from regalia.web.pages.site import held_by
from regalia.web.view.campaign import ChapterView

GROUP = "campaigns"


@operation("GET", "/campaigns/{id:str}", GROUP, gives=shapes.Campaign, problems=(401,))
async def campaign(call: Call) -> shapes.Campaign:
    """The story so far; the token of a seat at one of its tables becomes one for the current."""
    return _told(call, await standing_of(call.request, call.id))


@operation(
    "POST",
    "/campaigns/{id:str}/words",
    GROUP,
    takes=sent.AddWords,
    gives=shapes.Campaign,
    token=SEAT,
)
async def add_words(call: Call) -> shapes.Campaign:
    """Add words to the next deal, before it is dealt."""
    call.must_have_token()
    return _told(call, await with_words(call.request, call.id, call.body.words))


@operation(
    "POST",
    "/campaigns/{id:str}/next",
    GROUP,
    takes=sent.AddWords,
    gives=shapes.Campaign,
    token=SEAT,
)
async def go_on(call: Call) -> shapes.Campaign:
    """Set up the table for the next scenario; any player may."""
    call.must_have_token()
    standing = await with_words(call.request, call.id, call.body.words)
    site = call.site
    await campaigns.go_on(site.store, site.tables, standing, site.settings)
    return await campaign(call)


@operation("POST", "/campaigns/{id:str}/merit", GROUP, gives=shapes.Campaign, token=HOST)
async def give_to_merit(call: Call) -> shapes.Campaign:
    """Give a tied final to the most deserving: the host decides for the table."""
    call.must_have_token()
    await decide(call.request, call.id)
    return await campaign(call)


def _told(call: Call, standing: Standing) -> shapes.Campaign:
    found = view(call.request, standing)
    now = standing.tables[-1].id
    mine = [one for one in inherited(standing, held_by(call.request)) if one.table == now]
    return shapes.Campaign(
        id=found.id,
        name=found.name,
        story=found.story,
        names=list(found.names),
        wins=list(found.wins),
        kept=list(found.kept),
        done=[_chapter(one) for one in found.done],
        now=_chapter(found.now) if found.now is not None else None,
        verdict=list(found.verdict),
        winner=found.winner,
        is_between=found.is_between,
        is_tied=found.is_tied,
        commitment=found.commitment,
        places=places(call.key, mine),
    )


def _chapter(one: ChapterView) -> shapes.Chapter:
    return shapes.Chapter(one.title, one.story, list(one.lines), list(one.points), one.table)
