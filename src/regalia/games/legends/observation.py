"""What a player sees: all but others' sealed bids and face-down tokens (EL-1.6, EL-19.17)."""

from dataclasses import dataclass

from regalia.core.events import SPECTATOR
from regalia.core.observation import Observation
from regalia.games.legends.material import UNTURNED
from regalia.games.legends.rules import Legends
from regalia.games.legends.scoring import holder, lines
from regalia.games.legends.state import BIDS, UNKNOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendsObservation(Observation):
    """The open table; lists by seat, masks with a bit per thing, ids as in `material`."""

    phase: int
    game_number: int
    past: tuple[int, ...]
    setup_player: int
    first: int
    turn: int
    turns: int
    step: int
    card: int
    left: int
    victim: int
    layout: tuple[int, ...]  # by slot: face * 4 + turn
    centre: int
    regions: tuple[int, ...]
    links: tuple[tuple[int, int, int], ...]  # region, region, kind
    start: int
    outpost: int
    tokens: tuple[int, ...]  # by region; UNTURNED where the seat does not know what lies there
    face_down: int
    looked: tuple[int, ...]  # by seat: where it has looked
    board: tuple[int, ...]  # by region: armies and cities, as in `state`
    holders: tuple[int, ...]  # by region in play: the colour that controls it, or -1
    supply: tuple[int, ...]
    cities: tuple[int, ...]
    captured: tuple[int, ...]
    coins: tuple[int, ...]
    perks: tuple[int, ...]
    owned: tuple[int, ...]
    finds: tuple[int, ...]
    warlords: tuple[int, ...]
    row: tuple[int, ...]
    deck: int
    bids: tuple[int, ...]  # UNKNOWN while others' are sealed
    sheets: tuple[tuple[int, ...], ...]  # points by line of the score sheet, if the game ended now


def knows_token(state: Legends, seat: int, region: int) -> bool:
    """Whether a seat knows what lies on a region: it lies open, or the seat has looked."""
    if (state.face_down >> region) & 1 == 0:
        return True
    return seat != SPECTATOR and (state.known[seat] >> region) & 1 == 1


def seen_tokens(state: Legends, seat: int) -> tuple[int, ...]:
    """The tokens of the map as a seat knows them (EL-14.7)."""
    if state.face_down == 0:
        return tuple(state.tokens)
    return tuple(
        token if knows_token(state, seat, region) else UNTURNED
        for region, token in enumerate(state.tokens)
    )


def seen_bids(state: Legends, seat: int) -> tuple[int, ...]:
    """Bids as a seat knows them: its own, and all once they are open (EL-4.1)."""
    if state.phase != BIDS:
        return tuple(state.bids)
    return tuple(bid if other == seat else UNKNOWN for other, bid in enumerate(state.bids))


def observe(state: Legends, seat: int) -> LegendsObservation:
    """The allow-list of a seat, or of a spectator."""
    return LegendsObservation(
        game="legends",
        options=state.options,
        seat=seat,
        to_act=tuple(state.to_act()),
        legal=tuple(state.legal(seat)) if seat != SPECTATOR else (),
        over=state.is_over(),
        phase=state.phase,
        game_number=state.game,
        past=tuple(state.past),
        setup_player=state.setup_player,
        first=state.first,
        turn=state.turn,
        turns=state.turns,
        step=state.step,
        card=state.card,
        left=state.left,
        victim=state.victim,
        layout=tuple(state.layout),
        centre=state.centre,
        regions=tuple(state.regions),
        links=state.links,
        start=state.start,
        outpost=state.outpost,
        tokens=seen_tokens(state, seat),
        face_down=state.face_down,
        looked=tuple(state.known),
        board=tuple(state.board),
        holders=tuple(holder(state, region) for region in state.regions),
        supply=tuple(state.supply),
        cities=tuple(state.cities),
        captured=tuple(state.captured),
        coins=tuple(state.coins),
        perks=tuple(state.perks),
        owned=tuple(state.owned),
        finds=tuple(state.finds),
        warlords=tuple(state.warlords),
        row=tuple(state.row),
        deck=state.deck,
        bids=seen_bids(state, seat),
        sheets=tuple(tuple(lines(state, other)) for other in range(state.seats)),
    )
