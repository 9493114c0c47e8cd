"""Uniform random play in other people's engines, measured as we measure ours.

A line of JSON on standard input asks for one turn, a line of JSON answers: `bench/run.py` measures
us and them by turns, so that both meet the same machine.
"""

import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

COPIES = 500
AT_ONCE = 1024  # games in a batch of Pgx, as its own figures have it

Play = Callable[[], int]  # plays one game, returns how many decisions players made
Copy = Callable[[], object]


def open_spiel(name: str) -> tuple[Play, Copy]:
    """Chance is played, but only players' decisions count."""
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)
    deals = name != "backgammon"  # a deal is uniform and quicker to draw than dice by their odds

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
            elif deals:
                state.apply_action(random.choice(state.legal_actions()))
            else:
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
        return moves

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return play, state.clone


def rlcard(name: str) -> tuple[Play, None]:
    """The environment's own loop: step, take the legal actions it offers."""
    env = import_module("rlcard").make(name)

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play, None


def pettingzoo(name: str) -> tuple[Play, None]:
    """The documented AEC loop, with the action mask."""
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset(seed=random.getrandbits(31))
        moves = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                mask = seen["action_mask"]
                env.step(random.choice(mask.nonzero()[0]))
                moves += 1
        return moves

    return play, None


def python_chess(name: str) -> tuple[Play, Copy]:
    """Moves as they come from the generator; a copy without the history."""
    chess = import_module("chess")

    def play() -> int:
        board = chess.Board()
        moves = 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        return moves

    board = chess.Board()
    return play, lambda: board.copy(stack=False)


def pgx(name: str) -> tuple[Play, None]:
    """A batch that is stepped as one, with its own masks; what ends is dealt anew."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # or XLA's threads wait in turns
    jax, library = import_module("jax"), import_module("pgx")
    env = library.make(name)
    renewed = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def choose_and_step(state: Any, key: Any) -> Any:
        key, choice, deals = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, odds, axis=-1)
        return jax.vmap(renewed)(state, actions, jax.random.split(deals, AT_ONCE)), key

    step = jax.jit(choose_and_step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), AT_ONCE))
    held = [(state, jax.random.PRNGKey(2))]

    def play() -> int:
        held[0] = jax.block_until_ready(step(*held[0]))
        return AT_ONCE

    return play, None


Maker = Callable[[str], tuple[Play, Copy | None]]
# Package to import, distribution to install, its name, how it plays, and what.
PEERS: list[tuple[str, str, str, Maker, list[str]]] = [
    (
        "pyspiel",
        "open_spiel",
        "OpenSpiel (C++)",
        open_spiel,
        ["backgammon", "bridge(use_double_dummy_result=false)", "gin_rummy", "hearts"],
    ),
    ("pyspiel", "open_spiel", "OpenSpiel (Python)", open_spiel, ["python_block_dominoes"]),
    ("rlcard", "rlcard", "RLCard", rlcard, ["uno", "gin-rummy", "mahjong"]),
    (
        "pettingzoo.classic",
        "pettingzoo",
        "PettingZoo",
        pettingzoo,
        ["connect_four_v3", "chess_v6"],
    ),
    ("chess", "chess", "python-chess", python_chess, ["chess"]),
    ("pgx", "pgx", "Pgx", pgx, ["backgammon", "hex", "2048"]),
]
SEEING = ("RLCard", "PettingZoo", "Pgx")  # every step makes an observation
BATCHED = ("Pgx",)  # nothing to compare call by call


def listed() -> Iterator[dict[str, object]]:
    """Every game of every peer that is installed, and the absent peers by name."""
    for package, distribution, peer, _, names in PEERS:
        try:
            import_module(package)
        except ImportError:
            yield {"peer": peer, "absent": distribution}
            continue
        for name in names:
            kind = {"seeing": peer in SEEING, "batched": peer in BATCHED}
            yield {"peer": peer, "name": name, "release": version(distribution), **kind}


def load(peer: str, name: str) -> tuple[Play, Copy | None]:
    """A game of a peer, warmed up."""
    (maker,) = [maker for _, _, other, maker, names in PEERS if other == peer and name in names]
    play, copy = maker(name)
    play()
    return play, copy


def turn(play: Play, copy: Copy | None, seconds: float) -> dict[str, float]:
    """Games and moves a second, and what a copy costs in microseconds: CPU time of one turn."""
    games = moves = 0
    begin = now = process_time()
    while now < begin + seconds:
        moves += play()
        games += 1
        now = process_time()
    row = {"games": games / (now - begin), "moves": moves / (now - begin)}
    if copy is not None:
        begin = process_time()
        for _ in range(COPIES):
            copy()
        row["copy"] = (process_time() - begin) / COPIES * 1e6
    return row


def answer(asked: dict[str, Any], loaded: dict[str, tuple[Play, Copy | None]]) -> object:
    """What there is, or one turn of one game."""
    if "list" in asked:
        return list(listed())
    peer, name = asked["peer"], asked["name"]
    try:
        if name not in loaded:
            loaded.clear()
            loaded[name] = load(peer, name)
        return turn(*loaded[name], asked["seconds"])
    except Exception as error:  # a peer that fails is no reason to measure nothing
        return {"failed": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Answer questions until there are no more."""
    random.seed(1)
    loaded: dict[str, tuple[Play, Copy | None]] = {}
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), loaded)), flush=True)


if __name__ == "__main__":
    main()
