"""Whatever is refused is refused with a sentence, and nothing has happened."""

from html.parser import HTMLParser

import httpx
import pytest

from kit.web import Guest, Server
from regalia.web.security import BODY_BYTES, HEADERS


def sentence(answer: httpx.Response, words: str, status: int) -> None:
    """The status, the words, no traceback."""
    assert answer.status_code == status, answer.text
    assert words in answer.text
    assert "Traceback" not in answer.text and "regalia/web" not in answer.text


@pytest.mark.parametrize("path", ["/nowhere", "/t/nowhere", "/t/nowhere/stream", "/rules/chess"])
def test_unknown_addresses_get_a_page(ada: Guest, path: str) -> None:
    """404, with a way back."""
    answer = ada.get(path)
    sentence(answer, "There is no such", 404)
    assert 'href="/"' in answer.text


def test_unknown_addresses_speak_french(server: Server) -> None:
    """The reader's language, on errors too."""
    guest = Guest(server.url, "fr-CA,fr;q=0.9,en;q=0.5")
    sentence(guest.get("/nowhere"), "Cette page n’existe pas", 404)
    guest.close()


def test_wrong_methods_are_named(ada: Guest) -> None:
    """405 with what would work."""
    answer = ada.get("/tables")
    sentence(answer, "cannot be used in that way", 405)
    assert "POST" in answer.headers["allow"]


def test_a_post_from_elsewhere_is_refused(ada: Guest) -> None:
    """Without the token nothing is done."""
    table = ada.new_table(2)
    sentence(
        ada.client.post(f"/t/{table}/chat", data={"text": "hi"}), "came from somewhere else", 403
    )
    sentence(
        ada.client.post("/tables", data={"_csrf_token": "0" * 128}), "came from somewhere else", 403
    )


def test_a_long_body_is_refused(ada: Guest) -> None:
    """Nobody needs to send a novel."""
    sentence(ada.post("/tables", game="x" * (BODY_BYTES + 1)), "too long", 413)


def test_other_bodies_are_refused(ada: Guest) -> None:
    """JSON, files and nonsense are no forms."""
    token = {"x-csrftoken": ada.client.cookies["csrftoken"]}
    for content, kind in ((b"{", "application/json"), (b"\x00\xff", "image/png"), (b"", "")):
        answer = ada.client.post(
            "/tables", content=content, headers={**token, "content-type": kind}
        )
        assert answer.status_code in (400, 404, 422), answer.text
        assert "<h1" in answer.text


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"game": "chess"}, "no game called"),
        ({"seats": "9"}, "cannot be played with 9 seats"),
        ({"seats": "-1"}, "cannot be played"),
        ({"seats": "1e9"}, "cannot be played"),
        ({"name__0": "", "seat__1": "open"}, "give a name"),
        ({"name__0": "x" * 25}, "at most 24 characters"),
        ({"name__0": "a\x07b"}, "visible letters"),
        ({"name__0": "\u202eevil"}, "visible letters"),
        ({"name__0": "Zoe", "name__1": "Zoe"}, "already called Zoe"),
        ({"bot__1": "deep_blue"}, "no bot called"),
        ({"seat__1": "king"}, "for you, for a bot or for a friend"),
        ({"option__demons": "pink"}, "cannot be “pink”"),
    ],
)
def test_a_table_that_cannot_be(ada: Guest, form: dict[str, str], words: str) -> None:
    """The lobby comes back and says why."""
    fields = {"game": "kingsburg", "seats": "2", "seat__0": "me", "name__0": "Ada", **form}
    answer = ada.post("/tables", **fields)
    assert answer.status_code in (404, 422)
    assert words in answer.text and "<h1" in answer.text


@pytest.mark.parametrize(
    ("form", "words", "status"),
    [
        ({"action": "influence king 6+6+6"}, "not legal", 422),
        ({"action": "fly"}, "no action with the code", 422),
        ({"action": ""}, "Choose one of the actions", 422),
        ({"action": "x" * 300}, "Choose one of the actions", 422),
        ({"action": "pass\x00"}, "Choose one of the actions", 422),
        ({"action": "pass", "seat": "1"}, "not yours", 403),
        ({"action": "pass", "seat": "99"}, "not yours", 403),
        ({"action": "pass", "seat": "zero"}, "not yours", 403),
        ({"action": "pass", "ply": "7"}, "out of date", 409),
        ({"action": "pass", "ply": "soon"}, "out of date", 409),
    ],
)
@pytest.mark.parametrize("htmx", [False, True])
def test_an_action_that_cannot_be(
    server: Server, ada: Guest, form: dict[str, str], words: str, status: int, htmx: bool
) -> None:
    """The table comes back as it is, with the sentence."""
    table = ada.new_table(2, seat__1="open")
    fill(ada, table, 1)
    live = server.run(server.site.tables.get(table))
    fields = {"seat": "0", "ply": str(live.seats[0].moves), **form}
    if 0 not in live.match.to_act() and status == 422 and "legal" in words:
        words = "nothing to decide now"
    before = live.match.count
    sentence((ada.send if htmx else ada.post)(f"/t/{table}/act", **fields), words, status)
    assert 'id="table"' in ada.text and ("<html" in ada.text) is not htmx
    assert live.match.count == before


def fill(host: Guest, table: str, seat: int) -> None:
    """Somebody who does nothing."""
    other = Guest(str(host.client.base_url))
    assert other.post(f"/t/{table}/sit/{seat}", name="Stone").status_code == 200
    other.close()


def test_only_those_who_sit_may_speak_or_act(ada: Guest, bob: Guest) -> None:
    """A spectator watches."""
    table = ada.new_table(2)
    assert bob.get(f"/t/{table}").status_code == 200
    assert not bob.actions()
    for path in ("act", "undo", "chat", "name", "auto"):
        sentence(bob.post(f"/t/{table}/{path}", seat="0", ply="0", action="pass"), "not yours", 403)
        why = "Only players can chat" if path == "chat" else "not yours"
        sentence(bob.post(f"/t/{table}/{path}", ply="0", action="pass"), why, 403)


def test_only_the_host_hands_out_seats(ada: Guest, bob: Guest) -> None:
    """Links are secrets of whoever made the table."""
    table = ada.new_table(2, seat__1="open")
    sentence(bob.get(f"/t/{table}/invite"), "Only the host of the table", 403)
    sentence(bob.post(f"/t/{table}/seats/1/bot"), "Only the host of the table", 403)
    sentence(bob.post(f"/t/{table}/seats/1/reissue"), "Only the host of the table", 403)
    assert ada.get(f"/t/{table}/invite").status_code == 200


def test_nothing_is_played_before_everybody_sits(ada: Guest) -> None:
    """The game waits for its last seat."""
    table = ada.new_table(2, seat__1="open")
    assert not ada.actions()
    answer = ada.post(f"/t/{table}/act", seat="0", ply="0", action="pass")
    sentence(answer, "has not started", 422)


@pytest.mark.parametrize(
    ("text", "words"),
    [("", "Type a message first"), ("x" * 301, "at most 300"), ("a\x1b[2J", "visible letters")],
)
def test_chat_that_cannot_be(ada: Guest, text: str, words: str) -> None:
    """Too much, too little, or invisible."""
    table = ada.new_table(2)
    sentence(ada.post(f"/t/{table}/chat", seat="0", text=text), words, 422)


def test_names_and_chat_are_text_and_never_markup(ada: Guest, bob: Guest) -> None:
    """Whatever people write is shown, not obeyed."""
    evil = "<b onclick=x>&'\""
    table = ada.new_table(2, name__0=evil)
    ada.post(f"/t/{table}/chat", seat="0", text=f"<script>alert(1)</script>{evil}")
    for guest in (ada, bob):
        page = guest.get(f"/t/{table}").text
        assert "<script>alert" not in page and "<b onclick" not in page
        assert "&lt;script&gt;alert(1)" in page and "&lt;b onclick" in page
    assert "<b onclick" not in ada.get("/").text


class Strict(HTMLParser):
    """Finds what the Content-Security-Policy would forbid."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert tag != "style" and "style" not in names, (tag, attrs)
        assert tag != "script" or "src" in names
        assert not any(name.startswith(("on", "hx-on")) for name in names), (tag, attrs)


def test_every_answer_carries_the_headers(ada: Guest) -> None:
    """Pages, assets, errors and streams alike; and no page has inline script or style."""
    table = ada.new_table(2)
    for path in ("/", f"/t/{table}", "/nowhere", "/rules", "/static/system.css"):
        answer = ada.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (path, name)
        if answer.headers["content-type"].startswith("text/html"):
            Strict().feed(answer.text)
    with ada.client.stream("GET", f"/t/{table}/stream") as answer:
        assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_cookies_are_out_of_reach(server: Server) -> None:
    """HttpOnly and SameSite on every one of them."""
    guest = Guest(server.url)
    answer = guest.client.post(
        "/tables",
        data={
            "_csrf_token": guest.client.cookies["csrftoken"],
            "game": "kingsburg",
            "seats": "2",
            "seat-0": "me",
            "name-0": "Ada",
        },
        follow_redirects=False,
    )
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 2
    assert all("HttpOnly" in text and "SameSite=lax" in text for text in cookies)
    guest.close()


def test_a_tampered_cookie_holds_no_seat(ada: Guest, bob: Guest) -> None:
    """The signature counts."""
    table = ada.new_table(2)
    cookie = ada.client.cookies["regalia_seats"].strip('"')
    for forged in (cookie.replace(".0.1", ".1.1"), "x", "*", cookie[:-1] + "!", f"{table}.0.1*"):
        bob.client.cookies.set("regalia_seats", forged)
        assert bob.get(f"/t/{table}").status_code == 200
        assert not bob.actions()


def test_too_many_requests_are_slowed(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One address cannot drown the others."""
    data = tmp_path_factory.mktemp("slow") / "t.db"
    with Server(data, posts_per_second=3, tables_per_minute=2) as server:
        server.hold_clock()
        guest = Guest(server.url)
        answers = [guest.post("/prefs", lang="en", next="/") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
        assert "wait a moment" in answers[3].text
        guest.close()


@pytest.mark.parametrize("next", ["https://evil.example/", "//evil.example", "/\\evil", "x"])
def test_a_change_of_language_stays_here(ada: Guest, next: str) -> None:
    """The way back is a path of this site."""
    token = ada.client.cookies["csrftoken"]
    form = {"_csrf_token": token, "lang": "fr", "next": next}
    answer = ada.client.post("/prefs", data=form, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert "À quoi jouons-nous" in ada.get("/").text
