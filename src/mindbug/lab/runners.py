"""The places where the lab's work is done: this process, in worker processes of this machine, or on a cluster."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from mindbug.lab.extra import cluster_library
from mindbug.lab.task_processes import Lost, Task, Value, Workshop, run_here, run_tasks


@dataclass(frozen=True)
class Runner:
    """Does tasks, and gives each with its result in the order of completion."""

    jobs: int
    cluster: str | None = None
    here: bool = False

    @property
    def far(self) -> bool:
        """True if tasks and results travel between machines."""
        return self.cluster is not None

    def __call__(self, workshop: Workshop[Task, Value], tasks: Iterable[Task]
                 ) -> Generator[tuple[Task, Value | Lost], None, None]:
        if self.cluster is not None:
            # not at the top: Ray is large, and only for those who have the extra "cluster"
            from mindbug.lab.cluster import run_on_cluster
            return run_on_cluster(workshop, tasks, self.cluster)
        return run_here(workshop, tasks) if self.here else run_tasks(workshop, tasks, self.jobs)


def runner_for(jobs: int, cluster: str | None, here: bool = False) -> Runner:
    """Refuses a cluster where the library for it is missing, before anything is begun."""
    if cluster is not None:
        cluster_library()
    return Runner(jobs, cluster, here and cluster is None)
