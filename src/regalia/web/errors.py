"""Refusals of the web server: a status for the browser, a sentence for the person."""

from regalia.core.errors import BadOption, CannotUndo, IllegalAction, RegaliaError, UnknownGame


class Refused(RegaliaError):
    """What was sent cannot be done."""

    status = 422


class NotFound(Refused):
    """There is nothing here."""

    status = 404


class NotYours(Refused):
    """Only somebody else may do that."""

    status = 403


class Stale(Refused):
    """The page was older than the table."""

    status = 409


class Gone(Refused):
    """It was here once."""

    status = 410


class TooMany(Refused):
    """Not so fast."""

    status = 429


def status_of(error: RegaliaError) -> int:
    """The status that goes with any refusal."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, CannotUndo):
        return 409
    if isinstance(error, UnknownGame):
        return 404
    return 422 if isinstance(error, BadOption | IllegalAction) else 400
