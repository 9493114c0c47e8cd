"""What the rules page shows."""

from dataclasses import dataclass

from regalia.ledger import Rule


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter and its rules (`id`, `text`, `physical`)."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class RulesView:
    """The rules of one game, all or those found."""

    game: str
    name: str
    games: tuple[tuple[str, str], ...]
    query: str
    sections: tuple[Section, ...]
    has_how: bool = False  # whether there is a page that says it shortly

    @property
    def count(self) -> int:
        return sum(len(section.rules) for section in self.sections)
