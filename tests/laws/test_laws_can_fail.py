"""The laws can fail: each catches the fault planted for it in the toy game."""

from pathlib import Path

import pytest

from kit import faults
from regalia.match import replay
from regalia.testing import check_hashing, check_laws, failures, laws
from regalia.testing.failures import Law
from regalia.testing.settings import default_options
from regalia.testing.toy import GAME as TOY
from regalia.testing.toy.game import ToyGame


class QuietFinish(faults.LoudFinish):
    """A bid that cannot be raised seals itself, and no seal is heard: this is no fault."""

    class State(faults.LoudFinish.State):
        """Seals in silence."""

        def seal(self, seat: int) -> None:
            """Close the hand."""
            self.pending &= ~(1 << seat)

    kind = State


class CountedRaises(QuietFinish):
    """Everybody sees that a bid was raised, so a seal that comes by itself is told from others."""

    class State(QuietFinish.State):
        """Lays a mark on the table."""

        def raise_bid(self, seat: int) -> None:
            """Raise in public."""
            super().raise_bid(seat)
            self.bank += 1

    kind = State


PLANTED = [
    (faults.ObservationLeak, laws.check_imagination),
    (faults.ObservationLeak, laws.check_tidings),
    (faults.BidLeak, laws.check_knowledge),
    (faults.BidLeak, laws.check_unnoticed),
    (faults.EventLeak, laws.check_secrecy),
    (faults.DrawLeak, laws.check_secrecy),
    (faults.SetUpLeak, laws.check_secrecy),
    (faults.WrongAudience, laws.check_secrecy),
    (faults.SharedList, laws.check_clone),
    (faults.SharedChance, laws.check_clone),
    (faults.LoudClone, laws.check_clone),
    (faults.FirstServed, laws.check_commutation),
    (faults.HastyChance, laws.check_commutation),
    (faults.Dreamless, laws.check_imagination),
    (faults.Clairvoyant, laws.check_imagination),
    (faults.Impossible, laws.check_knowledge),
    (faults.DuplicateLegal, laws.check_legality),
    (faults.UnsortedLegal, laws.check_legality),
    (faults.UnaskedLegal, laws.check_legality),
    (faults.ChangedByAsking, laws.check_legality),
    (faults.ChangedByAsking, laws.check_refusals),
    (faults.ChangedByAsking, laws.check_asking),
    (faults.Remembering, laws.check_asking),
    (faults.OneList, laws.check_asking),
    (faults.SharedBlock, laws.check_clone),
    (faults.Unpackable, laws.check_snapshots),
    (faults.ForgetfulClone, laws.check_resuming),
    (faults.ForgetfulView, laws.check_views),
    (faults.ReadAlike, laws.check_text),
    (faults.Speechless, laws.check_text),
    (faults.LostCoin, laws.check_conservation),
    (faults.Endless, laws.check_termination),
    (faults.ForgetfulPeek, laws.check_reveals),
    (faults.LoudFinish, laws.check_reveals),
    (CountedRaises, laws.check_reveals),
    (faults.Moody, laws.check_determinism),
    (faults.Moody, laws.check_records),
    (faults.Moody, laws.check_undo),
    (faults.WrongPoints, laws.check_scores),
    (faults.GappedRanks, laws.check_scores),
    (faults.NobodyFirst, laws.check_scores),
    (faults.NoRule, laws.check_scores),
    (faults.NoReason, laws.check_scores),
    (faults.NeverTold, laws.check_scores),
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Planted failures leave their records in a temporary folder."""
    monkeypatch.setattr(failures, "FOLDER", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("fault", "check"),
    [pytest.param(*pair, id=f"{pair[0].__name__}-{pair[1].__name__}") for pair in PLANTED],
)
def test_a_planted_fault_is_caught(fault: type[ToyGame], check: Law) -> None:
    """The law that stands guard over a fault finds it, at three seats and default options."""
    game = fault()
    with pytest.raises(AssertionError):
        check(game, default_options(game, 3), 1)


@pytest.mark.parametrize("check", [laws.check_reveals, laws.check_unnoticed, laws.check_undo])
def test_a_finish_that_comes_by_itself_is_no_fault(check: Law) -> None:
    """Nobody else can tell it from one that was said."""
    game = QuietFinish()
    for seed in range(5):
        check(game, default_options(game, 3), seed)


def test_hash_order_is_caught_by_another_process() -> None:
    """A game that trusts the order of a set differs from process to process."""
    check_hashing("regalia.testing.toy:GAME")
    with pytest.raises(AssertionError, match="HashOrder is played otherwise"):
        check_hashing("kit.faults:HashOrder")


def test_every_law_has_a_fault_to_catch() -> None:
    """No law is on the list without the proof that it can fail."""
    assert {law for _, law in PLANTED} == set(laws.LAWS)


def test_all_laws_in_one_call() -> None:
    """`check_laws` lets the toy pass, and stops at a fault."""
    check_laws(TOY)
    with pytest.raises(AssertionError, match="coins were lost"):
        check_laws(faults.LostCoin())


def test_a_failure_leaves_a_record_and_the_command_that_opens_it(folder: Path) -> None:
    """The note under the failure names a file that can be replayed."""
    game = faults.LostCoin()
    with pytest.raises(AssertionError) as caught:
        laws.check_conservation(game, default_options(game, 3), 1)
    (path,) = folder.glob("*.json")
    (note,) = caught.value.__notes__
    match = replay(path, game=game)
    assert f"regalia replay {path} --at {len(match.plies)}" in note
