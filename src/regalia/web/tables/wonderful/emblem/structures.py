"""Structures: what people build to make things in."""

from regalia.web.tables.wonderful.emblem.shapes import (
    DEEP,
    FIELD,
    GROUND,
    MIDDLE,
    arch,
    at,
    disc,
    path,
    poly,
    rect,
)


def ziggurat(n: int) -> str:
    high = 72 / (n + 2)
    out = ""
    for i in range(n + 2):
        wide = 84 - i * (60 / (n + 1))
        out += rect(60 - wide / 2, GROUND - (i + 1) * high, wide, high - 2, DEEP)
    return out + rect(56, 34, 8, 10, DEEP)


def colonnade(n: int) -> str:
    columns = "".join(rect(26 + i * (60 / (n + 1)), 66, 8, 46, DEEP) for i in range(n + 2))
    roof = rect(18, 58, 84, 7, DEEP) + poly(DEEP, (16, 56), (60, 30), (104, 56))
    return columns + roof + disc(60, 48, 4, FIELD)


def chimneys(n: int) -> str:
    out = ""
    for i in range(n):
        x = 60 + (i - (n - 1) / 2) * 24
        high = 62 - i % 2 * 16
        top = GROUND - high
        out += poly(DEEP, (x - 10, GROUND), (x - 5, top), (x + 5, top), (x + 10, GROUND))
        out += disc(x + 6, 100 - high, 6, MIDDLE) + disc(x + 14, 91 - high, 4, MIDDLE)
        out += rect(x - 6, 118 - high, 12, 3, FIELD)
    return out


def viaduct(n: int) -> str:
    wide = 108 / (n + 1)
    bridge = rect(6, 56, 108, 56, DEEP) + rect(2, 50, 116, 8, DEEP)
    holes = [arch(6 + wide * (i + 0.5), wide - 8, 64, GROUND, FIELD) for i in range(n + 1)]
    return bridge + "".join(holes)


def dome(n: int) -> str:
    roof = path(DEEP, "M26 78a34 34 0 0 1 68 0Z") + rect(22, 80, 76, 6, DEEP)
    hall = rect(28, 86, 64, 26, DEEP) + rect(58, 30, 4, 16, DEEP) + disc(60, 29, 4, DEEP)
    doors = [arch(60 + (i - n / 2) * (52 / (n + 1)), 8, 92, GROUND, FIELD) for i in range(n + 1)]
    return roof + hall + "".join(doors)


def skyline(n: int) -> str:
    heights = (40, 66, 52, 78, 46, 60)
    wide = 84 / (n + 2)
    out = ""
    for i in range(n + 2):
        x, high = 18 + i * wide, heights[(i * n + n) % 6]
        out += rect(x, GROUND - high, wide - 3, high, DEEP)
        for j in range(high // 14):
            out += rect(x + wide / 2 - 4, 118 - high + j * 14, 5, 6, FIELD)
    return out


def mill(n: int) -> str:
    out = poly(DEEP, (48, GROUND), (55, 58), (65, 58), (72, GROUND))
    for i in range(n + 2):
        turn = i * 360 / (n + 2) - 90
        out += poly(DEEP, (60, 56), at(60, 56, 40, turn - 9), at(60, 56, 42, turn + 5))
    return out + disc(60, 56, 6, DEEP) + disc(60, 56, 2.5, FIELD)


def silos(n: int) -> str:
    wide = 84 / (n + 1)
    out = ""
    for i in range(n + 1):
        x, high = 18 + wide * i, (62, 46, 70, 54)[i % 4]
        out += arch(x + wide / 2, wide - 4, GROUND - high, GROUND, DEEP)
        out += rect(x + 2, 108 - high * 0.4, wide - 4, 3, FIELD)
    return out


STRUCTURES = (ziggurat, colonnade, chimneys, viaduct, dome, skyline, mill, silos)
