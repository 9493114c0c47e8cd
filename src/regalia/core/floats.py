"""Rows of float32 that the engine fills and others look into: no copy is made.

mypyc knows no float32, so a number is written as the 32 bits that stand for it; whoever looks at
the memory as float32 reads the number. Interpreted, an array does what a `vec` does compiled.
"""

from array import array
from struct import pack
from typing import Final, TypeAlias, cast

from mypy_extensions import i32, i64, u8

COMPILED: Final = not __file__.endswith(".py")

if COMPILED:
    from librt.vecs import vec

Floats: TypeAlias = "vec[i32]"
Bytes: TypeAlias = "vec[u8]"


def new_floats(size: i64) -> Floats:
    """So many zeros."""
    if not COMPILED:
        return cast("vec[i32]", array("i", bytes(4 * size)))
    zero: i32 = 0
    return vec[i32]([zero] * size)


def new_bytes(size: i64) -> Bytes:
    """So many zeros."""
    if not COMPILED:
        return cast("vec[u8]", bytearray(size))
    zero: u8 = 0
    return vec[u8]([zero] * size)


def bits_of(number: float) -> int:
    """The bits of a number as float32."""
    return int.from_bytes(pack("<f", number), "little", signed=True)


def table(size: i64) -> Floats:
    """The bits of the numbers from 0 on."""
    made = new_floats(size)
    for number in range(size):
        made[number] = i32(bits_of(float(number)))
    return made


SMALL: Final[i64] = 1024
BITS: Final[Floats] = table(SMALL)
ONE: Final[i32] = i32(bits_of(1.0))


def put(out: Floats, at: i64, number: i64) -> None:
    """Write a whole number."""
    if 0 <= number < SMALL:
        out[at] = BITS[number]
    else:
        out[at] = i32(bits_of(float(number)))


def put_bits(out: Floats, at: i64, number: i64) -> None:
    """Write the bits of a number, the lowest first, on columns that are blank."""
    while number:
        if number & 1:
            out[at] = ONE
        number >>= 1
        at += 1


def blank(out: Floats, at: i64, size: i64) -> None:
    """Write zeros."""
    zero: i32 = 0
    for place in range(at, at + size):
        out[place] = zero
