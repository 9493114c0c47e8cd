"""Why a server cannot start: one sentence and one exit code each.

The codes are a promise; `docs/operating.md` has the table.
"""

from regalia.core.errors import RegaliaError


class CannotStart(RegaliaError):
    """The server has not started, and nothing has changed."""

    code = 1


class BadDatabase(CannotStart):
    """The database is damaged, somebody else's, or cannot be opened."""

    code = 3


class BadKey(CannotStart):
    """The key cannot be read or is none."""

    code = 4


class LostKey(BadKey):
    """There are tables, but the key that signed their seats is gone."""


class Unwritable(CannotStart):
    """A file cannot be written: no right to, or no room."""

    code = 5


class InUse(CannotStart):
    """Another server has this database."""

    code = 6


class BadAddress(CannotStart):
    """Nobody can listen there."""

    code = 7


class BadSetting(CannotStart):
    """An option makes no sense: an address of a database, of a proxy."""

    code = 8
