"""What is drawn from memory is what would be drawn anew, and changes add up to whole frames."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from jinja2 import DictLoader, StrictUndefined
from jinja2.exceptions import UndefinedError
from markupsafe import Markup

from kit.web import Guest, Server, until
from regalia.web import writing
from regalia.web.changes import Frame, change
from regalia.web.drawn import Pages
from regalia.web.live import LiveTable
from regalia.web.render import HERE, draw_table
from regalia.web.steps import Step, steps
from regalia.web.view.build import table_view
from regalia.web.view.table import LogLine
from regalia.web.writing import Memory

GAMES = ["kingsburg", "legends", "dragon_castle", "wonderful_world", "wonderful_kingdom"]


def put_together(base: str, told: list[Step]) -> str:
    """What a page makes of a change; a browser counts letters by 16 bits."""
    units = base.encode("utf-16-le")
    parts = [
        step.encode("utf-16-le") if isinstance(step, str) else units[2 * step[0] :][: 2 * step[1]]
        for step in told
    ]
    return b"".join(parts).decode("utf-16-le")


def pieces(live: LiveTable, seat: int, lang: str) -> tuple[str, ...]:
    """What a seat is shown."""
    return draw_table(table_view(live, seat, lang, (seat,) if seat >= 0 else ()))


@pytest.mark.parametrize("game", GAMES)
def test_memory_and_changes_show_what_is_there(server: Server, ada: Guest, game: str) -> None:
    """Random play: each frame, drawn anew and put together from changes, is the one from memory."""
    table = ada.new_table(2, game=game, seat__1="me", name__1="Zoé 🐉")
    random = Random(game)
    last: dict[int, tuple[str, ...]] = {}

    async def step(live: LiveTable) -> None:
        seat = random.choice(live.match.to_act())
        legal = live.match.state.legal(seat)
        await live.play(seat, live.seats[seat].moves, random.choice(legal), f"m{live.match.count}")

    def look(live: LiveTable) -> Iterator[tuple[int, tuple[str, ...], str]]:
        for seat, lang in ((0, "en"), (1, "fr"), (-1, "en")):
            warm = pieces(live, seat, lang)
            writing.MEMORY.clear()
            yield seat, warm, "".join(pieces(live, seat, lang))

    live = server.run(server.site.tables.get(table))
    for move in range(16):
        server.run(step(live))
        if move % 2:
            continue
        for seat, warm, cold in server.see(lambda: list(look(live))):
            text = "".join(warm)
            assert text == cold
            assert "\n" not in text, "an event has one line"
            if seat in last:
                assert put_together("".join(last[seat]), steps(last[seat], warm)) == text
            last[seat] = warm


def test_a_stream_tells_changes_that_name_their_base(server: Server, ada: Guest) -> None:
    """One whole frame, then changes of the one before; put together they are what a visit shows."""
    table = ada.new_table(2, game="kingsburg", seat__1="me", name__1="Zoe")
    live = server.run(server.site.tables.get(table))
    until(lambda: not live.here)
    with ada.client.stream("GET", f"/t/{table}/stream?seat=0&changes=") as answer:
        lines = answer.iter_lines()

        def event() -> tuple[str, str]:
            told: dict[str, str] = {}
            for line in lines:
                if not line:
                    return told.get("event", ""), told["data"]
                name, _, value = line.partition(": ")
                told[name] = value
            raise AssertionError("the stream has ended")

        kind, text = event()
        while kind == "here":
            kind, text = event()
        assert kind == ""
        at = _at(text)
        ada.client.get("/")
        for word in ("one", "two & <three>", "🐉"):
            form = {"seat": "0", "text": word, "_csrf_token": ada.client.cookies["csrftoken"]}
            ada.client.post(f"/t/{table}/chat", data=form)
            kind, told = event()
            assert kind == "change", told[:200]
            assert len(told) < len(text) / 10
            change = json.loads(told)
            assert change["from"] == at
            text, at = put_together(text, change["steps"]), change["at"]
            assert _at(text) == at
        assert text in ada.client.get(f"/t/{table}?seat=0").text


def _at(text: str) -> str:
    found = re.search(r'data-at="([^"]+)"', text)
    assert found
    return found[1]


def test_a_change_that_is_no_shorter_is_a_whole_frame() -> None:
    """Where hardly anything stays, the frame itself is sent."""
    one, other = Frame("a.1", ("<p >one</p>" * 20,)), Frame("a.2", ("<b >two</b>" * 20,))
    assert change(one, other) is None
    assert change(one, Frame("a.2", ("<p >one</p>" * 20, "<b >two</b>"))) is not None


def test_a_macro_sees_its_arguments_and_nothing_else() -> None:
    """What is remembered cannot depend on who looks: the page is not there to be read."""
    texts = {
        "bits": "{% macro one(n) %}{{ n }}{% endmacro %}{% macro two() %}{{ view }}{% endmacro %}",
        "page": '{% from "bits" import one, two %}{{ one(1) }}{% if bad %}{{ two() }}{% endif %}',
    }
    env = Pages(loader=DictLoader(texts), autoescape=True, undefined=StrictUndefined)
    page = env.get_template("page")
    assert page.render(view="secret", bad=False) == "1"
    with pytest.raises(UndefinedError):
        page.render(view="secret", bad=True)


def test_equal_arguments_of_other_types_are_others() -> None:
    """`1` is no `True`, and a text that looks like markup stays a text."""
    texts = {
        "bits": "{% macro one(n) %}{{ n }}{% endmacro %}",
        "page": '{% from "bits" import one %}{{ one(a) }} {{ one(n=a) }}',
    }
    env = Pages(loader=DictLoader(texts), autoescape=True, undefined=StrictUndefined)
    page = env.get_template("page")
    values = (1, True, (1,), (1.0,), Markup("<b>"), "<b>", [1])
    assert [page.render(a=a) for a in values] == [
        "1 1",
        "True True",
        "(1,) (1,)",
        "(1.0,) (1.0,)",
        "<b> <b>",
        "&lt;b&gt; &lt;b&gt;",
        "[1] [1]",
    ]


def test_a_template_is_plain_python_and_escapes() -> None:
    """Attributes, items, calls, call blocks, halves of conditions; text is escaped, markup not."""
    texts = {
        "bits": "{% macro box(n) %}[{{ n }}{{ caller(n ~ 1) }}]{% endmacro %}"
        "{% macro two(a, b='<i>') %}{{ a }}{{ b }}{{ '<u>' if a }}{% endmacro %}",
        "page": '{% from "bits" import box, two %}{{ v.real }}{{ v["imag"] }}{{ w["k"] }}'
        "{{ w.get('k') }}"
        "{{ two(0) }}{{ two(b=m, a=1) }}{% call(x) box(m) %}{{ x }}{% endcall %}",
    }
    env = Pages(loader=DictLoader(texts), autoescape=True, undefined=StrictUndefined)
    page = env.get_template("page")
    assert page.render(v=3, w={"k": "&"}, m=Markup("<b>")) == (
        "30&amp;&amp;0&lt;i&gt;1<b>&lt;u&gt;[<b><b>1]"
    )
    with pytest.raises(AttributeError):
        page.render(v="", w={"k": ""}, m="")


def test_a_model_is_made_once_of_values_and_their_types() -> None:
    """The same values are the same object; `1` is no `True`, and what is replaced is another."""
    one = LogLine("a", "", 1, False)
    assert LogLine("a", "", 1, False) is one
    assert LogLine("a", "", True, False) is not one
    assert replace(one, seat=2).seat == 2


def test_memory_is_bounded() -> None:
    """The old generation is forgotten; what is asked for again stays."""
    memory = Memory(100)
    for n in range(1000):
        memory.put(n, "x" * 10)
        assert memory.get(0) or n > 25
        assert memory.get(n) == "x" * 10
    assert len(memory.young) + len(memory.old) <= 22


def test_no_macro_is_imported_with_context() -> None:
    """Macros with the whole page in sight would be drawn again for each of its imports."""
    found = [path for path in HERE.rglob("*.html") if "with context" in path.read_text()]
    assert found == []
