"""Sliding puzzles: proved shortest solutions, hints, explanations and pictures.

This package has no dependency of its own. It starts the command ``glissade`` (Node 20.19 or newer)
once and asks it over standard input; nothing leaves the machine.

>>> import glissade
>>> glissade.solve("8 6 4/0 7 2/5 1 3").length
23
"""

from .answers import Hint, MoveValue, Picture, PngPicture, Solution, Verdict
from .client import Client, GlissadeError
from .functions import analyse, check, close, explain, generate, hint, picture, solve, verify

__all__ = [
    "Client",
    "GlissadeError",
    "Hint",
    "MoveValue",
    "Picture",
    "PngPicture",
    "Solution",
    "Verdict",
    "analyse",
    "check",
    "close",
    "explain",
    "generate",
    "hint",
    "picture",
    "solve",
    "verify",
]
