"""The functions of the package, on one client that all of them share."""

from __future__ import annotations

import atexit
import base64
from typing import Any, Callable, Dict, Literal, Optional, Union, overload

from .answers import Facts, Hint, Picture, PngPicture, Solution, Verdict
from .client import Client, GlissadeError

_client = Client()
atexit.register(_client.close)


def close() -> None:
    """End the command; the next question starts it again."""
    _client.close()


def solve(
    puzzle: str,
    *,
    goal: Optional[str] = None,
    metric: Optional[str] = None,
    after: Optional[str] = None,
    seconds: Optional[float] = None,
    nodes: Optional[int] = None,
    steps: bool = False,
    on_better: Optional[Callable[[Solution], None]] = None,
) -> Solution:
    """A shortest solution, proved; or the proof that there is none.

    ``puzzle`` is a catalogue id (``"klotski"``) or a text in any notation, ``after`` moves from its
    start. With ``on_better`` any solution is told first, then each that is shorter.
    """
    params: Dict[str, Any] = {
        **_common(puzzle, goal, metric, seconds, nodes),
        "after": after,
        "steps": True if steps else None,
        "anytime": True if on_better else None,
    }
    tell = (lambda facts: on_better(Solution.of(facts))) if on_better else None
    return Solution.of(_client.ask("solve", params, tell))


def hint(
    puzzle: str,
    *,
    after: Optional[str] = None,
    goal: Optional[str] = None,
    metric: Optional[str] = None,
    seconds: Optional[float] = None,
    nodes: Optional[int] = None,
) -> Hint:
    """The best moves of a state, and the distance after each."""
    params = {**_common(puzzle, goal, metric, seconds, nodes), "after": after}
    return Hint.of(_client.ask("hint", params))


def verify(
    puzzle: str,
    moves: str,
    *,
    goal: Optional[str] = None,
    metric: Optional[str] = None,
    seconds: Optional[float] = None,
    replay_only: bool = False,
) -> Verdict:
    """Whether moves are a solution, and whether a shortest one."""
    params = {
        **_common(puzzle, goal, metric, seconds, None),
        "moves": moves,
        "replayOnly": True if replay_only else None,
    }
    return Verdict.of(_client.ask("verify", params))


def check(puzzle: str, *, goal: Optional[str] = None, seconds: Optional[float] = None) -> Facts:
    """What a puzzle is, and whether it can be solved."""
    return _client.ask("check", _common(puzzle, goal, None, seconds, None))


def explain(
    puzzle: str,
    *,
    goal: Optional[str] = None,
    metric: Optional[str] = None,
    seconds: Optional[float] = None,
) -> Facts:
    """Why a puzzle is hard: facts proved by all of its states."""
    return _client.ask("explain", _common(puzzle, goal, metric, seconds, None))


def analyse(
    puzzle: str,
    *,
    goal: Optional[str] = None,
    metric: Optional[str] = None,
    seconds: Optional[float] = None,
) -> Facts:
    """The whole state space: its size, its depth, its shape."""
    return _client.ask("analyse", _common(puzzle, goal, metric, seconds, None))


def generate(
    family: str = "hua-rong-dao",
    *,
    level: Optional[str] = None,
    seed: Optional[int] = None,
    seconds: Optional[float] = None,
) -> Facts:
    """A new block puzzle (``facts["puzzle"]``) with its proved optimum (``facts["length"]``)."""
    params = {"family": family, "level": level, "seed": seed, "timeMs": _ms(seconds)}
    return _client.ask("generate", params)


@overload
def picture(
    puzzle: str,
    *,
    format: Literal["svg"] = "svg",
    after: Optional[str] = None,
    hint: Optional[str] = None,
    line: Optional[str] = None,
    theme: Optional[str] = None,
    labels: Optional[bool] = None,
    goal: Optional[str] = None,
) -> Picture: ...


@overload
def picture(
    puzzle: str,
    *,
    format: Literal["png"],
    width: int = 400,
    after: Optional[str] = None,
    hint: Optional[str] = None,
    theme: Optional[str] = None,
    labels: Optional[bool] = None,
    goal: Optional[str] = None,
) -> PngPicture: ...


def picture(
    puzzle: str, *, format: str = "svg", width: Optional[int] = None, **look: Any
) -> Union[Picture, PngPicture]:
    """A state as SVG or PNG; ``hint`` shows moves by arrows.

    SVG can play a ``line``; a PNG is ``width`` pixels wide (400).
    """
    if format not in ("svg", "png"):
        raise GlissadeError("usage", f"there is no format {format}", "it is svg or png")
    if format == "svg" and width is not None:
        raise GlissadeError("usage", "an SVG has no width", 'add format="png"')
    if format == "svg":
        return Picture(_client.ask("picture", {"puzzle": puzzle, **look})["svg"])
    params = {"puzzle": puzzle, "width": 400 if width is None else width, **look}
    return PngPicture(base64.b64decode(_client.ask("picture", params)["png"]))


def board_facts(
    puzzle: str, *, goal: Optional[str] = None, after: Optional[str] = None
) -> Facts:
    """A board for people to play: the puzzle in the native notation, and text to print."""
    return _client.ask("board", {"puzzle": puzzle, "goal": goal, "after": after})


def player_script() -> str:
    """The module for browsers that draws a board in a page."""
    script: str = _client.ask("player", {})["script"]
    return script


def _common(
    puzzle: str,
    goal: Optional[str],
    metric: Optional[str],
    seconds: Optional[float],
    nodes: Optional[int],
) -> Dict[str, Any]:
    return {
        "puzzle": puzzle,
        "goal": goal,
        "metric": metric,
        "timeMs": _ms(seconds),
        "nodes": nodes,
    }


def _ms(seconds: Optional[float]) -> Optional[int]:
    return None if seconds is None else max(1, round(seconds * 1000))
