"""Boards of numbered tiles, and the exact distance of every state, in plain Python.

The tiles in reading order, without the gap, and the cell of the gap make a state. A tile beside the
gap keeps that order when it moves, and one above or below it passes the other tiles of a row, so
that one table of orders serves every cell of the gap.
"""

from __future__ import annotations

import copy
import re
from array import array
from itertools import permutations
from typing import List, Optional, Sequence, Set, Tuple

from .catalogue import TILE_BOARDS
from .seeds import shuffled

#: What the actions do with the tile that moves.
MOVES = "URDL"

#: The cell to which an action takes the gap, and the order of the tiles after it (None: the same).
_Way = Tuple[int, Optional[Sequence[int]]]


class TileBoards:
    """All boards of one size from which the tiles can be brought in order, the gap last."""

    def __init__(self, name: str, height: int, width: int) -> None:
        self.name = name
        self.height = height
        self.width = width
        self.values = width * height
        self.rules = (
            f"The tiles 1 to {self.values - 1} lie in {height} rows of {width}; 0 is the gap. A"
            " tile beside the gap moves into it: U (up), R, D or L is where the tile goes. Bring"
            " the tiles into order, row by row, the gap last. Answer with moves only, such as LLU."
        )
        self.actions = len(MOVES)
        self.orders = _orders(width, self.values)
        self._number = {order: number for number, order in enumerate(self.orders)}
        self.ways = self._all_ways()
        self._search()
        self._known = sorted(map(self._place, TILE_BOARDS.get(name, ())))
        depths = range(1, len(self._levels) - 1)
        self.hardest = max(depth for depth in depths if self.count(depth, depth) > 0)

    def count(self, easiest: int, hardest: int) -> int:
        """Boards of these difficulties that are not in the catalogue."""
        begin, end = self._levels[easiest], self._levels[hardest + 1]
        return end - begin - sum(begin <= place < end for place in self._known)

    def game(self, seed: int, easiest: int, hardest: int) -> "TileGame":
        """The board of a seed; seeds 0 to before ``count`` give each board once."""
        count = self.count(easiest, hardest)
        place = self._levels[easiest] + shuffled(seed % count, count)
        for known in self._known:
            if self._levels[easiest] <= known <= place:
                place += 1
        gap, order = divmod(self._by_distance[place], len(self.orders))
        return TileGame(self, gap, order)

    def read(self, text: str) -> "TileGame":
        """The board of a text as ``TileGame.text`` writes it."""
        tiles = [int(word) if word.isdigit() else -1 for word in re.split(r"[\s/]+", text.strip())]
        gap = tiles.index(0) if 0 in tiles else 0
        wanted = f"{self.height} rows of {self.width} numbers, 0 for the gap"
        if sorted(tiles) != list(range(self.values)):
            raise ValueError(f"{text!r} is no board of {self.name}: give {wanted}")
        order = self._number.get(bytes(tiles[:gap] + tiles[gap + 1 :]))
        if order is None or self.distances[gap * len(self.orders) + order] == _FAR:
            raise ValueError(f"{text!r} cannot be solved: half of all boards can")
        return TileGame(self, gap, order)

    def _place(self, text: str) -> int:
        game = self.read(text)
        return self._by_distance.index(game.gap * len(self.orders) + game.order)

    def _all_ways(self) -> List[List[Optional[_Way]]]:
        """By gap and action; None where there is no tile for it."""
        width, values = self.width, self.values
        passed = [self._passed(cell) for cell in range(values - width)]
        back = [_inverse(orders) for orders in passed]
        found: List[List[Optional[_Way]]] = []
        for gap in range(values):
            column = gap % width
            found.append(
                [
                    (gap + width, passed[gap]) if gap + width < values else None,
                    (gap - 1, None) if column > 0 else None,
                    (gap - width, back[gap - width]) if gap >= width else None,
                    (gap + 1, None) if column < width - 1 else None,
                ]
            )
        return found

    def _passed(self, cell: int) -> "array[int]":
        """By order: the one after the tile below a cell went up into it."""
        numbers, end = self._number, cell + self.width
        last = end - 1
        return array(
            "I",
            [
                numbers[order[:cell] + order[last:end] + order[cell:last] + order[end:]]
                for order in self.orders
            ],
        )

    def _search(self) -> None:
        """Breadth-first search from the goal; a level meets none but the one before it again."""
        orders, cells = len(self.orders), range(self.values)
        self.distances = bytearray([_FAR]) * (orders * self.values)
        self._by_distance = array("I")
        self._levels = [0]
        before: List[Set[int]] = [set() for _ in cells]
        level: List[Set[int]] = [set() for _ in cells]
        level[-1].add(self._number[bytes(range(1, self.values))])
        distances, depth = self.distances, 0
        while any(level):
            for gap, found in enumerate(level):
                states = sorted(map((gap * orders).__add__, found))
                self._by_distance.extend(states)
                for state in states:
                    distances[state] = depth
            depth += 1
            self._levels.append(len(self._by_distance))
            after: List[Set[int]] = [set() for _ in cells]
            for gap, found in enumerate(level):
                for way in self.ways[gap]:
                    if way is not None:
                        to, passed = way
                        after[to].update(map(passed.__getitem__, found) if passed else found)
            for gap, found in enumerate(before):
                after[gap] -= found
            before, level = level, after


class TileGame:
    """A board as it is played."""

    def __init__(self, boards: TileBoards, gap: int, order: int) -> None:
        self.boards = boards
        self.gap = gap
        self.order = order
        self._count = len(boards.orders)
        self.distance = boards.distances[gap * self._count + order]

    def copy(self) -> "TileGame":
        """Another game that stands as this one."""
        return copy.copy(self)

    def observation(self) -> Tuple[int, ...]:
        """The tiles row by row, 0 for the gap."""
        order, gap = self.boards.orders[self.order], self.gap
        return (*order[:gap], 0, *order[gap:])

    def play(self, action: int) -> bool:
        """Whether a tile could move so."""
        way = self.boards.ways[self.gap][action]
        if way is None:
            return False
        self.gap, passed = way
        if passed is not None:
            self.order = passed[self.order]
        self.distance = self.boards.distances[self.gap * self._count + self.order]
        return True

    def legal_actions(self) -> List[int]:
        """The actions that move a tile."""
        return [action for action, way in enumerate(self.boards.ways[self.gap]) if way is not None]

    def text(self) -> str:
        """The rows as the command reads them, one a line."""
        tiles, width = self.observation(), self.boards.width
        rows = (tiles[at : at + width] for at in range(0, len(tiles), width))
        return "\n".join(" ".join(map(str, row)) for row in rows)

    def read_moves(self, text: str) -> List[int]:
        """The actions of moves such as ``LLU`` or ``L2 U``."""
        found = []
        for number, match in enumerate(re.finditer(r"([URDL])(\d{0,3})|[^\s,]", text), 1):
            if match[1] is None:
                raise ValueError(f"move {number} is {match[0]!r}: write U, R, D, L or L2")
            found += [MOVES.index(match[1])] * int(match[2] or 1)
        return found

    def move_text(self, action: int) -> str:
        """The move as the command reads it."""
        return MOVES[action]


#: The distance of what cannot be solved; every other is smaller.
_FAR = 255


def _orders(width: int, cells: int) -> List[bytes]:
    """The orders that can come up: where a tile passes an even number of others, the even ones."""
    orders = permutations(range(1, cells))
    if width % 2 == 0:
        return list(map(bytes, orders))
    parities = [0]
    for tiles in range(2, cells):
        parities = [first & 1 ^ parity for first in range(tiles) for parity in parities]
    return [bytes(order) for order, parity in zip(orders, parities) if parity == 0]


def _inverse(orders: Sequence[int]) -> "array[int]":
    found = array("I", bytes(4 * len(orders)))
    for number, order in enumerate(orders):
        found[order] = number
    return found
