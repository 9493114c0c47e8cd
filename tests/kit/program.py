"""A program at a table: it speaks the API, and nothing else."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from kit.web import NO_AUTHORITIES, PATIENCE, events


class Program:
    """Somebody without a browser; with a token, one who sits somewhere."""

    def __init__(
        self, url: str, token: str = "", lang: str = "en", client: httpx.Client | None = None
    ) -> None:
        self.url = url
        self.lang = lang
        self.headers = {"accept-language": lang}
        if token:
            self.headers["authorization"] = f"Bearer {token}"
        self.client = client or httpx.Client(
            base_url=url + "/api/v1", timeout=PATIENCE, verify=NO_AUTHORITIES
        )

    def close(self) -> None:
        self.client.close()

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, /, **body: Any) -> httpx.Response:
        return self.client.post(path, json=body, headers=self.headers)

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Any method, with a body or without."""
        return self.client.request(method, path, json=body, headers=self.headers)

    def at(self, token: str) -> "Program":
        """The same program with another token."""
        return Program(self.url, token, self.lang, self.client)

    def new_table(self, game: str, *seats: str, **rest: Any) -> tuple[str, list["Program"]]:
        """A table, and a program for each place that was given: my seats, then the host's."""
        named = [
            {"kind": kind, **({"name": f"P{number}"} if kind == "me" else {})}
            for number, kind in enumerate(seats)
        ]
        answer = self.post("/tables", game=game, seats=named, **rest)
        assert answer.status_code == 201, answer.text
        given = answer.json()
        return given["table"], [self.at(place["token"]) for place in given["places"]]

    def table(self, table: str) -> dict[str, Any]:
        """The table as this program may see it."""
        answer = self.get(f"/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, table: str, action: Any = None, **rest: Any) -> httpx.Response:
        """Act now: the first action if none is named."""
        seen = self.table(table)
        chosen = seen["actions"][0]["number"] if action is None else action
        return self.post(
            f"/tables/{table}/actions", **{"ply": seen["ply"], "action": chosen, **rest}
        )

    @contextmanager
    def stream(self, table: str, query: str = "") -> Iterator[Iterator[str]]:
        """What the stream sends, as the text of each event."""
        with self.client.stream(
            "GET", f"/tables/{table}/stream?{query}", headers=self.headers
        ) as answer:
            assert answer.status_code == 200
            yield events(answer)


def is_problem(answer: httpx.Response, status: int, kind: str, says: str = "") -> None:
    """A refusal as RFC 9457 has it."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    found = answer.json()
    assert found["type"] == f"/api#problem-{kind}" and found["status"] == status
    assert found["title"] and says in found["detail"], found
