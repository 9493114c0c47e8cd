"""Kingsburg as search sees it: what buildings and goods bring, winter, and a light policy."""
