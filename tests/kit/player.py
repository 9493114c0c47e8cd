"""Somebody who plays a Wonderful on its page: a script clicks the cards at once."""

from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, expect

from kit.browser import Visitor
from kit.web import Server, until
from regalia import bots
from regalia.web.live import LiveTable

FOLLOWED = 10  # answers from elsewhere that an open page draws
SMALL = """() => [...document.querySelectorAll('#table :is(button, label, summary)')]
  .filter(el => el.checkVisibility({visibilityProperty: true}) && !el.closest('.fine, .peek'))
  .map(el => [el.className || el.id, el.getBoundingClientRect()])
  .filter(([_, box]) => box.width > 1 && (box.height < 39.5 || box.width < 39.5))
  .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""


class Player:
    """Somebody in seat 1 of a table, who clicks what lies there.

    The script gets the number of the click and the ply that the page must show; it gives the
    action it clicked, or null if there is none yet.
    """

    def __init__(self, visitor: Visitor, server: Server, live: LiveTable, script: str) -> None:
        self.visitor = visitor
        self.server = server
        self.page = visitor.page
        self.live = live
        self.script = script
        self.bot = bots.find("greedy", live.game.id, 1)
        self.verbs: Counter[str] = Counter()

    @property
    def phase(self) -> int:
        return self.server.see(lambda: int(self.live.match.state.phase))

    def skip_scenes(self) -> None:
        """No scenes over the table, from now on."""
        self.page.evaluate("localStorage.setItem('regalia-no-scenes', 'yes')")

    def codes(self) -> set[str]:
        """The verbs that are legal for me."""
        match = self.live.match
        return {match.code(0, action)[0] for action in match.observe(0).legal}

    def until_asked(self) -> bool:
        """Wait for my turn, past what is played for me; False when the game is over."""
        live, match = self.live, self.live.match

        def is_asked() -> bool:
            return match.is_over() or (0 in match.to_act() and live.automatic(0) is None)

        until(lambda: self.server.see(is_asked))
        return not self.server.see(match.is_over)

    def until_drawn(self) -> None:
        """Wait until the page shows what I am asked: a later frame would bring its own pane."""
        moves = str(self.live.seats[0].moves)
        expect(self.page.locator("#act input[name=ply]")).to_have_value(moves)
        expect(self.page.locator("#table button[name=action]").first).to_be_attached()

    def step(self) -> None:
        """One answer, as soon as the page is up to date."""
        number = sum(self.verbs.values())
        clicked: list[tuple[str, int]] = []

        def click() -> bool:
            # Asked anew each time: one click may be several moves, and the last of them come later.
            moves = self.live.seats[0].moves
            code = self.page.evaluate(self.script, [number, str(moves)])
            if code is not None:
                clicked.append((str(code), moves))
            return code is not None

        self.visitor.go_on()
        until(click)
        ((code, moves),) = clicked
        until(lambda: self.live.seats[0].moves > moves)
        self.verbs[code.split()[0]] += 1

    def step_elsewhere(self) -> None:
        """One answer from another device of mine, which the page has to follow.

        Others who are asked as well answer first: what I then see, and so how the game goes on,
        is the same in every run.
        """
        match, moves = self.live.match, self.live.seats[0].moves
        until(lambda: self.server.see(match.to_act) == [0])
        action = self.bot.choose(match.observe(0))
        verb = match.code(0, action)[0]
        self.server.run(self.live.play(0, moves, action, f"elsewhere{moves}"))
        self.verbs[verb] += 1

    @contextmanager
    def away(self) -> Iterator[None]:
        """The page is closed meanwhile, and opened again at the same table."""
        address = self.page.url
        self.visitor.go("/health")
        yield
        self.page.goto(address)

    def play_through(self) -> None:
        """Click through the first and the last round; those between are played elsewhere.

        The page follows the first few answers from there, then it is closed until the last round.
        """
        state: Any = self.live.match.state
        while self.until_asked() and state.round == 0:
            self.step()
        for _ in range(FOLLOWED):
            self.until_asked()
            self.step_elsewhere()
        with self.away():
            while self.until_asked() and state.round < 3:
                self.step_elsewhere()
        while self.until_asked():
            self.step()
        expect(self.page.locator("#result")).to_be_visible()

    def until_in(self, phase: int) -> None:
        """Play on until I am asked in a phase."""
        while self.until_asked() and self.phase != phase:
            self.step()
        assert self.phase == phase
        self.until_drawn()

    def violations(self, phases: Collection[int]) -> dict[int, list[str]]:
        """Serious findings of axe when I am first asked in each of some phases."""
        found: dict[int, list[str]] = {}
        seen: set[int] = set()
        while len(seen) < len(phases):
            with self.away():
                while self.until_asked() and (self.phase not in phases or self.phase in seen):
                    self.step_elsewhere()
            assert self.phase in phases, "the game is over"
            seen.add(self.phase)
            self.until_drawn()
            if problems := self.visitor.violations():
                found[self.phase] = problems
        return found

    def too_small(self) -> list[str]:
        """Controls too small for a thumb."""
        found: list[str] = self.page.evaluate(SMALL)
        return found


def sit_down(
    game: str,
    script: str,
    browser: Browser,
    server: Server,
    seats: int,
    context: dict[str, Any] | None = None,
    **form: str,
) -> Player:
    """A player at a new table, quick bots in the other seats."""
    visitor = Visitor(browser, server.url, **(context or {}))
    table = visitor.sit(game, seats, **form)
    return Player(visitor, server, server.run(server.site.tables.get(table)), script)
