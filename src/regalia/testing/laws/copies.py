"""The law of copies: a clone shares nothing that can change, is silent, and goes on alike."""

from collections.abc import Iterator
from typing import cast

from regalia.core.block import Block, is_block
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.testing.failures import law
from regalia.testing.walk import Walk, walks

ATOMS = (int, float, str, bytes, type(None), frozenset, type, range)


@law
def check_clone(game: Game, options: Options, seed: int) -> None:
    """A clone is equal, shares no list, tells nothing, and meets the same chance."""
    for walk in walks(game, options, seed, 3):
        for state in walk.some(12):
            key = state.key()
            twin = state.clone()
            assert twin.key() == key, "a clone is not equal to its origin"
            assert_apart(state, twin)
            assert_alike(state.clone(), twin, walk)
            assert state.key() == key, "playing a clone changed its origin"


def assert_alike(one: GameState, other: GameState, walk: Walk) -> None:
    """Two copies, given the same actions, stay equal and silent."""
    for _ in range(40):
        if one.is_over():
            break
        seat, action = walk.choose(one)
        one.apply(seat, action)
        other.apply(seat, action)
        assert one.key() == other.key(), "a clone goes on otherwise than its origin"
        assert one.take_events() == [] and other.take_events() == [], "a clone tells events"


def assert_apart(state: GameState, twin: GameState) -> None:
    """No object that can change is reachable from both."""
    mine = dict(mutables(state, "state"))
    for id_, path in mutables(twin, "clone"):
        assert id_ not in mine, f"{path} is also {mine[id_]}"
    ours = dict(parts(twin))
    for name, block in parts(state):
        if is_block(block):
            assert_own(cast(Block, block), cast(Block, ours[name]), name)


def assert_own(block: Block, other: Block, name: str) -> None:
    """Compiled, a block is no object until it is asked for, so try: a change must not be shared."""
    for at in range(len(block)):
        kept = block[at]
        other[at] = kept + 1
        assert block[at] == kept, f"clone{name} is also state{name}"
        other[at] = kept


def mutables(thing: object, path: str, seen: set[int] | None = None) -> Iterator[tuple[int, str]]:
    """The id and the path of every object reachable from a thing that could be changed."""
    seen = set() if seen is None else seen
    # Options are fixed once the game is set up; everybody may hold the same ones.
    if isinstance(thing, (*ATOMS, Options)) or is_block(thing) or id(thing) in seen:
        return
    seen.add(id(thing))
    if not isinstance(thing, tuple):
        yield id(thing), path
    for name, part in parts(thing):
        yield from mutables(part, f"{path}{name}", seen)


def parts(thing: object) -> Iterator[tuple[str, object]]:
    """What a thing holds, with how to reach it."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield f" key {key!r}", key
            yield f"[{key!r}]", value
    elif isinstance(thing, list | tuple | set):
        for index, item in enumerate(thing):
            yield f"[{index}]", item
    else:
        for name in attributes(type(thing)) | set(getattr(thing, "__dict__", ())):
            if hasattr(thing, name):
                yield f".{name}", getattr(thing, name)


def attributes(kind: type) -> set[str]:
    """Names of the attributes of instances: slots, and those of compiled classes."""
    names: set[str] = set()
    for base in kind.__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))
        slots = base.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    return {name for name in names if not name.startswith("__")}
