"""Tables that follow older rules: what has changed, and the wish to play on."""

from regalia.core.events import SPECTATOR
from regalia.text import fail
from regalia.web.api import shapes
from regalia.web.api.operation import SEAT, Call, operation
from regalia.web.errors import NotYours, Refused
from regalia.web.live.older import OlderTable
from regalia.web.pages.site import held_seats, my_seat
from regalia.web.view.kept import corrections, kept_log, people, why

GROUP = "kept"


@operation("GET", "/tables/{id:str}/kept", GROUP, gives=shapes.Kept, problems=(401, 403, 422))
async def kept(call: Call) -> shapes.Kept:
    """What is left of a table whose rules were corrected, and who wants to play on."""
    live = await _older(call)
    held = held_seats(call.request, live)
    if "authorization" in call.request.headers and not held:
        raise fail(NotYours, "web.error-not-your-seat")
    seat = held[0] if held else SPECTATOR
    return shapes.Kept(
        id=live.id,
        game=live.game.id,
        why=why(live, call.lang),
        corrections=[
            shapes.Correction(text, list(rules)) for text, rules in corrections(live, call.lang)
        ],
        can_go_on=live.can_go_on,
        people=[shapes.Agreed(one.number, one.name, one.agreed) for one in people(live)],
        log=[
            shapes.LogLine(line.text, line.rule, line.seat if line.seat >= 0 else None, False)
            for line in kept_log(live, seat, call.lang)
            if not line.is_border
        ],
    )


@operation("POST", "/tables/{id:str}/agree", GROUP, status=204, token=SEAT, problems=(409, 422))
async def agree(call: Call) -> None:
    """Agree to play on under today's rules; when all have, the table is there again."""
    call.must_have_token()
    live = await _older(call)
    seat = my_seat(call.request, live, None)
    await live.agree(seat, live.seats[seat].issue)


async def _older(call: Call) -> OlderTable:
    live = await call.site.tables.find(call.id)
    if not isinstance(live, OlderTable):
        raise fail(Refused, "web.error-not-older")
    return live
