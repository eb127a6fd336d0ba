"""Cars on a board as in Rush Hour, and every state that they can reach.

A car keeps its row or column, so that a state is how far each car is from its left or upper end.
"""

from __future__ import annotations

import re
from typing import Dict, List, NamedTuple, Optional, Sequence, Tuple

from .seeds import Numbers

SIDE = 6
#: The lane of car A, which leaves at its right end.
EXIT_ROW = 2
LABELS = "ABCDEFGHIJKLMN"

#: Cars that are tried to be placed at random, at least; and tries to place them, at most.
_CARS_LEAST = 13
_TRIES = 200

#: How far each car is from the left or upper end of its lane.
State = Tuple[int, ...]


class Car(NamedTuple):
    """A car, wherever it is in its lane: a column where it stands, else a row."""

    lane: int
    length: int
    stands: bool

    def way(self) -> Sequence[int]:
        """The cells of its lane."""
        if self.stands:
            return range(self.lane, SIDE * SIDE, SIDE)
        return range(self.lane * SIDE, (self.lane + 1) * SIDE)

    def cells(self, along: int) -> Sequence[int]:
        """Those that it covers, so far along its lane."""
        return self.way()[along : along + self.length]

    def mask(self, along: int) -> int:
        """Those as bits."""
        return sum(1 << cell for cell in self.cells(along))


class Space:
    """The states that some cars can reach, with their distances."""

    def __init__(self, cars: Sequence[Car], distances: Dict[State, int]) -> None:
        self.cars = cars
        self.distances = distances
        #: Of each car.
        self.ways = [car.way() for car in cars]


def random_cars(numbers: Numbers) -> Tuple[List[Car], State]:
    """Cars that lie anywhere, and where; the first of them is A."""
    wanted = _CARS_LEAST + numbers.below(len(LABELS) - _CARS_LEAST + 1)
    cars, state = [Car(EXIT_ROW, 2, False)], [numbers.below(SIDE - 2)]
    taken = cars[0].mask(state[0])
    for _ in range(_TRIES):
        length = 2 if numbers.below(3) else 3
        car = Car(numbers.below(SIDE), length, numbers.below(2) == 1)
        along = numbers.below(SIDE - length + 1)
        mask = car.mask(along)
        # What lies in the row of car A never leaves it.
        if mask & taken or (not car.stands and car.lane == EXIT_ROW):
            continue
        taken |= mask
        cars.append(car)
        state.append(along)
        if len(cars) == wanted:
            break
    return cars, tuple(state)


def space_of(cars: Sequence[Car], start: State, most: int) -> Optional[Space]:
    """None where there are more states than that, or none in which car A is at the exit."""
    ways = [_steps_of(car) for car in cars]
    numbers: Dict[State, int] = {start: 0}
    states = [start]
    covered = [sum(car.mask(along) for car, along in zip(cars, start))]
    beside: List[List[int]] = []
    for state, taken in zip(states, covered):
        found = []
        for car, along in enumerate(state):
            for to, entered, change in ways[car][along]:
                if not entered & taken:
                    after = (*state[:car], to, *state[car + 1 :])
                    number = numbers.setdefault(after, len(states))
                    if number == len(states):
                        states.append(after)
                        covered.append(taken ^ change)
                    found.append(number)
        if len(states) > most:
            return None
        beside.append(found)
    distances = _distances(beside, [at for at, state in enumerate(states) if state[0] == SIDE - 2])
    return Space(cars, dict(zip(states, distances))) if distances else None


def _steps_of(car: Car) -> List[List[Tuple[int, int, int]]]:
    """By place in the lane: where a car can go, the cell that it enters, and which change."""
    places = range(SIDE - car.length + 1)
    masks = [car.mask(along) for along in places]
    return [
        [
            (to, masks[to] & ~masks[along], masks[to] ^ masks[along])
            for to in (along - 1, along + 1)
            if to in places
        ]
        for along in places
    ]


def _distances(beside: Sequence[Sequence[int]], goals: List[int]) -> List[int]:
    """Of each state, by number, to the nearest of the goals; nothing where there are none."""
    if not goals:
        return []
    found = [-1] * len(beside)
    level, depth = goals, 0
    while level:
        for number in level:
            found[number] = depth
        depth += 1
        near = {to for number in level for to in beside[number] if found[to] < 0}
        level = list(near)
    return found


def read_cars(text: str) -> Tuple[List[Car], State]:
    """The cars of six rows, by their labels; ``ValueError`` says what is wrong."""
    rows = re.split(r"[\s/]+", text.strip())
    wanted = "give 6 rows of 6 signs, points for free cells and A in the third row"
    cells = "".join(rows)
    labels = sorted(set(cells) - {"."})
    if [len(row) for row in rows] != [SIDE] * SIDE or labels != list(LABELS[: len(labels)]):
        raise ValueError(f"{text!r} is no board of cars: {wanted}")
    cars, state = [], []
    for label in labels:
        covered = [cell for cell, sign in enumerate(cells) if sign == label]
        row, column = divmod(covered[0], SIDE)
        stands = covered[-1] // SIDE > row
        car = Car(column if stands else row, len(covered), stands)
        along = row if stands else column
        if car.length < 2 or list(car.cells(along)) != covered:
            raise ValueError(f"{text!r} is no board of cars: {label} is no car")
        cars.append(car)
        state.append(along)
    if not cars or cars[0].stands or cars[0].lane != EXIT_ROW or cars[0].length != 2:
        raise ValueError(f"{text!r} is no board of cars: {wanted}")
    return cars, tuple(state)
