"""Random boards of cars, and the exact distance of every state.

A seed gives random cars; every state that they can reach is found, and one of the difficulty that
is asked for is the board. What is not among the states found, no move leads to.
"""

from __future__ import annotations

import copy
import re
from typing import List, Optional, Sequence, Tuple

from .car_space import LABELS, SIDE, Car, Space, State, random_cars, read_cars, space_of
from .catalogue import CAR_BOARDS
from .seeds import Numbers

#: Larger spaces are passed over, so that a board is there at once.
_STATES_MOST = 1500
#: A board that is given may have more: some seconds and 300 MB.
_STATES_READ = 200_000


class CarBoards:
    """Boards of 6×6 cells with up to 14 cars."""

    name = "cars"
    height = width = SIDE
    values = len(LABELS) + 1
    actions = 2 * len(LABELS)
    hardest = 20
    rules = (
        "Each letter is a car of two or three cells; points are free. A car moves only along its"
        " long side, one free cell a move: AR2 moves A right by two, CU moves C up. Bring A to the"
        " right end of its row. Answer with moves only, such as BD CL2 AR."
    )

    def count(self, easiest: int, hardest: int) -> int:
        """Seeds: a board comes from each."""
        return 2**32

    def game(self, seed: int, easiest: int, hardest: int) -> "CarGame":
        """The board of a seed."""
        numbers = Numbers(seed)
        while True:
            cars, state = random_cars(numbers)
            space = space_of(cars, state, _STATES_MOST)
            fitting = [
                state
                for state, distance in (space.distances.items() if space else ())
                if easiest <= distance <= hardest
            ]
            if space and fitting:
                state = fitting[numbers.below(len(fitting))]
                game = CarGame(space, state, _in_reading_order(cars, state))
                if game.text().replace("\n", "/") not in CAR_BOARDS:
                    return game

    def read(self, text: str) -> "CarGame":
        """The board of a text as ``CarGame.text`` writes it."""
        cars, state = read_cars(text)
        space = space_of(cars, state, _STATES_READ)
        if space is None:
            raise ValueError(f"{text!r} cannot be solved, or has too many states")
        return CarGame(space, state, range(len(cars)))


class CarGame:
    """A board as it is played; ``named`` is the car of each label."""

    def __init__(self, space: Space, state: State, named: Sequence[int]) -> None:
        self._space = space
        self._state = state
        self._named = named
        self._cells = [0] * (SIDE * SIDE)
        for label, number in enumerate(named, 1):
            for cell in space.cars[number].cells(state[number]):
                self._cells[cell] = label
        self.distance = space.distances[state]

    def copy(self) -> "CarGame":
        """Another game that stands as this one."""
        other = copy.copy(self)
        other._cells = self._cells.copy()
        return other

    def observation(self) -> Tuple[int, ...]:
        """The cells row by row: 0 is free, 1 car A, 2 car B …"""
        return tuple(self._cells)

    def play(self, action: int) -> bool:
        """Whether a car could move so."""
        after = self._after(action)
        distance = self._space.distances.get(after)
        if distance is None:
            return False
        label = action >> 1
        number = self._named[label]
        way, length = self._space.ways[number], self._space.cars[number].length
        # A car that goes on leaves its first cell, and enters the one behind its last.
        first = min(self._state[number], after[number])
        left, entered = (first, first + length) if action & 1 else (first + length, first)
        self._cells[way[left]], self._cells[way[entered]] = 0, label + 1
        self._state, self.distance = after, distance
        return True

    def legal_actions(self) -> List[int]:
        """The actions that move a car."""
        distances = self._space.distances
        return [one for one in range(2 * len(self._named)) if self._after(one) in distances]

    def text(self) -> str:
        """The rows as the command reads them, one a line."""
        signs = "." + LABELS
        cells = "".join(signs[value] for value in self.observation())
        return "\n".join(cells[at : at + SIDE] for at in range(0, len(cells), SIDE))

    def read_moves(self, text: str) -> List[int]:
        """The actions of moves such as ``AR2 CU``."""
        found = []
        for number, match in enumerate(re.finditer(r"([A-Z])([URDL])(\d{0,3})|[^\s,]+", text), 1):
            action = self._action_of(match[1], match[2]) if match[1] else None
            if action is None:
                raise ValueError(f"move {number} is {match[0]!r}: no car moves so; write AR or CU2")
            found += [action] * int(match[3] or 1)
        return found

    def move_text(self, action: int) -> str:
        """The move as the command reads it."""
        label, is_on = divmod(action, 2)
        if label >= len(self._named):
            return LABELS[label]
        stands = self._space.cars[self._named[label]].stands
        return LABELS[label] + ("UD" if stands else "LR")[is_on]

    def _action_of(self, label: str, direction: str) -> Optional[int]:
        action = 2 * LABELS.find(label) + (direction in "RD")
        return action if action >= 0 and self.move_text(action)[1:] == direction else None

    def _after(self, action: int) -> State:
        """The state after an action, were it one that is found."""
        label = action >> 1
        if label >= len(self._named):
            return ()
        number, state = self._named[label], self._state
        along = state[number] + (1 if action & 1 else -1)
        return (*state[:number], along, *state[number + 1 :])


def _in_reading_order(cars: Sequence[Car], state: State) -> List[int]:
    """Of the cars behind the first, the one that begins first comes first."""
    first = [car.cells(along)[0] for car, along in zip(cars, state)]
    return [0, *sorted(range(1, len(cars)), key=first.__getitem__)]
