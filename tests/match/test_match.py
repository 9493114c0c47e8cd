"""A match checks every action, keeps what happened, and refuses with one precise sentence."""

import pytest

import regalia
from regalia.core.errors import BadOption, IllegalAction, UnknownGame
from regalia.core.events import SPECTATOR
from regalia.match import Match, new_match
from regalia.testing.matches import play
from regalia.testing.toy import GAME as TOY
from regalia.testing.toy.actions import LEAVE, PEEK, RAISE, SEAL
from regalia.text import say


def refused(match: Match, seat: object, action: object) -> tuple[str, str]:
    """The refusal in both languages, after making sure that nothing happened."""
    before = match.state.key(), match.record(), match.log()
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)  # type: ignore[arg-type]
    assert (match.state.key(), match.record(), match.log()) == before
    assert caught.value.message is not None
    return str(caught.value), say(caught.value.message, "fr", ["Anna", "Bob"])


def test_a_match_is_played_to_its_end() -> None:
    """The public face, from the first question to the result."""
    match = play("kingsburg", seats=3)
    assert match.is_over() and match.to_act() == []
    assert sorted(match.ranks())[0] == 1
    assert [sheet.total for sheet in match.scores()] == match.record()["scores"]
    assert match.game.id == "kingsburg" and match.seats == 3


def test_the_same_seed_is_the_same_game() -> None:
    """And another seed, or none, is another one."""
    one, two = new_match("kingsburg", 4, seed=11), new_match("kingsburg", 4, seed=11)
    assert one.state.key() == two.state.key()
    seeds = {new_match(TOY, 2).seed for _ in range(5)}
    assert len(seeds) == 5 and max(seeds) > 2**200


def test_options_reach_the_game() -> None:
    """What is not named has its default."""
    match = new_match(TOY, 2, options={"purse": 7})
    assert match.options["purse"] == 7 and match.options["omens"] is True


@pytest.mark.parametrize(
    ("game", "seats", "options", "kind"),
    [
        ("chess", 2, None, UnknownGame),
        (None, 2, None, UnknownGame),
        ("kingsburg", 6, None, BadOption),
        ("kingsburg", "3", None, BadOption),
        ("kingsburg", 3, {"demon": "standard"}, BadOption),
        ("kingsburg", 3, {"demons": "polite"}, BadOption),
    ],
)
def test_a_wrong_set_up_is_refused(
    game: str, seats: int, options: dict[str, object] | None, kind: type[Exception]
) -> None:
    """Unknown game, seat count, option, value."""
    with pytest.raises(kind):
        new_match(game, seats, options=options)


@pytest.mark.parametrize("seed", [-1, 1 << 256, 1.0, "7", True, pytest.param(10**5000, id="huge")])
def test_a_seed_is_a_number_of_256_bits(seed: object) -> None:
    """Nothing else can stand in a record."""
    with pytest.raises(BadOption, match="is not a seed: a seed is a whole number"):
        new_match(TOY, 2, seed)  # type: ignore[arg-type]


def test_a_seat_that_owes_nothing_is_refused() -> None:
    """The sentence says for whom the match waits."""
    english, french = refused(new_match(TOY, 2, 1), 1, SEAL)
    assert english == "Seat 1 has nothing to decide now; the match waits for seat 0."
    assert french.startswith("Bob n’a rien à décider maintenant") and "Anna" in french


def test_an_illegal_action_is_refused() -> None:
    """The sentence says what it was and what would be right."""
    english, french = refused(new_match(TOY, 2, 1), 0, SEAL)
    assert english.startswith("“seal” is not legal for seat 0 now; there are 2 legal actions")
    assert "leave" in english and "peek" in english
    assert "Anna ne peut pas choisir" in french


def test_the_only_legal_action_is_named() -> None:
    """One is not "1 actions"."""
    match = new_match(TOY, 2, 1, {"purse": 2})
    match.play(0, LEAVE)
    match.play(0, RAISE)
    match.play(0, RAISE)
    english, _ = refused(match, 0, RAISE)
    assert english.endswith("the only legal action is: seal.")


@pytest.mark.parametrize(
    "action", [-1, 4, 10**9, True, 0.0, b"leave", None, {}, pytest.param(10**5000, id="huge")]
)
def test_what_is_no_action_is_refused(action: object) -> None:
    """Whatever the type."""
    english, french = refused(new_match(TOY, 2, 1), 0, action)
    assert english.startswith("Pebbles has no action") and english.endswith("from 0 to 3.")
    assert french.startswith("Cailloux n’a pas d’action")


@pytest.mark.parametrize("code", ["", [], "lieve", "leave the table", ["leave", 1], "peek " * 99])
def test_what_is_no_code_is_refused(code: object) -> None:
    """A match plays codes, too."""
    english, french = refused(new_match(TOY, 2, 1), 0, code)
    assert english.startswith("Pebbles has no action with the code")
    assert french.startswith("Cailloux n’a pas d’action")


@pytest.mark.parametrize("seat", [-1, 2, 99, True, 0.0, "0", None, []])
def test_what_is_no_seat_is_refused(seat: object) -> None:
    """Whatever the type; a spectator watches but never plays."""
    match = new_match(TOY, 2, 1)
    assert "There is no seat" in refused(match, seat, LEAVE)[0]
    for ask in (match.code, match.action):
        with pytest.raises(IllegalAction):
            ask(seat, 0)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        match.undo(seat)  # type: ignore[arg-type]
    if seat != SPECTATOR:
        with pytest.raises(IllegalAction):
            match.observe(seat)  # type: ignore[arg-type]
        with pytest.raises(IllegalAction):
            match.log(seat)  # type: ignore[arg-type]


def test_nothing_is_legal_when_the_game_is_over() -> None:
    """The sentence says so."""
    english, _ = refused(play(), 0, SEAL)
    assert english == "Seat 0 has nothing to decide: the game is over."


def test_actions_and_codes_translate_both_ways() -> None:
    """For every legal action of a whole game."""
    match = play("kingsburg", seats=2, count=60)
    for seat in match.to_act():
        for action in match.observe(seat).legal:
            code = match.code(seat, action)
            assert match.action(seat, code) == match.action(seat, list(code)) == action


@pytest.mark.parametrize("code", [(), ("lieve",), ("leave", "x"), "leave x", 3, None, [["leave"]]])
def test_an_unknown_code_is_refused(code: object) -> None:
    """How codes begin is said, and the nearest one if it is near."""
    match = new_match(TOY, 2, 1)
    with pytest.raises(
        IllegalAction,
        match=r"no action with the code .*; codes begin with: leave, peek, raise, seal",
    ):
        match.action(0, code)  # type: ignore[arg-type]


def test_observations_are_those_of_the_game() -> None:
    """A seat's, or a spectator's."""
    match = new_match("kingsburg", 3, 7)
    (seat,) = match.to_act()
    assert match.observe(seat).legal == tuple(match.state.legal(seat))
    assert match.observe(SPECTATOR).legal == ()


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    """Whispers stay with their seat; numbers say which action brought the event about."""
    match = new_match(TOY, 2, 1)
    match.play(0, PEEK)
    assert [(n, event.kind) for n, event in match.log(0)] == [(0, "lot"), (1, "peeks"), (1, "sees")]
    assert [(n, event.kind) for n, event in match.log(1)] == [(0, "lot"), (1, "peeks")]
    assert match.log(SPECTATOR) == match.log(1)
    assert [n for n, _ in match.log(0, since=1)] == [1, 1]


def test_the_public_face() -> None:
    """What README promises."""
    public = {"__version__", "Match", "batch", "new_match", "position", "replay", "say", "verify"}
    assert set(regalia.__all__) == public
    match = regalia.new_match("kingsburg", seats=3, seed=7)
    seen = match.observe(match.to_act()[0])
    assert regalia.say(match.game.describe(seen, seen.legal[0]), "fr")
    assert regalia.replay(match.record()).record() == match.record()
    assert regalia.verify(match.record()).actions == 0
    assert regalia.__version__
