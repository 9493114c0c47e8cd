"""How an agent learned, drawn by the project's own charts: a picture that needs nothing else.

python examples/learning/curve.py legends.json legends.svg
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from regalia import registry
from regalia.charts.curves import HEIGHT, LEFT, WIDTH, curves
from regalia.web.house import house

# What a page says of charts, and of the first seat, whose line this is.
RULES = re.compile(r"^(?:\.figures (?:svg)?\.chart [^{]*|\.s1 )\{.*?^\}$", re.MULTILINE | re.DOTALL)


def chart(curve: dict[str, Any]) -> str:
    """The share of games that the agent wins, with its intervals, against what it learned from."""
    name = registry.find(curve["game"]).name.en
    points = curve["points"]
    line = [point["wins"] / point["games"] for point in points]
    labels = [f"{point['steps']:,} decisions" for point in points]
    drawing = curves(
        f"{name}: games won against {curve['against']} play",
        [line],
        (0.2, 1.0),
        lambda share: f"{share:.0%}",
        ["0", *labels[1:]],
        spans=[[(point["low"], point["high"]) for point in points]],
        even=0.5,
    )
    return str(drawing)


def picture(drawing: str) -> str:
    """A chart as a file of its own: with its rules, and the tokens and the shape it uses."""
    style, sprite = house()
    rules = "\n".join([*RULES.findall(style), "svg{color-scheme:light dark;font:14px var(--sans)}"])
    rules = rules.replace(".figures ", "")
    own = set(re.findall(r"(--[\w-]+):", rules))
    values = dict(re.findall(r"(--[\w-]+): ([^;]+);", style))
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="var(--raised)"/>'
    wanted, found = re.findall(r"var\((--[\w-]+)\)", rules + drawing + ground), dict[str, str]()
    while wanted:
        if (token := wanted.pop()) not in found and token not in own:
            found[token] = values[token]
            wanted += re.findall(r"var\((--[\w-]+)\)", values[token])
    tokens = "".join(f"{token}:{value};" for token, value in sorted(found.items()))
    used = set(re.findall(r'href="#([\w-]+)"', drawing))
    shapes = [
        shape
        for shape in re.findall(r"<symbol.*?</symbol>", sprite, re.DOTALL)
        if any(f'id="{id}"' in shape for id in used)
    ]
    head, _, rest = drawing.partition(">")
    title = re.findall(r'aria-label="([^"]*)"', head)[0]
    named = f'<text class="strong" x="{LEFT}" y="26">{title}</text>'
    head = head.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    inside = (
        f"<style>:root{{{tokens}}}\n{rules}</style><defs>{''.join(shapes)}</defs>{ground}{named}"
    )
    return f"{head}>{inside}{rest}\n"


class Picture:
    """What a notebook shows of a curve."""

    def __init__(self, curve: dict[str, Any]) -> None:
        self.curve = curve

    def _repr_svg_(self) -> str:
        return picture(chart(self.curve))


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:])
    curve = json.loads(source.read_text(encoding="utf-8"))
    target.write_text(picture(chart(curve)), encoding="utf-8")
