"""What chance gave the seats of a game: an Empire, a Duchy, the cards that lie beside a castle."""

from regalia.core.state import GameState


def dealt(game: str, state: GameState, seat: int) -> tuple[str, ...]:
    """Each of them in words that tell it from all others of its game; nothing where all is alike.

    A game's tables are loaded when one of its games has been played, and not before.
    """
    if game == "wonderful_world":
        return (_empire(state, seat),)
    if game == "wonderful_kingdom":
        return (_duchy(state, seat),)
    if game == "dragon_castle":
        return _cards(state)
    return ()


def _empire(state: GameState, seat: int) -> str:
    from regalia.games.wonderful_world.material import EMPIRE_SLUG, SIDES
    from regalia.games.wonderful_world.rules import World

    assert isinstance(state, World)
    row = state.rows(seat)
    return f"{EMPIRE_SLUG[row // len(SIDES)]} {SIDES[row % len(SIDES)]}"


def _duchy(state: GameState, seat: int) -> str:
    from regalia.games.wonderful_kingdom.material import DUCHY_SIDE, DUCHY_SLUG, SIDES
    from regalia.games.wonderful_kingdom.rules import Kingdom

    assert isinstance(state, Kingdom)
    row = state.rows(seat)
    return f"{DUCHY_SLUG[row]} {SIDES[DUCHY_SIDE[row]]}"


def _cards(state: GameState) -> tuple[str, ...]:
    """Spirits and Dragons serve all seats alike: how they change the points is what there is."""
    from regalia.games.dragon_castle.material import DRAGON_SLUG, SPIRIT_SLUG
    from regalia.games.dragon_castle.rules import DragonCastle

    assert isinstance(state, DragonCastle)
    spirits = [f"spirit {slug}" for i, slug in enumerate(SPIRIT_SLUG) if state.spirits >> i & 1]
    dragons = [f"dragon {slug}" for i, slug in enumerate(DRAGON_SLUG) if state.dragons >> i & 1]
    return (*spirits, *dragons)
