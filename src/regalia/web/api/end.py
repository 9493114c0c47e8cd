"""After the end: the record, the proof of the deal, a review, and once more."""

from typing import Any

from litestar import Response

from regalia.text import fail
from regalia.web.api import sent, shapes
from regalia.web.api.operation import JSON, SEAT, Call, operation
from regalia.web.api.places import places
from regalia.web.errors import Busy
from regalia.web.pages.again import play_again
from regalia.web.pages.end import finished, proof_view, review_of, written_record
from regalia.web.pages.replay import laid_onward, of_table
from regalia.web.security import FILE_POLICY

GROUP = "end"


@operation("GET", "/tables/{id:str}/record", GROUP, gives=dict[str, Any], problems=(403,))
async def record(call: Call) -> Response[Any]:
    """The whole match: seed, options, every action. Sealed until the game is over."""
    live = await finished(call.request, call.id)
    text = await written_record(call.request, live)
    return Response(text.encode(), media_type=JSON)


@operation("GET", "/tables/{id:str}/proof", GROUP, gives=shapes.Proof, problems=(403,))
async def proof(call: Call) -> shapes.Proof:
    """The deal, opened, and whether the record follows from what was published before it."""
    found = await proof_view(call.request, call.id)
    return shapes.Proof(
        is_proven=found.report is not None,
        trouble=found.trouble,
        commitment=found.commitment,
        seed=found.seed,
        secret=found.secret,
        words=[words for _, words in found.words],
    )


@operation("GET", "/tables/{id:str}/review", GROUP, media="text/html", problems=(403, 422))
async def review(call: Call) -> Response[Any]:
    """Who was ahead when, what was chosen, what chance gave: a page to keep."""
    text = await review_of(call.request, call.id)
    if text is None:
        raise fail(Busy, "web.error-reviewing")
    policy = {"content-security-policy": FILE_POLICY}
    return Response(text.encode(), media_type="text/html", headers=policy)


@operation(
    "POST",
    "/tables/{id:str}/again",
    GROUP,
    takes=sent.AddWords,
    gives=shapes.Places,
    token=SEAT,
    status=201,
    problems=(409,),
)
async def again(call: Call) -> shapes.Places:
    """Play again with the same people, seats moved on by one. The first to ask makes the table."""
    live, seat, _ = await call.seat()
    follows, _, taken = await play_again(call.site, live, (seat,), call.body.words)
    return shapes.Places(follows, places(call.key, taken))


@operation(
    "POST",
    "/tables/{id:str}/onward",
    GROUP,
    takes=sent.PlayOn,
    gives=shapes.Places,
    status=201,
    problems=(403,),
)
async def play_on(call: Call) -> shapes.Places:
    """A new table that goes on from a move, with you at a seat of it and bots at the others."""
    past, _ = await of_table(call.request, call.id)
    asked: sent.PlayOn = call.body
    held = await laid_onward(
        call.request, past, asked.at, asked.seat, asked.bot, asked.chance == "new"
    )
    return shapes.Places(held[0].table, places(call.key, held))
