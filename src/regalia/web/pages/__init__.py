"""Handlers, one module per page."""
