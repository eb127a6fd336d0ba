"""Tile boards and their exact distances, in plain Python: what the environment plays on.

A state is a tuple of tile numbers row by row, 0 for the gap. A move is U, R, D or L: where the tile
goes, as everywhere in Glissade.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Dict, List, Sequence, Tuple

State = Tuple[int, ...]

#: The moves by their number, as actions have it.
MOVES: Sequence[str] = ("U", "R", "D", "L")


@lru_cache(maxsize=None)
def targets(width: int, height: int) -> Tuple[Tuple[int, ...], ...]:
    """By gap and move: the cell of the tile that moves, -1 where there is none."""
    found = []
    for gap in range(width * height):
        row, column = divmod(gap, width)
        # A tile that goes up comes from below the gap.
        found.append(
            (
                gap + width if row + 1 < height else -1,
                gap - 1 if column > 0 else -1,
                gap - width if row > 0 else -1,
                gap + 1 if column + 1 < width else -1,
            )
        )
    return tuple(found)


def goal_of(width: int, height: int) -> State:
    """The tiles in order, the gap last."""
    return (*range(1, width * height), 0)


def moved(state: State, gap: int, cell: int) -> State:
    """The state after the tile at a cell has gone into the gap."""
    tiles = list(state)
    tiles[gap], tiles[cell] = tiles[cell], 0
    return tuple(tiles)


class Table:
    """The distance of every state that can be solved, found by breadth-first search."""

    def __init__(self, width: int, height: int) -> None:
        goal = goal_of(width, height)
        cells = targets(width, height)
        self.levels: List[List[State]] = [[goal]]
        self.distances: Dict[State, int] = {goal: 0}
        while self.levels[-1]:
            depth = len(self.levels)
            level: List[State] = []
            for state in self.levels[-1]:
                gap = state.index(0)
                for cell in cells[gap]:
                    if cell < 0:
                        continue
                    after = moved(state, gap, cell)
                    if after not in self.distances:
                        self.distances[after] = depth
                        level.append(after)
            self.levels.append(level)
        self.levels.pop()


@lru_cache(maxsize=None)
def table(width: int, height: int) -> Table:
    """The table of a size, made once: a second for 3×3."""
    return Table(width, height)
