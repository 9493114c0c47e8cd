"""Rewriting what the golden tests compare with, and a summary for the reviewer."""

from kit import perft
from kit.golden import FOLDER, Feature, bot_match, choose
from kit.playthrough import MOST_LINES, playthrough
from regalia import registry
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.match import Match, write_record
from regalia.testing.settings import default_options


def main(ids: list[str]) -> int:
    """Bless the named games, or all."""
    try:
        games = [registry.find(id) for id in ids] or registry.games()
    except RegaliaError as error:
        print(error)
        return 2
    for game in games:
        bless_records(game)
        bless_playthrough(game)
    bless_perft(games)
    return 0


def bless_records(game: Game) -> None:
    """Choose and write the records of a game; say what each adds."""
    folder = FOLDER / game.id
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    print(f"{game.id}: records")
    for name, match, new in choose(game):
        text = write_record(match.record())
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
        points = " ".join(str(sheet.total) for sheet in match.scores())
        plies = len(match.plies)
        print(f"  {name}: seed {match.seed}, {plies} actions, points {points}, {summary(new)}")


def summary(new: set[Feature]) -> str:
    """What a record shows that the ones before it did not."""
    kinds = sorted({str(feature[1]) for feature in new if feature[0] == "event"})
    return f"{len(new)} new: {', '.join(kinds) or 'choices only'}"


def bless_playthrough(game: Game) -> None:
    """Write the shortest of a few games between the strongest bots, as a record and as prose."""
    match = shortest(game, max(2, game.seats[0]))
    if playthrough(match).count("\n") > MOST_LINES:
        match = shortest(game, game.seats[0])  # a long game is read alone
    text = playthrough(match)
    folder = FOLDER / game.id
    (folder / "playthrough.json").write_text(write_record(match.record()), encoding="utf-8")
    (folder / "playthrough.fr.txt").write_text(text, encoding="utf-8")
    print(f"{game.id}: playthrough of {len(text.splitlines())} lines, {MOST_LINES} at most")


def shortest(game: Game, seats: int) -> Match:
    """The shortest of a few games between the strongest bots."""
    options = default_options(game, seats)
    matches = [bot_match(game, options, seed, strong=True) for seed in range(1, 9)]
    return min(matches, key=lambda match: playthrough(match).count("\n"))


def bless_perft(games: list[Game]) -> None:
    """Count anew for the blessed games, keep the lines of the others."""
    blessed = {game.id for game in games}
    kept = (
        [line for line in perft.read() if line.game not in blessed] if perft.FILE.exists() else []
    )
    lines = [*kept, *(line for game in games for line in perft.survey(game))]
    text = "".join(f"{line}\n" for line in sorted(lines, key=str))
    perft.FILE.write_text(perft.HEADER + text, encoding="utf-8")
    print(f"perft: {len(lines)} lines")
