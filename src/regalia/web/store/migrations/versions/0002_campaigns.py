"""Campaigns, and which tables are their chapters."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "campaign",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("book", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("outcomes", sa.JSON, nullable=False),
        sa.Column("merit", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("game_table", sa.Column("campaign", sa.String(16), nullable=True))
    op.add_column("game_table", sa.Column("chapter", sa.Integer, nullable=True))
    op.create_index("game_table_chapter", "game_table", ["campaign", "chapter"], unique=True)


def downgrade() -> None:
    op.drop_index("game_table_chapter", "game_table")
    op.drop_column("game_table", "chapter")
    op.drop_column("game_table", "campaign")
    op.drop_table("campaign")
