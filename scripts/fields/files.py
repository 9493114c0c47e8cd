"""The files of a game, written whole."""

from collections.abc import Callable

from fields.access import accessors
from fields.columns import putting, uses
from fields.layout import Layout
from fields.sight import is_open, observing, remembering
from fields.text import NOTE, importing, spaced
from fields.whole import construction, copying, key, ranges
from regalia.core.fields import Cards, Declaration, Listing, One, PerSeat, Shared, Shown


def write_block(declared: Declaration) -> str:
    """The text of `block.py`."""
    layout = Layout(declared)
    game, name, title = declared.game, declared.name, spaced(declared.name)
    needs_pairs = any(listing.low_bits for listing in layout.listings)
    needs_rows = any(
        isinstance(field, PerSeat | Shown) and field.each > 1 for field in declared.fields()
    )
    is_packed = any(field.packed for field in declared.fields())
    helpers = ["NO_BLOCK", *(["SEVEN", "SEVEN_AT"] if is_packed else []), "Block", "expect_range"]
    helpers += ["as_bytes"] if any("as_bytes" in line for line in remembering(layout)) else []
    helpers += ["halves"] if needs_pairs else []
    helpers += ["new_block"]
    helpers += ["pack"] if is_packed else []
    helpers += ["rows"] if needs_rows else []
    helpers += ["drop", "empty_row", "insert", "open_rows", "row_of"] if layout.long else []
    helpers += ["NO_CARDS"] if layout.cards else []
    helpers += ["tuples"] if any(is_open(field) for field in layout.cards) else []
    lines = [
        f'"""The numbers of a state of {title}: how to read, copy, compare, check and show them.',
        "",
        NOTE,
        '"""',
        "",
        "from mypy_extensions import i64",
        "",
        *importing("regalia.core.block", helpers),
        "from regalia.core.columns import Columns",
        *(["from regalia.core.errors import Broken"] if layout.listings else []),
        "from regalia.core.events import SPECTATOR",
        *importing("regalia.core.floats", uses("\n".join(putting(layout)))),
        "from regalia.core.options import Options",
        "from regalia.core.rng import Rng",
        "from regalia.core.state import GameState",
        *declared.imports,
        f"from regalia.games.{game}.observation import {name}Observation",
        "",
        "",
        f"class {name}Block(GameState):",
        '    """Single numbers are attributes; the rest lies in one block, seat after seat."""',
        *construction(layout),
    ]
    keys = [] if declared.own_key else [key]
    parts: list[Callable[[Layout], list[str]]]
    parts = [copying, *keys, ranges, observing, putting, remembering]
    for field in declared.fields():
        lines += accessors(field, layout)
    for part in parts:
        lines += part(layout)
    return "\n".join(lines) + "\n"


def write_observation(declared: Declaration) -> str:
    """The text of `observation.py`."""
    lines = [
        f'"""What one seat knows of a game of {spaced(declared.name)}.',
        "",
        NOTE,
        '"""',
        "",
        "from dataclasses import dataclass",
        "from typing import TYPE_CHECKING",
        "",
        "from regalia.core.observation import Observation",
        *declared.imports,
        "",
        "if TYPE_CHECKING:",
        f"    from regalia.games.{declared.game}.view import {declared.name}View",
        "",
        "",
        "@dataclass(frozen=True, slots=True, kw_only=True)",
        f"class {declared.name}Observation(Observation):",
        '    """Tuples by seat, masks with a bit per seat, ids as in `material`."""',
        "",
        "    phase: int",
    ]
    for field in declared.fields():
        if field.inner:
            continue
        kind = "tuple[int, ...]"
        if isinstance(field, One):
            kind = "int"
        elif isinstance(field, Shared) and field.type != "bytes":
            kind = field.type
        elif isinstance(field, Shown) and field.type:
            kind = field.type
        elif isinstance(field, PerSeat) and field.own:
            kind = "int"
        elif isinstance(field, Cards) and not field.own:
            kind = "tuple[tuple[int, ...], ...]"
        elif isinstance(field, PerSeat | Shown) and field.each > 1:
            kind = "tuple[tuple[int, ...], ...]"
        elif isinstance(field, Listing) and field.low_bits:
            kind = "tuple[tuple[int, int], ...]"
        hidden = f"; {field.unseen} unless `{field.seen_by}`" if field.seen_by else ""
        lines += [f"    # {field.means}{hidden}", f"    {field.name}: {kind}"]
    # The view is cold: it is not imported before somebody asks for one.
    lines += [
        "",
        "    @property",
        f'    def view(self) -> "{declared.name}View":',
        '        """The same in the words of the rulebook."""',
        f"        from regalia.games.{declared.game}.view import read",
        "",
        "        return read(self)",
    ]
    return "\n".join(lines) + "\n"
