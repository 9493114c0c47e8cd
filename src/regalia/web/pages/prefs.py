"""Language and light, changed at a click without losing the place."""

from litestar import Response, post

from regalia.text import LANGS
from regalia.web.pages.site import (
    LANG_COOKIE,
    THEME_COOKIE,
    THEMES,
    Asked,
    cookie,
    fields,
    see,
    theme_of,
)


@post("/prefs", status_code=200)
async def prefs(request: Asked) -> Response[str]:
    """Remember a choice and go back."""
    form = await fields(request)
    cookies = []
    if form.get("lang") in LANGS:
        cookies.append(cookie(request, LANG_COOKIE, form["lang"]))
    theme = form.get("theme")
    if theme == "next":  # a single button, pressed where there is no script
        theme = THEMES[(THEMES.index(theme_of(request)) + 1) % len(THEMES)]
    if theme in THEMES:
        cookies.append(cookie(request, THEME_COOKIE, theme))
    return see(local(form.get("next", "/")), cookies)


def local(path: str) -> str:
    """A path of this site, whatever was asked for."""
    fine = path.startswith("/") and not path.startswith("//") and path.isascii()
    return path if fine and path.isprintable() and "\\" not in path and len(path) < 500 else "/"
