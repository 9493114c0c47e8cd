"""Reading the facts of a game from its material.toml, and holding them against expectations."""

import json
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from regalia.core.message import Name

Row = dict[str, Any]


def read_facts(game: str) -> Row:
    """The rows of a game's material.toml."""
    # Of the top package, for ours may not know its place while compiled modules are imported.
    folder = files("regalia") / "games" / game
    text = (folder / "material.toml").read_text(encoding="utf-8")
    packed = folder / "material.json"  # by `setup.py`: TOML takes twenty times as long
    if packed.is_file():
        found: Row = json.loads(packed.read_text(encoding="utf-8"))
        facts: Row = found["facts"]
        if found["of"] == digest(text):  # or else somebody has changed the facts since
            return facts
    import tomllib

    return tomllib.loads(text)


def digest(text: str) -> str:
    """By which packed facts know the text they were packed from."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def expect(found: object, wanted: object, where: str) -> None:
    """Refuse facts that are not what the rest of the game relies on."""
    if found != wanted:
        raise ValueError(f"material.toml: {where} is {found!r}, should be {wanted!r}")


def slugs(rows: list[Row]) -> list[str]:
    """How records and addresses call each row."""
    return [str(row["slug"]) for row in rows]


def name_of(pair: Row) -> Name:
    """What something is called in each language."""
    return Name(str(pair["en"]), str(pair["fr"]))


def names(rows: list[Row], key: str = "name") -> list[Name]:
    """What each row is called; other keys hold the name with its article, or a text."""
    return [name_of(row[key]) for row in rows]


def letter_counts(letters: str, known: str, where: str) -> list[int]:
    """How many of each known letter a word of letters holds: `MME` is two Materials, one Energy."""
    for letter in letters:
        if letter not in known:
            raise ValueError(f"material.toml: {where} holds {letter!r}")
    return [letters.count(letter) for letter in known]
