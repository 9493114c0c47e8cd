"""All operations, below one address that says which version of them it is."""

from litestar import Router

from regalia.web.api import back, end, games, kept, learn, play, seats, stories, tables
from regalia.web.api.operation import BASE, OPERATIONS

PARTS = (games, learn, tables, seats, play, end, back, kept, stories)
ORDER = [part.GROUP for part in PARTS]  # of the document
OPERATIONS.sort(key=lambda one: ORDER.index(one.group))


def api_router() -> Router:
    return Router(BASE, route_handlers=[one.handler for one in OPERATIONS])


__all__ = ["OPERATIONS", "api_router"]
