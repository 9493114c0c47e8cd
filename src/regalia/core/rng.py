"""Chance: one interface, a sealed stream for matches and a fast one for search."""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of uniform 32-bit words; `count` is how many have been drawn."""

    def __init__(self) -> None:
        self.count = 0

    def word(self) -> int:
        """The next word, 0 to 2**32 - 1."""
        raise NotImplementedError

    def clone(self) -> "Rng":
        """An independent stream that continues alike."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n - 1, without bias."""
        size: i64 = n
        word: i64 = self.word()
        rest = word % size
        while word - rest + size > 0x100000000:  # one of the last words, too few for all n
            word = self.word()
            rest = word % size
        return rest

    def die(self) -> int:
        """A face of a six-sided die."""
        return self.below(6) + 1

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a uniformly random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class SealedRng(Rng):
    """The chance of a match: BLAKE2b keyed with the seed, over a counter.

    Whatever players see of it, they cannot compute the next word without the seed; with the seed,
    everybody can compute every word again on any machine.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        self.secret = b""  # made from the seed with the first word, so that clones cost nothing
        self.block = b""

    def word(self) -> int:
        offset = self.count & 15
        if offset == 0:
            if not self.secret:
                text = str(self.seed).encode()
                self.secret = blake2b(text, digest_size=32, person=b"regalia").digest()
            counter = (self.count >> 4).to_bytes(8, "little")
            self.block = blake2b(counter, key=self.secret, digest_size=64).digest()
        self.count += 1
        block = self.block
        at: i64 = offset * 4
        one: i64 = block[at]
        two: i64 = block[at + 1]
        three: i64 = block[at + 2]
        four: i64 = block[at + 3]
        return one | two << 8 | three << 16 | four << 24

    def clone(self) -> Rng:
        twin = SealedRng(self.seed)
        twin.secret = self.secret
        twin.block = self.block
        twin.count = self.count
        return twin


def scatter(word: i64) -> i64:
    """A well-mixed 32-bit word from another: neighbouring seeds must not look alike."""
    word = ((word >> 16) ^ word) * 0x45D9F3B & MASK
    word = ((word >> 16) ^ word) * 0x45D9F3B & MASK
    return (word >> 16) ^ word


class FastRng(Rng):
    """Chance for search and playouts: a small fast counter generator on three 32-bit words."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.a: i64 = scatter((seed & MASK) ^ 0x9E3779B9)  # scatter(0) is 0
        self.b: i64 = scatter(self.a ^ ((seed >> 32) & MASK))
        self.c: i64 = scatter(self.b ^ ((seed >> 64) & MASK))
        self.d: i64 = 1

    def word(self) -> int:
        b = self.b
        c = self.c
        mixed = (self.a + b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + mixed) & MASK
        self.count += 1
        return mixed

    def clone(self) -> Rng:
        twin = FastRng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        twin.count = self.count
        return twin
