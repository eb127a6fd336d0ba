"""Tile boards as an environment in Gymnasium's interface; gymnasium itself is not needed.

    env = SlidingEnv("3x3")
    observation, info = env.reset(seed=7, options={"difficulty": 20})
    observation, reward, terminated, truncated, info = env.step(0)

The reward of a move is what it gains towards the goal: 1 for a move of a shortest solution, -1 for
one away from it; the optimum of a state is exact. ``info["regret"]`` sums what was lost: moves made
so far plus the distance that is left, minus the optimum of the start.
"""

from __future__ import annotations

import random
from typing import Any, Dict, List, Optional, Sequence, Tuple

from .rules import MOVES, State, goal_of, moved, table, targets

#: Boards whose every distance is known.
FAMILIES: Dict[str, Tuple[int, int]] = {"2x2": (2, 2), "2x3": (3, 2), "3x2": (2, 3), "3x3": (3, 3)}

Step = Tuple[State, float, bool, bool, Dict[str, Any]]


class Discrete:
    """A space of ``n`` numbers from 0, as Gymnasium has it."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        self._random = random.Random(seed)

    def sample(self) -> int:
        return self._random.randrange(self.n)

    def contains(self, value: object) -> bool:
        return isinstance(value, int) and 0 <= value < self.n


class SlidingEnv:
    """One board. Actions 0 to 3 move a tile up, right, down or left into the gap."""

    metadata: Dict[str, Any] = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self, family: str = "3x3", max_moves: int = 200, render_mode: Optional[str] = None
    ) -> None:
        if family not in FAMILIES:
            raise ValueError(f"there is no family {family}: it is one of {', '.join(FAMILIES)}")
        self.family = family
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.width, self.height = FAMILIES[family]
        self.action_space = Discrete(len(MOVES))
        self._table = table(self.width, self.height)
        self._cells = targets(self.width, self.height)
        self._goal = goal_of(self.width, self.height)
        self._random = random.Random()
        self._place(self._goal)

    @property
    def hardest(self) -> int:
        """The largest difficulty there is."""
        return len(self._table.levels) - 1

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[State, Dict[str, Any]]:
        """Another board. ``options``: ``difficulty``, its exact optimum; or the ``state`` itself."""
        if seed is not None:
            self._random = random.Random(seed)
        given = options or {}
        unknown = set(given) - {"difficulty", "state"}
        if unknown:
            raise ValueError(f"there is no option {unknown.pop()}: difficulty or state")
        if "state" in given:
            state = tuple(given["state"])
            if state not in self._table.distances:
                raise ValueError(f"{state} is no state of {self.family} that can be solved")
        else:
            difficulty = given.get("difficulty", self._random.randint(1, self.hardest))
            if not 0 <= difficulty <= self.hardest:
                raise ValueError(f"difficulty is {difficulty}: it is 0 to {self.hardest}")
            state = self._random.choice(self._table.levels[difficulty])
        self._place(state)
        return state, self._info("")

    def step(self, action: int) -> Step:
        """Move a tile; an action without a tile for it changes nothing and costs a move."""
        gap = self._gap
        cell = self._cells[gap][action]
        before = self._distance
        if cell >= 0:
            self._state = moved(self._state, gap, cell)
            self._gap = cell
            self._distance = self._table.distances[self._state]
        self._moves += 1
        refused = "" if cell >= 0 else f"no tile can move {MOVES[action]}"
        reward = float(before - self._distance) if cell >= 0 else -1.0
        is_solved = self._distance == 0
        is_over = not is_solved and self._moves >= self.max_moves
        return self._state, reward, is_solved, is_over, self._info(refused)

    def legal_actions(self) -> List[int]:
        """The actions that move a tile."""
        return [action for action, cell in enumerate(self._cells[self._gap]) if cell >= 0]

    def best_actions(self) -> List[int]:
        """The actions that begin a shortest solution."""
        distances = self._table.distances
        found = []
        for action, cell in enumerate(self._cells[self._gap]):
            if cell >= 0 and distances[moved(self._state, self._gap, cell)] < self._distance:
                found.append(action)
        return found

    def text(self) -> str:
        """The board as Glissade reads it, and as a language model may be shown it."""
        tiles = self._state
        rows = [tiles[at : at + self.width] for at in range(0, len(tiles), self.width)]
        return "/".join(" ".join(str(tile) for tile in row) for row in rows)

    def render(self) -> Optional[str]:
        """The board as ``render_mode`` says: text, or SVG drawn by the command."""
        if self.render_mode == "ansi":
            return self.text().replace("/", "\n")
        if self.render_mode != "svg":
            return None
        from .functions import picture

        return picture(self.text()).svg

    def close(self) -> None:
        """Nothing is held."""

    def _place(self, state: State) -> None:
        self._state = state
        self._gap = state.index(0)
        self._distance = self._optimum = self._table.distances[state]
        self._moves = 0

    def _info(self, refused: str) -> Dict[str, Any]:
        regret = self._moves + self._distance - self._optimum
        info = {"distance": self._distance, "optimum": self._optimum, "regret": regret}
        if refused:
            info["refused"] = refused
        return info


def verify(env: SlidingEnv, start: Sequence[int], moves: str) -> Tuple[bool, int]:
    """Whether a text of moves (``"LLU"``) solves a start, and by how much it is too long.

    For answers of language models: raises ``ValueError`` where a move is not legal.
    """
    env.reset(options={"state": start})
    is_solved, info = env._distance == 0, env._info("")
    for number, letter in enumerate(moves.replace(" ", ""), 1):
        if letter not in MOVES:
            raise ValueError(f"move {number} is {letter}: it is U, R, D or L")
        _, _, is_solved, _, info = env.step(MOVES.index(letter))
        if "refused" in info:
            raise ValueError(f"move {number}: {info['refused']}")
    return is_solved, info["regret"]
