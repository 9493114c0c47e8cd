"""Debian's Chromium, driven as a person would: by clicks, by keys, with an eye on the console."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Request,
    expect,
    sync_playwright,
)
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from kit.web import Guest

# The headless shell is the same engine without the window that Chromium keeps even where nobody
# sees it: a browser starts, and opens its first table, in half the time.
CHROMIUM = (
    os.environ.get("REGALIA_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
)
AXE = Path(__file__).parents[1] / "web" / "vendor" / "axe-4.14.0.min.js"
PATIENCE = 45_000  # milliseconds, for machines with much else to do
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

expect.set_options(timeout=PATIENCE)

needs_browser = pytest.mark.skipif(
    CHROMIUM is None,
    reason="no chromium here: on Debian `apt install chromium-headless-shell`, or name one in "
    "REGALIA_CHROMIUM",
)

# The actions of the page, each once, with how to reach it: directly, or through its confirmation.
CHOICES = """() => {
  const seen = new Map();
  for (const button of document.querySelectorAll('#table button[name=action]')) {
    const style = getComputedStyle(button);
    const shown = button.checkVisibility({visibilityProperty: true}) && !button.disabled;
    const tip = button.closest('[popover]');
    const opener = tip && document.querySelector(`[popovertarget="${CSS.escape(tip.id)}"]`);
    if (shown && !tip) seen.set(button.value, {code: button.value, opener: null});
    else if (opener && opener.checkVisibility() && !seen.has(button.value))
      seen.set(button.value, {code: button.value, opener: opener.id, tip: tip.id});
  }
  return [...seen.values()];
}"""

# A point of a shape that nothing covers.
INSIDE = """el => {
  el.scrollIntoView({block: 'center', behavior: 'instant'});
  const box = el.getBoundingClientRect();
  for (const a of [.5, .35, .65, .2, .8]) for (const b of [.5, .35, .65, .2, .8]) {
    const x = box.left + box.width * a, y = box.top + box.height * b;
    if (document.elementFromPoint(x, y) === el) return [x, y];
  }
  return null;
}"""

# A look at a page that is not transparent meanwhile.
SEEN = """async (look, arg) => {
  unseen.disabled = true;
  try {
    if (getComputedStyle(document.documentElement).opacity !== '1')
      throw new Error('nobody sees this page');
    return await look(arg);
  } finally {
    unseen.disabled = false;
  }
}"""

# Serious findings of some of axe's rules.
SERIOUS = """async rules => {
  const {violations} = await axe.run(document, {runOnly: rules, resultTypes: ['violations']});
  return violations.filter(v => ['serious', 'critical'].includes(v.impact))
    .map(v => ({id: v.id, nodes: v.nodes.slice(0, 3).map(
      n => n.target.join(' ') + ': ' + n.failureSummary)}));
}"""

# Contrast of what `violations` does not see: of disabled things, of one tip of each kind, opened,
# and of every drawer. A tip of something that is only there while it is aimed at is opened there.
EVERY_STATE = """async () => {
  const found = [], kinds = new Set();
  const look = async (state, where) => {
    const {violations} = await axe.run(where, {
      runOnly: ['color-contrast'], resultTypes: ['violations']});
    for (const {nodes} of violations) for (const node of nodes.slice(0, 3))
      found.push(`${state}: ${node.target.join(' ')}: ${node.failureSummary}`);
  };
  const disabled = [...document.querySelectorAll('[disabled], [aria-disabled=true]')];
  for (const one of disabled)
    for (const name of ['disabled', 'aria-disabled']) one.removeAttribute(name);
  const shown = disabled.filter(one => one.checkVisibility());
  if (shown.length) await look('disabled', {include: shown});
  for (const tip of document.querySelectorAll('#table [popover]')) {
    const kind = `${tip.className} ${tip.id.split('-')[0]}`;
    if (kinds.has(kind)) continue;
    const aimed = tip.parentElement.closest('.aim-one, .preview, .way');
    const isAimed = aimed?.classList.contains('is-picked');
    aimed?.classList.add('is-picked');
    tip.popover = 'manual';
    tip.showPopover();
    if (tip.checkVisibility()) await look(kind, tip), kinds.add(kind);
    tip.hidePopover();
    aimed?.classList.toggle('is-picked', isAimed);
  }
  for (const drawer of document.querySelectorAll('.drawer')) {
    drawer.open = true;
    for (const inner of drawer.querySelectorAll('details')) inner.open = true;
    await look(drawer.id, drawer.querySelector('.drawer-panel'));
    drawer.open = false;
  }
  return [[...kinds], found];
}"""

# What a page adds to a deal is the same in every run, and so are the deals.
SAME_WORDS = "crypto.getRandomValues = (array) => array.fill(7);"

# Everything is laid out, glides and can be hit, but nobody sees it: half of what a browser without
# a graphics card does for a move is to fill in pixels.
UNSEEN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
  globalThis.unseen = sheet;
}"""

# Everything moves, but in a quarter of the time: each frame of a glide costs as much as one that a
# person sees, and a page that glides takes no click.
QUICK = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --fast: 30ms; --move: 55ms; --slow: 65ms }');
  document.adoptedStyleSheets.push(sheet);
}"""

# Contexts that nobody uses, by browser and by how they were made. A page of ours stays open there:
# its process has read and compiled our files, and the next page costs half of what it would.
Idle = dict[str, list[BrowserContext]]
IDLE: WeakKeyDictionary[Browser, Idle] = WeakKeyDictionary()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        args = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=args)
        yield browser
        browser.close()


def new_context(browser: Browser, options: dict[str, Any], url: str, quick: bool) -> BrowserContext:
    """A window for somebody who was never here; a small page of the site stays open in it."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    for script in (SAME_WORDS, UNSEEN, *([QUICK] if quick else [])):
        context.add_init_script(script)
    with suppress(PlaywrightError):  # there may be no server yet
        context.new_page().goto(f"{url}/health")
    return context


class Visitor:
    """Somebody at a browser window of their own.

    Pieces glide there, four times as fast as for people unless it is not to be `quick`; only who
    measures colours wants a `still` page, for in the middle of a cross-fade they are neither the
    old nor the new ones. The window is new, cookies and storage are empty; files may come from a
    cache, unless it is the `first` visit.
    Pages are transparent but while somebody looks: axe, and what is asked `as_seen`.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        still: bool = False,
        first: bool = False,
        quick: bool = True,
        **context: Any,
    ) -> None:
        self.url = url
        options = {
            "locale": "en-GB",
            "reduced_motion": "reduce" if still else "no-preference",
            "viewport": {"width": 1280, "height": 900},
            **context,
        }
        made = json.dumps([options, quick], sort_keys=True)
        self.idle = IDLE.setdefault(browser, {}).setdefault(made, [])
        if first or not self.idle:
            self.idle.append(new_context(browser, options, url, quick))
        self.context = self.idle.pop()
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.watched = 0  # scenes, to their end
        self.posts = 0
        self.page.on("console", self._hear)
        self.page.on("request", self._count)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _count(self, request: Request) -> None:
        self.posts += request.method == "POST"

    def close(self) -> None:
        """Leave nothing behind but what the browser has read of our files."""
        session = self.context.new_cdp_session(self.page)
        kept = {"origin": self.url, "storageTypes": "cookies,local_storage,indexeddb"}
        session.send("Storage.clearDataForOrigin", kept)
        for page in self.context.pages[1:]:
            page.close()
        self.context.clear_cookies()
        self.idle.append(self.context)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def as_seen(self, script: str, arg: Any = None) -> Any:
        """What a script returns that asks for opacity; nothing is drawn meanwhile."""
        return self.page.evaluate(
            f"""arg => {{
                  unseen.disabled = true;
                  try {{ return ({script})(arg); }} finally {{ unseen.disabled = false; }}
                }}""",
            arg,
        )

    def play_now(self, seats: int = 2) -> str:
        """From the lobby to a table against bots; the table's id."""
        self.go(f"/?seats={seats}")
        self.page.get_by_role("button", name="Play now").or_(
            self.page.get_by_role("button", name="Jouer")
        ).first.click()
        self.page.wait_for_url("**/t/*")
        return self.table()

    def table(self) -> str:
        """The id of the table that the page shows."""
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    def take_cookies(self, guest: Guest) -> None:
        """Let the browser be whoever the guest was."""
        self.context.add_cookies(
            [
                {"name": name, "value": value, "url": self.url}
                for name, value in guest.client.cookies.items()
            ]
        )
        guest.close()

    def as_guest(self) -> Guest:
        """Whoever the browser is, without a browser."""
        guest = Guest(self.url)
        guest.client.cookies.clear()
        for cookie in self.context.cookies():
            guest.client.cookies.set(cookie["name"], cookie["value"])
        return guest

    def sit(self, game: str, seats: int, **form: str) -> str:
        """At a new table against quick bots, made without the form's help; the table's id."""
        guest = Guest(self.url)
        quick = {f"bot__{n}": "uniform" for n in range(1, seats)}
        table = guest.new_table(seats, game=game, **quick, **form)
        self.take_cookies(guest)
        self.go(f"/t/{table}")
        return table

    def go_on(self) -> None:
        """Watch the scene that is told, if there is one, to its end."""
        if self.page.evaluate("document.documentElement.classList.contains('has-scene')"):
            with suppress(PlaywrightTimeout):  # a newer frame may have ended it
                self.page.locator("[data-goes-on]").click(timeout=3000)
                self.watched += 1

    def choices(self) -> list[dict[str, Any]]:
        """What can be clicked now; where one first aims at something, all choices in words."""
        self.go_on()
        found: list[dict[str, Any]] = self.page.evaluate(CHOICES)
        words = self.page.locator("#in-words:not(:checked)")
        if not found and words.count():
            self.page.locator("label.in-words").click()
            found = self.page.evaluate(CHOICES)
        return found

    def is_in_words(self) -> bool:
        """Whether every choice is there as a sentence."""
        return self.page.locator("#in-words:not(:checked)").count() == 0

    def ply(self) -> str:
        """The seat's own count of moves, as the page has it."""
        return self.page.locator("#act input[name=ply]").input_value()

    def click(self, choice: dict[str, Any]) -> None:
        """Take a choice, confirming it if the page asks, and wait for the answer."""
        before = self.ply()
        button = f'button[name=action][value="{choice["code"]}"]'
        if choice["opener"]:
            self.page.locator(f"[id='{choice['opener']}']").click()
            self.page.locator(f"[id='{choice['tip']}'] {button}").click()
        else:
            self.page.locator(f"#table {button}:visible").first.click()
        self.page.wait_for_function(
            "ply => document.querySelector('#act input[name=ply]')?.value !== ply", arg=before
        )

    def point(self, thing: Locator) -> tuple[float, float]:
        """Where something really is, once a page that is renewed, or glides, has settled."""
        for _ in range(40):
            point = thing.evaluate(INSIDE, timeout=3000)
            if point:
                return point[0], point[1]
            self.page.wait_for_timeout(50)
        raise AssertionError(f"covered: {thing.evaluate('el => el.outerHTML')}")

    def press(self, thing: Locator) -> None:
        """Click where something really is."""
        self.page.mouse.click(*self.point(thing))

    def until_moved(self, click: Callable[[], None]) -> None:
        """Click until the move is sent: a page that changes under the mouse may swallow a click."""
        before, page, sure = self.ply(), self.page, ".sure:popover-open button"
        moved = "document.querySelector('#act input[name=ply]')?.value !== ply"
        sent = self.posts
        for _ in range(8):
            with suppress(PlaywrightTimeout):
                if page.locator(sure).count():
                    page.locator(sure).first.click(timeout=2000)
                else:
                    click()
                page.wait_for_function(
                    f"ply => {moved} || document.querySelector('{sure}')", arg=before, timeout=3000
                )
            if self.posts > sent:  # however long the answer takes
                page.wait_for_function(f"ply => {moved}", arg=before)
            if self.ply() != before:
                return
        raise AssertionError("eight clicks, and nothing has happened")

    def until_asked(self) -> bool:
        """Wait for my turn; False when the game is over."""
        self.page.wait_for_function(
            """() => document.querySelector('#table button[name=action]')
                 || document.querySelector('a[href$="/proof"]')"""
        )
        self.go_on()
        return self.page.locator('a[href$="/proof"]').count() == 0

    def violations(self) -> list[str]:
        """Serious findings of axe on the page as it is; a dark page has other colours only."""
        found: list[dict[str, Any]] = []
        rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
        for light, one in self.in_both_lights(
            SERIOUS, {"light": rules, "dark": ["color-contrast"]}
        ):
            found += [{"light": light, **entry} for entry in one]
        return [json.dumps(entry, indent=1) for entry in found]

    def faint(self) -> tuple[set[str], list[str]]:
        """Texts too faint in some state of the page as it is, in both lights; the tips opened.

        No frame comes meanwhile: it would take away what is just being looked at.
        """
        self.page.evaluate("dispatchEvent(new Event('pagehide'))")
        kinds: set[str] = set()
        found: list[str] = []
        for light, (opened, faint) in self.in_both_lights(EVERY_STATE):
            kinds |= set(opened)
            found += [f"{light}, {one}" for one in faint]
        return kinds, found

    def in_both_lights(
        self, script: str, args: dict[str, Any] | None = None
    ) -> Iterator[tuple[str, Any]]:
        """What a script that uses axe returns in the light and in the dark.

        Axe judges what can be seen only, and would find nothing on a transparent page. So it is
        seen for as long as the script runs, and hardly ever drawn: axe takes no rest.
        """
        if not self.page.evaluate("'axe' in globalThis"):  # a second time it would be slow again
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        lights: tuple[Literal["light", "dark"], ...] = ("light", "dark")
        for light in lights:
            self.page.emulate_media(color_scheme=light)
            yield (
                light,
                self.page.evaluate(f"arg => ({SEEN})({script}, arg)", (args or {}).get(light)),
            )
        self.page.emulate_media(color_scheme="null")

    def too_small(self, wanted: str, but: str) -> list[str]:
        """What a finger would miss among what is wanted."""
        found: list[str] = self.page.evaluate(
            """([wanted, but]) => [...document.querySelectorAll(wanted)]
                 .filter(el => el.checkVisibility() && !el.closest(but))
                 .map(el => [el.id + el.className, el.getBoundingClientRect()])
                 .filter(([, box]) => box.width && (box.height < 40 || box.width < 40))
                 .map(([id, box]) => [id, box.width, box.height].join(' '))""",
            [wanted, but],
        )
        return found
