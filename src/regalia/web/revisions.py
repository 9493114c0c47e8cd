"""The schemas of the database, by name: for code that only needs to know which is the newest."""

from pathlib import Path

MIGRATIONS = Path(__file__).parent / "store" / "migrations"


def revisions() -> list[str]:
    """Every schema this program knows, the newest last; a migration's file begins with its own."""
    return sorted(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/*_*.py"))
