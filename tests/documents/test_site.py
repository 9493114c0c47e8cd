"""The site of `make docs`: it builds without a warning, all its links work, it asks nobody else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from kit.browser import CHROMIUM, Visitor, chromium
from kit.documents import ROOT
from kit.links import broken, fetched_elsewhere

PAGES = (
    "index first-bot views positions outside-bots glossary rules reference records research ladder "
    "balance training operating adding-a-game architecture decisions/index rules/kingsburg "
    "rules/fr/legends view/kingsburg view/legends view/dragon_castle view/wonderful_world "
    "view/wonderful_kingdom"
)
SEEN = "index first-bot view/kingsburg records rules/wonderful_world"


def build(source: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """As `make docs` does it."""
    line = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-c", "docs"]
    return subprocess.run(
        [*line, "-d", str(out.with_suffix(".trees")), ".", str(out)],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )


def test_the_site_is_whole(tmp_path: Path) -> None:
    """No warning, no dead link or anchor, nothing fetched from elsewhere, all docstrings there."""
    site = tmp_path / "site"
    done = build(ROOT, site)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert (site / "index.html").is_file()
    assert [page for page in PAGES.split() if not (site / f"docs/{page}.html").is_file()] == []
    assert list(broken(site)) == []
    assert list(fetched_elsewhere(site)) == []
    kingsburg = (site / "docs/view/kingsburg.html").read_text(encoding="utf-8")
    assert "has looked at this year’s card" in kingsburg  # a comment beside a field
    assert 'id="KB-5.3"' in (site / "docs/rules/kingsburg.html").read_text(encoding="utf-8")
    reference = (site / "docs/reference.html").read_text(encoding="utf-8")
    for name in ("regalia.new_match", "regalia.match.Match.play", "regalia.bots.Bot.choose"):
        assert f'id="{name}"' in reference
    for name in ("research.batch.Batch.step", "testing.check_laws", "view.schema"):
        assert f'id="regalia.{name}"' in reference
    if CHROMIUM is not None:
        look(site)


def look(site: Path) -> None:
    """As a reader does, in both lights and on a phone: axe finds nothing, nothing is too wide."""
    with chromium() as browser:
        visitor = Visitor(browser, site.as_uri(), still=True)
        asked: list[str] = []
        visitor.page.on("request", lambda request: asked.append(request.url))
        for name in SEEN.split():
            visitor.page.set_viewport_size({"width": 1280, "height": 900})
            visitor.page.goto((site / f"docs/{name}.html").as_uri())
            assert visitor.complaints == [], name
            assert visitor.violations() == [], name
            visitor.complaints.clear()  # axe asks for sheets in a way that files do not allow
            visitor.page.set_viewport_size({"width": 390, "height": 844})
            width = visitor.page.evaluate("document.documentElement.scrollWidth")
            assert width <= 390, name
        assert asked and all(address.startswith(("file:", "data:")) for address in asked)


def test_a_dead_link_fails_the_build(tmp_path: Path) -> None:
    """A page and an anchor that are not there are both named."""
    (tmp_path / "docs").mkdir()
    shutil.copytree(ROOT / "docs/site", tmp_path / "docs/site")
    shutil.copytree(ROOT / "src/regalia/web/static", tmp_path / "src/regalia/web/static")
    shutil.copy(ROOT / "docs/conf.py", tmp_path / "docs")
    page = "# Page\n\n[one](nowhere.md) [two](index.md#nothing) [three](#page)\n"
    (tmp_path / "docs/index.md").write_text(page, encoding="utf-8")
    done = build(tmp_path, tmp_path / "site")
    assert done.returncode != 0
    assert "nowhere.md" in done.stderr and "nothing" in done.stderr
    assert "'page'" not in done.stderr


def test_what_is_broken_is_found(tmp_path: Path) -> None:
    """The checks of the built site can fail: files, anchors, addresses in pages and in sheets."""
    (tmp_path / "a.html").write_text(
        '<h1 id="top"><a href="#top">x</a><a href="#no">x</a><a href="b.html">x</a>'
        '<a href="https://example.org/">x</a><img src="//example.org/x.png">'
    )
    (tmp_path / "c.css").write_text('@import "https://example.org/y.css"; a {b: url(data:z)}')
    assert list(broken(tmp_path)) == ["a.html: #no", "a.html: b.html"]
    assert sorted(fetched_elsewhere(tmp_path)) == [
        "a.html: //example.org/x.png",
        "c.css: https://example.org/y.css",
    ]
