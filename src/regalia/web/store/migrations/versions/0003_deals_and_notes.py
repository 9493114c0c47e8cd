"""Deals that everybody has a hand in, seats that belong to whoever sat down, notes of the table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("secret", sa.String(64), nullable=True))
    op.add_column("seat", sa.Column("devices", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("words", sa.String(80), nullable=False, server_default=""))
    op.add_column("campaign", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("campaign", sa.Column("words", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "note",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("audience", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_note_table_id", "note", ["table_id"])


def downgrade() -> None:
    op.drop_table("note")
    op.drop_column("campaign", "words")
    op.drop_column("campaign", "version")
    op.drop_column("seat", "words")
    op.drop_column("seat", "devices")
    op.drop_column("game_table", "secret")
