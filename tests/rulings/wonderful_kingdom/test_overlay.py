"""An owner's printed values: the template, the check, and records that refuse to mix."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from regalia.core.errors import BadRecord
from regalia.games.wonderful_kingdom import GAME, overlay
from regalia.games.wonderful_kingdom.material import printed_and_reconstructed
from regalia.match import Match, replay
from rulings.wonderful_kingdom.scene import options

SRC = Path(__file__).parents[3] / "src"


def judge(tmp_path: Path, text: str) -> list[str]:
    """The ids of what is wrong with a file."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return [message.id for message in overlay.lay_over(printed_and_reconstructed(), str(path))]


def test_the_template_is_a_file_that_changes_nothing(tmp_path: Path) -> None:
    """As written it is all comment; uncommented it fits, and gives the same values."""
    text = overlay.template(printed_and_reconstructed())
    assert tomllib.loads(text) == {}
    rows = [line[2:] for line in text.splitlines() if line.startswith("# ") and is_toml(line[2:])]
    assert judge(tmp_path, "\n".join(rows)) == []
    facts = printed_and_reconstructed()
    before = overlay.digest(facts)
    overlay.lay_over(facts, str(tmp_path / "mine.toml"))
    assert overlay.digest(facts) == before == GAME.material


def is_toml(line: str) -> bool:
    """Whether a commented line holds a row or a field."""
    return line.startswith("[[") or " = " in line


def test_a_value_is_replaced_and_marked() -> None:
    """The source of the field becomes `printed`, and the digest another."""
    facts = printed_and_reconstructed()
    before = overlay.digest(facts)
    assert overlay.lay_row(facts["card"], "card", {"slug": "farm", "cost": "MMM"}) == []
    farm = facts["card"][0]
    assert farm["cost"] == "MMM" and farm["sources"]["cost"] == "printed"
    assert overlay.digest(facts) != before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[card]]\nslug = 'ferme'\ncost = 'M'", "row"),
        ("[[card]]\nslug = 'farm'\ncolour = 'M'", "field"),
        ("[[card]]\nslug = 'farm'\ncost = 'MX'", "value"),
        ("[[card]]\nslug = 'farm'\nvp_per = { castle = 2 }", "value"),
        ("[[card]]\nslug = 'farm'\ncopies = 5", "copies"),
        ("[[duchy]]\nslug = 'valados'\nside = 'F'\nyields = 'M'", "row"),
        ("[[medal]]\nslug = 'gold'", "table"),
        ("[[card", "file"),
    ],
)
def test_bad_files_are_refused(tmp_path: Path, text: str, why: str) -> None:
    """Each with a sentence that says where it is wrong."""
    assert judge(tmp_path, text) == [f"wonderful_kingdom.material-{why}"]


def test_a_game_is_played_with_the_owners_values(tmp_path: Path) -> None:
    """The environment names the file; the tables and the mark follow."""
    path = tmp_path / "mine.toml"
    path.write_text("[[card]]\nslug = 'farm'\nvp = 3\n", encoding="utf-8")
    script = (
        "from regalia.games.wonderful_kingdom.material import CARD_VP, FARM, DIGEST;"
        "print(CARD_VP[FARM], DIGEST)"
    )
    env = {**os.environ, overlay.VARIABLE: str(path), "PYTHONPATH": str(SRC)}
    out = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True
    )
    points, mark = out.stdout.split()
    assert points == "3" and mark != GAME.material


def test_records_refuse_to_mix() -> None:
    """A record says with which values it was played, and is replayed with no others."""
    record = Match(GAME, options(), 1).record()
    assert record["material"] == GAME.material
    assert replay(record).state.key() == Match(GAME, options(), 1).state.key()
    for other in (
        {**record, "material": "0" * 16},
        {k: v for k, v in record.items() if k != "material"},
    ):
        with pytest.raises(BadRecord, match="printed values"):
            replay(other)
