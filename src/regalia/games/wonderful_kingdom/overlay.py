"""Printed values in place of reconstructed ones: an owner's own file over material.toml.

The file has rows like those of material.toml, each with its slug (a Duchy with its side too) and
the fields that differ. It is found through the environment variable REGALIA_KINGDOM_MATERIAL.
"""

import json
import os
import tomllib
from hashlib import blake2b
from typing import Any

from regalia.core.errors import RegaliaError
from regalia.core.message import Message
from regalia.text import shown

VARIABLE = "REGALIA_KINGDOM_MATERIAL"
MOST_BYTES = 1_000_000  # the whole of material.toml is a twentieth of it
MOST_COMPLAINTS = 20  # told at once
LETTERS = "MPGEKS"
TYPES = ("structure", "company", "monument", "discovery")
# The fields that can be replaced, and what each must look like.
FIELDS: dict[str, dict[str, str]] = {
    "card": {
        "cost": "letters",
        "bonus": "letters",
        "yields": "letters",
        "recycle": "letters",
        "yields_per": "letters by type",
        "vp_per": "number by type",
        "vp": "number",
        "copies": "number",
        "combat": "number",
        "price": "number",
        "amount": "number",
        "type": "type",
    },
    "duchy": {"yields": "letters", "start": "letters", "vp_per": "number by type"},
    "quest": {"two": "steps", "solo": "steps"},
}
COPIES = {"development": {"base": 70, "deluxe": 5}, "treasure": {"base": 10}}

Facts = dict[str, Any]


class BadMaterial(RegaliaError):
    """An owner's file that does not fit the game."""


def words(id: str, **args: object) -> Message:
    return Message("wonderful_kingdom.material-" + id, args)


def laid_over(facts: Facts) -> Facts:
    """The facts with the owner's file over them, if there is one."""
    path = os.environ.get(VARIABLE)
    if path:
        for complaint in lay_over(facts, path):
            raise BadMaterial(f"{path} does not fit the game: {complaint!r}", complaint)
    return facts


def digest(facts: Facts) -> str:
    """A mark of everything that is played with, the sources apart."""
    plain = {
        key: [strip(row) for row in rows] if isinstance(rows, list) else rows
        for key, rows in facts.items()
    }
    text = json.dumps(plain, sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=8, person=b"regalia").hexdigest()


def strip(row: Facts) -> Facts:
    """A row without its sources."""
    return {key: value for key, value in row.items() if key not in ("source", "sources")}


def lay_over(facts: Facts, path: str) -> list[Message]:
    """Replace fields in place and mark them printed; what is wrong with the file."""
    try:
        with open(path, "rb") as file:
            data = file.read(MOST_BYTES + 1)  # some files have no end
        if len(data) > MOST_BYTES:
            return [words("size", most=MOST_BYTES)]
        found = tomllib.loads(data.decode())
    except (OSError, ValueError, RecursionError) as error:
        return [words("file", why=shown(str(error)))]
    complaints: list[Message] = []
    for table, rows in found.items():
        if table not in FIELDS or not isinstance(rows, list):
            complaints.append(words("table", table=shown(table)))
            continue
        for row in rows:
            if not isinstance(row, dict):
                complaints.append(words("table", table=table))
            else:
                complaints += lay_row(facts[table], table, row)
    complaints += count_copies(facts)
    return complaints[:MOST_COMPLAINTS]


def lay_row(rows: list[Facts], table: str, row: Facts) -> list[Message]:
    """One row of the owner's file."""
    key = ("slug", "side") if table == "duchy" else ("slug",)
    matches = [old for old in rows if all(old[part] == row.get(part) for part in key)]
    name = shown(" ".join(shown(row.get(part, "?")) for part in key))
    if not matches:
        return [words("row", table=table, row=name)]
    complaints = []
    for field, value in row.items():
        if field in key:
            continue
        kind = FIELDS[table].get(field)
        if kind is None:
            complaints.append(words("field", row=name, field=shown(field)))
        elif not fits(kind, value):
            complaints.append(words("value", row=name, field=field, value=shown(value)))
        else:
            matches[0][field] = value
            matches[0].setdefault("sources", {})[field] = "printed"
    return complaints


def fits(kind: str, value: Any) -> bool:
    """Whether a value looks as its field demands."""
    if kind == "letters":
        known = isinstance(value, str) and all(letter in LETTERS for letter in value)
        return known and all(value.count(letter) <= 7 for letter in LETTERS)
    if kind == "number":
        return type(value) is int and -20 <= value <= 40
    if kind == "type":
        return value in TYPES
    if kind == "steps":
        return isinstance(value, list) and len(value) == 4 and all(map(is_step, value))
    inner = "letters" if kind == "letters by type" else "number"
    if not isinstance(value, dict) or len(value) != 1:
        return False
    return all(type in TYPES and fits(inner, amount) for type, amount in value.items())


def is_step(step: Any) -> bool:
    """Whether a quest step has what it needs."""
    if not isinstance(step, dict) or not {"slug", "name", "cost"} <= set(step):
        return False
    name = step["name"]
    if not isinstance(step["slug"], str) or not isinstance(name, dict):
        return False
    if not all(isinstance(name.get(lang), str) for lang in ("en", "fr")):
        return False
    numbers = [step.get("vp", 0), step.get("second", 0)]
    letters = [step["cost"], step.get("gain", "")]
    return all(fits("letters", text) for text in letters) and all(
        fits("number", number) for number in numbers
    )


def count_copies(facts: Facts) -> list[Message]:
    """The numbers of cards are the rulebook's (IWK-1.4)."""
    complaints = []
    for kind, packs in COPIES.items():
        for pack, wanted in packs.items():
            rows = [row for row in facts["card"] if row["kind"] == kind and row["pack"] == pack]
            found = sum(row["copies"] for row in rows)
            if found != wanted:
                complaints.append(words("copies", kind=kind, found=found, wanted=wanted))
    return complaints


def template(facts: Facts) -> str:
    """A file to fill in: every reconstructed row, commented out."""
    lines = [
        "# Printed values of It's a Wonderful Kingdom. Take the # away before a row, correct what",
        "# your card says otherwise, leave out what is right, and name the file in the environment",
        f"# variable {VARIABLE}.",
        "# Letters: M materials, P population, G gold, E exploration, K Krystallium, S soldier.",
    ]
    for table in FIELDS:
        for row in facts[table]:
            if row["source"] != "reconstructed":
                continue
            lines += ["", f"# {row['name']['en']} · {row['name']['fr']}", f"# [[{table}]]"]
            for field, value in row.items():
                if field in FIELDS[table] or field in ("slug", "side"):
                    lines.append(f"# {field} = {toml(value)}")
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else json.dumps(value, ensure_ascii=False)
