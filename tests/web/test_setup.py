"""The form of a new table: every kind of option, and a refused form as it was filled."""

import re

from kit.web import Guest, Server
from regalia.core.options import OptionValue


def chosen(server: Server, table: str) -> dict[str, OptionValue]:
    """What the match at a table is played with."""
    return server.run(server.site.tables.get(table)).match.options.values()


def test_cards_are_ticked_by_name(server: Server, ada: Guest) -> None:
    """A Spirit and two Dragons, and a castle from a list."""
    ticked = {"option-spirit_cards-faith": "on", "option-dragon_cards-power": "on"}
    ticked |= {"option-dragons": "2", "option-dragon_cards-wisdom": "on", "option-castle": "keep"}
    values = chosen(server, ada.new_table(2, game="dragon_castle", **ticked))
    assert values["spirit_cards"] == ("faith",)
    assert set(values["dragon_cards"] or ()) == {"power", "wisdom"}  # type: ignore[arg-type]
    assert values["castle"] == "keep"


def test_a_plan_is_drawn_in_lines(server: Server, ada: Guest) -> None:
    """A text may have a line for each row."""
    plan = ["222222222222", ".3.11..11.3.", "333333333333", "111222222111", "111111111111"]
    plan += ["1.12.11.21.1", "..3......3.."]
    for text in ("\r\n".join(plan), ",\r\n".join(plan), ",".join(plan) + ","):
        table = ada.new_table(2, game="dragon_castle", **{"option-plan": text})
        assert chosen(server, table)["plan"] == ",".join(plan)


def test_an_empire_for_each_seat(server: Server, ada: Guest) -> None:
    """By seat, or none at all."""
    form = {"option-empires-0": "republic_of_europe", "option-empires-1": "north_hegemony"}
    table = ada.new_table(2, game="wonderful_world", **form)
    assert chosen(server, table)["empires"] == ("republic_of_europe", "north_hegemony")
    assert chosen(server, ada.new_table(2, game="wonderful_world"))["empires"] == ()


def test_a_scenario_needs_no_other_switch(server: Server, ada: Guest) -> None:
    """A C&A scenario brings the expansion; what no scenario goes with is said."""
    form = {"game": "wonderful_world", "seats": "1", "seat-0": "me", "name-0": "Ada"}
    values = chosen(
        server, ada.new_table(1, game="wonderful_world", **{"option-scenario": "hubris"})
    )
    assert (values["scenario"], values["corruption_ascension"]) == ("hubris", "when_needed")
    for switch, value, why in (
        ("war_or_peace", "all", "War or Peace cards are for free games"),
        ("corruption_ascension", "always", "played without Corruption &amp; Ascension"),
    ):
        wish = {"option-scenario": "a_better_world", f"option-{switch}": value}
        answer = ada.post("/tables", **form, **wish)
        assert answer.status_code == 422 and why in answer.text


def test_a_refused_form_comes_back_as_it_was_filled(ada: Guest) -> None:
    """Names, seats and options survive a mistake."""
    answer = ada.post(
        "/tables",
        **{"game": "wonderful_world", "seats": "3", "seat-0": "me", "name-0": "Ada"},
        **{"seat-1": "open", "seat-2": "bot", "bot-2": "level2", "option-side": "D"},
        **{"option-empires-0": "north_hegemony"},  # only one of three
    )
    assert answer.status_code == 422 and 'role="alert"' in answer.text
    checked = dict(CHECKED.findall(answer.text))
    assert checked["seat-0"] == "me" and checked["seat-1"] == "open" and checked["seat-2"] == "bot"
    assert 'name="name-0" value="Ada"' in answer.text
    assert re.search(r'value="level2"[^>]* selected', answer.text)
    assert re.search(r'value="D"[^>]* (selected|checked)', answer.text)
    assert re.search(r'value="north_hegemony" selected', answer.text)
    assert not re.search(r'name="listed"[^>]* checked', answer.text), "it was off"
    assert re.search(r'name="listed"[^>]* checked', ada.post("/tables", listed="on", game="?").text)


CHECKED = re.compile(r'name="(seat-\d)" value="(\w+)"[^>]* checked')
