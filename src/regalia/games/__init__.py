"""The games, one package each; they never import one another."""
