"""Templates turned into HTML: one environment, escaping on, nothing undefined let through."""

from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from regalia.core.game import Game
from regalia.core.message import Message, Name, Seat
from regalia.text import say
from regalia.web.drawn import Compiled, Pages
from regalia.web.layout import Layout
from regalia.web.view.table import TableView, has_rules
from regalia.web.writing import gathered

HERE = Path(__file__).parent
STATIC = HERE / "static"
TABLES = HERE / "tables"
GENERIC = "generic"  # the page of a game that has none of its own
COMPILED = Compiled()  # a template is the same file, whichever page it is drawn in


def _environment(*first: str) -> Pages:
    """All templates; those of some folders stand in the place of others of the same name."""
    loader = ChoiceLoader(
        [
            *(FileSystemLoader(HERE / "templates" / folder) for folder in first),
            FileSystemLoader(HERE / "templates"),
            PrefixLoader({"tables": FileSystemLoader(TABLES)}),
        ]
    )
    env = Pages(
        loader=loader,
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[Layout],
        auto_reload=False,
        bytecode_cache=COMPILED,
    )
    env.globals["asset"] = asset
    env.globals["table_style"] = table_style
    env.filters["art"] = art_of
    env.filters["signed"] = signed
    return env


def signed(n: int) -> str:
    """A number as it is printed: below nought with a minus, which is wider than a hyphen."""
    return str(n) if n >= 0 else f"−{-n}"


def asset(path: str) -> str:
    """The address of a static file, new whenever its content is."""
    return f"/static/{path}?v={_sum(STATIC / path)}"


def table_style(game: str) -> str | None:
    """The address of a game's own stylesheet."""
    path = TABLES / game / "table.css"
    return f"/tables/{game}.css?v={_sum(path)}" if path.is_file() else None


@cache
def page_of(game: str) -> str:
    """Whose page a game is played on: its own, or the one any game gets for free."""
    return game if (TABLES / game / "table.html").is_file() else GENERIC


@cache
def art_of(game: str) -> str:
    """Whose picture stands for a game in the lobby."""
    return game if (TABLES / game / "art.svg").is_file() else GENERIC


@cache
def table_pictures(game: str) -> str | None:
    """What `pictures()` of `tables/<game>/pictures.py` draws: symbols, served at `pictures_at`."""
    module = _module(game, "pictures")
    return None if module is None else str(module.pictures())


@cache
def pictures_at(game: str) -> str:
    """The address of a game's pictures, new whenever they are."""
    mark = blake2b((table_pictures(game) or "").encode(), digest_size=6).hexdigest()
    return f"/tables/{game}.svg?v={mark}"


@lru_cache(maxsize=256)
def _sum(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=6).hexdigest()


ENVIRONMENT = _environment()
PAST = _environment("replay")  # the same pages in a shell that looks back and sends no move


def translator(lang: str) -> Callable[..., str]:
    """What templates call `t`: a sentence of the catalogue `web`, or of any other."""

    plain: dict[str, str] = {}  # what is said without arguments

    def t(id: str, **args: object) -> str:
        if args:
            return say(Message(id, args), lang)
        found = plain.get(id)
        if found is None:
            found = plain[id] = say(Message(id), lang)
        return found

    return t


@cache
def _in(lang: str, within: Pages) -> Pages:
    """The templates of an environment in a language."""
    names = {"lang": lang, "t": translator(lang), "Message": Message, "Name": Name, "Seat": Seat}
    return within.speaking(names)


def render(template: str, lang: str, within: Pages = ENVIRONMENT, **names: Any) -> str:
    """A template with its names, in a language."""
    return _in(lang, within).get_template(template).render(**names)


@cache
def _presenter(game: str) -> Callable[[TableView], object] | None:
    """The `present` of a game's page, if it has one."""
    module = _module(game, "present")
    return None if module is None else module.present


def _module(game: str, part: str) -> Any:
    """A module of a game's page, or None."""
    name = f"regalia.web.tables.{game}"
    if find_spec(name) is None or find_spec(f"{name}.{part}") is None:
        return None
    return import_module(f"{name}.{part}")


def render_table(view: TableView, within: Pages = ENVIRONMENT) -> str:
    """`#table` alone."""
    return "".join(draw_table(view, within))


def draw_table(view: TableView, within: Pages = ENVIRONMENT) -> tuple[str, ...]:
    """`#table` in pieces: sent again and again, and set into its page by `render_page`."""
    page = page_of(view.game.id)
    present = _presenter(page)
    game = present(view) if present is not None else None
    known = {"layout": "fragment.html", "view": view, "game": game}
    template = _in(view.lang, within).get_template(f"tables/{page}/table.html")
    return tuple(gathered(list(template.generate(**known))))


def render_page(game: Game, lang: str, drawn: str, **names: Any) -> str:
    """A table that is drawn already, in its page, with the game's styles and icons."""
    layout = names.pop("layout", "table_page.html")
    return _in_page(ENVIRONMENT, layout, game, lang, drawn, **names)


def render_past(layout: str, game: Game, lang: str, drawn: str, **names: Any) -> str:
    """A table that is looked back on, in one of the pages for that."""
    return _in_page(PAST, layout, game, lang, drawn, **names)


def _in_page(within: Pages, layout: str, game: Game, lang: str, drawn: str, **names: Any) -> str:
    known = {
        "layout": layout,
        "game": game,
        "has_rules": has_rules(game.id),
        "drawn": Markup(drawn),
    }
    return render(f"tables/{page_of(game.id)}/table.html", lang, within, **known, **names)
