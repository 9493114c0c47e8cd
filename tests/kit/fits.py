"""One screen holds one decision: what of a table's page is not in view, and why."""

from pathlib import Path

from playwright.sync_api import Page

# Width and height of every window a table must fit, phones and tablets first.
SIZES = ((390, 844), (820, 1180), (1280, 720), (1366, 768), (1440, 900), (1920, 1080))
LYING = (1024, 768)  # a tablet in landscape, where Kingsburg, Legends and World are measured too
# Where what is aimed at has the least room: the narrowest phone, tablets and laptop.
TIGHT = ((390, 844), (820, 1180), (1280, 720), LYING)
LAPTOP = 760  # from this width on nothing scrolls

MISFITS = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")

# In two frames what answers a new size, or an aim, has been drawn; then it is looked at.
MISFITS_SOON = f"""async (laptop) => {{
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return ({MISFITS})(laptop);
}}"""

# Aim at one of what a selector finds, if there is any; and at nothing again.
AIM = """([aim, which]) => {
  const one = [...document.querySelectorAll(aim)].at(which);
  one?.click();
  return one !== undefined;
}"""
AWAY = """() => {
  const aimed = document.querySelector('[name=aim]:checked');
  if (!aimed) return;
  aimed.checked = false;
  aimed.dispatchEvent(new Event('change', {bubbles: true}));
}"""


def from_here(page: Page, sizes: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """The same sizes, first the one that the window has: what is looked at next need not wait."""
    size = page.viewport_size
    return sorted(sizes, key=lambda one: size != {"width": one[0], "height": one[1]})


def misfits_at(
    page: Page,
    sizes: tuple[tuple[int, int], ...] = SIZES,
    aim: str = "",
    which: int = 0,
    aimed: tuple[tuple[int, int], ...] = TIGHT,
) -> list[str]:
    """What a decision needs and a window of each size does not show; a sentence each.

    With a selector of what to `aim` at, and `which` of it, both before and after aiming, the latter
    in windows of the sizes `aimed`. The window is resized, nothing is loaded anew: a new size is
    what all this costs. Boxes are measured, not colours.
    """
    found: list[str] = []
    for width, height in from_here(page, sizes):
        page.set_viewport_size({"width": width, "height": height})
        size = f"{width}x{height}"
        found += [f"{size} {one}" for one in page.evaluate(MISFITS_SOON, LAPTOP)]
        if aim and (width, height) in aimed and page.evaluate(AIM, [aim, which]):
            found += [f"{size}, aimed: {one}" for one in page.evaluate(MISFITS_SOON, LAPTOP)]
            page.evaluate(AWAY)
    return found
