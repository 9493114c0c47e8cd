"""For those who monitor the server."""

from litestar import Response, get

from regalia.text import fail
from regalia.web import metrics
from regalia.web.auth import is_same
from regalia.web.errors import NotFound
from regalia.web.pages.site import Asked, site_of


@get("/health")
async def health(request: Asked) -> dict[str, int]:
    """That it is there, and a little more."""
    site = site_of(request)
    return {"tables": len(site.tables.awake), "streams": len(site.streams)}


@get("/metrics")
async def figures(request: Asked) -> Response[str]:
    """The server's metrics, for clients that show the operator's key."""
    site = site_of(request)
    key = site.settings.metrics_key
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not key or not is_same(shown, key):
        raise fail(NotFound, "web.error-page")
    return Response(metrics.exposition(site), media_type=metrics.MEDIA)
