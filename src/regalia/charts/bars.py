"""Bars that leave a middle line to either side: what was gained, what was lost."""

from markupsafe import Markup

WIDTH = 140
HEIGHT = 16


def bar(value: float, most: float) -> Markup:
    """One bar, beside the figure that it shows; nothing for those who listen."""
    middle = WIDTH / 2
    length = 0.0 if most <= 0 else min(1.0, abs(value) / most) * (middle - 2)
    kind, x = ("up", middle) if value >= 0 else ("down", middle - length)
    return Markup(
        f'<svg class="gain" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        f' aria-hidden="true"><path class="ground" d="M0 0H{WIDTH}V{HEIGHT}H0Z"/>'
        f'<rect class="{kind}" x="{x:.1f}" y="2" width="{length:.1f}" height="{HEIGHT - 4}"/>'
        f'<path class="middle" d="M{middle:.1f} 0V{HEIGHT}"/></svg>'
    )
