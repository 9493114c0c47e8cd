"""The contract every game signs, and the small types it is written in."""
