"""Uniform random play in other people's engines, measured as we measure ours; one JSON row each."""

import json
import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import process_time

RUNS = 3
SECONDS = 0.5
COPIES = 2000

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
]


def measure(peer: str, release: str, name: str, maker: Maker) -> dict[str, object]:
    """Games, moves and copies, CPU time, medians of several runs."""
    play, copy = maker(name)
    play()
    games_rates = []
    moves_rates = []
    for _ in range(RUNS):
        games = moves = 0
        begin = now = process_time()
        while now < begin + SECONDS:
            moves += play()
            games += 1
            now = process_time()
        games_rates.append(games / (now - begin))
        moves_rates.append(moves / (now - begin))
    row: dict[str, object] = {
        "peer": f"{peer} {release}",
        "game": name.partition("(")[0],
        "games": median(games_rates),
        "moves": median(moves_rates),
        "copy": None,
    }
    if copy is not None:
        begin = process_time()
        for _ in range(COPIES):
            copy()
        row["copy"] = (process_time() - begin) / COPIES * 1e6
    return row


def main() -> None:
    """Print a row for every game of every peer that is installed, and name the absent ones."""
    random.seed(1)
    for package, distribution, peer, maker, names in PEERS:
        try:
            import_module(package)
        except ImportError:
            print(json.dumps({"peer": peer, "absent": distribution}), flush=True)
            continue
        for name in names:
            try:
                row = measure(peer, version(distribution), name, maker)
            except Exception as error:  # a peer that fails is no reason to measure nothing
                row = {"peer": peer, "game": name, "failed": f"{type(error).__name__}: {error}"}
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
