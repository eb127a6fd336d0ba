"""The widget, with a stand-in for anywidget: notebooks are no part of these tests."""

import importlib
import sys
import types
import unittest
from typing import Any, Callable, Dict, List, Optional
from unittest import mock

import glissade

EASY = "1 2 3/4 5 6/0 7 8"


class Trait:
    """A value that is set as it is validated."""

    def __init__(self, default: Any) -> None:
        self.default = default
        self.name = ""

    def tag(self, **_: Any) -> "Trait":
        return self

    def __set_name__(self, _: type, name: str) -> None:
        self.name = name

    def __get__(self, owner: Any, _: Optional[type] = None) -> Any:
        return owner.__dict__.get(self.name, self.default)

    def __set__(self, owner: Any, value: Any) -> None:
        for one in vars(type(owner)).values():
            if getattr(one, "validates", None) == self.name:
                value = one(owner, {"value": value})
        owner.__dict__[self.name] = value


class AnyWidget:
    def __init__(self, **traits: Any) -> None:
        self.sent: List[Dict[str, Any]] = []
        for name, value in traits.items():
            setattr(self, name, value)

    def on_msg(self, take: Callable[..., None]) -> None:
        self.take = take

    def send(self, message: Dict[str, Any]) -> None:
        self.sent.append(message)


def validate(name: str) -> Callable[[Any], Any]:
    def mark(method: Any) -> Any:
        method.validates = name
        return method

    return mark


def stand_in() -> Dict[str, types.ModuleType]:
    traits = types.ModuleType("traitlets")
    for name in ("Unicode", "Bool", "Int"):
        setattr(traits, name, Trait)
    setattr(traits, "validate", validate)
    widgets = types.ModuleType("anywidget")
    setattr(widgets, "AnyWidget", AnyWidget)
    return {"anywidget": widgets, "traitlets": traits}


def load(modules: Dict[str, Any]) -> Any:
    sys.modules.pop("glissade.widget", None)
    with mock.patch.dict(sys.modules, modules):
        return importlib.import_module("glissade.widget")


class Widget(unittest.TestCase):
    @classmethod
    def tearDownClass(cls) -> None:
        glissade.close()

    def test_without_anywidget(self) -> None:
        with self.assertRaisesRegex(ImportError, "pip install anywidget"):
            load({"anywidget": None})

    def test_reads_any_notation(self) -> None:
        board = load(stand_in()).Board("klotski", moves="GD", theme="dark")
        self.assertTrue(board.puzzle.startswith("id: klotski\n"))
        self.assertEqual((board.moves, board.theme, board.playable), ("GD", "dark", True))
        self.assertIn("export", board._esm)
        board.puzzle = EASY
        self.assertEqual(board.puzzle, "tiles:\n1 2 3\n4 5 6\n0 7 8\ngoal:\n1 2 3\n4 5 6\n7 8 0\n")
        with self.assertRaises(glissade.GlissadeError):
            board.puzzle = "what?"

    def test_answers_who_asks_for_a_hint(self) -> None:
        board = load(stand_in()).Board(EASY, goal="blank-first")
        for own, after in ((1, ""), (2, "D"), (3, "LLL")):
            board.take(board, {"id": own, "puzzle": EASY, "after": after}, [])
        solved, further, wrong = board.sent
        self.assertEqual(solved, {"id": 1, "status": "solved", "moves": "L2"})
        self.assertEqual((further["id"], further["status"]), (2, "solved"))
        self.assertEqual(wrong["id"], 3)
        self.assertTrue(wrong["error"])


if __name__ == "__main__":
    unittest.main()
