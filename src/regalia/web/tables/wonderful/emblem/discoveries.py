"""Discoveries: what was there before anybody came."""

from math import pi

from regalia.web.tables.wonderful.emblem.shapes import (
    DEEP,
    FIELD,
    GROUND,
    MIDDLE,
    arch,
    at,
    broken,
    disc,
    line,
    num,
    path,
    poly,
    ring,
    stroke,
)


def peaks(n: int) -> str:
    out = ""
    for i in range(n):
        x, is_near = 60 + (i - (n - 1) / 2) * 30, (i + n) % 2 == 0
        top = GROUND - (70 if is_near else 48)
        out += poly(DEEP if is_near else MIDDLE, (x - 34, GROUND), (x, top), (x + 34, GROUND))
        out += poly(FIELD, (x - 7, top + 14), (x, top), (x + 7, top + 14), (x, top + 9))
    return out


def rose(n: int) -> str:
    count = (4, 8, 6, 12)[n - 1]
    half = 180 / count
    out = ""
    for i in range(count):
        turn = i * 360 / count - 90
        left, right = at(60, 66, 14, turn - half), at(60, 66, 14, turn + half)
        tip = at(60, 66, 32 if i % 2 else 46, turn)
        out += poly(MIDDLE if i % 2 else DEEP, (60, 66), left, tip, right)
    return out + disc(60, 66, 6, FIELD) + ring(60, 66, 48, 2, DEEP)


def island(n: int) -> str:
    leaves = [
        line(DEEP, 3, (60, 50), at(60, 34, 22, 190 + i * 180 / (n + 2))) for i in range(n + 3)
    ]
    sea = [
        stroke(DEEP if j % 2 else MIDDLE, 4, f"M0 {92 + j * 8}q10 -7 20 0t20 0t20 0t20 0t20 0t20 0")
        for j in range(3)
    ]
    return path(DEEP, "M34 92q6 -44 26 -50q22 8 28 50Z") + "".join(leaves) + "".join(sea)


def moon(n: int) -> str:
    x, y = 60 + 5 * n, 62 - 3 * n
    disc_ = disc(60, 62, 32, DEEP) + disc(x, y, 25, FIELD) + disc(x, y, 8, MIDDLE)
    phases = [
        disc(20 + i * 20, 96 + abs(2 - i) * 4, 4, DEEP if i != 2 else MIDDLE) for i in range(5)
    ]
    return disc_ + "".join(phases)


def labyrinth(n: int) -> str:
    out = ""
    for i in range(n + 2):
        r = 10 + i * (34 / (n + 1))
        turn = (90 + i * 180 + i * n * 17) % 360
        out += ring(60, 66, r, 4, DEEP, broken(2 * pi * r - 9, 9, turn, 66))
    return out + disc(60, 66, 4, DEEP)


def rock_gate(n: int) -> str:
    out = path(DEEP, "M4 112L20 60L44 34L60 24L80 36L102 62L116 112Z")
    for i in range(n + 1):
        wide, top = 46 - i * (34 / (n + 1)), 54 + i * (30 / (n + 1))
        out += arch(60, wide, top, GROUND, DEEP if i % 2 else FIELD)
    return out


def jewel(n: int) -> str:
    count = n + 4
    outer = [at(60, 64, 40, i * 360 / count - 90) for i in range(count)]
    inner = [at(60, 64, 18, (i + 0.5) * 360 / count - 90) for i in range(count)]
    out = ""
    for i in range(count):
        out += poly(DEEP, outer[i], inner[i], inner[i - 1])
        out += poly(MIDDLE, outer[i], outer[(i + 1) % count], inner[i])
    return out + poly(DEEP, *inner) + disc(60, 64, 5, FIELD)


def serpent(n: int) -> str:
    out = ""
    for i in range(n + 2):
        x, high = 60 + (i - (n + 1) / 2) * 18, 24 if i % 2 else 30
        out += stroke(DEEP, 7, f"M{num(x - 9)} 72a9 {high} 0 0 {1 - i % 2} 18 0")
    tail, head = 60 - (n + 2) * 9, 60 + (n + 2) * 9
    eye = disc(head + 1, 68, 2.4, FIELD)
    return out + disc(head, 70, 8, DEEP) + eye + disc(tail, 74, 3.5, DEEP)


DISCOVERIES = (peaks, rose, island, moon, labyrinth, rock_gate, jewel, serpent)
