"""Columns: how many of each size there were."""

from collections.abc import Sequence

from markupsafe import Markup, escape

from regalia.charts.whiskers import frame

WIDTH = 960
HEIGHT = 240
FOOT = 30
HEAD = 24


def columns(title: str, rows: Sequence[tuple[str, int]]) -> Markup:
    """The chart: a label and a count for each column."""
    most = max([count for _, count in rows])
    step = WIDTH / len(rows)
    parts = [f'<path class="grid" d="M0 {HEIGHT - FOOT}H{WIDTH}"/>']
    for number, (label, count) in enumerate(rows):
        tall = (HEIGHT - FOOT - HEAD) * count / most
        x, y = number * step + step * 0.1, HEIGHT - FOOT - tall
        middle = f'x="{x + step * 0.4:.1f}" text-anchor="middle"'
        size = f'width="{step * 0.8:.1f}" height="{tall:.1f}"'
        parts.append(f'<rect class="column" x="{x:.1f}" y="{y:.1f}" {size} rx="3"/>')
        parts.append(f'<text {middle} y="{y - 6:.1f}">{count}</text>')
        parts.append(f'<text {middle} y="{HEIGHT - 8}">{escape(label)}</text>')
    return frame(title, WIDTH, HEIGHT, parts)
