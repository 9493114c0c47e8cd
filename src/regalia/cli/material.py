"""`regalia material`: an owner's printed values in place of reconstructed ones."""

from pathlib import Path
from typing import Annotated

import typer

from regalia import registry
from regalia.cli.screen import Lang, Screen
from regalia.core.errors import BadOption
from regalia.games.wonderful_kingdom import overlay
from regalia.games.wonderful_kingdom.material import printed_and_reconstructed
from regalia.text import fail, say, shown

FAULTY = 1


def material(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    template: Annotated[bool, typer.Option("--template", help="Write a file to fill in.")] = False,
    check: Annotated[Path | None, typer.Option("--check", help="Check a filled-in file.")] = None,
    lang: Lang = None,
) -> int:
    """Replace reconstructed values with those printed on your cards."""
    screen = Screen(lang)
    if registry.find(game).material == "":
        raise fail(BadOption, "common.cli-material-none", game=shown(game))
    facts = printed_and_reconstructed()
    if check is not None:
        complaints = overlay.lay_over(facts, str(check))
        for complaint in complaints:
            screen.complain(say(complaint, screen.lang))
        if complaints:
            return FAULTY
        screen.out.print(screen.words("cli-material-fine", mark=overlay.digest(facts)))
    elif template:
        print(overlay.template(facts), end="")
    else:
        mark = registry.find(game).material
        screen.out.print(screen.words("cli-material-mark", mark=mark))
    return 0
