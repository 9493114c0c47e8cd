"""The look of the house for pages that leave it: fonts, tokens, charts and shapes, in the page."""

import re
from base64 import b64encode
from functools import cache
from importlib.resources import files

from regalia.charts import House

TOKENS = re.compile(r"^(?::root|\[data-theme[^{]*|\.s\d) \{.*?^\}$", re.MULTILINE | re.DOTALL)
FACE = re.compile(r"^@font-face \{.*?^\}$", re.MULTILINE | re.DOTALL)
SHAPES = re.compile(r'<symbol id="seat-\d".*?</symbol>', re.DOTALL)
FILE = re.compile(r'url\("?([^")]+)"?\)')


@cache
def house() -> House:
    """What the web pages have, so that there is one palette and one look of charts only."""
    static = files("regalia.web") / "static"
    icons = (files("regalia.web") / "templates" / "icons.svg").read_text(encoding="utf-8")
    sheet = (static / "system.css").read_text(encoding="utf-8")

    def embedded(found: re.Match[str]) -> str:
        font = b64encode((static / found[1]).read_bytes()).decode()
        return f'url("data:font/woff2;base64,{font}")'

    faces = [FILE.sub(embedded, face) for face in FACE.findall(sheet)]
    figures = (static / "figures.css").read_text(encoding="utf-8")
    style = "\n".join([*faces, *TOKENS.findall(sheet), figures])
    shapes = "".join(SHAPES.findall(icons))
    return House(style, f'<svg class="sprite" aria-hidden="true"><defs>{shapes}</defs></svg>')
