"""How much one address may ask for: tokens by time, places by number.

Quiet addresses are forgotten. Time is monotonic: a clock that is set back must lock nobody out.
"""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 20_000  # remembered at once by each limit
UNKNOWN = "?"  # clients without a readable address share one
SITE_BITS = 64  # an IPv6 customer has at least this much of the network for itself


def address_of(host: str | None) -> str:
    """Who counts as one: an IPv4 address, or the IPv6 network that one customer is given."""
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, SITE_BITS), strict=False))


class Tokens:
    """So many a second for each address, and as many saved up as `burst`."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = max(burst, 1.0)
        self.clock = clock
        # Tokens and when, longest quiet first; a plain dict is slow at its front.
        self.saved: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @classmethod
    def by_minute(cls, count: int) -> "Tokens":
        """So many a minute, all of them at once if need be."""
        return cls(count / 60, count)

    def take(self, address: str) -> float:
        """0 if there was a token, else the seconds until there is one."""
        now = self.clock()
        tokens, at = self.saved.pop(address, (self.burst, now))
        tokens = min(self.burst, tokens + (now - at) * self.rate)
        granted = tokens >= 1
        self.saved[address] = (tokens - 1 if granted else tokens, now)
        self._forget(now)
        return 0.0 if granted else (1 - tokens) / self.rate

    def _forget(self, now: float) -> None:
        """Two at a time: those with all tokens again, and the quietest if there are too many."""
        for _ in range(2):
            address = next(iter(self.saved))
            tokens, at = self.saved[address]
            if tokens + (now - at) * self.rate < self.burst and len(self.saved) <= MOST_ADDRESSES:
                return
            del self.saved[address]
            if not self.saved:
                return


class Places:
    """So many at once in all, and so many for each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.taken: dict[str, int] = {}
        self.count = 0

    def is_full(self) -> bool:
        return self.count >= self.most

    def is_full_for(self, address: str) -> bool:
        return self.taken.get(address, 0) >= self.most_each

    def enter(self, address: str) -> bool:
        """Take a place, if there is one; the caller has to leave it again."""
        if self.is_full() or self.is_full_for(address):
            return False
        self.taken[address] = self.taken.get(address, 0) + 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]
