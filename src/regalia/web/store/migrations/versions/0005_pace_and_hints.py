"""How fast bots answer, whether a table allows hints, and how many each seat asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    pace = sa.Column("pace", sa.String(8), nullable=False, server_default="calm")
    op.add_column("game_table", pace)
    allowed = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("game_table", allowed)
    asked = sa.Column("hints", sa.Integer, nullable=False, server_default="0")
    op.add_column("seat", asked)


def downgrade() -> None:
    op.drop_column("seat", "hints")
    op.drop_column("game_table", "hints")
    op.drop_column("game_table", "pace")
