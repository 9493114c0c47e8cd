"""The page any game gets for free, and a game of somebody else played on it, as the guide says."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import PHONE, Visitor, needs_browser
from kit.elsewhere import install
from kit.pages import check_page, sprites, view_of
from kit.process import Process
from kit.terminal import environment
from kit.web import Guest, Server
from regalia import registry
from regalia.testing import play
from regalia.testing.toy import GAME as TOY
from regalia.web.render import page_of, render_table

pytestmark = pytest.mark.xdist_group("browser")
ID = "river_stones"
# What is asked, and every choice.
IN_VIEW = """() => {
  const found = [...document.querySelectorAll('.status-ask, #choices > .btn')];
  const boxes = found.map(el => el.getBoundingClientRect());
  const seen = box => box.height && box.top >= 0 && box.bottom <= innerHeight;
  return found.length > 1 && boxes.every(seen);
}"""


GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def test_the_guide_says_what_is_done_here() -> None:
    """Its five lines are the steps of the tests below, in their order."""
    block = re.search(r"```sh\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)
    assert block
    steps = [line.split("#")[0].strip() for line in block[1].splitlines()]
    assert steps == [
        "python -m regalia.testing.toy my_game",
        "pip install ./my_game",
        "regalia games",
        "pytest my_game",
        "regalia serve",
    ]


def choose(visitor: Visitor, turn: int) -> None:
    """Take one of the choices, which are all there as sentences."""
    choices = visitor.page.locator("#choices > .btn")
    visitor.until_moved(lambda: choices.nth(turn % choices.count()).click(timeout=3000))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pages_hold_together(lang: str) -> None:
    """Ids are unique, icons are there, every choice and every sheet is on the page."""
    assert page_of("toy") == page_of("anything") == "generic"
    assert page_of("kingsburg") == "kingsburg"
    icons = set(re.findall(r' id="([^"]+)"', sprites()))
    for count in (0, 1, 2, 5, 9, 10_000):
        match = play(TOY, 3, 5, count)
        for seat in (None, match.to_act()[0] if match.to_act() else 0):
            view = view_of(match, seat, lang)
            html = render_table(view)
            there = icons | check_page(html)
            assert set(re.findall(r'<use [^>]*?href="#([^"]+)"', html)) <= there
            assert html.count('class="scores"') == 1
            assert view.where in html
            for choice in view.choices:
                assert f'value="{choice.code}"' in html
                assert choice.sentence in html
            assert "/rules/toy" not in html, "nothing leads to rules that are not here"


@needs_browser
@pytest.mark.parametrize(
    ("width", "height", "theme"),
    [(390, 844, "light"), (820, 1180, "dark"), (1280, 720, "dark"), (1920, 1080, "light")],
)
def test_it_is_fit_to_look_at(
    browser: Browser, server: Server, width: int, height: int, theme: str
) -> None:
    """Nothing hangs over, what is asked and the choices are in view, axe finds nothing serious."""
    context = {**(PHONE if width < 760 else {}), "viewport": {"width": width, "height": height}}
    visitor = Visitor(browser, server.url, still=True, color_scheme=theme, **context)
    visitor.sit("toy", 3)
    choose(visitor, 1)
    visitor.until_asked()
    page = visitor.page
    page.wait_for_function(IN_VIEW)  # bots that answer now draw the page once more
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert visitor.too_small("#table :is(button, summary)", ".fine, .sure") == []
    assert visitor.violations() == []
    assert visitor.complaints == []
    visitor.close()


def test_a_table_outlives_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the package is gone, others play on and its tables say why; then they go on."""
    data, with_toy = tmp_path / "tables.db", registry.GAMES
    with Server(data) as server:
        guest = Guest(server.url)
        table = guest.new_table(2, game="toy", seat__1="me", name__1="Zoe")
    monkeypatch.setattr(registry, "GAMES", with_toy[:-1])
    with Server(data, port=server.port):
        lobby = guest.get("/")
        assert lobby.status_code == 200
        assert table not in lobby.text
        gone = guest.get(f"/t/{table}")
        assert gone.status_code == 404
        assert "There is no game called “toy”" in gone.text
    monkeypatch.setattr(registry, "GAMES", with_toy)
    with Server(data, port=server.port):
        assert table in guest.get("/").text
        assert guest.get(f"/t/{table}?seat=0").status_code == 200
        assert guest.actions() == ["leave", "peek"]
    guest.close()


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The guide's first steps: the toy copied under a new name, installed where nothing was."""
    folder = tmp_path_factory.mktemp("somebody")
    copy = [sys.executable, "-m", "regalia.testing.toy", ID]
    subprocess.run(copy, cwd=folder, env=environment(), check=True, capture_output=True)
    return install(folder / ID, folder / "fresh")


@pytest.fixture(scope="module")
def project(python: Path) -> Path:
    """The folder of the new game."""
    return python.parents[2] / ID


def test_nothing_of_the_toy_is_left_in_the_copy(project: Path) -> None:
    """No name to be found and changed by hand."""
    files = [path for path in project.rglob("*") if path.is_file() and "build" not in path.parts]
    names = {path.name for path in files}
    assert {"pyproject.toml", "game.py", "state.py", "test_laws.py", "rules.md"} <= names
    texts = [path.read_text(encoding="utf-8") for path in files if path.suffix != ".pyc"]
    assert [text for text in texts if re.search("toy", text, re.I)] == []


def test_the_new_game_is_on_the_list(python: Path) -> None:
    """`regalia games`, in the fresh environment."""
    done = subprocess.run(
        [python, "-m", "regalia", "games"],
        env=environment(PYTHONPATH=""),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(rf"^ *{ID} +Pebbles +2, 3", done.stdout, re.M), done.stdout


def test_the_new_game_obeys_the_laws(python: Path, project: Path) -> None:
    """Its own test file, run as its author runs it."""
    done = subprocess.run(
        [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=project,
        env=environment(PYTHONPATH=""),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
    assert re.search(r"^\d{3} passed", done.stdout, re.M), done.stdout


@pytest.fixture(scope="module")
def elsewhere(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in the fresh environment."""
    data = tmp_path_factory.mktemp("served") / "tables.db"
    with Process(data, "--bot-pause", "0", python=python) as process:
        yield process


@needs_browser
def test_the_new_game_is_played_to_its_end(browser: Browser, elsewhere: Process) -> None:
    """From the lobby's shelf to the score, on the page for all; a log line leads to its rule."""
    visitor = Visitor(browser, elsewhere.url)
    page = visitor.page
    visitor.go(f"/?game={ID}&seats=2")
    expect(page.locator(".game [aria-current]")).to_contain_text("Pebbles")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    turns = 0
    while visitor.until_asked():
        expect(page.locator(".stand .place")).to_have_count(2)
        choose(visitor, turns)
        turns += 1
    assert turns >= 5
    expect(page.locator("#result .scores")).to_be_visible()
    expect(page.locator("#log")).to_contain_text("shows a pebble")
    page.locator("#log > summary").click()
    with page.context.expect_page() as opened:
        page.locator("#log .ref").first.click()
    rules = opened.value
    expect(rules.locator(".rule-line:target")).to_contain_text("RIVERSTONES-3.1")
    assert visitor.complaints == []
    visitor.close()
