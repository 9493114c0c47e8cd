"""A lone ruler's games on flat tables: planned and played to their ends thousands of times."""
