"""Pebbles: a small game with sealed bids, a hidden bag, a die and a private peek.

Each round a pebble is drawn face down. The warden may pay a coin to peek at it. Then all seats
raise their bids in secret and seal them; the highest bid wins the pebble, still face down, and a
die breaks ties and pays its pips to the poorest. When one pebble is left in the bag, all is shown.
"""

from regalia.testing.toy.game import GAME

__all__ = ["GAME"]
