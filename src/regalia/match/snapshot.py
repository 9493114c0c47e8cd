"""A position as plain data, so that a long game is loaded as fast as a short one."""

from collections.abc import Iterable
from typing import Any, cast

from regalia.core.actions import Code
from regalia.core.block import block_of, is_block
from regalia.core.errors import BadRecord, CannotUndo
from regalia.core.game import Game
from regalia.core.message import Seat
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.match.fair import Deal, digest
from regalia.match.match import Match
from regalia.match.positions import Position
from regalia.match.record import Carried
from regalia.text import fail

Packed = dict[str, Any]

# Not part of the position: the fresh state brings its own.
_SKIPPED = ("options", "events", "keeps_events")


def pack(state: GameState) -> Packed:
    """The whole content of a state, its chance included, as JSON values."""
    return {"state": _pack_object(state), "digest": digest(state)}


def unpack(game: Game, options: Options, seed: int, packed: Packed) -> GameState:
    """The packed state again; BadRecord if this program would make another of it."""
    state = game.new(options, seed)
    state.take_events()
    try:
        _unpack_onto(state, packed["state"])
        same = digest(state) == packed["digest"]
    except (AttributeError, KeyError, TypeError, ValueError):
        same = False
    if not same:
        raise fail(BadRecord, "common.error-record-start")
    return state


class Resumed(Match):
    """A match that goes on from a snapshot: it knows only the plies since.

    A snapshot is taken only after an irreversible action, so nothing before it can be undone.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: int,
        nonce: str,
        base: GameState | None,
        before: int,
        deal: Deal | None = None,
        carried: tuple[Carried, ...] = (),
        position: Position | None = None,
    ) -> None:
        super().__init__(game, options, seed, nonce, deal, position, carried)
        self.before = before  # plies that lie behind the snapshot
        if base is not None:
            self.state = base
        self.base = self.state.clone()

    @property
    def count(self) -> int:
        """How many actions have been played since the set-up."""
        return self.before + len(self.plies)

    def replay(self, codes: Iterable[tuple[int, Code]]) -> None:
        """Play on what was played and checked before."""
        for seat, code in codes:
            self.play(seat, self.action(seat, code))

    def rebase(self) -> Packed | None:
        """Forget the plies up to here for a snapshot in their place, if none can be undone."""
        if not self.plies or not self.plies[-1].irreversible:
            return None
        packed = pack(self.state)
        self.before = self.count
        self.plies.clear()
        self.base = self.state.clone()
        return packed

    def undo(self, seat: int, along: int = 0) -> int:
        """As in a whole match, but never back beyond the snapshot."""
        if not self.plies and self.before:
            raise fail(CannotUndo, "common.error-undo-news", seat=Seat(seat))
        return self.before + super().undo(seat, along)

    def rewind(self, count: int) -> None:
        """Go back to `count` plies after the snapshot."""
        state = self.base.clone()
        for ply in self.plies[:count]:
            state.apply(ply.seat, ply.action)
        state.keeps_events = True
        state.take_events()
        del self.plies[count:]
        self.state = state


def _pack_object(thing: object) -> Packed:
    return {name: _pack(getattr(thing, name)) for name in _names(thing) if name not in _SKIPPED}


def _unpack_onto(thing: object, packed: Packed) -> None:
    for name in _names(thing):
        if name not in _SKIPPED:
            setattr(thing, name, _unpack(packed[name], getattr(thing, name)))


def _names(thing: object) -> list[str]:
    """Every attribute, of a compiled class or of an interpreted one."""
    names: dict[str, None] = {}
    for kind in reversed(type(thing).__mro__):
        names.update(dict.fromkeys(getattr(kind, "__mypyc_attrs__", ())))
    names.update(dict.fromkeys(getattr(thing, "__dict__", ())))
    names.pop("__dict__", None)
    return list(names)


def _pack(value: object) -> Any:
    """JSON keeps ints, strings, booleans, None and lists; the rest is wrapped with its kind."""
    if value is None or isinstance(value, bool | int | str | float):
        return value
    if isinstance(value, list):
        return [_pack(item) for item in value]
    if is_block(value):
        return {"block": list(cast(Iterable[int], value))}
    if isinstance(value, tuple):
        return {"tuple": [_pack(item) for item in value]}
    if isinstance(value, bytes | bytearray):
        return {type(value).__name__: value.hex()}
    if isinstance(value, dict):
        return {"dict": [[_pack(key), _pack(item)] for key, item in value.items()]}
    if _names(value):
        return {"object": _pack_object(value)}
    raise TypeError(f"a {type(value).__name__} cannot be packed")


def _unpack(packed: Any, fresh: object) -> Any:
    if isinstance(packed, list):
        return [_unpack(item, None) for item in packed]
    if not isinstance(packed, dict):
        return packed
    ((kind, content),) = packed.items()
    if kind == "tuple":
        return tuple([_unpack(item, None) for item in content])
    if kind == "bytes":
        return bytes.fromhex(content)
    if kind == "bytearray":
        return bytearray.fromhex(content)
    if kind == "block":
        return block_of(content)
    if kind == "dict":
        return {_unpack(key, None): _unpack(item, None) for key, item in content}
    if fresh is None:
        raise TypeError("an object can be unpacked only onto its like")
    _unpack_onto(fresh, content)
    return fresh
