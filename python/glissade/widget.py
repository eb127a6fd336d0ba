"""A board that is played in a notebook: a widget of anywidget.

    from glissade.widget import Board
    board = Board("klotski")
    board            # the last line of a cell shows it
    board.moves      # what was played so far

Only this module needs the package anywidget (``pip install "glissade[notebook]"``).
"""

from __future__ import annotations

from typing import Any, Dict, Optional

try:
    import anywidget
    import traitlets
except ImportError as error:
    raise ImportError(
        f"glissade.widget needs anywidget: {error}; run pip install anywidget"
    ) from None

from .client import GlissadeError
from .functions import board_facts, player_script, solve

#: Seconds that a hint may take.
HINT_SECONDS = 30.0


class Board(anywidget.AnyWidget):  # type: ignore[misc]
    """A board to play, or with ``playable=False`` a line to watch.

    ``puzzle`` is a catalogue id or a text in any notation, ``moves`` what was played so far; both
    can be set at any time. The button for a hint asks ``solve``, so that what it shows is proved.
    """

    _esm = player_script()

    #: The puzzle in the native notation.
    puzzle = traitlets.Unicode("").tag(sync=True)
    #: Played so far; of a line to watch, all of it.
    moves = traitlets.Unicode("").tag(sync=True)
    playable = traitlets.Bool(True).tag(sync=True)
    #: ``light``, ``dark``, or empty for that of the page.
    theme = traitlets.Unicode("").tag(sync=True)
    #: Moves played by the person, as players of the puzzle count.
    count = traitlets.Int(0).tag(sync=True)
    #: Whether the person has brought the board to its goal.
    is_solved = traitlets.Bool(False).tag(sync=True)

    def __init__(self, puzzle: str, *, goal: Optional[str] = None, **traits: Any) -> None:
        facts = board_facts(puzzle, goal=goal, after=traits.get("moves") or None)
        super().__init__(**{**traits, "puzzle": facts["puzzle"], "moves": facts["moves"]})
        self.on_msg(self._answer)

    @traitlets.validate("puzzle")
    def _as_native(self, proposal: Dict[str, Any]) -> str:
        """A catalogue id or any notation, as the player reads it."""
        text: str = board_facts(proposal["value"])["puzzle"]
        return text

    def _answer(self, _: Any, asked: Dict[str, Any], __: Any) -> None:
        """Answers the player that asks for a hint."""
        try:
            solution = solve(asked["puzzle"], after=asked["after"] or None, seconds=HINT_SECONDS)
            self.send({"id": asked["id"], "status": solution.status, "moves": solution.moves})
        except GlissadeError as error:
            self.send({"id": asked["id"], "error": str(error)})
