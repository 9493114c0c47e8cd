"""Whether spectators may speak, and their names; tables that begin from a position."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    allowed = sa.Column("spectator_chat", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("game_table", allowed)
    op.add_column("game_table", sa.Column("position", sa.JSON, nullable=True))
    op.add_column("chat", sa.Column("name", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("chat", "name")
    op.drop_column("game_table", "position")
    op.drop_column("game_table", "spectator_chat")
