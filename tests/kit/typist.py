"""Somebody who plays by keyboard alone, and what a screen reader would say meanwhile."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from kit.browser import Visitor
from kit.middle import is_mine
from kit.web import Server, until
from regalia.text import say
from regalia.web.live import LiveTable

DESK = (Path(__file__).parent / "typist.js").read_text(encoding="utf-8")
CODE = re.compile(r"[_{}<>|]|\bweb\.|\bdo-\d|\bundefined\b|\bnull\b|\bNone\b")
TABS = 150  # no way on a page is longer


@dataclass
class Turn:
    """A decision of mine, and what should be heard of it."""

    question: str
    own: list[str]  # what came of it, or, when nobody is told, what was chosen
    asked: int  # so much had been said when it was awaited
    is_back: bool  # decisions of mine, made elsewhere, lie before it
    end: int | None = None  # so much had been said before the next was made elsewhere


class Typist:
    """Somebody in seat 0 of a new table of two, without a mouse."""

    def __init__(self, visitor: Visitor, server: Server, game: str, **form: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.page.add_init_script(DESK)
        self.server = server
        table = visitor.sit(game, 2, **form)
        self.live: LiveTable = server.run(server.site.tables.get(table))
        self.turns: list[Turn] = []
        self.said: list[list[str]] = []  # by pages that have been closed
        self.is_back = False
        self.scenes = 0

    def until_asked(self) -> dict[str, Any] | None:
        """Wait for my turn and watch what is told meanwhile; None when the game is over."""
        while True:
            seen: dict[str, Any] = self.page.evaluate("desk.asked()")
            seen["said"] += len(self.said)
            if seen["isTold"]:
                self.page.keyboard.press("Enter")  # the focus is on what goes on
                is_past = "now => !now.isTold || now.scene !== scene"
                self.page.evaluate(
                    f"scene => desk.until(() => ({is_past})(desk.seen()))", seen["scene"]
                )
                self.scenes += 1
            elif seen["isOver"]:
                return None
            elif self.server.see(partial(self.is_asked, seen["ask"])):
                return seen

    def is_asked(self, ply: str | None = None) -> bool:
        """Whether the server waits for me, and for the very answer that the page asks for."""
        live = self.live
        return is_mine(live) and ply in (None, str(live.seats[0].moves))

    def move(self, seen: dict[str, Any]) -> None:
        """One answer: most by the list of choices in words, every fourth where it lies."""
        turn = len(self.turns)
        is_new = turn == 0 or self.is_back  # a page just opened has no focus yet
        assert is_new or not seen["isLost"], f"the focus is lost: {seen}"
        is_in_words = seen["inWords"] is None or turn % 4 > 0
        if seen["inWords"] not in (None, is_in_words):
            self.page.keyboard.press("w")
        if is_in_words:
            self.go_to("list")
            for _ in range(turn % 3):
                self.page.keyboard.press("Tab")
            self.go_to("list")
        elif not self.go_to("code", is_sure=False):
            self.aim()
        self.enter(seen)

    def aim(self) -> None:
        """At the first thing that brings its button; some only tell about themselves."""
        self.go_to("aim")
        is_none = self.page.evaluate("document.activeElement.id === 'aim-x'")
        self.page.keyboard.press("ArrowDown" if is_none else "Space")
        for _ in range(TABS):
            if self.page.evaluate("desk.tabs('code')") >= 0:
                break
            self.page.keyboard.press("ArrowDown")
        self.go_to("code")

    def go_to(self, kind: str, is_sure: bool = True) -> bool:
        """By Tab to the next thing of a kind; whether there is one."""
        tabs = self.page.evaluate("kind => desk.tabs(kind)", kind)
        if tabs < 0 and not is_sure:
            return False
        assert 0 <= tabs <= TABS, f"no way leads to {kind}"
        for _ in range(tabs):
            self.page.keyboard.press("Tab")
        is_there = "kind => desk.kinds[kind](document.activeElement)"
        for _ in range(TABS):
            if self.page.evaluate(is_there, kind):
                return True
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{TABS} tabs do not lead to {kind}")

    def enter(self, seen: dict[str, Any]) -> None:
        """Choose what has the focus, confirming it if the page asks."""
        focus = self.page.evaluate("desk.chosen()")
        count = self.live.match.count
        self.page.keyboard.press("Enter")
        if focus["asks"]:
            self.go_to("sure")
            self.page.keyboard.press("Enter")
        self.page.evaluate("ply => desk.until(() => desk.ply() !== ply)", seen["ply"])
        own = self.server.see(lambda: self.own_lines(count)) or [focus["sentence"]]
        self.turns.append(Turn(seen["question"], own, seen["said"], self.is_back))
        self.is_back = False

    def own_lines(self, count: int) -> list[str]:
        """What the log says I did in my first move after so many moves."""
        live = self.live
        entry = next(one for one in live.log if one.number > count and one.seat == 0)
        events = [event for event in entry.events if event.is_for(0) and event.seat == 0]
        told = [say(live.game.narrate(event), "en", live.names, 0) for event in events]
        return [" ".join(text.split()) for text in told]

    def elsewhere(self, is_so: Callable[[], bool]) -> None:
        """Answer from another device while something is so; the page is closed meanwhile."""
        live = self.live
        if not self.server.see(is_so):
            return
        self.said += self.page.evaluate("desk.said")
        if self.turns:
            self.turns[-1].end = len(self.said)
        self.is_back = True
        address = self.page.url
        self.visitor.go("/health")
        while self.server.see(is_so):
            until(lambda: self.server.see(lambda: self.is_asked() or live.match.is_over()))
            if self.server.see(live.match.is_over):
                break
            moves = live.seats[0].moves
            legal = live.match.observe(0).legal
            self.server.run(live.play(0, moves, legal[moves * 7 % len(legal)], f"away{moves}"))
        self.page.goto(address)

    def misheard(self) -> list[str]:
        """What of the game is not said, twice, out of turn or not in words; a sentence each."""
        said: list[list[str]] = [*self.said, *self.page.evaluate("desk.said")]
        found = [f"not words: {text!r}" for _, text in said if not text or CODE.search(text)]
        heard = [text if region == "heard" else "" for region, text in said]
        bounds = [0, *(turn.asked for turn in self.turns), len(heard)]
        for number, turn in enumerate(self.turns):
            before, asked, after = bounds[number : number + 3]
            times = sum(text.endswith(turn.question) for text in heard[before:asked])
            if times != 1 and not (turn.is_back and times):
                found.append(f"asked {times} times: {turn.question}, {heard[before:asked]}")
            then = heard[asked : after if turn.end is None else turn.end]
            found += [
                f"moved, and heard of it {then.count(text)} times: {text}, {then}"
                for text in dict.fromkeys(turn.own)
                if then.count(text) != turn.own.count(text)
            ]
        totals = self.page.evaluate(
            "[...document.querySelectorAll('#result .place-total')].map(one => one.textContent)"
        )
        told = " ".join(heard[-3:])
        found += [f"no result of {total}: {told}" for total in totals if total.strip() not in told]
        end = self.page.evaluate("desk.seen()")["question"]
        return found if heard[-1].endswith(end) else [*found, f"no end: {heard[-1]!r}, {end!r}"]
