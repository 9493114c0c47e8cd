"""A past as one file: every frame of every view in both languages, and all it takes to show them.

The frames of a game say nearly the same. Each is kept as a list of numbers, one for every tag and
every text between two tags; a text that returns has the number it had. So a frame is a few
kilobytes that differ little from those before it, which is what gzip is good at.
"""

import asyncio
import gzip
import json
import re
import sys
from array import array
from base64 import b64encode
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from regalia.core.events import SPECTATOR
from regalia.core.observation import Observation
from regalia.match import replay
from regalia.text import LANGS
from regalia.web.live.desk import Desk
from regalia.web.live.past import Past, past_of
from regalia.web.live.pasts import Shown
from regalia.web.render import (
    PAST,
    STATIC,
    TABLES,
    render_past,
    render_table,
    table_pictures,
    table_style,
)
from regalia.web.render import page_of as table_page
from regalia.web.shelf import card, game_name
from regalia.web.view.replay import WATCH, names_of, past_view

PIECES = re.compile(r"<[^>]*>|[^<]+")
ELSEWHERE = re.compile(r'(<a\b[^>]*?) href="/[^"]*"')  # leads nowhere from a file
PICTURE = re.compile(r'href="/tables/\w+\.svg\?v=\w+(#[^"]+)"')
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
SHEET = re.compile(r'<link rel="stylesheet" href="([^"?]+)[^"]*">')
SCRIPT = re.compile(r'<script src="([^"?]+)[^"]*"></script>')
FONT = re.compile(r'url\("(fonts/[^"]+)"\)')
END = 0  # of a frame, among its numbers
# What the file may do: run what is in it, and reach nobody.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'unsafe-inline'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "font-src data:",
        "form-action 'none'",
        "base-uri 'none'",
    ]
)


@dataclass(slots=True)
class Packing:
    """Frames as numbers, and the pieces they stand for."""

    pieces: list[str] = field(default_factory=lambda: [""])  # the number 0 ends a frame
    numbers: dict[str, int] = field(default_factory=dict)
    frames: "array[int]" = field(default_factory=lambda: array("I"))

    def add(self, text: str) -> None:
        for piece in PIECES.findall(text):
            number = self.numbers.get(piece)
            if number is None:
                number = self.numbers[piece] = len(self.pieces)
                self.pieces.append(piece)
            self.frames.append(number)
        self.frames.append(END)

    @property
    def is_wide(self) -> bool:
        """Whether two bytes are too few for a number."""
        return len(self.pieces) > 0xFFFF

    def packed(self) -> tuple[str, str]:
        """Pieces and frames, each squeezed and spelled in letters."""
        frames = self.frames if self.is_wide else array("H", self.frames)
        return squeezed(json.dumps(self.pieces, ensure_ascii=False).encode()), squeezed(
            little(frames)
        )


def little(numbers: "array[int]") -> bytes:
    """Bytes as browsers read them, the lowest first."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def squeezed(content: bytes) -> str:
    return b64encode(gzip.compress(content, 9, mtime=0)).decode()


def at_home(text: str) -> str:
    """A frame that needs nothing from elsewhere."""
    return PICTURE.sub(r'href="\1"', ELSEWHERE.sub(r"\1", text))


def write_file(shown: Shown) -> str:
    """The whole file; it opens by the eyes of a spectator (`seen_by` changes that)."""
    packing, seats = Packing(), shown.past.options.seats
    first = ""
    for seat in (*range(seats), SPECTATOR):
        for lang in LANGS:
            for stop in range(shown.past.walk(seat, True).last + 1):
                view = past_view(shown, seat, stop, lang, is_file=True)
                text = at_home(render_table(view, PAST))
                if seat == SPECTATOR:
                    first = first or text
                packing.add(text)
    parts, frames = packing.packed()
    game, lang = shown.past.game, LANGS[0]
    style = table_style(table_page(game.id))
    page = render_past(
        "replay_file.html",
        game,
        lang,
        first,
        title=game_name(game, lang),
        short=card(game, lang).short,
        names=names_of(shown, lang),
        style=style,
        policy=POLICY,
        parts=parts,
        frames=frames,
        wide=packing.is_wide,
        seats=seats,
        pictures=used_pictures(game.id, packing.pieces),
    )
    return inlined(page)


def seen_by(text: str, key: str) -> str:
    """A file that opens by the eyes of somebody else, as addresses spell them."""
    return text.replace(f'data-view="{WATCH}"', f'data-view="{key}"', 1)


def used_pictures(game: str, pieces: Iterable[str]) -> str:
    """Of the pictures a game's page draws, those that some frame shows."""
    drawn = table_pictures(game)
    if drawn is None:
        return ""
    used = {id for piece in pieces for id in re.findall(r'href="#(em-[^"]+)"', piece)}
    symbols = [found[0] for found in SYMBOL.finditer(drawn) if found[1] in used]
    return f'<svg class="sprite" aria-hidden="true"><defs>{"".join(symbols)}</defs></svg>'


def inlined(page: str) -> str:
    """A page with its stylesheets, scripts and fonts inside."""

    def font(found: re.Match[str]) -> str:
        data = b64encode((STATIC / found[1]).read_bytes()).decode()
        return f'url("data:font/woff2;base64,{data}")'

    def sheet(found: re.Match[str]) -> str:
        return f"<style>{FONT.sub(font, file_at(found[1]).read_text(encoding='utf-8'))}</style>"

    def script(found: re.Match[str]) -> str:
        return f"<script>{file_at(found[1]).read_text(encoding='utf-8')}</script>"

    return SCRIPT.sub(script, SHEET.sub(sheet, page))


def file_at(address: str) -> Path:
    """The file that is served at an address of ours."""
    if address.startswith("/tables/"):
        return TABLES / Path(address).stem / "table.css"
    return STATIC / address.removeprefix("/static/")


def make_file(game: str, asked: str, seen: Observation, seed: int) -> str:
    """The file of a record, which is what is `asked`, for a process of its own."""
    match = replay(asked)
    bots = match.bots or (None,) * match.seats
    shown = Shown(past_of(match), "", match.names, bots, True, "", match.commitment)
    return write_file(shown)


class Files(Desk):
    """The files that were asked for lately, by match."""

    busy = "web.error-replay-files"
    kept = 8

    def ask(self, key: Hashable, asked: object, past: Past) -> asyncio.Task[str]:
        """The file, done or on its way; Busy if too many are."""
        seen = past.game.observe(past.last, SPECTATOR)
        return self.order(key, make_file, json.dumps(asked), seen)
