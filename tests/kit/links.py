"""A built site as a browser would find it: what it links to, and what it fetches."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
IN_CSS = re.compile(r"""(?:url\(\s*|@import\s+)["']?([^"')\s]+)""")


class Page(HTMLParser):
    """The links of a page, what it fetches, and its anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element points at."""
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        # A page of the site, as `rel=next`, is a link; a sheet or an icon is fetched.
        if tag in FETCHED and FETCHED[tag] in given:
            self.fetched.append(given[FETCHED[tag]])


def is_outside(address: str) -> bool:
    """Whether it is an address elsewhere."""
    parts = urlsplit(address)
    return bool(parts.netloc) or parts.scheme not in ("", "data", "mailto")


def broken(site: Path) -> Iterator[str]:
    """Links and files within a site that lead nowhere; pages are read once."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    for path, page in pages.items():
        for address in [*page.links, *page.fetched]:
            if is_outside(address) or address.startswith(("data:", "mailto:")):
                continue
            parts = urlsplit(address)
            target = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
            where = f"{path.relative_to(site)}: {address}"
            if not target.is_file():
                yield where
            elif parts.fragment and target in pages:
                if unquote(parts.fragment) not in pages[target].anchors:
                    yield where


def fetched_elsewhere(site: Path) -> Iterator[str]:
    """What a browser would fetch from other servers."""
    for path in site.rglob("*"):
        if path.suffix not in (".html", ".css"):
            continue
        text = path.read_text(encoding="utf-8")
        found = Page(text).fetched if path.suffix == ".html" else IN_CSS.findall(text)
        yield from (f"{path.relative_to(site)}: {it}" for it in found if is_outside(it))
