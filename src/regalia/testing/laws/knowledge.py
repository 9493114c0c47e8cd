"""Laws of knowledge: imagined worlds fit what a seat knows, and differ in what it does not."""

from collections.abc import Iterator

from regalia.core.errors import Broken
from regalia.core.events import SPECTATOR
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.testing.failures import law
from regalia.testing.walk import Walk, walks

SEEDS = 12  # imagined worlds before a zone is called constant,
MORE_SEEDS = 200  # and before it is called stuck on a wrong value


def watchers(options: Options) -> range:
    """Every seat, and the spectator."""
    return range(SPECTATOR, options.seats)


@law
def check_knowledge(game: Game, options: Options, seed: int) -> None:
    """A seat cannot tell an imagined world from the real one, and may do the same in it."""
    for walk in walks(game, options, seed, 3):
        for state in walk.some(16):
            for seat in watchers(options):
                seen = game.observe(state, seat)
                assert seen == game.observe(state.clone(), seat), "a clone is observed otherwise"
                assert seen.seat == seat and seen.to_act == tuple(state.to_act())
                legal = state.legal(seat) if seat != SPECTATOR else []
                assert seen.legal == tuple(legal) and seen.over == state.is_over()
                world = game.imagine(seen, walk.next_seed())
                assert game.observe(world, seat) == seen, differences(seen, game, world, seat)
                for other in range(options.seats):
                    assert bool(world.legal(other)) == (other in seen.to_act)
                assert seat == SPECTATOR or world.legal(seat) == legal
                try:
                    world.check()
                except Broken as broken:
                    raise AssertionError(f"an imagined world breaks: {broken}") from broken
                if walk.random.random() < 0.2:
                    play_out(game, world, walk)


def differences(seen: Observation, game: Game, world: GameState, seat: int) -> str:
    """The fields in which an imagined world looks otherwise."""
    other = game.observe(world, seat)
    fields = [name for name, value in other.as_json().items() if value != getattr(seen, name)]
    return f"seat {seat} can tell the imagined world by {fields}"


def play_out(game: Game, world: GameState, walk: Walk) -> None:
    """An imagined world can be played to its end."""
    played = 0
    while not world.is_over():
        assert played < game.max_actions, "an imagined world does not end"
        world.apply(*walk.choose(world))
        played += 1
    world.check()


@law
def check_imagination(game: Game, options: Options, seed: int) -> None:
    """Over seeds every hidden zone varies, unless what the seat knows leaves it one value.

    No zone may be stuck on a value that is not the real one; and a zone whose real value differs
    from state to state, but which the imagination always guesses right, is known, not hidden.
    """
    real: dict[tuple[int, str], set[str]] = {}
    varied: set[tuple[int, str]] = set()
    for walk in walks(game, options, seed, 3):
        for state in walk.some(10):
            for seat in watchers(options):
                zones = {zone: repr(value) for zone, value in game.hidden(state, seat).items()}
                for zone, value in zones.items():
                    real.setdefault((seat, zone), set()).add(value)
                for zone in varying(game, game.observe(state, seat), zones, walk):
                    varied.add((seat, zone))
    for (seat, zone), values in real.items():
        assert len(values) == 1 or (seat, zone) in varied, (
            f"{zone!r} is always guessed right by seat {seat}: it is no secret"
        )


def varying(game: Game, seen: Observation, real: dict[str, str], walk: Walk) -> Iterator[str]:
    """The zones that take several values in imagined worlds."""
    worlds = imagined(game, seen, walk, SEEDS if real else 0)
    for zone, value in real.items():
        values = {repr(world.get(zone)) for world in worlds}
        if len(values) == 1 and value not in values:
            values |= {repr(world.get(zone)) for world in imagined(game, seen, walk, MORE_SEEDS)}
        assert len(values) > 1 or value in values, (
            f"seat {seen.seat} always imagines {values} in {zone!r}, but it may be {value}"
        )
        if len(values) > 1:
            yield zone


def imagined(game: Game, seen: Observation, walk: Walk, count: int) -> list[dict[str, object]]:
    """The hidden zones of so many imagined worlds."""
    worlds = [game.imagine(seen, walk.next_seed()) for _ in range(count)]
    return [game.hidden(world, seen.seat) for world in worlds]
