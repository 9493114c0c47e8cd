"""The page of any game that has none of its own."""
