"""The numbered rules, to read and to search."""

import re
from dataclasses import replace

from litestar import Response, get
from litestar.params import FromPath

from regalia import ledger, registry
from regalia.text import fail
from regalia.web.errors import NotFound
from regalia.web.pages.site import Asked, is_htmx, lang_of, page
from regalia.web.shelf import game_name
from regalia.web.tutorials import tutorial_of
from regalia.web.view.rules import RulesView, Section

MOST_QUERY = 80
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")  # to pages of the documents, which are not here


@get("/rules")
async def all_rules(request: Asked) -> Response[str]:
    """The rules of the first game; the page leads to the others."""
    return _show(request, registry.games()[0].id)


@get("/rules/{game:str}")
async def rules(request: Asked, game: FromPath[str]) -> Response[str]:
    """The rules of a game, or those that contain the words of `q`."""
    return _show(request, game)


def _show(request: Asked, id: str) -> Response[str]:
    view = rules_view(request, id)
    return page(request, "rules_list.html" if is_htmx(request) else "rules.html", rules=view)


def rules_view(request: Asked, id: str) -> RulesView:
    """The rules of a game that has any, or those that contain the words of `q`."""
    if id not in ledger.games() or id not in [known.id for known in registry.games()]:
        raise fail(NotFound, "web.error-page")
    lang = lang_of(request)
    query = " ".join(request.query_params.get("q", "")[:MOST_QUERY].split())
    sections: dict[str, list[ledger.Rule]] = {}
    for rule in ledger.matching(ledger.load_rules(id, lang), query):
        plain = _LINK.sub(r"\1", rule.text).replace("*", "").replace("`", "")
        sections.setdefault(rule.section, []).append(replace(rule, text=plain))
    return RulesView(
        game=id,
        name=game_name(registry.find(id), lang),
        games=tuple(
            (game.id, game_name(game, lang))
            for game in registry.games()
            if game.id in ledger.games()
        ),
        query=query,
        sections=tuple(Section(title, tuple(found)) for title, found in sections.items()),
        has_how=tutorial_of(id) is not None,
    )
