"""Whatever goes wrong, in a sentence and in the reader's language; never a traceback."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from markupsafe import escape

from regalia.core.errors import RegaliaError
from regalia.core.message import Message
from regalia.text import LANGS, say
from regalia.web.errors import status_of
from regalia.web.pages.site import Asked, html, is_api, is_htmx, lang_of, page, page_of
from regalia.web.problems import MEDIA, problem

log = logging.getLogger("regalia.web")

READER = "regalia.reader"  # in the scope of a request: names by seat, and who reads
SENTENCES = {
    400: "web.error-request",
    403: "web.error-csrf",
    404: "web.error-page",
    405: "web.error-method",
    413: "web.error-size",
    429: "web.error-fast",
}


def on_refusal(request: Asked, error: Exception) -> Response[str]:
    """A refusal that no page has made its own."""
    assert isinstance(error, RegaliaError)
    if status_of(error) == 500:
        return on_bug(request, error)
    lang = _lang(request)
    reader: Any = request.scope.get(READER, ((), None))
    names, me = reader
    text = say(error.message, lang, names, me) if error.message is not None else str(error)
    return _told(request, text, status_of(error), error)


def on_http(request: Asked, error: Exception) -> Response[str]:
    """What Litestar refuses: unknown pages, wrong methods, long bodies, too many requests."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status >= 500:
        return on_bug(request, error)
    id = SENTENCES.get(status, SENTENCES[400])
    answer = _told(request, say(Message(id), _lang(request)), status, error)
    for name, value in (error.headers or {}).items():
        if name.lower() in ("allow", "retry-after"):
            answer.headers[name] = value
    return answer


def on_bug(request: Asked, error: Exception) -> Response[str]:
    """Our mistake: the log gets everything, the reader an apology."""
    log.error("a bug at %s", request.url.path, exc_info=error)
    return _told(request, say(Message("web.error-bug"), _lang(request)), 500)


def _told(request: Asked, text: str, status: int, error: Exception | None = None) -> Response[str]:
    if is_api(request):
        told = problem(status, text, _lang(request), error).decode()
        headers = {"www-authenticate": "Bearer"} if status == 401 else {}
        return Response(told, status_code=status, media_type=MEDIA, headers=headers)
    if is_htmx(request):
        headers = {"hx-retarget": "#notice", "hx-reswap": "innerHTML"}
        return html(f"<p>{escape(text)}</p>", status, headers=headers)
    try:
        frame: Any = page_of(request, title=text)
        return page(request, "error.html", status, page=frame, text=text, status_code=status)
    except Exception:
        log.exception("the error page itself failed")
        return html(f"<!doctype html><title>Regalia</title><p>{escape(text)}</p>", status)


def _lang(request: Asked) -> str:
    try:
        return lang_of(request)
    except Exception:
        return LANGS[0]
