"""Boards to learn on, as an environment in Gymnasium's interface; it needs no gymnasium.

    env = SlidingEnv("3x3")
    observation, info = env.reset(seed=7, options={"difficulty": 20})
    observation, reward, terminated, truncated, info = env.step(env.legal_actions()[0])

The reward of a move is what it gains towards the goal: 1 for a move of a shortest solution, -1 for
one away from it, 0 between; every distance is exact. ``info["regret"]`` sums what was lost: moves
made so far plus the distance that is left, minus the optimum of the start.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from operator import index
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

from .car_boards import CarBoards, CarGame
from .seeds import Numbers
from .spaces import Discrete, Env, MultiDiscrete, as_observation, register
from .tile_boards import TileBoards, TileGame

#: The cells row by row, 0 where nothing lies; where Gymnasium is installed, as an array.
Observation = Sequence[int]
Info = Dict[str, Any]

#: The exact length of a shortest solution, or the least and the most that it may be.
Difficulty = Union[int, Tuple[int, int]]

_MAKERS: Dict[str, Callable[[], Union[TileBoards, CarBoards]]] = {
    "2x2": lambda: TileBoards("2x2", 2, 2),
    "2x3": lambda: TileBoards("2x3", 2, 3),
    "3x3": lambda: TileBoards("3x3", 3, 3),
    "2x5": lambda: TileBoards("2x5", 2, 5),
    "cars": CarBoards,
}

#: Rows and columns of tiles; and cars as in Rush Hour.
FAMILIES = tuple(_MAKERS)

_made: Dict[str, Union[TileBoards, CarBoards]] = {}


class SlidingEnv(Env):  # type: ignore[misc]
    """One board at a time, from a seed, of a family and of a difficulty."""

    metadata: Dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 4}

    def __init__(
        self,
        family: str = "3x3",
        *,
        difficulty: Optional[Difficulty] = None,
        max_moves: int = 200,
        render_mode: Optional[str] = None,
    ) -> None:
        """``difficulty`` is that of a ``reset`` that asks for none; without one, any."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render_mode {render_mode!r}: it is ansi or svg")
        self.max_moves = max_moves
        self.render_mode = render_mode
        self._difficulty = difficulty
        self._numbers: Optional[Numbers] = None
        self._game: Union[TileGame, CarGame, None] = None
        self._use(family)
        self._range_of(difficulty)

    @property
    def family(self) -> str:
        """The name of the family."""
        return self._boards.name

    @property
    def hardest(self) -> int:
        """The largest difficulty there is."""
        return self._boards.hardest

    @property
    def rules(self) -> str:
        """What a language model is to be told besides ``text``."""
        return self._boards.rules

    def count(self, difficulty: Optional[Difficulty] = None) -> int:
        """The number of boards: seeds 0 to before it give each once; of cars, of seeds."""
        return self._boards.count(*self._range_of(difficulty))

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Observation, Info]:
        """Another board: that of the seed, or the next at random.

        ``options``: ``family``, which stays; ``difficulty``; or ``board``, a text as of ``text``.
        """
        given = options or {}
        unknown = set(given) - {"family", "difficulty", "board"}
        if unknown:
            raise ValueError(f"there is no option {unknown.pop()!r}: family, difficulty or board")
        super().reset(seed=seed)
        if "family" in given:
            self._use(given["family"])
        if "board" in given:
            self._game = self._boards.read(str(given["board"]))
        else:
            asked = self._range_of(given.get("difficulty", self._difficulty))
            self._game = self._boards.game(self._number(seed), *asked)
        self._start = self._game.copy()
        self._moves = 0
        return as_observation(self._game.observation()), self._info(self._game.distance)

    def step(self, action: int) -> Tuple[Observation, float, bool, bool, Info]:
        """Move a piece by a cell; an action that moves none changes nothing and costs a move."""
        game = self._playing()
        before = game.distance
        number = index(action)
        if not 0 <= number < self._boards.actions:
            raise ValueError(f"there is no action {action}: 0 to {self._boards.actions - 1}")
        self._moves += 1
        is_moved = game.play(number)
        distance = game.distance
        info = self._info(distance)
        if not is_moved:
            info["refused"] = f"{game.move_text(number)} moves nothing"
        reward = float(before - distance) if is_moved else -1.0
        is_over = distance > 0 and self._moves >= self.max_moves
        return as_observation(game.observation()), reward, distance == 0, is_over, info

    def legal_actions(self) -> List[int]:
        """The actions that move a piece."""
        return self._playing().legal_actions()

    def best_actions(self) -> List[int]:
        """The actions that begin a shortest solution."""
        game = self._playing()
        found = []
        for action in game.legal_actions():
            after = game.copy()
            after.play(action)
            if after.distance < game.distance:
                found.append(action)
        return found

    def move_text(self, action: int) -> str:
        """An action as moves are written: ``U``, or ``AR`` for a car."""
        return self._playing().move_text(action)

    def read_moves(self, text: str) -> List[int]:
        """The actions of moves as text, for agents that answer move by move."""
        return self._playing().read_moves(text)

    def text(self) -> str:
        """The board as the command reads it, and as a language model may be shown it."""
        return self._playing().text()

    def render(self) -> Optional[str]:
        """The board as ``render_mode`` says: text, or SVG drawn by the command."""
        if self.render_mode == "ansi":
            return self.text()
        if self.render_mode != "svg":
            return None
        from .functions import picture

        return picture(self.text()).svg

    def _use(self, family: str) -> None:
        if family not in _MAKERS:
            raise ValueError(f"there is no family {family!r}: it is one of {', '.join(FAMILIES)}")
        if family not in _made:
            _made[family] = _MAKERS[family]()
        self._boards = boards = _made[family]
        self.action_space = Discrete(boards.actions)
        self.observation_space = MultiDiscrete([boards.values] * (boards.width * boards.height))

    def _range_of(self, difficulty: Optional[Difficulty]) -> Tuple[int, int]:
        most = self.hardest
        if difficulty is None:
            return 1, most
        ends = difficulty if isinstance(difficulty, (tuple, list)) else (difficulty, difficulty)
        try:
            easiest, hardest = map(index, ends)
        except (TypeError, ValueError):
            easiest = hardest = 0
        if not 1 <= easiest <= hardest <= most:
            wanted = f"of {self.family} it is a number from 1 to {most}, or two, the lower first"
            raise ValueError(f"difficulty is {difficulty!r}: {wanted}")
        return easiest, hardest

    def _number(self, seed: Optional[int]) -> int:
        if seed is not None:
            number = index(seed)
            if number < 0:
                raise ValueError(f"the seed is {seed}: it is 0 or more")
            self._numbers = Numbers(number)
            return number
        if self._numbers is None:
            self._numbers = Numbers(random.getrandbits(32))
        return self._numbers.below(2**32)

    def _playing(self) -> Union[TileGame, CarGame]:
        if self._game is None:
            raise RuntimeError("there is no board yet: call reset first")
        return self._game

    def _info(self, distance: int) -> Info:
        optimum = self._start.distance
        regret = self._moves + distance - optimum
        return {"distance": distance, "optimum": optimum, "regret": regret}


@dataclass(frozen=True)
class Judgement:
    """What an answer is worth."""

    #: Every move is legal, and the last one reaches the goal.
    solved: bool
    #: Played before the end, or before a move that is refused.
    moves: int
    #: Moves more than a shortest solution that begins so would have; 0: nothing was lost.
    regret: int
    #: Why the answer ends early; empty where every move is legal.
    refused: str


def verify(env: SlidingEnv, answer: str) -> Judgement:
    """Judge moves as text (``"LLU"``, ``"AR2 CU"``) from the start of the board; the game stays."""
    game = env._start.copy()
    played, refused = 0, ""
    try:
        for number, action in enumerate(game.read_moves(answer), 1):
            if not game.play(action):
                raise ValueError(f"move {number}: {game.move_text(action)} moves nothing")
            played = number
    except ValueError as error:
        refused = str(error)
    regret = played + game.distance - env._start.distance
    return Judgement(not refused and game.distance == 0, played, regret, refused)


register("glissade/Sliding-v0", entry_point="glissade.gym:SlidingEnv")
