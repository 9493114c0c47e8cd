"""What views are made of: records to read, things of the box, JSON and its schema.

A view says what an observation says, in the words of the rulebook (`seen.view`).
"""

from regalia.view.codec import as_json, from_json
from regalia.view.moves import Action
from regalia.view.record import OneOf, Record, Thing, View, catalogue
from regalia.view.schema import schema

__all__ = [
    "Action",
    "OneOf",
    "Record",
    "Thing",
    "View",
    "as_json",
    "catalogue",
    "from_json",
    "schema",
]
