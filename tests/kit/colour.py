"""Colours of a stylesheet, and how well one is read on another (WCAG 2.2)."""

import math
import re
from functools import cache
from pathlib import Path

Rgb = tuple[float, float, float]  # linear light, 0 to 1


@cache
def tokens(css: Path, theme: str) -> dict[str, Rgb]:
    """The custom properties of `:root` that are plain colours, in one light."""
    text = re.sub(r"/\*.*?\*/", "", css.read_text(encoding="utf-8"), flags=re.S)
    found: dict[str, str] = {}
    for block in re.findall(r":root\s*\{(.*?)\}", text, flags=re.S):
        found |= dict(re.findall(r"--([a-z0-9-]+):\s*([^;]+);", block))
    out = {}
    for name in found:
        colour = _resolved(found, f"var(--{name})", theme)
        if colour is not None:
            out[name] = colour
    return out


def contrast(one: Rgb, other: Rgb) -> float:
    """From 1 (the same) to 21 (black on white)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _resolved(found: dict[str, str], value: str, theme: str) -> Rgb | None:
    value = value.strip()
    name = re.fullmatch(r"var\(--([a-z0-9-]+)\)", value)
    if name:
        return _resolved(found, found[name[1]], theme) if name[1] in found else None
    pair = re.fullmatch(r"light-dark\((.+\)),\s*(.+)\)", value)
    if pair:
        return _resolved(found, pair[1] if theme == "light" else pair[2], theme)
    plain = re.fullmatch(r"oklch\(([\d.]+)%\s+([\d.]+)(?:\s+([\d.]+))?\)", value)
    if plain:
        return _from_oklch(float(plain[1]) / 100, float(plain[2]), float(plain[3] or 0))
    return None


def _from_oklch(light: float, chroma: float, hue: float) -> Rgb:
    """Linear sRGB of an OKLCH colour, clipped to what a screen shows."""
    a = chroma * math.cos(math.radians(hue))
    b = chroma * math.sin(math.radians(hue))
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    rgb = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    red, green, blue = [min(1.0, max(0.0, part)) for part in rgb]
    return red, green, blue


def _luminance(colour: Rgb) -> float:
    red, green, blue = colour
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
