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
        line = self.file.readline()
        self.sum = crc32(line, self.sum)
        line = line.decode()
        need(line.startswith(key) and line.endswith("\n"), f"there is no line {key}", UNREADABLE)
        return line[len(key):-1]

    def count(self, key):
        word = self.line(key)
        need(is_number(word), f"{key}{word} is no number", UNREADABLE)
        return int(word)


def is_number(word):
    """Whether it is a number in plain form, without a 0 before it."""
    return len(word) < 16 and word.isdecimal() and word == str(int(word))


def read_head(file):
    need(file.line() == "glissade certificate 1", "this is no certificate", UNREADABLE)
    head = {key: file.line(key + ": ") for key in ("metric", "claim", "evidence")}
    head |= {key: file.count(key + ": ") for key in ("levels", "states")}
    head["solution"] = file.line("solution:").split()
    text = "".join(file.line() + "\n" for _ in range(file.count("puzzle: ")))
    sum_of_head = file.sum
    need(file.line("crc: ") == f"{sum_of_head:08x}", "the checksum of the head is wrong", UNREADABLE)
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
    sum_of_level = file.sum
    need(file.number() == sum_of_level, f"the checksum of level {number} is wrong", UNREADABLE)
    return states


def replay(puzzle, words, metric):
    """Plays the solution; its length in the metric."""
    at, before, length = dict(zip(puzzle.labels, puzzle.start)), ("", ""), 0
    for word in words:
        label, way = word[:-1], word[-1]
        need(label in at and way in STEP, f"{word} is no step", UNREADABLE)
        piece = puzzle.labels.index(label)
        others = sum(puzzle.bits[puzzle.labels.index(one)][at[one]] for one in at if one != label)
        to = dict(puzzle.ways[piece][at[label]]).get(way)
        need(to is not None and not puzzle.bits[piece][to] & others, f"{word} is not legal")
        at[label] = to
        same = {"steps": False, "slides": before == (label, way), "moves": before[0] == label,
                "mtm": before[1] == way}
        length += not same[metric]
        before = label, way
    need(puzzle.is_goal([at[one] for one in puzzle.labels]), "the solution does not reach a goal")
    return length


def check(file):
    head, puzzle = read_head(file)
    metric, evidence, levels = head["metric"], head["evidence"], head["levels"]
    known = ("steps", "slides", "moves") + ("mtm",) * puzzle.is_tiles
    need(metric in known, f"there is no metric {metric}", UNREADABLE)
    has_bound = evidence in ("manhattan", "linear-conflict")
    need(has_bound or evidence in ("levels", "parity"), f"no evidence {evidence}", UNREADABLE)
    puzzle.taken(puzzle.start)
    length = None
    if head["claim"] != "unsolvable":
        word, _, number = head["claim"].partition(" ")
        need(word == "length" and is_number(number), f"no claim {head['claim']}", UNREADABLE)
        length = int(number)
        need(replay(puzzle, head["solution"], metric) == length, "the solution has another length")
        need(levels == length, "a length needs as many levels")
    need(puzzle.is_tiles and metric != "mtm" and length is not None or not has_bound,
         f"{evidence} is for lengths of tile puzzles in steps")
    if evidence == "parity":
        need(puzzle.is_tiles and length is None and levels == 0, "parity proves no such claim")
        need(not any(map(puzzle.is_even, puzzle.goals)), "a goal has the parity of the start")
    else:
        check_levels(file, puzzle, metric, levels, length, head)
    need(file.file.read(1) == b"", "there are bytes after the last level", UNREADABLE)
    return f"length {length} {metric}" if length is not None else "unsolvable"


def check_levels(file, puzzle, metric, levels, length, head):
    def is_spare(depth, state):
        if length is not None and depth >= length:
            return True
        conflicts = head["evidence"] == "linear-conflict"
        return head["evidence"] != "levels" and depth + puzzle.bound(state, conflicts) >= length

    total, before = 0, set()
    level = read_level(file, puzzle, 0) if levels else set()
    need(puzzle.start in level or is_spare(0, puzzle.start), "level 0 lacks the start")
    for depth in range(levels):
        after = read_level(file, puzzle, depth + 1) if depth + 1 < levels else set()
        total += len(level)
        for state in level if depth + 1 != length else ():
            for other in puzzle.successors(state, metric):
                if other not in after and other not in before and other not in level:
                    need(is_spare(depth + 1, other), f"level {depth}: a successor of {state} is missing")
        before, level = level, after
    need(total == head["states"], f"the levels hold {total} states, not {head['states']}")


def verdict(path):
    try:
        return 0, "proved: " + check(File(path))
    except Fault as fault:
        text, code = fault.args
        return code, ("refuted: " if code == 1 else "unreadable: ") + text
    except (LookupError, ValueError, OSError) as error:
        return UNREADABLE, f"unreadable: {error}"


codes = [UNREADABLE] if len(sys.argv) < 2 else []
if codes:
    print(__doc__)
for path in sys.argv[1:]:
    code, line = verdict(path)
    print(line)
    codes.append(code)
sys.exit(max(codes))
