"""Whether an action can be taken back follows from the replay: nothing read the stored copy."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_column("ply", "stands")


def downgrade() -> None:
    # As if nothing could be taken back: the older server forbids too much rather than too little.
    op.add_column("ply", sa.Column("stands", sa.Boolean, nullable=False, server_default="1"))
