"""Whatever happens to a record: it is refused with BadRecord, or it is still the same game."""

import copy
import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regalia.core.errors import BadRecord
from regalia.core.game import Game
from regalia.match import replay, write_record
from regalia.testing.matches import play
from regalia.testing.toy import GAME as TOY

RECORDS: list[tuple[Game | None, dict[str, Any]]] = [
    (TOY, play(TOY, 3).record()),
    (TOY, play(TOY, 2, count=9).record()),
    (None, play("kingsburg", 2, count=25).record()),
]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([0, 1, 2, 10**4000, "0", "leave", "pass", "regalia-record", "toy"])
)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)
SLOW = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where anything lies in a JSON value."""
    found = [here] if here else []
    if isinstance(value, dict):
        steps: Any = value.items()
    elif isinstance(value, list):
        steps = enumerate(value)
    else:
        return found
    for key, inner in steps:
        found += paths(inner, (*here, key))
    return found


def parent(record: Any, path: tuple[Any, ...]) -> Any:
    """What holds the thing at a path."""
    for step in path[:-1]:
        record = record[step]
    return record


def mutate(draw: st.DrawFn, record: dict[str, Any]) -> None:
    """Replace, drop, double or swap something."""
    path = draw(st.sampled_from(paths(record)))
    holder, key = parent(record, path), path[-1]
    what = draw(st.sampled_from(["replace", "drop", "double", "swap"]))
    if what == "replace":
        holder[key] = draw(JSON)
    elif what == "drop":
        del holder[key]
    elif what == "double" and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    else:
        other = draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else [0, -1]))
        holder[key], holder[other] = holder[other], holder[key]


@st.composite
def mutants(draw: st.DrawFn) -> tuple[Game | None, dict[str, Any], dict[str, Any]]:
    """A game, its record, and the record after one to three accidents."""
    game, record = draw(st.sampled_from(RECORDS))
    twin = copy.deepcopy(record)
    for _ in range(draw(st.integers(1, 3))):
        if paths(twin):
            mutate(draw, twin)
    return game, record, twin


def same_or_refused(game: Game | None, record: dict[str, Any], source: Any) -> None:
    """A mutant plays the same game to the same end, or not at all."""
    try:
        match = replay(source, game=game)
    except BadRecord as error:
        assert error.message is not None
        return
    again = match.record()
    for field in ("game", "rules", "seats", "options", "seed", "fair", "start", "actions", "final"):
        assert again[field] == record[field]
    assert again.get("scores") == record.get("scores")
    assert again.get("ranks") == record.get("ranks")


@SLOW
@given(mutants())
def test_accidents_to_the_values(
    mutant: tuple[Game | None, dict[str, Any], dict[str, Any]],
) -> None:
    """Fields and entries replaced, dropped, doubled, swapped."""
    same_or_refused(*mutant)


@SLOW
@given(st.sampled_from(RECORDS), st.data())
def test_accidents_to_the_text(
    record: tuple[Game | None, dict[str, Any]], data: st.DataObject
) -> None:
    """Cut off, a piece taken out, a piece written over."""
    game, whole = record
    text = write_record(whole)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    middle = data.draw(
        st.text(max_size=4) | st.sampled_from(['"', "[", "{", ",", "0", "1e9", "NaN"])
    )
    cut = data.draw(st.booleans())
    same_or_refused(game, whole, text[:start] + middle + ("" if cut else text[end:]))


@SLOW
@given(st.binary(max_size=60), st.integers(0, 400))
def test_accidents_to_the_bytes(junk: bytes, at: int) -> None:
    """What a disk may do to a file."""
    game, whole = RECORDS[1]
    data = write_record(whole).encode()
    same_or_refused(game, whole, data[:at] + junk + data[at + len(junk) :])


@SLOW
@given(JSON)
def test_any_json_at_all(value: Any) -> None:
    """As a value, and as text."""
    same_or_refused(None, RECORDS[2][1], value)
    same_or_refused(None, RECORDS[2][1], json.dumps(value))
