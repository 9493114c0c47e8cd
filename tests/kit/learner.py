"""Somebody who plays a tutorial through in a browser, by the pieces and buttons of the table."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as PlaywrightError

from kit.browser import Visitor
from regalia.web.tutorials import Step

# How a person would come to an action: its button, if it is in sight; else what to aim at first.
WAY = """codes => {
  const isShown = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const all = [...document.querySelectorAll('#table button[name=action]')]
    .filter(one => codes.includes(one.value));
  const buttons = all.filter(one => !one.closest('#choices'));
  const seen = buttons.find(one => isShown(one) && !one.closest('[popover]'));
  if (seen) return {press: seen.value};
  for (const button of buttons) {
    const tip = button.closest('[popover]');
    if (tip) {
      const opener = document.querySelector(`[popovertarget="${CSS.escape(tip.id)}"]`);
      if (opener && isShown(opener)) return {open: opener.id, press: button.value};
    }
  }
  for (const button of buttons) {
    for (const input of document.querySelectorAll(':is(#panes, #status) input[data-shows]')) {
      const shown = [...document.querySelectorAll(input.dataset.shows)];
      if (!shown.some(one => one.contains(button))) continue;
      if (!input.checked && [...input.labels].some(isShown)) return {aim: input.id};
    }
  }
  const sentences = [...document.querySelectorAll('#choices button')];
  const words = sentences.find(one => codes.includes(one.value));
  return {words: words ? words.value : null};
}"""

# What a step's text covers of what it speaks of, and of what is awaited there, in square pixels.
COVERED = """codes => {
  const guide = document.getElementById('guide').getBoundingClientRect();
  const shared = one => {
    const box = one.getBoundingClientRect();
    return Math.max(0, Math.min(guide.right, box.right) - Math.max(guide.left, box.left))
      * Math.max(0, Math.min(guide.bottom, box.bottom) - Math.max(guide.top, box.top));
  };
  const spoken = [...document.querySelectorAll('.guide-ring')];
  const awaited = [...document.querySelectorAll('#table button[name=action]')]
    .filter(one => codes.includes(one.value));
  return [...spoken, ...awaited].filter(one => one.checkVisibility() && !one.closest('#choices'))
    .filter(one => shared(one) > 4).map(one => one.id || one.className);
}"""

LIT = """() => {
  const {innerWidth, innerHeight} = window;
  return [...document.querySelectorAll('.guide-ring')].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width > 8 && box.height > 8 && box.right > 0 && box.bottom > 0
      && box.left < innerWidth && box.top < innerHeight;
  }).length;
}"""

AT = "document.getElementById('guide')?.dataset.lesson"


class Learner(Visitor):
    """A visitor who follows a tutorial."""

    def begin(self, game: str) -> None:
        """From the lobby's form to the first step."""
        self.go(f"/?game={game}")
        self.page.locator("#learn .btn").first.click()
        self.page.wait_for_url("**/t/*")

    def until_step(self, number: int) -> None:
        """Wait until the script has played and a step is told."""
        for _ in range(60):
            self.go_on()
            with suppress(PlaywrightError):
                self.page.wait_for_function(f"() => {AT} === '{number}'", timeout=1500)
                self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")
                self.go_on()
                return
        raise AssertionError(f"step {number} does not come, but {self.page.evaluate(AT)}")

    def codes(self, step: Step) -> list[str]:
        """The awaited actions of a step that the page offers."""
        offered: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('#table button[name=action]')].map(one => one.value)"
        )
        return [code for code in dict.fromkeys(offered) if step.takes(code)]

    def others(self, step: Step) -> list[str]:
        """What the page offers and the step does not await."""
        offered: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('#choices button[name=action]')].map(one => one.value)"
        )
        return [code for code in offered if not step.takes(code)]

    def do(self, step: Step) -> None:
        """Do what a step awaits, by the table's own pieces where there are some."""
        codes = self.codes(step)
        assert codes, f"nothing of {step.awaits} is offered"
        before = self.page.evaluate(AT)
        for _ in range(8):
            self.go_on()
            way: dict[str, Any] = self.as_seen(WAY, codes)
            with suppress(PlaywrightError):
                self._go(way)
                if way.get("aim"):
                    continue
                self.page.wait_for_function(
                    f"before => {AT} !== before || document.querySelector('.sure:popover-open')",
                    arg=before,
                    timeout=3000,
                )
            with suppress(PlaywrightError):
                sure = self.page.locator(".sure:popover-open button")
                if sure.count():
                    sure.first.click(timeout=1500)
                    self.page.wait_for_function(
                        f"before => {AT} !== before", arg=before, timeout=3000
                    )
            if self.page.evaluate(AT) != before:
                return
        raise AssertionError(f"{step.id}: eight tries, and nothing has happened ({way})")

    def _go(self, way: dict[str, Any]) -> None:
        page = self.page
        if way.get("aim"):
            aimed = f"[id='{way['aim']}']"
            label = page.locator(
                f"label[for='{way['aim']}']:visible, label:has({aimed}):visible"
            ).first
            if "hitbtn" in (label.get_attribute("class") or ""):
                self.press(label)  # a region of a map: its middle may lie in the sea
            else:
                label.click(timeout=3000)
        elif way.get("open"):
            page.locator(f"[id='{way['open']}']").click(timeout=3000)
        elif way.get("press"):
            button = f"#table button[name=action][value='{way['press']}']:visible"
            page.locator(button).first.click(timeout=3000)
        else:
            if page.locator("#in-words:not(:checked)").count():
                page.locator("label.in-words").click(timeout=3000)
            page.locator(f"#choices button[value='{way['words']}']").click(timeout=3000)

    def covered(self, step: Step) -> list[str]:
        """What the text of a step lies over, though it must not, once the page has settled."""
        codes = self.codes(step) if step.awaits else []
        found: list[str] = []
        for _ in range(20):
            found = self.page.evaluate(COVERED, codes)
            if not found:
                break
            self.page.wait_for_timeout(150)
        return found

    def is_lit(self) -> bool:
        """Whether something in the window has a ring around it; a scene may come before it."""
        for _ in range(6):
            self.go_on()
            with suppress(PlaywrightError):
                self.page.wait_for_function(f"() => ({LIT})() > 0", timeout=1000)
                return True
        return False

    def choose_another(self, step: Step) -> None:
        """Choose in words what a step does not await: a sentence says so, nothing is played."""
        page, before = self.page, self.ply()
        words = page.locator("#in-words:not(:checked)")
        if words.count():
            page.locator("label.in-words").click()
        button = page.locator(f"#choices [value='{self.others(step)[0]}']")
        tip = button.locator("xpath=ancestor::*[@popover]")
        if tip.count():
            page.locator(f"[popovertarget='{tip.get_attribute('id')}']").click()
        button.click()
        page.locator("#guide .notice").wait_for()
        assert self.ply() == before
        if page.locator("#in-words:checked").count():
            page.locator("label.in-words").click()
