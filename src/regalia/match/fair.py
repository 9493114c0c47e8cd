"""Fair deals: a match commits to its seed before the first action and opens it in the record."""

import json
import secrets
from hashlib import blake2b

from regalia.core.game import Game
from regalia.core.options import Options, OptionValue
from regalia.core.state import GameState

SEED_BITS = 256


def draw_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def draw_nonce() -> str:
    """What keeps a commitment from being guessed, even to a seed chosen by hand."""
    return secrets.token_hex(16)


def commit(game: Game, options: Options, seed: int, nonce: str) -> str:
    """The hash that binds a match to its deal: publish it first, open it with seed and nonce."""
    deal = {
        "game": game.id,
        "rules": game.version,
        "seats": options.seats,
        "options": option_values(game, options),
        "seed": str(seed),
        "nonce": nonce,
    }
    text = json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=32).hexdigest()


def option_values(game: Game, options: Options) -> dict[str, OptionValue | list[str]]:
    """The values of the options as JSON has them; a late one only where it was chosen."""
    usual = {option.id: option.default for option in game.options() if option.late}
    return {
        id: list(value) if isinstance(value, tuple) else value
        for id, value in options.pairs
        if id not in usual or value != usual[id]
    }


def digest(state: GameState, size: int = 4) -> str:
    """A fingerprint of a position, of so many bytes in hexadecimal."""
    return blake2b(repr(state.key()).encode(), digest_size=size).hexdigest()
