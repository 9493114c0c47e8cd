"""What stands behind and under every subject: a sky, an orb, a ground."""

from regalia.web.tables.wonderful.emblem.shapes import (
    DEEP,
    FIELD,
    GROUND,
    HEIGHT,
    MIDDLE,
    SOFT,
    WIDTH,
    Point,
    arch,
    at,
    disc,
    hoop,
    oval,
    path,
    poly,
    rect,
    ring,
    stroke,
    wave,
)

SKIES = 8
ORBS = 6
GROUNDS = 6
SKY_Y = 40
ORB_Y = 36


def sky(kind: int, x: int) -> str:
    """One of eight quiet patterns; rings go around the orb at x."""
    if kind == 0:
        return "".join(_ray(180 + i * 20) for i in range(9))
    if kind == 1:
        return "".join(ring(x, SKY_Y, r, 4.5, SOFT) for r in range(20, 130, 15))
    if kind == 2:
        return "".join(rect(0, 8 + i * 13.5, WIDTH, 1.5 + i * 1.1, SOFT) for i in range(8))
    if kind == 3:
        return "".join(
            disc(4 + i * 16 + j % 2 * 8, 6 + j * 13, 2.2, SOFT) for j in range(9) for i in range(8)
        )
    if kind == 4:
        return "".join(_slant(i * 24) for i in range(-1, 9))
    if kind == 5:
        return "".join(
            ring(12 + i * 24 + j % 2 * 12, 20 + j * 20, 10, 2.4, SOFT)
            for j in range(6)
            for i in range(-1, 6)
        )
    if kind == 6:
        return arch(60, 104, 10, HEIGHT, SOFT)
    return rect(0, 0, 60, 62, SOFT) + rect(60, 62, 60, 78, SOFT)


def _ray(degrees: float) -> str:
    return poly(
        SOFT, (60, GROUND), at(60, GROUND, 170, degrees + 2), at(60, GROUND, 170, degrees + 11)
    )


def _slant(x: float) -> str:
    return poly(SOFT, (x - 40, HEIGHT), (x - 28, HEIGHT), (x + 42, 0), (x + 30, 0))


def orb(kind: int, x: int) -> str:
    """A sun, a moon or a star."""
    if kind == 0:
        return disc(x, ORB_Y, 13, MIDDLE)
    if kind == 1:
        return path(MIDDLE, f"M{x + 4} {ORB_Y - 14}a14 14 0 1 0 8 22a11 11 0 1 1 -8 -22Z")
    if kind == 2:
        return ring(x, ORB_Y, 11, 4, MIDDLE)
    if kind == 3:
        return disc(x, GROUND, 30, MIDDLE)
    if kind == 4:
        return disc(x - 7, ORB_Y - 4, 8, MIDDLE) + disc(x + 9, ORB_Y + 7, 5, MIDDLE)
    return poly(MIDDLE, *[at(x, ORB_Y, 5 if i % 2 else 15, i * 45) for i in range(8)])


def ground(kind: int) -> str:
    """What the subject stands on."""
    if kind == 0:
        return rect(0, GROUND, WIDTH, 28, DEEP)
    if kind == 1:
        hills = oval(24, 122, 46, 14, DEEP) + oval(100, 124, 44, 13, DEEP)
        return rect(0, 118, WIDTH, 22, DEEP) + hills
    if kind == 2:
        return path(DEEP, wave(114) + "V140H0Z") + stroke(FIELD, 2, wave(126))
    if kind == 3:
        steps = rect(10, 119, 100, 8, DEEP) + rect(20, GROUND, 80, 8, DEEP)
        return rect(0, 126, WIDTH, 14, DEEP) + steps
    if kind == 4:
        teeth: list[Point] = [(i * 10, 112 if i % 2 else 120) for i in range(13)]
        return poly(DEEP, (0, 140), (0, 118), *teeth, (120, 118), (120, 140))
    arcade = "".join(arch(10 + i * 20, 11, 121, HEIGHT, FIELD) for i in range(6))
    return rect(0, GROUND, WIDTH, 28, DEEP) + arcade


def company(number: int, floats: bool) -> str:
    """What stands around a subject: with its number, so that one figure has four faces."""
    return (_around_floating if floats else _around_standing)(number)


def _around_standing(number: int) -> str:
    """Nothing, two towers, a halo, two banners."""
    if number == 2:
        return "".join(
            rect(x - 6, 62, 12, GROUND - 62, MIDDLE)
            + poly(MIDDLE, (x - 9, 63), (x, 44), (x + 9, 63))
            for x in (13, 107)
        )
    if number == 3:
        return ring(60, 66, 46, 6, MIDDLE)
    if number == 4:
        return "".join(
            rect(x - 1.5, 22, 3, GROUND - 22, MIDDLE)
            + poly(MIDDLE, (x, 22), (x + fly, 32), (x, 42))
            for x, fly in ((12, 26), (108, -26))
        )
    return ""


def _around_floating(number: int) -> str:
    """Nothing, a frame of corners, an orbit, four lamps."""
    corners = [(x, y) for x in (16, 104) for y in (18, 122)]
    if number == 2:
        return "".join(
            stroke(
                MIDDLE, 5, f"M{x} {y + (20 if y < 70 else -20)}V{y}H{x + (20 if x < 60 else -20)}"
            )
            for x, y in corners
        )
    if number == 3:
        return hoop(56, 20, 5, MIDDLE, 70, -28)
    if number == 4:
        return "".join(disc(x, y, 8, MIDDLE) + disc(x, y, 3, FIELD) for x, y in corners)
    return ""
