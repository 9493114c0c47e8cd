"""The kinds of events of Dragon Castle and what their arguments mean.

Everything is public (DC-14.11). Cells of the Castle and of Realms are numbered row by row; `castle`
tells the visible tile of every cell of the envelope, `NO_TILE` where there is none.
"""

from typing import Final

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "castle": ("castle", "*tiles"),
    "own_castle": ("*tiles",),
    "advice_players": ("castle", "seats"),
    "advice_floor": ("tiles", "least", "most"),
    "advice_rows": ("rows", "length"),
    "spirit": ("spirit",),
    "dragon": ("dragon",),
    "first": (),
    "takes": ("tile", "cell"),
    "uncovers": ("cell", "tile"),
    "pairs": ("tile", "cell"),
    "keeps": ("shrines",),
    "discards": ("tile", "vp"),
    "calls": ("left",),
    "places": ("tile", "cell"),
    "consolidates": ("type", "size", "vp"),
    "builds": ("cell", "floor"),
    "pays": ("spirit", "tile", "cell"),
    "gives": ("spirit",),
    "beauty": ("number", "size", "vp"),
    "flips": ("tile", "cell"),
    "moves_shrine": ("origin", "target"),
    "changes": ("tile", "cell", "type"),
    "moves": ("tile", "origin", "target"),
    "destroys": ("tile", "cell"),
    "last_round": (),
    "dragon_scores": ("dragon", "vp"),
    "over": (),
}
