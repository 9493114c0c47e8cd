"""What the eye and the browser need: contrast, icons that exist, unique ids, little weight."""

import gzip
import re
from pathlib import Path

import pytest

from kit.colour import contrast, tokens
from kit.pages import check_page, idle_words, positions, sprites, view_of
from regalia.text import LANGS
from regalia.web.render import ENVIRONMENT, HERE, STATIC, TABLES, render_table
from regalia.web.tables.kingsburg.page import WORDS

TEXT = 4.5  # WCAG 2.2 AA, for words
SIGN = 3.0  # for edges and pictures that mean something

SURFACES = ("page", "raised", "sunk")
ON_SURFACES = [(ink, on) for ink in ("ink", "ink-2", "ink-3", "brass-ink") for on in SURFACES]
WORDS_ON = [
    *ON_SURFACES,
    ("ink", "brass-wash"),
    ("ink-2", "brass-wash"),
    ("on-brass", "brass-fill"),
    ("madder", "madder-wash"),
    ("madder", "raised"),
    ("good", "raised"),
    *((f"on-seat-{n}", f"seat-{n}") for n in range(1, 8)),
]
SIGNS_ON = [
    *((sign, "raised") for sign in ("edge", "brass", "focus", "gold", "timber", "stone")),
    *((f"seat-line-{n}", "raised") for n in range(1, 8)),
]
ICONS = "tables/kingsburg/icons.svg"
WEIGHT = 200_000  # bytes of a first visit, compressed


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), WORDS_ON)
def test_words_stand_out(theme: str, ink: str, ground: str) -> None:
    """Every pair of text and surface passes AA in both lights."""
    colours = tokens(STATIC / "system.css", theme)
    assert contrast(colours[ink], colours[ground]) >= TEXT


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("sign", "ground"), SIGNS_ON)
def test_signs_stand_out(theme: str, sign: str, ground: str) -> None:
    """Edges, focus rings, goods and seats can be told from the paper they lie on."""
    colours = tokens(STATIC / "system.css", theme)
    assert contrast(colours[sign], colours[ground]) >= SIGN


@pytest.mark.parametrize(("seats", "seed", "lang"), [(2, 3, "fr"), (4, 1, "en"), (5, 2, "fr")])
def test_pages_hold_together(seats: int, seed: int, lang: str) -> None:
    """Ids are unique, every reference leads somewhere, and nothing is styled or scripted inline."""
    icons = set(re.findall(r'<symbol id="([^"]+)"', sprites(ICONS)))
    for match in positions("kingsburg", seats, seed, every=7):
        for seat in (None, match.to_act()[0] if match.to_act() else 0):
            html = render_table(view_of(match, seat, lang))
            check_page(html)
            assert set(re.findall(r'<use href="#([^"]+)"', html)) <= icons


def test_no_icon_is_idle() -> None:
    """What is drawn is used: a page carries no picture that it never shows."""
    pages = "".join(path.read_text(encoding="utf-8") for path in HERE.rglob("*.html"))
    used = set(re.findall(r"[a-z_0-9]+", pages))
    source = "".join(p.read_text(encoding="utf-8") for p in TABLES.rglob("*.py"))
    used |= set(re.findall(r"[a-z_0-9]+", source))
    frame = ENVIRONMENT.get_template("icons.svg").render()
    names = [id.removeprefix("i-") for id in re.findall(r'<symbol id="(i-[^"]+)"', frame)]
    assert [name for name in names if name not in used] == []


@pytest.mark.parametrize("folder", [path.parent for path in TABLES.glob("*/words.en.ftl")], ids=str)
def test_a_table_says_the_same_in_both_languages(folder: Path) -> None:
    """Every word of a table exists in English and French."""
    ids = [
        re.findall(r"^([a-z0-9_-]+) =", (folder / f"words.{lang}.ftl").read_text("utf-8"), re.M)
        for lang in LANGS
    ]
    assert ids[0] == ids[1]


def test_no_word_of_kingsburg_is_idle() -> None:
    """What the page can say, it says somewhere."""
    assert WORDS == "kingsburg_table"
    assert idle_words("kingsburg", "confirm|n|brief|do|hint|pass|phase|scene|verdict") == []


def test_a_first_visit_is_light() -> None:
    """Styles, fonts, scripts and a table in the middle of a game stay under 200 kB compressed."""
    files = [path for path in STATIC.rglob("*") if path.suffix in (".css", ".js", ".woff2", ".svg")]
    data = [path.read_bytes() for path in [*files, TABLES / "kingsburg" / "table.css"]]
    middle = next(
        match for match in positions("kingsburg", 5, 2, every=7) if len(match.plies) > 100
    )
    html = render_table(view_of(middle, middle.to_act()[0], "fr")) + sprites(ICONS)
    data.append(html.encode())
    assert sum(len(gzip.compress(part)) for part in data) < WEIGHT


@pytest.mark.parametrize("sheet", sorted(TABLES.glob("*/table.css")), ids=lambda p: p.parent.name)
def test_stylesheets_write_no_rule_for_each_cell(sheet: Path) -> None:
    """What is aimed at is marked by the script, whatever its number."""
    css = sheet.read_text("utf-8")
    assert css.count(":has(") < 50
    assert re.findall(r":has\([^)]*\d+:checked\)", css) == []


@pytest.mark.parametrize(
    "sheet", sorted(HERE.rglob("*.css")), ids=lambda p: f"{p.parent.name}-{p.stem}"
)
def test_what_has_something_names_what_it_styles(sheet: Path) -> None:
    """After a rule like `:has(…) > *` every focus and every hover styles the whole page anew."""
    css = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)
    nameless = r"(?:\*|:(?!is\b|where\b)[\w-]+(?:\([^()]*\))?)+\s*[,{]"
    assert re.findall(rf":has\([^,{{}}]*\)[^,{{}}]*[ >+~]{nameless}", css) == []


@pytest.mark.parametrize("game", ["kingsburg", "legends", "dragon_castle"])
def test_french_colons_stand_apart(game: str) -> None:
    """No word of a French table touches its colon, whatever is shown beside it."""
    for match in positions(game, 3, 4, every=17):
        html = render_table(view_of(match, match.to_act()[0] if match.to_act() else 0, "fr"))
        text = re.sub(r"<[^>]*>", "\n", re.sub(r"<(style|script).*?</\1>", "", html, flags=re.S))
        assert re.findall(r".*\w:(?:\s|$)", text) == []


@pytest.mark.parametrize(
    "sheet", sorted(HERE.rglob("*.css")), ids=lambda p: f"{p.parent.name}-{p.stem}"
)
def test_every_rule_is_closed(sheet: Path) -> None:
    """A browser reads on after a slip, and takes all that follows for a part of it."""
    css = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)
    assert css.count("{") == css.count("}")
    assert "<<<" not in css and ">>>" not in css
