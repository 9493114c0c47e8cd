"""A campaign at the table: begun in the lobby, chapter after chapter, to its winner."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kit.campaigns import played, two_roads
from kit.pages import view_of
from kit.tables import finish
from kit.web import Guest, Server, until
from regalia.campaign import begin as start
from regalia.web.live import LiveTable
from regalia.web.render import render_table
from regalia.web.view.table import Aim
from web.test_play import join

BOTS = {"seat__0": "bot", "name__0": "Hazel", "bot__0": "uniform", "bot__1": "uniform"}


def begin(guest: Guest, seats: int = 2, **form: str) -> str:
    """A campaign with me at seat 0, unless told otherwise; its id."""
    fields = {"seat__0": "me", "name__0": "Ada", "bot__1": "uniform", **form}
    page = guest.post(
        "/tables", game="wonderful_world", seats=str(seats), campaign="two_roads", **fields
    )
    assert page.status_code == 200, page.text
    assert page.url.path.startswith("/c/"), page.url
    return str(page.url.path).split("/")[2]


def table_of(server: Server, campaign: str) -> LiveTable:
    """The table of the chapter that came last."""
    chapters = server.run(server.site.store.chapters(campaign))
    return server.run(server.site.tables.get(chapters[-1].id))


def play_on(server: Server, guest: Guest, campaign: str) -> None:
    """Let bots play chapter after chapter, until somebody has won."""
    for _ in range(12):
        live = table_of(server, campaign)
        until(lambda live=live: live.row.status == "over")
        guest.get(f"/c/{campaign}")
        if 'id="winner"' in guest.text:
            return
        guest.post(f"/c/{campaign}/next")
    raise AssertionError("the campaign does not end")


def test_the_lobby_offers_it_where_it_can_be_played(ada: Guest) -> None:
    """For It's a Wonderful World, one to five seats, and labelled as ours."""
    ada.get("/?game=wonderful_world&seats=3")
    assert 'name="campaign" value="two_roads"' in ada.text
    assert "not the publisher’s" in ada.text and "option-changes" not in ada.text
    ada.get("/?game=wonderful_world&seats=6")
    assert 'value="two_roads"' not in ada.text
    ada.get("/?game=kingsburg")
    assert 'name="campaign"' not in ada.text


def test_a_scenario_ends_and_the_next_begins(server: Server, ada: Guest, bob: Guest) -> None:
    """The story first, then the table; its end leads on, and everybody keeps the seat."""
    campaign = begin(ada, seat__1="open")
    assert "Scenario 1 of 5: The Thin Harvest" in ada.text and "The granaries" in ada.text
    assert "Every player starts with 1 Krystallium." in ada.text
    first = table_of(server, campaign)
    join(ada, bob, first.id, 1, "Bob")
    ada.get(f"/c/{campaign}/go")
    assert f"/t/{first.id}" in ada.text or first.id in ada.text
    assert (
        'id="campaign"' not in ada.text and f'id="campaign-link" href="/c/{campaign}"' in ada.text
    )
    assert ada.post(f"/c/{campaign}/next").url.path == f"/t/{first.id}", "not before its end"
    finish(server, first)
    ada.get(f"/t/{first.id}")
    assert f'id="campaign" href="/c/{campaign}"' in ada.text
    stranger = Guest(server.url)
    stranger.get(f"/c/{campaign}")
    assert "Waiting for someone at the table" in stranger.text
    assert stranger.post(f"/c/{campaign}/next").status_code == 403
    stranger.close()
    ada.get(f"/c/{campaign}")
    assert "wins the scenario." in ada.text and "Memorial for the Builder (1-01)" in ada.text
    seal = re.search(r'id="next"[^>]*data-commitment="([0-9a-f]{64})"', ada.text)
    bob.get(f"/c/{campaign}/go")
    assert bob.post(f"/c/{campaign}/words", words="bob again").status_code == 200
    ada.post(f"/c/{campaign}/next", words="ada again")
    second = table_of(server, campaign)
    assert seal and second.row.commitment == seal[1], "sealed before anybody added words"
    assert [seat.words for seat in second.seats] == ["ada again", "bob again"]
    assert second.id != first.id and second.names == ("Ada", "Bob")
    assert ada.actions(), "Ada has the same seat"
    bob.get(f"/t/{second.id}")
    assert not bob.actions(), "a spectator until the campaign leads there"
    bob.get(f"/c/{campaign}/go")
    assert bob.actions() and bob.actions() != ada.actions()
    bob.post(f"/c/{campaign}/next")
    assert table_of(server, campaign).id == second.id
    assert any("keeps." in text for text in second.row.options["changes"])


def solo_panel(html: str) -> str:
    """What a lone player plays for, as the page shows it."""
    return html.partition('id="solo"')[2].partition("</section>")[0]


def test_a_lone_player_sees_what_the_scenario_asks_for(server: Server, ada: Guest) -> None:
    """IWW-19.17: its name and its points stand on the table, chapter by chapter, and no titles."""
    campaign = begin(ada, 1)
    for name, points in (("The Thin Harvest", 70), ("The Open Ledgers", 85)):
        ada.get(f"/c/{campaign}/go")
        panel = solo_panel(ada.text)
        assert name in panel and f"You win this scenario with {points} points." in panel
        assert re.findall(r'"rung (medal-\w+)', panel) == ["medal-won"]
        assert "#IWW-19.17" in panel
        live = table_of(server, campaign)
        server.site.tables.awake.pop(live.id)  # as after a restart
        ada.get(f"/t/{live.id}")
        assert f"with {points} points." in solo_panel(ada.text)
        finish(server, table_of(server, campaign))
        ada.post(f"/c/{campaign}/next")


@pytest.mark.parametrize(("more", "is_won"), [(0, True), (1, False)])
def test_a_lone_player_sees_whether_the_scenario_is_won(more: int, is_won: bool) -> None:
    """IWW-19.17: by its points, in both languages, and by what else it asks for."""
    book = two_roads(('changes = ["start=K"]', 'changes = ["start=K", "goal.memorial=9"]'))
    for campaign, has_goal in ((start(two_roads(), 1), False), (start(book, 1), True)):
        match = played(campaign.match(4), 4)
        aim = Aim("Moisson", match.scores()[0].total + more)
        for lang, goal in (
            ("en", "the winner needs at least 9"),
            ("fr", "il en faut au moins 9"),
        ):
            view = replace(view_of(match, 0, lang), aim=aim)
            panel = solo_panel(render_table(view))
            assert ("is-won" in panel) == (is_won and not has_goal)
            assert (goal in panel) == has_goal
            assert ("To win the scenario" in panel) == (lang == "en")


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[tuple[Guest, str]]:
    """A campaign that bots have played to its end, and its host."""
    host = Guest(server.url)
    campaign = begin(host, 2, **BOTS)
    play_on(server, host, campaign)
    yield host, campaign
    host.close()


def test_bots_play_a_whole_campaign(server: Server, finished: tuple[Guest, str]) -> None:
    """Five tables or more, one winner; the page says so in both languages."""
    ada, campaign = finished
    ada.get(f"/c/{campaign}")
    assert "has won the campaign." in ada.text and 'id="next"' not in ada.text
    assert len(server.run(server.site.store.chapters(campaign))) >= 5
    assert ada.post(f"/c/{campaign}/merit").status_code == 200
    paul = Guest(server.url, "fr")
    paul.get(f"/c/{campaign}")
    assert "a gagné la campagne." in paul.text and "La maigre moisson" in paul.text
    paul.close()


def test_a_tied_final_is_the_hosts_to_decide(
    server: Server, finished: tuple[Guest, str], bob: Guest
) -> None:
    """Play it again, or give it to the most deserving."""
    ada, campaign = finished
    row = server.run(server.site.store.campaign(campaign))
    assert row is not None
    for number, outcome in enumerate(row.outcomes):
        is_final = number >= 4  # bots may have tied and replayed it themselves
        outcome["winners"], outcome["ranks"] = ([0, 1], [1, 1]) if is_final else ([0], [1, 2])
    assert server.run(server.site.store.change_campaign(row, outcomes=row.outcomes))
    for guest, is_host in ((ada, True), (bob, False)):
        assert guest.get(f"/c/{campaign}").status_code == 200
        assert "A perfect tie" in guest.text and 'id="winner"' not in guest.text
        assert ('id="merit"' in guest.text) == is_host
    assert bob.post(f"/c/{campaign}/merit").status_code == 403
    ada.post(f"/c/{campaign}/merit")
    assert "Hazel has won the campaign." in ada.text


def test_what_cannot_be_begun(ada: Guest) -> None:
    """Sentences, and the lobby again."""
    six = ada.post("/tables", game="wonderful_world", seats="6", campaign="two_roads", **BOTS)
    assert six.status_code >= 400 and "not for 6" in six.text
    other = ada.post("/tables", game="kingsburg", seats="3", campaign="two_roads", **BOTS)
    assert other.status_code >= 400 and "no such campaign" in other.text
    mixed = ada.post(
        "/tables",
        game="wonderful_world",
        seats="2",
        campaign="two_roads",
        option__war_or_peace="all",
        **BOTS,
    )
    assert mixed.status_code >= 400 and "lets you choose side" in mixed.text
    assert ada.get("/c/nothing").status_code == 404
