"""The same deals on many machines."""

from regalia.arena.cluster import Cluster
from regalia.arena.crew import Work
from regalia.arena.deal import Played, play
from regalia.arena.plan import Job
from regalia.core.errors import RegaliaError
from regalia.text import fail


class Ray(Cluster[Job, list[Played]]):
    """A crew of the arena's that a cluster is."""

    def __init__(self, work: Work = play) -> None:
        super().__init__(work)

    def died(self, job: Job) -> RegaliaError:
        """The bots of the deal are named: one of them may be the cause."""
        return fail(RegaliaError, "arena.error-died", bots=", ".join(job.table))
