"""Templates turned into pages that need nothing but themselves."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from regalia.core.message import Message, Name
from regalia.text import number, say

HERE = Path(__file__).parent


class House(NamedTuple):
    """What pages take from the web's: tokens and fonts, and the shapes of the seats."""

    style: str
    sprite: str


class Page:
    """A page in one language, in the look of the house."""

    def __init__(self, folder: Path, lang: str, house: House) -> None:
        self.lang = lang
        self.house = house
        self.env = Environment(
            loader=ChoiceLoader([FileSystemLoader(folder), FileSystemLoader(HERE)]),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def words(self, id: str, **args: object) -> str:
        """A sentence of any catalogue."""
        return say(Message(id, args), self.lang)

    def name(self, name: Name) -> str:
        """The name of a thing."""
        return name.fr if self.lang == "fr" else name.en

    def number(self, value: float, places: int = 1) -> str:
        """A number as the language writes it."""
        return number(value, places, self.lang)

    def signed(self, value: float, places: int = 1) -> str:
        """A number that says which way it goes."""
        text = self.number(value, places)
        return text if text.startswith("−") or not text.strip("0.,") else f"+{text}"

    def share(self, value: float, places: int = 1) -> str:
        """A part of a whole in per cent."""
        return f"{self.number(100 * value, places)} %"

    def shares(self, interval: tuple[float, float]) -> str:
        """An interval in per cent."""
        low, high = interval
        return f"{self.number(100 * low)} … {self.number(100 * high)}"

    def render(self, template: str, **given: object) -> str:
        """The whole page."""
        tools: dict[str, Callable[..., str]] = {
            "words": self.words,
            "name": self.name,
            "number": self.number,
            "signed": self.signed,
            "share": self.share,
            "shares": self.shares,
        }
        sheet = (HERE / "sheet.css").read_text(encoding="utf-8")
        return self.env.get_template(template).render(
            **tools,
            **given,
            lang=self.lang,
            style=Markup(self.house.style + sheet),
            sprite=Markup(self.house.sprite),
        )
