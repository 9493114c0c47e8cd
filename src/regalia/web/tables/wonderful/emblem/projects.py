"""Projects, and the monuments and memorials that stand like them."""

from regalia.web.tables.wonderful.emblem.shapes import (
    DEEP,
    FIELD,
    GROUND,
    MIDDLE,
    arch,
    at,
    disc,
    oval,
    poly,
    rect,
)


def obelisk(n: int) -> str:
    out = poly(DEEP, (52, 104), (55, 38), (60, 26), (65, 38), (68, 104)) + rect(
        42, 104, 36, 8, DEEP
    )
    for i in range(n):
        for x in (36 - i * 12, 74 + i * 12):
            shoulder = 78 + i * 8
            tip = (x + 5, shoulder - 6)
            sides = (x, GROUND), (x + 2, shoulder), tip, (x + 8, shoulder), (x + 10, GROUND)
            out += poly(MIDDLE, *sides)
    return out


def gate(n: int) -> str:
    wall = rect(22, 40, 76, 72, DEEP) + rect(17, 34, 86, 8, DEEP)
    holes = arch(60, 30, 58, GROUND, FIELD) + rect(26, 48, 68, 2.5, FIELD)
    globes = "".join(disc(60 + (i - (n - 1) / 2) * 16, 27, 5, DEEP) for i in range(n))
    return wall + holes + globes + arch(34, 9, 72, GROUND, FIELD) + arch(86, 9, 72, GROUND, FIELD)


def pyramid(n: int) -> str:
    out = ""
    for i in range(n + 3):
        a, b = i / (n + 3), (i + 1) / (n + 3)
        top, foot = 34 + 78 * a, 34 + 78 * b - 2
        corners = (60 - 46 * a, top), (60 + 46 * a, top), (60 + 46 * b, foot), (60 - 46 * b, foot)
        out += poly(MIDDLE if i % 2 else DEEP, *corners)
    return out


def spire(n: int) -> str:
    out = poly(DEEP, (50, GROUND), (58, 18), (62, 18), (70, GROUND))
    for i in range(n + 1):
        y = 42 + i * (60 / (n + 1))
        out += oval(60, y, 14 + i * 7, 5, DEEP) + oval(60, y - 1.5, 9 + i * 6, 1.6, FIELD)
    return out


def star(n: int) -> str:
    points = n + 4
    rays = [at(60, 62, 15 if i % 2 else 34, i * 180 / points - 90) for i in range(2 * points)]
    plinth = poly(DEEP, (44, GROUND), (52, 92), (68, 92), (76, GROUND)) + rect(34, 106, 52, 6, DEEP)
    return poly(DEEP, *rays) + disc(60, 62, 9, FIELD) + disc(60, 62, 5, DEEP) + plinth


def rotunda(n: int) -> str:
    out = ""
    for i in range(n + 2):
        wide, top = 92 - i * (76 / (n + 2)), 40 + i * (44 / (n + 2))
        out += arch(60, wide, top, GROUND, FIELD if i % 2 else DEEP)
    return out + rect(58.5, 24, 3, 18, DEEP) + poly(DEEP, (61, 24), (76, 29), (61, 34))


def stacked_discs(n: int) -> str:
    count = n + 3
    discs = [
        oval(60, 105 - i * (64 / count), 46 - i * (34 / count), 8, MIDDLE if i % 2 else DEEP)
        for i in range(count)
    ]
    return rect(57, 22, 6, 90, DEEP) + "".join(discs)


def petals(n: int) -> str:
    out = ""
    for i in range(n + 3):
        turn = -90 + (i - (n + 2) / 2) * (150 / (n + 2))
        x, y = at(60, 104, 36, turn)
        out += oval(x, y, 32, 9, MIDDLE if i % 2 else DEEP, turn)
    return out + disc(60, 104, 13, DEEP) + disc(60, 104, 5, FIELD)


PROJECTS = (obelisk, gate, pyramid, spire, star, rotunda, stacked_discs, petals)
