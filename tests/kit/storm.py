"""Players who play on whatever happens, and write down what they were answered.

At every table two hands act for the same seats, and somebody watches as a page does. A move whose
answer got lost is sent again under its name until there is an answer.
"""

import http.client
import json
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from kit.history import Answer
from kit.web import PATIENCE, until

# The quickest to the end first.
GAMES = ("legends", "kingsburg", "dragon_castle", "wonderful_world", "wonderful_kingdom")
HANDS = 2
SHORT = 0.05  # seconds before somebody who got no answer asks again
SOON, LATE = 0.25, 2.0  # seconds after which a page connects again, as `table.js` has it
QUIET = 12.0  # seconds without a word after which a page gives a stream up
LOST = (OSError, http.client.HTTPException)  # no answer, or half of one


class Caller:
    """A connection that is made anew whenever it breaks."""

    def __init__(self, storm: "Storm") -> None:
        self.storm = storm
        self.made: http.client.HTTPConnection | None = None
        self.port = 0

    def ask(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        """The status and what was told; OSError or HTTPException if the line breaks."""
        if self.made is None or self.port != self.storm.port:
            self.close()
            self.port = self.storm.port
            self.made = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        if not token:
            del headers["authorization"]
        data = None if body is None else json.dumps(body)
        try:
            self.made.request(method, f"/api/v1{path}", data, headers)
            answer = self.made.getresponse()
            told = json.loads(answer.read())
        except BaseException:
            self.close()
            raise
        self.storm.statuses[answer.status] += 1
        return answer.status, told

    def insist(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        """The same, again and again until the server and its database are there."""
        while True:
            try:
                status, told = self.ask(method, path, token, body)
                if status != 503:
                    return status, told
            except LOST:
                self.storm.lost += 1
            time.sleep(SHORT)

    def close(self) -> None:
        """Hang up."""
        if self.made is not None:
            self.made.close()
            self.made = None


@dataclass
class Game:
    """A table that is played at."""

    table: str
    tokens: list[str]  # of the people's seats
    is_over: bool = False


@dataclass
class Corner:
    """A place for one table after the other."""

    number: int
    lock: threading.Lock = field(default_factory=threading.Lock)
    game: Game | None = None
    heard: float = 0.0  # when its page was last told anything
    reader: http.client.HTTPConnection | None = None


class Storm:
    """Everybody who plays; `port` may become another server's."""

    def __init__(self, port: int, corners: int, seed: int, bots: bool = True) -> None:
        self.port = port
        self.seed = seed
        self.bots = bots
        self.answers: list[Answer] = []
        self.late = self.lost = 0
        self.statuses: Counter[int] = Counter()
        self.broken: list[str] = []  # what no server may answer
        self.is_ending = self.is_over = False
        self.games: list[Game] = []
        self.corners = [Corner(number) for number in range(corners)]
        plays = [(self._play, (corner, hand)) for corner in self.corners for hand in range(HANDS)]
        watches = [(self._watch, (corner,)) for corner in self.corners]
        self.players = [threading.Thread(target=f, args=args, daemon=True) for f, args in plays]
        self.pages = [threading.Thread(target=f, args=args, daemon=True) for f, args in watches]

    def start(self) -> None:
        """Everybody sits down."""
        for thread in (*self.players, *self.pages):
            thread.start()

    def end(self, seconds: float) -> None:
        """Begin no game any more, and play those to the end that were begun."""
        self.is_ending = True
        until(lambda: not any(thread.is_alive() for thread in self.players), seconds)
        self.is_over = True
        for corner in self.corners:
            _wake(corner)
        for thread in self.pages:
            thread.join(PATIENCE)

    def goes_on(self, moves: int) -> None:
        """Wait until so many moves more are asked for and answered."""
        begun, before = time.monotonic(), len(self.answers)
        until(lambda: self._since(before, begun) >= moves or self.broken != [], 5 * PATIENCE)
        assert self.broken == [], self.broken[:3]

    def _since(self, before: int, begun: float) -> int:
        return sum(answer.asked > begun for answer in self.answers[before:])

    # Playing.

    def _play(self, corner: Corner, hand: int) -> None:
        caller, rng = Caller(self), Random(f"{self.seed} {corner.number} {hand}")
        number = seat = 0
        while (game := self._game(corner, caller)) is not None:
            token = game.tokens[seat]
            status, seen = caller.insist("GET", f"/tables/{game.table}", token)
            if status != 200:
                self._note(f"{status} for a look: {seen}")
                return
            while seen is not None and seen["actions"]:
                number += 1
                action = rng.choice(seen["actions"])
                seen = self._act(caller, game, token, seen, action, f"{hand}-{number}")
            if seen is not None:
                game.is_over = game.is_over or seen["status"] == "over"
                asked = [one["number"] for one in seen["seats"] if one["is_to_act"]]
                others = [one for one in asked if one != seat and one < len(game.tokens)]
                if others:
                    seat = others[0]
                else:
                    time.sleep(SHORT)  # it is a bot's turn, or plays itself
            time.sleep(hand * rng.uniform(0, 0.1))  # the second looks over the first one's shoulder
        caller.close()

    def _act(
        self, caller: Caller, game: Game, token: str, seen: Any, action: Any, move: str
    ) -> dict[str, Any] | None:
        asked = time.monotonic()
        body = {"ply": seen["ply"], "action": action["code"], "move": move}
        status, told = caller.insist("POST", f"/tables/{game.table}/actions", token, body)
        if status == 200:
            seat, now = game.tokens.index(token), time.monotonic()
            self.answers.append(Answer(game.table, seat, seen["ply"], action["code"], asked, now))
            found: dict[str, Any] = told
            return found
        self.late += status == 409
        if status not in (409, 422):  # the other hand was first
            self._note(f"{status} for a move: {told}")
        return None

    def _game(self, corner: Corner, caller: Caller) -> Game | None:
        """The table of a corner; a new one when that is over, none when all is."""
        with corner.lock:
            if corner.game is not None and not corner.game.is_over:
                return corner.game
            if self.is_ending or self.broken:
                return None
            name = GAMES[len(self.games) % min(len(GAMES), len(self.corners))]
            seats: list[dict[str, str]] = [{"kind": "me", "name": f"P{n}"} for n in range(2)]
            # In one corner nobody ever waits for a bot: there a full disk is always noticed.
            if self.bots and corner.number > 0 and name != "wonderful_kingdom":
                seats.append({"kind": "bot", "bot": "uniform"})
            status, told = caller.insist("POST", "/tables", "", {"game": name, "seats": seats})
            if status != 201:
                self._note(f"{status} for a table: {told}")
                return None
            tokens = [place["token"] for place in told["places"] if place["seat"] is not None]
            corner.game = Game(told["table"], tokens)
            self.games.append(corner.game)
            _wake(corner)
            return corner.game

    def _note(self, what: str) -> None:
        self.broken.append(what)

    # Watching.

    def _watch(self, corner: Corner) -> None:
        rng, tries = Random(f"{self.seed} {corner.number} page"), 0
        while not self.is_over:
            game = corner.game
            if game is not None and self._read(corner, game.table):
                tries = 0
            time.sleep(min(LATE, SOON * 2**tries) * rng.uniform(0.5, 1))
            tries += 1

    def _read(self, corner: Corner, table: str) -> bool:
        """Follow a stream until it breaks; whether anything was heard."""
        has_heard = False
        corner.reader = http.client.HTTPConnection("127.0.0.1", self.port, timeout=QUIET)
        try:
            corner.reader.request("GET", f"/t/{table}/stream?changes=")
            answer = corner.reader.getresponse()
            while answer.status == 200 and answer.readline():
                has_heard = True
                corner.heard = time.monotonic()
                game = corner.game
                if self.is_over or (game is not None and game.table != table):
                    break
        except (*LOST, ValueError, AttributeError):
            pass  # it broke, or was closed from here
        finally:
            corner.reader.close()
        return has_heard

    def returned(self, since: float, seconds: float = PATIENCE) -> float:
        """Seconds until the last page has heard something after a moment."""
        until(lambda: all(corner.heard > since for corner in self.corners), seconds)
        return time.monotonic() - since


def _wake(corner: Corner) -> None:
    """Let a page look which table is in its corner now."""
    if corner.reader is not None and corner.reader.sock is not None:
        try:
            corner.reader.sock.shutdown(2)
        except OSError:
            pass  # it is closed already
