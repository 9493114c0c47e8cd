"""Learning a game: how it is played, and its tutorial, step by step at a real table."""

from typing import Any

from litestar import Response

from regalia.text import say
from regalia.web.api import sent, shapes
from regalia.web.api.games import known
from regalia.web.api.operation import SEAT, Call, operation
from regalia.web.api.places import places
from regalia.web.api.tables import shown_to
from regalia.web.pages.tutorial import answered, laid
from regalia.web.pages.tutorial import known as tutorial_of
from regalia.web.tutorials import Tutorial

GROUP = "learn"


@operation("GET", "/games/{game:str}/how", GROUP, gives=shapes.How)
async def how_to_play(call: Call) -> shapes.How:
    """The aim, a turn, how it ends, what counts."""
    tutorial = _taught(call)

    def words(id: str) -> str:
        return say(tutorial.words(id), call.lang)

    return shapes.How(
        aim=words("aim"),
        turn=[words(f"picture-{one.id}") for one in tutorial.pictures],
        end=words("end"),
        counts=words("counts"),
        rules=list(tutorial.rules),
    )


@operation("POST", "/games/{game:str}/tutorial", GROUP, gives=shapes.Places, status=201)
async def tutorial(call: Call) -> shapes.Places:
    """A table at the first step of the game's tutorial, and the token of its learner."""
    held = await laid(call.site, _taught(call), "")
    return shapes.Places(held.table, places(call.key, [held]))


@operation(
    "POST",
    "/tables/{id:str}/tutorial",
    GROUP,
    takes=sent.Step,
    gives=shapes.Table,
    token=SEAT,
    problems=(409,),
)
async def tutorial_step(call: Call) -> Response[Any]:
    """Go on in a tutorial; what it awaits can also be played as an action."""
    live, seat, issue = await call.seat()
    await answered(live, seat, issue, call.body.step, call.body.do)
    return shown_to(call, await call.table(), seat)


def _taught(call: Call) -> Tutorial:
    return tutorial_of(known(call).id)
