"""The table page of Legends."""
