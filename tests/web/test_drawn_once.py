"""A table is drawn once for whoever sees the same: by a visit, a click, or a refusal."""

from typing import Any

import pytest

from kit.web import Guest, Server
from regalia.web.render import ENVIRONMENT, PAST
from regalia.web.view.table import TableView


class Drawn:
    """Counts views, of which each is drawn once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        make = TableView.__init__

        def counted(view: TableView, **names: Any) -> None:
            self.count += 1
            make(view, **names)

        monkeypatch.setattr(TableView, "__init__", counted)

    def since(self) -> int:
        """How many there were since last asked."""
        count, self.count = self.count, 0
        return count


def test_visits_clicks_and_refusals_draw_once(
    server: Server, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has not changed is not drawn at all; what has, once."""
    table = ada.new_table(1, game="wonderful_world")  # alone: nobody else changes anything
    drawn = Drawn(monkeypatch)
    server.run(server.site.tables.get(table)).shift()
    assert ada.get(f"/t/{table}").status_code == 200
    assert drawn.since() == 1
    ada.get(f"/t/{table}")
    assert drawn.since() == 0
    form = ada.forms()
    refused = ada.post(f"/t/{table}/act", **{**form, "action": "no such thing"})
    assert (refused.status_code, 'role="alert"' in refused.text) == (422, True)
    assert "no such thing" in refused.text
    assert drawn.since() == 0
    assert ada.send(f"/t/{table}/act", **{**form, "ply": "7", "action": "x"}).status_code == 422
    assert drawn.since() == 0
    ada.get(f"/t/{table}")
    code = ada.actions()[0]
    assert ada.send(f"/t/{table}/act", **{**ada.forms(), "action": code}).status_code == 200
    assert drawn.since() == 1


def test_looking_back_compiles_its_own_shell_only() -> None:
    """A game's templates are compiled once, whether it is played or looked back on."""
    page = "tables/kingsburg/table.html"
    codes = [pages.get_template(page).root_render_func.__code__ for pages in (ENVIRONMENT, PAST)]
    assert codes[0] is codes[1]
    shells = [pages.get_template("table.html").filename for pages in (ENVIRONMENT, PAST)]
    assert shells[0] != shells[1]
