"""The phases of a game of Legends, one module each."""
