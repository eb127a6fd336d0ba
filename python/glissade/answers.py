"""What the functions answer. ``facts`` always has the whole answer, as the command gives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Optional, Sequence

Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Solution:
    """The outcome of ``solve``: solved, unsolvable, undecided at a limit, or cancelled."""

    status: str
    #: Of the solution, in ``metric``; None where there is none.
    length: Optional[int]
    #: True where no solution is shorter: proved.
    optimal: bool
    #: The solution as text that every function reads back; None where there is none.
    moves: Optional[str]
    metric: str
    #: Proved: no solution is shorter than this.
    lower_bound: Optional[int]
    facts: Facts

    def __bool__(self) -> bool:
        return self.status == "solved"

    @classmethod
    def of(cls, facts: Facts) -> "Solution":
        line = facts.get("best") or facts
        return cls(
            status=facts["status"],
            length=line.get("length"),
            optimal=facts.get("optimal") is True,
            moves=line.get("moves"),
            metric=facts.get("metric", ""),
            lower_bound=facts.get("lowerBound"),
            facts=facts,
        )


@dataclass(frozen=True)
class MoveValue:
    """One move that can be made, and the distance to the goal after it."""

    moves: str
    distance: Optional[int]
    best: bool


@dataclass(frozen=True)
class Hint:
    """The distance of a state to the goal, and the value of each move."""

    status: str
    distance: Optional[int]
    moves: Sequence[MoveValue]
    facts: Facts

    @property
    def best(self) -> Sequence[str]:
        """The moves that begin a shortest solution."""
        return [move.moves for move in self.moves if move.best]

    @classmethod
    def of(cls, facts: Facts) -> "Hint":
        values = [
            MoveValue(one["moves"], one.get("distance"), one["best"])
            for one in facts.get("moves", [])
        ]
        return cls(facts["status"], facts.get("distance"), values, facts)


@dataclass(frozen=True)
class Verdict:
    """Whether moves are a solution, and whether a shortest one (None: not decided)."""

    valid: bool
    optimal: Optional[bool]
    length: Optional[int]
    facts: Facts

    def __bool__(self) -> bool:
        return self.valid

    @classmethod
    def of(cls, facts: Facts) -> "Verdict":
        return cls(facts["valid"], facts.get("optimal"), facts.get("length"), facts)


@dataclass(frozen=True)
class Picture:
    """A board as SVG; notebooks show it, and a line of play moves."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str) -> None:
        """Write the picture to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)


@dataclass(frozen=True)
class PngPicture:
    """A board as the bytes of a PNG file; notebooks show it."""

    png: bytes

    def _repr_png_(self) -> bytes:
        return self.png

    def save(self, path: str) -> None:
        """Write the picture to a file."""
        with open(path, "wb") as file:
            file.write(self.png)
