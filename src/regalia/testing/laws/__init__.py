"""The laws as plain functions `check_x(game, options, seed)`, each raising AssertionError."""

from typing import Final

from regalia.testing.failures import Law
from regalia.testing.laws.copies import check_clone
from regalia.testing.laws.knowledge import check_imagination, check_knowledge
from regalia.testing.laws.matches import check_records, check_refusals, check_undo, check_unnoticed
from regalia.testing.laws.play import (
    check_asking,
    check_commutation,
    check_conservation,
    check_determinism,
    check_legality,
    check_scores,
    check_termination,
)
from regalia.testing.laws.secrecy import check_reveals, check_secrecy, check_tidings
from regalia.testing.laws.snapshots import check_resuming, check_snapshots
from regalia.testing.laws.views import check_views
from regalia.testing.laws.words import check_text

__all__ = [
    "LAWS",
    "check_asking",
    "check_clone",
    "check_commutation",
    "check_conservation",
    "check_determinism",
    "check_imagination",
    "check_knowledge",
    "check_legality",
    "check_records",
    "check_refusals",
    "check_resuming",
    "check_reveals",
    "check_scores",
    "check_secrecy",
    "check_snapshots",
    "check_termination",
    "check_text",
    "check_tidings",
    "check_undo",
    "check_unnoticed",
    "check_views",
]

# All of them, those first that say most about a game that has only begun.
LAWS: Final[tuple[Law, ...]] = (
    check_legality,
    check_asking,
    check_termination,
    check_conservation,
    check_scores,
    check_determinism,
    check_clone,
    check_commutation,
    check_knowledge,
    check_imagination,
    check_secrecy,
    check_tidings,
    check_reveals,
    check_views,
    check_text,
    check_refusals,
    check_records,
    check_undo,
    check_unnoticed,
    check_snapshots,
    check_resuming,
)
