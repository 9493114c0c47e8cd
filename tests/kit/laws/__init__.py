"""The laws as plain functions `check_x(game, options, seed)`, each raising AssertionError.

The tests in `tests/laws` run them over every game; `test_laws_can_fail.py` over planted faults.
"""

from kit.laws.copies import check_clone
from kit.laws.knowledge import check_imagination, check_knowledge
from kit.laws.matches import check_asides, check_records, check_refusals, check_undo
from kit.laws.play import (
    check_asking,
    check_commutation,
    check_conservation,
    check_determinism,
    check_legality,
    check_scores,
    check_termination,
)
from kit.laws.secrecy import check_reveals, check_secrecy, check_tidings
from kit.laws.words import check_text

__all__ = [
    "check_asides",
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
    "check_reveals",
    "check_scores",
    "check_secrecy",
    "check_termination",
    "check_text",
    "check_tidings",
    "check_undo",
]
