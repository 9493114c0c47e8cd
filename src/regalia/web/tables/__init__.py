"""The look of each game's table: `present.py`, `table.html`, `table.css`, all optional."""
