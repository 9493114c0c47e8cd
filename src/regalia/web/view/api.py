"""What the page of the API shows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Field:
    """A field of what is sent or given."""

    name: str
    kind: str
    about: str
    is_needed: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """What is sent or given."""

    name: str
    about: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class OperationView:
    """One way to call the API."""

    name: str
    method: str
    path: str
    about: str
    token: str  # anyone, seat, host
    takes: str  # the name of a shape, or ""
    gives: str
    query: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Operations that belong together."""

    name: str
    title: str
    operations: tuple[OperationView, ...]


@dataclass(frozen=True, slots=True)
class ProblemView:
    """A type of refusal."""

    kind: str
    title: str


@dataclass(frozen=True, slots=True)
class ApiView:
    """All of it."""

    groups: tuple[Group, ...]
    shapes: tuple[Shape, ...]
    problems: tuple[ProblemView, ...]
