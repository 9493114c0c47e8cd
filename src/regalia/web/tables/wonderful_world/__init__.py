"""It's a Wonderful World on a page."""
