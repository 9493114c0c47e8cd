"""Kingsburg at the table."""
