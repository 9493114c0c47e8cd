"""What can be chosen before a game of Kingsburg: where sources differ, the rulebook is default."""

from typing import Final

from regalia.core.options import Option
from regalia.games.kingsburg.material import BUILDING_TOKENS

OPTIONS: Final = (
    Option("plus2_influence_limit", "per_group", ("per_group", "per_season")),  # KB-5.6
    Option("smuggler_optional", True, (True, False)),  # KB-6.5
    Option("building_token_cap", None, (None, BUILDING_TOKENS)),  # KB-7.11
    Option("demons", "standard", ("standard", "alternative")),  # enemy IV-3
)
