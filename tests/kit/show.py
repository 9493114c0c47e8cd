"""A view drawn in a browser, without playing up to it."""

from playwright.sync_api import Page

from regalia.web.render import render_table
from regalia.web.view.table import TableView


def show(page: Page, view: TableView) -> None:
    """Draw a view where the table is, as a frame would; no frame of the real one comes after it."""
    page.evaluate(
        """html => {
             dispatchEvent(new Event('pagehide'));
             document.getElementById('table').outerHTML = html;
             document.dispatchEvent(new Event('htmx:after:swap'));
           }""",
        render_table(view),
    )
