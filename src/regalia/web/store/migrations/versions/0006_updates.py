"""Tables that outlive an update: old digests, who agrees to play on, positions as last drawn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    agreed = sa.Column("agreed", sa.Integer, nullable=False, server_default="0")
    op.add_column("seat", agreed)
    op.create_table(
        "carried",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("digests", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_carried_table_id", "carried", ["table_id"])
    op.create_table(
        "sight",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("lang", sa.String(8), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("drawn", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("sight")
    op.drop_table("carried")
    op.drop_column("seat", "agreed")
