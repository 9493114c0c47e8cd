"""Fair deals: what a seed is made of, and the commitment that is published before anybody plays."""

import json
import secrets
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from regalia.core.game import Game
from regalia.core.options import Options, OptionValue
from regalia.core.state import GameState

SEED_BITS = 256
SECRET_BYTES = 32
MOST_WORDS = 80  # letters that a seat may add to the deal


@dataclass(frozen=True, slots=True)
class Deal:
    """A seed made by several hands, so that no single one of them chooses the deal.

    The keeper of the match draws a secret and publishes its hash before anybody adds words. The
    seed follows from the secret and all words: the keeper can no longer change the secret, and
    nobody else knows it.
    """

    secret: str  # in hexadecimal
    words: tuple[str, ...]  # by seat; empty where a seat added none

    @property
    def commitment(self) -> str:
        """What is published before the words are known."""
        secret = bytes.fromhex(self.secret)
        return blake2b(secret, digest_size=32, person=b"regalia-deal").hexdigest()

    def seed(self, game: Game, options: Options, rules: int = 0) -> int:
        """The seed of this match, and of no other; dealt under these rules, or today's."""
        deal = {**_setup(game, options, rules), "secret": self.secret, "words": list(self.words)}
        digest = blake2b(_canonical(deal), digest_size=SEED_BITS // 8, person=b"regalia-seed")
        return int.from_bytes(digest.digest(), "big")


def draw_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def draw_nonce() -> str:
    """What keeps a commitment from being guessed, even to a seed chosen by hand."""
    return secrets.token_hex(16)


def commit(
    game: Game,
    options: Options,
    seed: int,
    nonce: str,
    position: dict[str, Any] | None = None,
    rules: int = 0,
) -> str:
    """The hash that binds a match to a seed drawn by one hand; seed and nonce open it.

    A match that begins from a position is bound to its words as well. It was dealt under these
    rules, or today's.
    """
    deal = {**_setup(game, options, rules), "seed": str(seed), "nonce": nonce}
    if position is not None:
        deal["position"] = position
    return blake2b(_canonical(deal), digest_size=32).hexdigest()


def _setup(game: Game, options: Options, rules: int) -> dict[str, object]:
    return {
        "game": game.id,
        "rules": rules or game.version,
        "seats": options.seats,
        "options": option_values(game, options),
    }


def _canonical(deal: dict[str, object]) -> bytes:
    return json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


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
