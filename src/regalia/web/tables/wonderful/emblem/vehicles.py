"""Vehicles, and the companies that march like them."""

from regalia.web.tables.wonderful.emblem.shapes import (
    DEEP,
    FIELD,
    GROUND,
    MIDDLE,
    disc,
    hoop,
    line,
    num,
    oval,
    path,
    poly,
    rect,
)


def ship(n: int) -> str:
    out = path(DEEP, "M16 88H104L90 112H30Z") + rect(58, 30, 3.5, 58, DEEP)
    for i in range(n):
        y = 34 + i * (50 / n)
        foot = y + 50 / n - 3
        out += poly(DEEP, (64, y), (64, foot), (86 + i * 5, foot))
        out += poly(MIDDLE, (56, y + 6), (56, foot), (40 - i * 5, foot))
    return out


def airship(n: int) -> str:
    hull = oval(60, 56, 48, 22, DEEP) + rect(44, 82, 32, 9, DEEP, 3)
    ropes = line(DEEP, 2, (50, 76), (50, 84)) + line(DEEP, 2, (70, 76), (70, 84))
    fin = poly(DEEP, (100, 56), (116, 40), (116, 72))
    ribs = "".join(hoop(48 - (i + 1) * (40 / (n + 1)), 22, 1.8, FIELD, 56) for i in range(n))
    return hull + ropes + fin + ribs


def wheels(n: int) -> str:
    r = 40 / (n + 1) + 2
    roof = ((14, 96), (24, 70), (52, 70), (60, 56), (88, 56), (94, 70), (108, 76), (108, 96))
    out = poly(DEEP, *roof) + rect(86, 62, 32, 5, DEEP)
    for i in range(n + 1):
        x, y = 60 + (i - n / 2) * (80 / (n + 1)), GROUND - r
        out += disc(x, y, r + 2, FIELD) + disc(x, y, r, DEEP) + disc(x, y, r * 0.35, FIELD)
    return out


def darts(n: int) -> str:
    size = 1.2 - n * 0.1
    out = ""
    for i in range(n + 1):
        x, y = 60 + (i - n / 2) * 22, 62 + abs(i - n / 2) * 12
        left, right = (x - 18 * size, y + 22 * size), (x + 18 * size, y + 22 * size)
        out += poly(MIDDLE if i % 2 else DEEP, (x, y - 36 * size), right, (x, y + 11 * size), left)
    return out


def walker(n: int) -> str:
    out = path(DEEP, "M30 66a30 30 0 0 1 60 0Z") + rect(26, 67, 68, 8, DEEP, 4)
    for i in range(n + 1):
        x = 60 + (i - n / 2) * (56 / n)
        away = x - 60
        out += line(DEEP, 5, (60 + away * 0.5, 74), (x + away * 0.25, 92), (x, GROUND))
    return out + disc(60, 56, 7, FIELD) + disc(60, 56, 3.5, DEEP)


def saucers(n: int) -> str:
    flight = ((60.0, 62.0, 1.25), (34.0, 90.0, 0.75), (90.0, 88.0, 0.75), (28.0, 44.0, 0.6))
    out = ""
    for x, y, size in flight[:n] if n > 1 else ((60.0, 66.0, 1.5),):
        across, half, high = num(26 * size), num(13 * size), num(14 * size)
        out += path(DEEP, f"M{num(x - 13 * size)} {num(y)}a{half} {high} 0 0 1 {across} 0Z")
        out += oval(x, y + 2 * size, 30 * size, 8 * size, DEEP)
        out += oval(x, y + size, 20 * size, 2.2 * size, FIELD)
    return out


def submersible(n: int) -> str:
    hull = oval(58, 76, 44, 19, DEEP) + rect(48, 46, 20, 16, DEEP, 3)
    scope = line(DEEP, 4, (62, 48), (62, 34), (72, 34))
    fin = poly(DEEP, (98, 76), (114, 60), (114, 92))
    ports = [disc(58 + (i - n / 2) * (60 / (n + 1)), 76, 5, FIELD) for i in range(n + 1)]
    return hull + scope + fin + "".join(ports)


def rocket(n: int) -> str:
    hull = path(DEEP, "M60 22c16 14 20 34 16 66H44c-4 -32 0 -52 16 -66Z")
    fins = poly(DEEP, (44, 72), (28, 100), (45, 92)) + poly(DEEP, (76, 72), (92, 100), (75, 92))
    flame = poly(MIDDLE, (50, 92), (60, GROUND), (70, 92))
    ports = "".join(disc(60, 46 + i * 13, 5.2 - i * 0.7, FIELD) for i in range(n))
    return hull + fins + flame + ports


VEHICLES = (ship, airship, wheels, darts, walker, saucers, submersible, rocket)
