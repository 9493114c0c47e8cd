"""The parts of a turn, one module each: what may be asked, and what the answers do."""
