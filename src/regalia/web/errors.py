"""Refusals of the web server: a status for the browser, a sentence for the person."""

from regalia.campaign import BadBook
from regalia.core.errors import BadOption, CannotUndo, IllegalAction, RegaliaError, UnknownGame


class Refused(RegaliaError):
    """What was sent cannot be done."""

    status = 422


class NotFound(Refused):
    """There is nothing here."""

    status = 404


class NoToken(Refused):
    """A program has not said for whom it speaks."""

    status = 401


class Unread(Refused):
    """What a program sent is not what is asked for."""

    status = 400


class NotJson(Refused):
    """It is not even JSON."""

    status = 415


class NotYours(Refused):
    """Only somebody else may do that."""

    status = 403


class Stale(Refused):
    """The page was older than the table."""

    status = 409


class Reloading(Stale):
    """A step before could not be written; the table is read from the database again."""


class Busy(Refused):
    """Enough of it is being done already."""

    status = 429


class Away(Refused):
    """The database cannot be reached just now."""

    status = 503


class Gone(Refused):
    """It was here once."""

    status = 410


class Outdated(Gone):
    """It follows older rules, and is another game under today's."""


STATUSES: dict[type[RegaliaError], int] = {
    BadBook: 422,
    BadOption: 422,
    CannotUndo: 409,
    IllegalAction: 422,
    UnknownGame: 404,
}


def status_of(error: RegaliaError) -> int:
    """The status that goes with a refusal; 500 for what is no refusal but our mistake."""
    if isinstance(error, Refused):
        return error.status
    return STATUSES.get(type(error), 500)
