"""What every handler needs: the site's parts, and who is asking in which language."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.utils.scope.state import ScopeState

from regalia.text import LANGS, fail
from regalia.web import limits
from regalia.web.auth import HOST, Held, read_held, read_token, write_held
from regalia.web.errors import NoToken, NotYours
from regalia.web.limits import Tokens
from regalia.web.live import LiveTable, Tables
from regalia.web.live.lesson import is_tutored
from regalia.web.live.pasts import Pasts
from regalia.web.live.reviews import Reviews
from regalia.web.names import is_name
from regalia.web.offline import Files
from regalia.web.render import render
from regalia.web.settings import Settings
from regalia.web.store import Store
from regalia.web.store.rows import EMPTY, PLAYING
from regalia.web.streams import Streams
from regalia.web.view.page import PageView

Asked = Request[Any, Any, Any]

SEATS_COOKIE = "regalia_seats"
LANG_COOKIE = "regalia_lang"
THEME_COOKIE = "regalia_theme"
NAME_COOKIE = "regalia_name"
API = "/api/"
THEMES = ("auto", "light", "dark")
YEAR = 365 * 24 * 3600


@dataclass(slots=True)
class Site:
    """The parts of a running server."""

    settings: Settings
    store: Store
    tables: Tables
    streams: Streams
    reviews: Reviews
    pasts: Pasts
    files: Files
    chat: Tokens  # by table
    closing: bool = False

    def close(self) -> None:
        """Let every stream come to its end."""
        self.closing = True
        self.streams.wake_all()


def site_of(request: Asked) -> Site:
    site: Site = request.app.state.site
    return site


def address_of(request: Asked) -> str:
    """Who asks, as the limits count them."""
    return limits.address_of(request.client.host if request.client else None)


def is_api(request: Asked) -> bool:
    """Whether a program asks: no cookie means anything there, and answers are JSON."""
    return str(request.scope["path"]).startswith(API)


def lang_of(request: Asked) -> str:
    """What the person chose, else what the server prefers, else what the browser asks for."""
    if is_api(request):
        chosen = request.query_params.get("lang")
    else:
        chosen = request.cookies.get(LANG_COOKIE)
    if chosen in LANGS:
        return str(chosen)
    site = site_of(request)
    return site.settings.lang or preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The language of ours that an Accept-Language header likes best."""
    best, liked = LANGS[0], 0.0
    for part in header[:500].split(","):
        tag, _, weight = part.strip().partition(";q=")
        lang = tag.split("-")[0].lower()
        try:
            q = float(weight) if weight else 1.0
        except ValueError:
            continue
        if lang in LANGS and q > liked:
            best, liked = lang, q
    return best


def theme_of(request: Asked) -> str:
    theme = request.cookies.get(THEME_COOKIE, "auto")
    return theme if theme in THEMES else "auto"


async def is_new_to(request: Asked, game: str) -> bool:
    """Whether this browser has sat at no table of a game but its tutorial's."""
    store = site_of(request).store
    rows = await store.tables([held.table for held in held_by(request)])
    ids = [row.id for row in rows if row.game == game]
    seats = await store.seats(ids)
    return all(is_tutored(seats[id]) for id in ids)


def name_of(request: Asked) -> str:
    """What the person of this browser was called last, if it can still be said."""
    name = unquote(request.cookies.get(NAME_COOKIE, ""))
    return name if is_name(name) else ""


def token_of(request: Asked) -> str:
    """What a program shows of itself, or "" if it says nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def held_by(request: Asked) -> list[Held]:
    """The seats this browser remembers; the one place of a program's token."""
    if is_api(request):
        place = read_token(site_of(request).settings.key, token_of(request))
        if place is None and "authorization" in request.headers:
            raise fail(NoToken, "web.error-token")
        return [] if place is None else [place]
    return read_held(site_of(request).settings.key, request.cookies.get(SEATS_COOKIE))


def held_seats(request: Asked, live: LiveTable) -> tuple[int, ...]:
    """The seats of a table this browser may play, revoked ones left out."""
    found = tuple(seat for seat in places_at(request, live) if live.seats[seat].kind == "person")
    for seat in found:
        live.hear_of(seat)
    return found


def places_at(request: Asked, live: LiveTable) -> tuple[int, ...]:
    """The seats of a table that belong to this browser, whoever plays there now."""
    return tuple(
        sorted(
            {
                held.seat
                for held in held_by(request)
                if held.table == live.id
                and 0 <= held.seat < len(live.seats)
                and live.seats[held.seat].issue == held.issue
            }
        )
    )


def is_host(request: Asked, live: LiveTable) -> bool:
    """Whether this browser made the table."""
    return Held(live.id, HOST, live.row.host_issue) in held_by(request)


def may_invite(request: Asked, live: LiveTable) -> bool:
    """Whether this browser may fill a free seat: its host, or its players when one has got up."""
    is_short = live.row.status == PLAYING and any(seat.kind == EMPTY for seat in live.seats)
    return is_host(request, live) or (is_short and bool(held_seats(request, live)))


def my_seat(request: Asked, live: LiveTable, asked: str | None) -> int:
    """The seat that posts, if it is one of this browser's."""
    held = held_seats(request, live)
    seat = whole(asked, -1) if asked is not None else (held[0] if held else -1)
    if seat not in held:
        raise fail(NotYours, "web.error-not-your-seat")
    return seat


def whole(text: object, otherwise: int) -> int:
    """A small whole number from a form or an address."""
    if isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) < 10:
        return int(text)
    return otherwise


def cookie(request: Asked, key: str, value: str) -> Cookie:
    """A cookie of ours: unseen by scripts, not sent from elsewhere."""
    return Cookie(
        key=key,
        value=value,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=site_of(request).settings.secure,
        path="/",
    )


def remember(request: Asked, new: list[Held]) -> Cookie:
    """The cookie with some seats more, newest first."""
    places = {(held.table, held.seat) for held in new}
    rest = [held for held in held_by(request) if (held.table, held.seat) not in places]
    key = site_of(request).settings.key
    return cookie(request, SEATS_COOKIE, write_held(key, [*new, *rest]))


def name_cookie(request: Asked, name: str) -> Cookie:
    """The name, for the next table; quoted, since cookies are ASCII."""
    return cookie(request, NAME_COOKIE, quote(name))


def csrf_of(request: Asked) -> str:
    token = ScopeState.from_scope(request.scope).csrf_token
    return token if isinstance(token, str) else request.cookies.get("csrftoken", "")


def page_of(request: Asked, **rest: Any) -> PageView:
    """The frame of a page."""
    query = request.url.query
    path = request.url.path + (f"?{query}" if query else "")
    return PageView(
        lang=lang_of(request),
        theme=theme_of(request),
        path=path if request.method == "GET" else "/",
        csrf=csrf_of(request),
        name=name_of(request),
        **rest,
    )


def html(text: str, status: int = 200, **rest: Any) -> Response[str]:
    return Response(text, status_code=status, media_type=MediaType.HTML, **rest)


def page(request: Asked, template: str, status: int = 200, **names: Any) -> Response[str]:
    """A whole page."""
    frame = names.pop("page", None) or page_of(request)
    return html(render(template, frame.lang, page=frame, **names), status)


def see(path: str, cookies: list[Cookie] | None = None) -> Response[str]:
    """Look there instead: the answer to a plain post."""
    return Response("", status_code=303, headers={"location": path}, cookies=cookies or [])


def is_htmx(request: Asked) -> bool:
    return request.headers.get("hx-request") == "true"


async def fields(request: Asked) -> dict[str, str]:
    """The text fields of a form; the last of each name counts."""
    form = await request.form()
    return {key: value for key, value in form.multi_items() if isinstance(value, str)}
