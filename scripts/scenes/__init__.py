"""What there is to see, game by game."""

from scenes import dragon_castle, kingsburg, legends, wonderful_kingdom, wonderful_world

SCENES = (
    *kingsburg.SCENES,
    *legends.SCENES,
    *dragon_castle.SCENES,
    *wonderful_world.SCENES,
    *wonderful_kingdom.SCENES,
)
