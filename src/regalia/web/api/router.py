"""All operations, below one address that says which version of them it is."""

from litestar import Router

from regalia.web.api import end, games, play, seats, stories, tables
from regalia.web.api.operation import BASE, OPERATIONS

PARTS = (games, tables, seats, play, end, stories)  # in the order of the document


def api_router() -> Router:
    order = [part.GROUP for part in PARTS]
    OPERATIONS.sort(key=lambda one: order.index(one.group))
    return Router(BASE, route_handlers=[one.handler for one in OPERATIONS])
