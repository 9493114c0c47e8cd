"""The seats: what each owns and holds."""

from __future__ import annotations

from regalia.games.legends import material as m
from regalia.games.legends.state import BIDS, NOBODY, UNKNOWN
from regalia.web.tables.legends.model import Player
from regalia.web.tables.legends.page import Page, perk, points
from regalia.web.tables.legends.row import family_slug, playing

PERKS = (("fly", m.FLYING_AT), ("place", m.ARMY_AT), ("move", m.MOVE_AT), ("shield", m.IMMUNE_AT))


def players(page: Page) -> tuple[Player, ...]:
    """All seats, mine first."""
    order = sorted(range(page.seats), key=lambda seat: (seat - max(page.me, 0)) % page.seats)
    return tuple(player(page, seat) for seat in order)


def player(page: Page, seat: int) -> Player:
    seen, view = page.seen, page.view.seats[seat]
    regions = sum(holder == seat for holder in seen.holders)
    held = page.island_holders.count(seat)
    mine = [card for card in range(m.CARDS) if seen.owned[seat] >> card & 1]
    now = playing(page)
    total = points(seen, seat)
    best = max(points(seen, other) for other in range(page.seats))
    each = m.CARDS_EACH[page.seats]
    warlord = seen.warlords[seat]
    perks = [
        (icon, amount(icon, perk(seen, seat, at)), page.w(f"perk-{icon}", n=perk(seen, seat, at)))
        for icon, at in PERKS
        if perk(seen, seat, at)
    ]
    return Player(
        seat=seat + 1,
        name=page.colour_name(seat),
        kind=view.kind,
        is_me=seat == page.me,
        is_to_act=view.is_to_act and not seen.over,
        points=total,
        leads=total == best and total > 0,
        regions=regions,
        islands=held,
        land=page.w("land", regions=regions, islands=held),
        coins=seen.coins[seat],
        elixirs=perk(seen, seat, m.ELIXIR_AT),
        armies=seen.supply[seat],
        cities=seen.cities[seat],
        perks=tuple(perks),
        seals=tuple(
            (card, family_slug(card), page.name(m.CARD_NAME[card]), card != now) for card in mine
        ),
        empty=max(0, each - len(mine)),
        cards_label=page.w("cards-of", n=len(mine), total=each),
        finds=tuple(
            (m.TOKEN_SLUG[token], page.name(m.TOKEN_NAME[token]))
            for token in range(1, m.TOKENS + 1)
            if seen.finds[seat] >> token & 1
        ),
        warlord=(page.name(m.WARLORD_NAME[warlord]), page.name(m.WARLORD_TEXT[warlord]))
        if warlord
        else None,
        bid=bid(page, seat),
        captured=sum(seen.captured) if warlord == m.RED_SORCERESS else 0,
    )


def amount(icon: str, count: int) -> str:
    if icon == "shield":
        return ""
    return str(count) if icon == "fly" else f"+{count}"


def bid(page: Page, seat: int) -> str:
    """What is known of a seat's bid while bids are asked for."""
    seen = page.seen
    if seen.phase != BIDS:
        return (
            page.w("first") if seen.first == seat and not seen.over and seen.first != NOBODY else ""
        )
    if seen.bids[seat] != UNKNOWN:
        return page.w("bids", n=seen.bids[seat])
    if seat in seen.to_act:
        return "" if seat == page.me else page.w("thinks")
    return page.w("has-bid")
