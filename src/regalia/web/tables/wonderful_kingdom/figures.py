"""Emblems that are this game's own: Menaces, advisors, Treasures, the Calamity."""

from collections.abc import Callable
from math import pi, sin

from regalia.web.tables.wonderful.emblem.shapes import (
    CENTRE,
    DEEP,
    FIELD,
    MIDDLE,
    arch,
    at,
    disc,
    line,
    oval,
    path,
    poly,
    rect,
    ring,
    stroke,
)


def jaws(n: int) -> str:
    out = path(DEEP, "M8 30q52 -22 104 0v70q-52 26 -104 0Z")
    out += path(FIELD, "M16 62q44 -20 88 0q-44 34 -88 0Z")
    teeth = n + 4
    width = 76 / teeth
    for i in range(teeth):
        x = 22 + i * width
        swell = sin(pi * (i + 0.5) / teeth)
        up, low = 58 - 8 * swell, 66 + 10 * swell
        out += poly(DEEP, (x, up), (x + width, up), (x + width / 2, 70))
        out += poly(DEEP, (x, low), (x + width, low), (x + width / 2, 58))
    return out + oval(38, 40, 8, 4, FIELD, 18) + oval(82, 40, 8, 4, FIELD, -18)


def shards(n: int) -> str:
    """A cold eye among splinters of ice."""
    out = ""
    for i in range(7 + n):
        turn = -90 + (i - (6 + n) / 2) * (220 / (7 + n))
        is_long = i % 2 == 0
        tip = at(60, 76, 58 if is_long else 42, turn)
        out += poly(
            DEEP if is_long else MIDDLE, at(60, 76, 14, turn - 24), tip, at(60, 76, 14, turn + 24)
        )
    return out + disc(60, 76, 24, DEEP) + disc(60, 76, 12, FIELD) + disc(60, 76, 5, DEEP)


def swarm(n: int) -> str:
    out = ""
    for i in range(n + 3):
        x, y = at(60, 68, 14 + i * 6.5, i * 137.5 + 40)
        z = 1.1 - i * 0.05
        out += oval(x, y, 14 * z, 10 * z, DEEP)
        for side in (-1, 1):
            ear = ((x + side * 13 * z, y - 3 * z), (x + side * 9 * z, y - 16 * z))
            out += poly(DEEP, *ear, (x + side * 2 * z, y - 8 * z))
            out += disc(x + side * 5 * z, y - 1, 2.2 * z, FIELD)
    return out


def cloak(n: int) -> str:
    """A hood with nothing in it but two lights."""
    out = path(DEEP, "M60 18C88 26 96 62 104 124Q60 138 16 124C24 62 32 26 60 18Z")
    out += path(FIELD, "M60 36C76 42 80 60 78 76Q60 88 42 76C40 60 44 42 60 36Z")
    out += oval(51, 62, 5, 3, DEEP, 14) + oval(69, 62, 5, 3, DEEP, -14)
    return out + "".join(
        line(MIDDLE, 2, (34 + i * 52 / n, 96), (28 + i * 64 / n, 122)) for i in range(n + 1)
    )


def mask(n: int) -> str:
    out = oval(60, 78, 40, 46, MIDDLE) + path(DEEP, "M14 58q46 -18 92 0l-6 26q-24 10 -36 -6h-8")
    out += path(DEEP, "M14 58l6 26q24 10 36 -6h8l36 6 6 -26q-46 -18 -92 0Z")
    out += oval(40, 66, 9, 6, FIELD, 8) + oval(80, 66, 9, 6, FIELD, -8)
    out += path(DEEP, "M12 54q48 -46 96 0q-48 -18 -96 0Z")
    return out + "".join(disc(CENTRE - n * 6 + i * 12, 104, 2.4, FIELD) for i in range(n + 1))


def storm(n: int) -> str:
    out = disc(38, 52, 20, DEEP) + disc(62, 42, 25, DEEP) + disc(86, 54, 19, DEEP)
    out += rect(30, 52, 62, 22, DEEP, 10)
    for i in range(n):
        x = 44 + i * (34 / n)
        out += path(MIDDLE, f"M{x} 78h12l-7 16h9l-20 34 6-24h-8Z")
    return out


def sun(n: int) -> str:
    out = disc(60, 56, 24, DEEP)
    spikes = 8 + n
    for i in range(spikes):
        turn = i * 360 / spikes
        tip = at(60, 56, 46, turn)
        out += poly(DEEP, at(60, 56, 28, turn - 8), tip, at(60, 56, 28, turn + 8))
    out += line(DEEP, 3, (10, 122), (34, 116), (52, 126), (74, 114), (110, 124))
    return out + line(MIDDLE, 2.4, (34, 116), (40, 136)) + line(MIDDLE, 2.4, (74, 114), (70, 138))


def skull(n: int) -> str:
    out = oval(60, 62, 38, 36, DEEP) + rect(42, 86, 36, 26, DEEP, 6)
    out += oval(45, 64, 10, 11, FIELD) + oval(75, 64, 10, 11, FIELD)
    out += poly(FIELD, (60, 76), (54, 88), (66, 88))
    width = 32 / (n + 2)
    return out + "".join(rect(45 + i * width, 96, 2.4, 16, FIELD) for i in range(n + 2))


def withered(n: int) -> str:
    """Ears of corn, hanging empty."""
    out = ""
    for i in range(n + 1):
        x = 60 + (i - n / 2) * 22
        lean = (i - n / 2) * 9
        out += stroke(DEEP, 3, f"M{x} 128Q{x} 70 {x + lean} 44")
        for j in range(4):
            y = 48 + j * 12
            out += oval(x + lean * (1 - j / 5) - 7, y, 8, 3.6, DEEP if j % 2 else MIDDLE, 40)
            out += oval(x + lean * (1 - j / 5) + 7, y, 8, 3.6, MIDDLE if j % 2 else DEEP, -40)
    return out


def whirl(n: int) -> str:
    out = "".join(
        ring(
            60,
            68,
            14 + i * 11,
            7 - i,
            DEEP if i % 2 == 0 else MIDDLE,
            f' stroke-dasharray="{40 + i * 22} {12 + n * 2}"',
        )
        for i in range(4)
    )
    return out + disc(60, 68, 9, DEEP) + disc(60, 68, 3.6, FIELD)


def dragon(n: int) -> str:
    out = path(
        DEEP,
        "M22 116C14 84 26 62 46 56L34 30 58 48"
        "C78 40 98 50 106 66L92 74 104 82 82 86C74 92 64 92 58 86C50 98 60 110 78 116Z",
    )
    out += oval(78, 62, 6, 4, FIELD, -14)
    for i in range(n + 1):
        x = 24 + i * (20 / (n + 1))
        out += poly(MIDDLE, (x, 108 - i * 14), (x - 14, 98 - i * 14), (x + 2, 94 - i * 14))
    return out + path(MIDDLE, "M106 82q12 4 10 18-8-2-14-10Z")


def egg(n: int) -> str:
    out = path(
        DEEP, "M60 22C86 30 98 66 92 92C88 114 74 122 60 122C46 122 32 114 28 92C22 66 34 30 60 22Z"
    )
    for i in range(n + 2):
        y = 44 + i * (66 / (n + 2))
        out += line(FIELD, 2, (36, y + 6), (48, y), (60, y + 6), (72, y), (84, y + 6))
    return out + oval(44, 48, 5, 10, MIDDLE, 24)


def moons(n: int) -> str:
    """Twice the same: which one is it?"""
    out = path(DEEP, "M40 34a32 32 0 1 0 26 58 26 26 0 1 1-26-58Z")
    out += path(MIDDLE, "M92 50a26 26 0 1 1-22 46 21 21 0 1 0 22-46Z")
    return out + "".join(disc(30 + i * 20, 118 - i % 2 * 8, 3, DEEP) for i in range(n + 2))


def chest(n: int) -> str:
    out = path(DEEP, "M22 66a38 30 0 0 1 76 0Z") + rect(20, 68, 80, 42, DEEP, 4)
    out += rect(20, 76, 80, 4, FIELD) + rect(52, 68, 16, 18, FIELD, 3) + disc(60, 77, 4, DEEP)
    return out + "".join(disc(26 + i * 14, 118 + (i % 2) * 6, 7, MIDDLE) for i in range(6))


def ruin(n: int) -> str:
    """Broken columns under a falling star."""
    out = "".join(
        rect(16 + i * 24, 62 + (i * 37) % 34, 14, 60 - (i * 37) % 34, DEEP) for i in range(4)
    )
    out += rect(8, 120, 104, 8, DEEP) + disc(84, 34, 11, DEEP)
    return out + poly(MIDDLE, (78, 26), (18, 8), (76, 40)) + disc(84, 34, 4, FIELD)


def bust(n: int) -> str:
    """A head and shoulders; what is on the head tells them apart."""
    out = path(DEEP, "M14 140C16 108 36 98 60 98S104 108 106 140Z") + disc(60, 70, 23, DEEP)
    out += path(FIELD, "M60 98l-9 14 9 12 9-12Z")
    return out


def crowned(n: int) -> str:
    out = bust(n) + poly(
        MIDDLE, (36, 52), (34, 26), (46, 40), (60, 20), (74, 40), (86, 26), (84, 52)
    )
    return out + "".join(disc(48 + i * 12, 46, 2.6, FIELD) for i in range(3))


def hooded(n: int) -> str:
    hood = path(
        MIDDLE, "M60 24C92 30 96 74 88 104H74Q84 66 60 50Q36 66 46 104H32C24 74 28 30 60 24Z"
    )
    return bust(n) + hood


def plumed(n: int) -> str:
    hat = path(MIDDLE, "M28 56Q60 30 92 56L104 60Q60 74 16 60Z")
    plumes = "".join(
        stroke(MIDDLE, 4, f"M{70 - i * 8} 44Q{88 - i * 6} 8 {104 - i * 10} {22 + i * 4}")
        for i in range(1 + n % 3)
    )
    return bust(n) + hat + plumes


def helmed(n: int) -> str:
    helm = path(MIDDLE, "M34 78V60C34 40 46 32 60 32S86 40 86 60V78H72V66H48V78Z")
    return bust(n) + helm + rect(57, 14, 6, 20, MIDDLE, 3) + rect(57, 62, 6, 20, MIDDLE)


def mitred(n: int) -> str:
    mitre = path(MIDDLE, "M36 56C38 30 48 16 60 8C72 16 82 30 84 56Z")
    return bust(n) + mitre + rect(57, 22, 6, 28, FIELD) + rect(48, 32, 24, 6, FIELD)


def veiled(n: int) -> str:
    veil = arch(60, 62, 34, 118, MIDDLE)
    return veil + bust(n) + "".join(ring(60, 70, 28 + i * 8, 2, DEEP) for i in range(1 + n % 2))


def belled(n: int) -> str:
    cap = path(
        MIDDLE, "M36 60C34 34 20 34 14 52 20 18 46 22 60 40 74 22 100 18 106 52 100 34 86 34 84 60Z"
    )
    return bust(n) + cap + disc(14, 54, 5, DEEP) + disc(106, 54, 5, DEEP) + disc(60, 40, 4, DEEP)


MENACES: dict[str, Callable[[int], str]] = {
    "giant_rat": jaws,
    "vermin": swarm,
    "frost_giant": shards,
    "shadow": cloak,
    "thief": mask,
    "storm": storm,
    "drought": sun,
    "disease": skull,
    "famine": withered,
    "black_dragoness": dragon,
    "black_dragon": dragon,
    "black_dragon_egg": egg,
    "illusionist": moons,
    "calamity": ruin,
}
ADVISORS: dict[str, Callable[[int], str]] = {
    "illuminated_prophet": mitred,
    "grey_eminence": hooded,
    "master_cartographer": plumed,
    "master_builder": helmed,
    "stewardess": veiled,
    "high_treasurer": crowned,
    "royal_alchemist": mitred,
    "trader": plumed,
    "master_at_arms": helmed,
    "herald": plumed,
    "matriarch": veiled,
    "spymaster": hooded,
    "assassin": hooded,
    "jester": belled,
    "court_mage": mitred,
    "diplomat": crowned,
    "archivist": veiled,
    "smuggler": helmed,
}
