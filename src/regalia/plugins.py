"""Games from elsewhere: packages that offer one under the entry point group `regalia.games`.

Nothing here loads a game, so that names and rules are known before anybody's code runs.
"""

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "regalia.games"
# Names that mean something else here: catalogues of words, and the page any game gets for free.
RESERVED = frozenset({"common", "web", "generic"})
_ID = re.compile(r"[a-z][a-z0-9_]{1,39}")


class Offer(NamedTuple):
    """A game that a package offers: `game = "module:attribute"`."""

    id: str
    package: str  # as pip calls it
    module: str
    attribute: str
    fault: str  # what is wrong with the name alone: "", "taken", "name" or "twice"

    def file(self, name: str) -> Path | None:
        """A file beside the game's module, if there is one; the module is not run."""
        top, *parts = self.module.split(".")
        try:
            spec = find_spec(top)
        except (ImportError, ValueError):
            return None
        folders = [] if spec is None else [*(spec.submodule_search_locations or ())]
        for folder in folders:
            place = Path(folder, *parts)
            path = (place if place.is_dir() else place.parent) / name
            if path.is_file():
                return path
        return None


@cache
def offers() -> tuple[Offer, ...]:
    """What the installed packages offer, by id; of two games of one name the first package's."""
    # Late: most commands are about our own games and need not read the list of packages.
    from importlib.metadata import entry_points

    own = RESERVED | {folder.name for folder in (Path(__file__).parent / "games").iterdir()}
    found: list[Offer] = []
    points = [(point.name, _package(point), point) for point in entry_points(group=GROUP)]
    for id, package, point in sorted(points, key=lambda found: found[:2]):
        fault = ""
        if id in own or id.removesuffix("_table") in own:  # a page's words are `<game>_table`
            fault = "taken"
        elif not _ID.fullmatch(id):
            fault = "name"
        elif id in [offer.id for offer in found]:
            fault = "twice"
        module, _, attribute = point.value.partition(":")
        found.append(Offer(id, package, module.strip(), attribute.strip(), fault))
    return tuple(found)


def _package(point: "EntryPoint") -> str:
    return point.dist.name if point.dist is not None else "?"
