#!/usr/bin/env python3
"""Checks certificates of Glissade: python3 certificate.py FILE... The form and
the rules are in docs/certificates.md. Exit code: 0 proved, 1 refuted, 2 unreadable."""
import sys
from zlib import crc32

from rules import STEP, UNREADABLE, Fault, Puzzle, need


class File:
    def __init__(self, path):
        self.file, self.sum = open(path, "rb"), 0

    def read(self, size):
        data = self.file.read(size)
        need(len(data) == size, "the file is cut short", UNREADABLE)
        self.sum = crc32(data, self.sum)
        return data

    def number(self):
        return int.from_bytes(self.read(4), "big")

    def line(self, key=""):
        """The next line, which begins with this key; what is behind it."""
        line = self.file.readline().decode()
        self.sum = crc32(line.encode(), self.sum)
        need(line.startswith(key) and line.endswith("\n"), f"there is no line {key}", UNREADABLE)
        return line[len(key):-1]


def number_of(word):
    """Numbers have no 0 before them."""
    is_plain = len(word) < 16 and word.isdecimal() and word == str(int(word))
    need(is_plain, f"{word} is no number", UNREADABLE)
    return int(word)


def read_head(file):
    need(file.line() == "glissade certificate 1", "this is no certificate", UNREADABLE)
    head = {key: file.line(key + ": ") for key in ("metric", "claim", "evidence")}
    head |= {key: number_of(file.line(key + ": ")) for key in ("levels", "states")}
    head["solution"] = file.line("solution:").split()
    text = "".join(file.line() + "\n" for _ in range(number_of(file.line("puzzle: "))))
    need(f"{file.sum:08x}" == file.line("crc: "), "the checksum of the head is wrong", UNREADABLE)
    return head, Puzzle(text)


def read_level(file, puzzle, number):
    """The states of a level, none of them a goal."""
    file.sum = 0
    wide = puzzle.size > 256
    size = len(puzzle.start) * (2 if wide else 1)
    states, before = set(), b""
    for index in range(file.number()):
        where = f"level {number}: state {index}"
        shared = file.read(1)[0]
        need(shared <= len(before), f"{where} is cut short", UNREADABLE)
        data = before[:shared] + file.read(size - shared)
        need(data > before, f"{where} is out of order")
        before = data
        state = tuple(a * 256 + b for a, b in zip(data[::2], data[1::2])) if wide else tuple(data)
        puzzle.taken(state, where)
        need(not puzzle.is_goal(state), f"{where} is a goal")
        states.add(state)
    need(file.sum == file.number(), f"the checksum of level {number} is wrong", UNREADABLE)
    return states


def replay(puzzle, words, metric):
    """Plays the solution; its length in the metric."""
    state, before, length = list(puzzle.start), ("", ""), 0
    for word in words:
        label, way = word[:-1], word[-1]
        need(label in puzzle.labels and way in STEP, f"{word} is no step", UNREADABLE)
        piece = puzzle.labels.index(label)
        others = sum(puzzle.bits[i][at] for i, at in enumerate(state) if i != piece)
        to = dict(puzzle.ways[piece][state[piece]]).get(way)
        need(to is not None and not puzzle.bits[piece][to] & others, f"{word} is not legal")
        state[piece] = to
        same = {"steps": False, "slides": before == (label, way), "moves": before[0] == label,
                "mtm": before[1] == way}
        length += not same[metric]
        before = label, way
    need(puzzle.is_goal(state), "the solution does not reach a goal")
    return length


def check(file):
    head, puzzle = read_head(file)
    metric, evidence, levels = head["metric"], head["evidence"], head["levels"]
    known = ("steps", "slides", "moves") + ("mtm",) * puzzle.is_tiles
    need(metric in known, f"there is no metric {metric}", UNREADABLE)
    bounds = ("manhattan", "linear-conflict")
    need(evidence in ("levels", "parity", *bounds), f"no evidence {evidence}", UNREADABLE)
    puzzle.taken(puzzle.start)
    length = None
    if head["claim"] != "unsolvable":
        word, _, number = head["claim"].partition(" ")
        need(word == "length", f"no claim {head['claim']}", UNREADABLE)
        length = number_of(number)
        need(replay(puzzle, head["solution"], metric) == length, "the solution has another length")
        need(levels == length, "a length needs as many levels")
    need(evidence not in bounds or puzzle.is_tiles and metric != "mtm" and length is not None,
         f"{evidence} is for lengths of tile puzzles in steps")
    if evidence == "parity":
        need(puzzle.is_tiles and length is None and levels == 0, "parity proves no such claim")
        need(not any(map(puzzle.is_even, puzzle.goals)), "a goal has the parity of the start")
    else:
        check_levels(file, puzzle, head, length)
    need(file.file.read(1) == b"", "there are bytes after the last level", UNREADABLE)
    return f"length {length} {metric}" if length is not None else "unsolvable"


def check_levels(file, puzzle, head, length):
    levels, evidence = head["levels"], head["evidence"]

    def is_spare(depth, state):
        if evidence == "levels":
            return length is not None and depth >= length
        return depth + puzzle.bound(state, evidence == "linear-conflict") >= length

    total, before = 0, set()
    level = read_level(file, puzzle, 0) if levels else set()
    need(puzzle.start in level or is_spare(0, puzzle.start), "level 0 lacks the start")
    for depth in range(levels):
        after = read_level(file, puzzle, depth + 1) if depth + 1 < levels else set()
        total += len(level)
        for state in level if depth + 1 != length else ():
            for other in puzzle.successors(state, head["metric"]):
                if other not in after and other not in before and other not in level:
                    need(is_spare(depth + 1, other), f"level {depth}: {other} is missing")
        before, level = level, after
    need(total == head["states"], f"the levels hold {total} states, not {head['states']}")


def verdict(path):
    """Prints what the file proves, or its fault; the exit code."""
    try:
        code, line = 0, "proved: " + check(File(path))
    except Fault as fault:
        line, code = fault.args
    except (LookupError, ValueError, OSError) as error:
        code, line = UNREADABLE, f"unreadable: {error}"
    print(line, flush=True)
    return code


if len(sys.argv) < 2:
    print(__doc__)
sys.exit(max(map(verdict, sys.argv[1:]), default=UNREADABLE))
