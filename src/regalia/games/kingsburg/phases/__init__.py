"""The phases of a year, one module each: what may be asked, and what the answers do."""
