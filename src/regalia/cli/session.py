"""A game at the prompt: the table, the choices, and what a person can type."""

import os
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from regalia import ledger
from regalia.bots import Bot
from regalia.cli import boards
from regalia.cli.hint import print_hints
from regalia.cli.rules import find_rule, print_rule
from regalia.cli.screen import Screen
from regalia.cli.sheet import print_log, print_result, seat_of
from regalia.core.errors import BadOption, RegaliaError
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.match import Match, write_record
from regalia.text import fail, say, shown

LONG = 12  # more choices than this are grouped under headings


class Quit(Exception):
    """The person wants to leave."""


class Session:
    """One person's game, from the first question to the score sheet."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        me: int,
        players: dict[int, Bot],
        file: Path | None,
        text: Callable[[], str] | None = None,
    ) -> None:
        self.screen = screen
        self.match = match
        self.me = me
        self.players = players
        self.board = boards.find(match.game.id)
        self.file = file  # where the game is saved
        self.saved = len(match.plies) if file else 0  # how many actions are safe
        self.text = text or (lambda: write_record(match.record()))  # what is saved
        self.told = (
            len(match.plies) if file and match.plies else -1
        )  # up to which action the log was printed
        self.leaving = False  # a second q leaves an unsaved game

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        commitment = self.match.commitment
        self.screen.print(self.screen.words("cli-welcome", commitment=commitment), style="dim")
        try:
            while not self.match.is_over():
                self._let_bots_play()
                if self.me in self.match.to_act():
                    self._ask()
        except Quit:
            self.screen.print(self.screen.words("cli-bye"))
            return
        self._tell()
        print_result(self.screen, self.match)

    def _let_bots_play(self) -> None:
        """Bots answer first, so that what the person did last can still be taken back."""
        while waiting := [seat for seat in self.match.to_act() if seat != self.me]:
            seat = waiting[0]
            self.match.play(seat, self.players[seat].choose(self.match.observe(seat)))

    def _tell(self) -> None:
        """Print what happened since the last time."""
        print_log(self.screen, self.match, self.me, self.told + 1)
        self.told = len(self.match.plies)

    def _ask(self) -> None:
        """Show the table and take commands until one of them is an action."""
        self._tell()
        seen = self.match.observe(self.me)
        choices = self._show(seen)
        while True:
            word, _, rest = self._read().partition(" ")
            try:
                if word.isascii() and word.isdecimal():
                    self.match.play(self.me, self._choice(choices, word))
                    return
                if word.lower() == "hint":
                    self._hint(seen, choices)
                elif self._obey(word.lower(), rest.strip(), seen):
                    return
            except RegaliaError as error:
                self.complain(error)

    def _obey(self, word: str, rest: str, seen: Observation) -> bool:
        """Carry out a command; whether the position has changed."""
        screen = self.screen
        if word == "u":
            self.match.undo(self.me)
            self.told = min(self.told, len(self.match.plies))
            screen.print(screen.words("cli-undone"))
            return True
        if word == "s":
            self.save(rest)
        elif word == "r":
            rule = find_rule(rest, screen.lang)
            print_rule(screen, rule, ledger.load_proofs().get(rule.id, []))
        elif word == "v":
            number = int(rest) if rest.isascii() and rest.isdecimal() else 0
            seat = seat_of(self.match, number or self.match.seats + 1)
            screen.out.print(self.board.look(screen, seen, seat, self.match.names))
        elif word == "b":
            self._show(seen)
        elif word == "q":
            if self.leaving or self.saved == len(self.match.plies):
                raise Quit
            self.leaving = True
            screen.print(screen.words("cli-unsaved"))
        elif word in ("h", "help", "?"):
            screen.print(screen.words("cli-help"))
        elif word:
            raise fail(BadOption, "common.error-command", word=shown(word))
        return False

    def _hint(self, seen: Observation, choices: list[int]) -> None:
        """What a good player would consider, from what the person sees."""
        from regalia.coach import hints  # search is loaded by whoever asks for it

        found = hints(self.match.game, seen, len(self.match.plies))
        print_hints(self.screen, self.match, seen, choices, found)

    def _show(self, seen: Observation) -> list[int]:
        """Print the table, the question and the numbered answers, in the order they are listed."""
        screen, match = self.screen, self.match
        self.leaving = False
        screen.print()
        screen.print(self._say(match.game.where(seen)), style="bold")
        screen.out.print(self.board.draw(screen, seen, match.names))
        screen.print(self._say(match.game.prompt(seen)), style="bold")
        groups: dict[tuple[int, str], list[int]] = {}
        for action in seen.legal:
            long = len(seen.legal) > LONG
            place = self.board.heading(screen, seen, action) if long else (0, "")
            groups.setdefault(place, []).append(action)
        choices: list[int] = []
        for (_, title), actions in sorted(groups.items()):
            if title:
                screen.print(title, style="italic")
            for action in actions:
                choices.append(action)
                line = Text(f"{len(choices):>4}  ", style="bold cyan")
                line.append(self._say(match.game.describe(seen, action)), style="default not bold")
                screen.out.print(line)
        return choices

    def _say(self, message: Message) -> str:
        return say(message, self.screen.lang, self.match.names, self.me)

    def _read(self) -> str:
        """A line from the person; the end of the input is a way to leave."""
        self.screen.out.print(Text(self.screen.words("cli-ask"), style="bold"), end=" ")
        try:
            return input().strip()
        except EOFError:
            self.screen.print()
            raise Quit from None

    def _choice(self, choices: list[int], word: str) -> int:
        number = int(word) if len(word) < 6 else 0
        if not 1 <= number <= len(choices):
            raise fail(BadOption, "common.error-choice", n=shown(word), last=len(choices))
        return choices[number - 1]

    def save(self, name: str) -> None:
        """Write the game to a file: a new one, or its own."""
        path = Path(name) if name else self.file
        if path is None:
            raise fail(BadOption, "common.error-save-where")
        try:
            path = path.expanduser()
            if path != self.file and path.exists():
                raise fail(BadOption, "common.error-save-exists", path=shown(str(path)))
            part = path.with_name(path.name + ".part")
            part.write_text(self.text(), encoding="utf-8")
            os.replace(part, path)
        except (OSError, ValueError, RuntimeError):
            raise fail(BadOption, "common.error-file", path=shown(str(path)), why="other") from None
        self.file = path
        self.saved = len(self.match.plies)
        self.screen.print(self.screen.words("cli-saved", path=str(path)))

    def complain(self, error: RegaliaError) -> None:
        """Say what is wrong; the game goes on."""
        text = str(error)
        if error.message is not None:
            text = say(error.message, self.screen.lang, self.match.names, self.me)
        self.screen.print(text, style="red")
