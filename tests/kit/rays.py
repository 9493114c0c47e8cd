"""A Ray of this machine for tests, with two workers; skipped where Ray is not installed."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest


@contextmanager
def local_ray() -> Iterator[Any]:
    """The library, with a cluster that ends after the test; its processes import what we do."""
    ray = pytest.importorskip("ray", reason="Ray is an extra: pip install regalia[ray]")
    paths = {"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}}
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("RAY_ADDRESS", raising=False)
        ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False, runtime_env=paths)
        try:
            yield ray
        finally:
            ray.shutdown()
