"""Debian's Chromium, driven as a person would: by clicks, by keys, with an eye on the console."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = os.environ.get("REGALIA_CHROMIUM") or shutil.which("chromium")
AXE = Path(__file__).parents[1] / "web" / "vendor" / "axe-4.14.0.min.js"
PATIENCE = 45_000  # milliseconds, for machines with much else to do

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


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        args = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=args)
        yield browser
        browser.close()


class Visitor:
    """Somebody at a browser window of their own."""

    def __init__(self, browser: Browser, url: str, **context: Any) -> None:
        self.url = url
        # Without motion a test need not wait for pieces to arrive.
        options = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": {"width": 1280, "height": 900},
            **context,
        }
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def close(self) -> None:
        self.context.close()

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def play_now(self, seats: int = 2) -> str:
        """From the lobby to a table against bots; the table's id."""
        self.go(f"/?seats={seats}")
        self.page.get_by_role("button", name="Play now").or_(
            self.page.get_by_role("button", name="Jouer")
        ).first.click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    def choices(self) -> list[dict[str, Any]]:
        """What can be clicked now."""
        found: list[dict[str, Any]] = self.page.evaluate(CHOICES)
        return found

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

    def until_asked(self) -> bool:
        """Wait for my turn; False when the game is over."""
        self.page.wait_for_function(
            """() => document.querySelector('#table button[name=action]')
                 || document.querySelector('a[href$="/proof"]')"""
        )
        return self.page.locator('a[href$="/proof"]').count() == 0

    def violations(self) -> list[str]:
        """Serious findings of axe on the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            """async () => (await axe.run(document, {
                 runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
                 resultTypes: ['violations']})).violations
               .filter(v => ['serious', 'critical'].includes(v.impact))
               .map(v => ({id: v.id, nodes: v.nodes.slice(0, 3).map(
                 n => n.target.join(' ') + ': ' + n.failureSummary)}))"""
        )
        return [json.dumps(entry, indent=1) for entry in found]
