"""What an environment needs of Gymnasium: its own parts where it is installed, else ours."""

from __future__ import annotations

import random
from typing import Any, Optional, Sequence

try:
    import numpy
    from gymnasium import Env, register  # type: ignore
    from gymnasium.spaces import Discrete, MultiDiscrete  # type: ignore

    def as_observation(cells: Sequence[int]) -> Any:
        """An array, as the agents that learn with Gymnasium want it."""
        return numpy.array(cells, dtype=numpy.int64)

except ImportError:

    def as_observation(cells: Sequence[int]) -> Any:
        """A tuple."""
        return cells

    def register(id: str, entry_point: str) -> None:
        """There is no list of environments."""

    class Env:  # type: ignore
        """What Gymnasium's environments have of themselves."""

        def reset(self, *, seed: Optional[int] = None, options: Optional[Any] = None) -> Any:
            """Nothing is held."""

        def close(self) -> None:
            """Nothing is held."""

        @property
        def unwrapped(self) -> "Env":
            """The environment without wrappers."""
            return self

    class Discrete:  # type: ignore
        """The numbers from 0 to before ``n``."""

        def __init__(self, n: int) -> None:
            self.n = n
            self._random = random.Random()

        def seed(self, seed: Optional[int] = None) -> None:
            """What ``sample`` gives from now on."""
            self._random = random.Random(seed)

        def sample(self) -> int:
            """One of the numbers, each equally likely."""
            return self._random.randrange(self.n)

        def contains(self, value: object) -> bool:
            """Whether it is one of the numbers."""
            return isinstance(value, int) and 0 <= value < self.n

        def __repr__(self) -> str:
            return f"Discrete({self.n})"

    class MultiDiscrete:  # type: ignore
        """Rows of numbers, each from 0 to before one of ``nvec``."""

        def __init__(self, nvec: Sequence[int]) -> None:
            self.nvec = tuple(nvec)
            self.shape = (len(self.nvec),)

        def contains(self, value: object) -> bool:
            """Whether it is such a row."""
            if not isinstance(value, Sequence) or len(value) != len(self.nvec):
                return False
            return all(0 <= one < limit for one, limit in zip(value, self.nvec))

        def __repr__(self) -> str:
            return f"MultiDiscrete({list(self.nvec)})"


__all__ = ["Discrete", "Env", "MultiDiscrete", "as_observation", "register"]
