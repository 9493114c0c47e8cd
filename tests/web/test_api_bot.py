"""The bot of the documents holds a seat at a table of people, to the end."""

import re
import subprocess
import sys
from pathlib import Path

from hot_unit import ROOT
from kit.web import PATIENCE, Guest, Server, until

GUIDE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
MOST_LINES = 24


def bot() -> str:
    """The program of the guide."""
    found = re.search(r"```python\n(.*?)```", GUIDE, re.S)
    assert found
    return found[1]


def test_the_bot_of_the_guide_is_short() -> None:
    """About twenty lines, and nothing that has to be installed."""
    lines = [line for line in bot().splitlines() if line.strip()]
    imports = [line.split()[1] for line in lines if line.startswith(("import", "from"))]
    assert len(lines) <= MOST_LINES
    assert imports == ["json", "sys", "urllib.request"]


def test_it_plays_with_a_person_until_the_end(server: Server, ada: Guest, tmp_path: Path) -> None:
    """Ada clicks, the program answers over the API, and both read the same result."""
    script = tmp_path / "bot.py"
    script.write_text(bot(), encoding="utf-8")
    table = ada.new_table(2, game="legends", seat__1="open")
    command = [sys.executable, str(script), server.url, table, "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        live = server.run(server.site.tables.get(table))
        until(lambda: live.row.status == "playing")
        assert live.names == ("Ada", "Twenty Lines")
        while not server.see(live.match.is_over):
            until(lambda: server.see(live.match.to_act) != [1])
            if not server.see(live.match.is_over):
                ada.get(f"/t/{table}")
                assert ada.act(table).status_code == 200
        said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    assert {ply.seat for ply in server.run(server.site.store.plies(table))} == {0, 1}
    won = live.row.ranks is not None and live.row.ranks[1] == 1
    assert said.startswith("You win" if won else "Ada wins"), said
