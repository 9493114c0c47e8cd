"""One flat block of ints, copied in one go: the only module that knows which kind of list it is.

Compiled, a block is a `vec` of machine words: read without a detour, and copied as one piece of
memory. Interpreted, a plain list does the same, is read faster than a `vec`, and needs no librt.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from regalia.core.errors import Broken

if not __file__.endswith(".py"):
    from librt.vecs import vec
else:
    vec = list  # type: ignore[misc,assignment]

Block: TypeAlias = "vec[i64]"


def new_block(size: i64) -> Block:
    """A block of so many zeros."""
    zero: i64 = 0
    return vec[i64]([zero] * size)


SPARE: Final = 8  # places for rows to grow into

# What a block is before it is laid out or copied: making one first would double a clone's price.
NO_BLOCK: Final[Block] = new_block(0)
NO_CARDS: Final[list[bytes]] = []


def block_of(numbers: list[int]) -> Block:
    """A block of these numbers: also for tables, which are read faster than lists."""
    block = new_block(len(numbers))
    for at in range(len(numbers)):
        block[at] = numbers[at]
    return block


# Where small numbers are packed, eight to a word: the seven bits of each. The eighth stays free,
# so that a word is never negative.
SEVEN: Final = 127
SEVEN_AT: Final[Block] = block_of([SEVEN << (8 * place) for place in range(8)])


def pack(block: Block, at: i64, numbers: tuple[int, ...]) -> None:
    """Put a row of small numbers into a block, eight to a word."""
    word: i64 = 0
    place: i64 = 0
    for index in range(len(numbers)):
        number: i64 = numbers[index]
        word |= (number & SEVEN) << place
        place += 8
        if place == 64:
            block[at] = word
            at += 1
            word = 0
            place = 0
    if place > 0:
        block[at] = word


def is_block(thing: object) -> bool:
    """Whether a thing is a compiled block; a plain list is packed and copied as such."""
    return not isinstance(thing, list) and type(thing).__name__ == "vec[i64]"


def expect_range(what: str, value: i64, low: i64, high: i64) -> None:
    """Raise Broken unless a number of the state lies where its declaration says."""
    if value < low or value > high:
        raise Broken(f"{what} is {value}, not {low} to {high}")


def rows(numbers: list[int], width: int) -> tuple[tuple[int, ...], ...]:
    """Numbers that lie side by side, cut into rows."""
    return tuple([tuple(numbers[at : at + width]) for at in range(0, len(numbers), width)])


def open_rows(count: i64) -> Block:
    """Room for so many rows, all empty. First stands where each row begins and the last one ends;
    behind that the rows follow one another, and a few spare places."""
    block = new_block(count + 1 + SPARE)
    for row in range(count + 1):
        block[row] = count + 1
    return block


def insert(block: Block, count: i64, row: i64, at: i64, value: i64) -> Block:
    """One number more in one of so many rows; what stands behind it moves on. Use what it gives."""
    end = block[count]
    if end == len(block):
        wider = new_block(end + SPARE)
        for place in range(end):
            wider[place] = block[place]
        block = wider
    first = block[row] + at
    while end > first:
        block[end] = block[end - 1]
        end -= 1
    block[first] = value
    for later in range(row + 1, count + 1):
        block[later] = block[later] + 1
    return block


def drop(block: Block, count: i64, row: i64, at: i64) -> None:
    """One number less in one of so many rows; what stands behind it moves up."""
    end = block[count] - 1
    first = block[row] + at
    while first < end:
        block[first] = block[first + 1]
        first += 1
    for later in range(row + 1, count + 1):
        block[later] = block[later] - 1


def empty_row(block: Block, count: i64, row: i64) -> None:
    """Nothing is left in one of so many rows; what stands behind it moves up."""
    first = block[row]
    size = block[row + 1] - first
    for at in range(first, block[count] - size):
        block[at] = block[at + size]
    for later in range(row + 1, count + 1):
        block[later] = block[later] - size


def row_of(block: Block, row: i64) -> list[int]:
    """The numbers of one row."""
    return [block[at] for at in range(block[row], block[row + 1])]


def tuples(cards: list[bytes]) -> tuple[tuple[int, ...], ...]:
    """Rows of cards as an observation shows them."""
    return tuple([tuple(row) for row in cards])


def as_bytes(cards: tuple[int, ...]) -> bytes:
    """A row of cards that an observation shows, as a state holds it. Most rows are empty: those
    need no call into Python."""
    return bytes(cards) if cards else b""


def halves(numbers: list[int], bits: int) -> tuple[tuple[int, int], ...]:
    """Each number as its high part and its low part of so many bits."""
    low = (1 << bits) - 1
    return tuple([(number >> bits, number & low) for number in numbers])
