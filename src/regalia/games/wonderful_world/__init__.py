"""It's a Wonderful World: draft, plan, produce, and build an empire."""
