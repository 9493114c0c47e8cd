"""Records that people bring: dropped onto a page, verified, and then looked at like any other."""

from litestar import Response, get, post

from regalia.core.errors import RegaliaError
from regalia.text import fail, say
from regalia.web.errors import Refused, status_of
from regalia.web.live.pasts import RECORD_BYTES
from regalia.web.pages.site import Asked, lang_of, page, see, site_of
from regalia.web.security import UPLOAD_BYTES


@get("/replay")
async def drop(request: Asked) -> Response[str]:
    """Where a record can be dropped."""
    return page(request, "drop.html", most=RECORD_BYTES // 1000, trouble="")


@post("/replay", status_code=200, request_max_body_size=UPLOAD_BYTES)
async def take(request: Asked) -> Response[str]:
    """A record: to its replay if it is true, else the sentence that says what is wrong with it."""
    given: object = (await request.form()).get("record")
    try:
        text = given if isinstance(given, bytes) else b""
        if not text:
            raise fail(Refused, "web.error-record-none")
        mark = await site_of(request).pasts.add_record(text)
    except RegaliaError as error:
        status = status_of(error)
        if status == 500 or error.message is None:
            raise
        trouble = say(error.message, lang_of(request))
        return page(request, "drop.html", status, most=RECORD_BYTES // 1000, trouble=trouble)
    return see(f"/replay/{mark}")
