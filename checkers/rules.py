"""The rules of sliding puzzles, for certificate.py. docs/certificates.md says them in words."""
import re
from itertools import combinations

STEP = {"U": (0, -1), "R": (1, 0), "D": (0, 1), "L": (-1, 0)}
UNREADABLE = 2


class Fault(Exception):
    """The verdict, and the exit code: 1 for refuted, 2 for unreadable."""


def need(holds, fault, code=1):
    if not holds:
        raise Fault(("refuted: " if code == 1 else "unreadable: ") + fault, code)


class Puzzle:
    """Pieces are numbered kind after kind; a state is the origins of all pieces."""

    def __init__(self, text):
        parts = re.split(r"^(axes|same|start|tiles|goal):", text, flags=re.M)[1:]
        pictures, axes, same, numbers = [], {}, [], "tiles" in parts[::2]
        for key, value in zip(parts[::2], parts[1::2]):
            if key in ("axes", "same"):
                same += [value.split()] if key == "same" else []
                axes |= {word[:-2]: word[-1] for word in value.split()} if key == "axes" else {}
            else:
                rows = value.strip().split("\n" if value[0] == "\n" else "/")
                pictures.append([row.split() if numbers else list(row) for row in rows])
        self.width, self.height = wide, high = len(pictures[0][0]), len(pictures[0])
        self.size, boards = wide * high, [sum(rows, []) for rows in pictures]
        need({len(board) for board in boards} == {self.size}, "pictures differ", UNREADABLE)
        free = [".", "#", "-"] + ["0"] * numbers
        cells = [{label: [at for at, one in enumerate(board) if one == label]
                  for label in dict.fromkeys(board) if label not in free} for board in boards]
        (board, *_), (first, *goals) = boards, cells
        group = {label: label for label in first}
        for labels in same:
            joined = {group[label] for label in labels}
            group = {one: min(joined) if of in joined else of for one, of in group.items()}
        named = {group[label] for goal in goals for label in goal}
        shapes = [{one: [(c % wide - at[0] % wide, c // wide - at[0] // wide) for c in at]
                   for one, at in each.items()} for each in cells]
        shape = shapes[0]
        need(set(axes.values()) <= {"h", "v"}, "an axis is neither h nor v", UNREADABLE)
        need(all(shape[one] == goal[one] for goal in shapes[1:] for one in goal),
             "a goal changes a shape", UNREADABLE)
        kind = {one: group[one] if group[one] in named else (str(shape[one]), axes.get(one))
                for one in first}
        looks = {(kind[one], str(shape[one]), axes.get(one)) for one in first}
        need(len(looks) == len(set(kind.values())), "a group has unlike pieces", UNREADABLE)
        order = list(dict.fromkeys(kind.values()))  # the kinds, as the start meets them
        self.labels = sorted(first, key=lambda one: (order.index(kind[one]), first[one]))
        self.start = tuple(first[one][0] for one in self.labels)
        kinds = [order.index(kind[one]) for one in self.labels]
        self.span = [(kinds.index(k), kinds.index(k) + kinds.count(k)) for k in kinds]
        self.goals = [[(*self.span[self.labels.index(one)], at[0]) for one, at in goal.items()]
                      for goal in goals]
        self.bits, self.ways = [], []  # of each piece by origin: its cells as bits, its steps
        for one in self.labels:
            closed = "#" if group[one] in named else "#-"
            bits = {}
            for at in range(self.size):
                spots = [(at % wide + x, at // wide + y) for x, y in shape[one]]
                if all(0 <= x < wide and 0 <= y < high and board[x + y * wide] not in closed
                       for x, y in spots):
                    bits[at] = sum(1 << x + y * wide for x, y in spots)
            ways = {"h": "RL", "v": "UD"}.get(axes.get(one), "URDL")
            self.bits.append(bits)
            self.ways.append({at: [(way, to) for way in ways if (to := self.beside(at, way)) in bits]
                              for at in bits})
        gaps = board.count(".") + numbers * board.count("0")
        self.is_tiles = (len(order) == len(first) == self.size - 1 and gaps == 1 and not axes
                         and min(wide, high) > 1 and all(len(goal) == len(first) for goal in goals))

    def beside(self, at, way):
        x, y = at % self.width + STEP[way][0], at // self.width + STEP[way][1]
        return x + y * self.width if 0 <= x < self.width and 0 <= y < self.height else -1

    def taken(self, state, where="the start"):
        """The cells of all pieces as bits. Pieces overlap nowhere; in a kind origins ascend."""
        taken = 0
        for piece, at in enumerate(state):
            bits = self.bits[piece].get(at, taken)
            ascends = piece == self.span[piece][0] or state[piece - 1] < at
            need(at in self.bits[piece] and not bits & taken and ascends, f"{where} is no state")
            taken |= bits
        return taken

    def is_goal(self, state):
        return any(all(cell in state[a:b] for a, b, cell in goal) for goal in self.goals)

    def moved(self, state, piece, to):
        a, b = self.span[piece]
        return state[:a] + tuple(sorted(state[a:piece] + (to,) + state[piece + 1:b])) + state[b:]

    def successors(self, state, metric):
        for way in "URDL" if metric == "mtm" else "":  # tiles follow each other into the gap
            after, gap = state, (set(range(self.size)) - set(state)).pop()
            while (tile := self.beside(gap, way)) >= 0:
                after, gap = self.moved(after, after.index(tile), gap), tile
                yield after
        taken = self.taken(state)
        for piece, at in enumerate(state if metric != "mtm" else ""):
            others, queue, seen = taken ^ self.bits[piece][at], [(at, None)], {at}
            for here, came in queue:
                for way, to in self.ways[piece][here]:
                    goes_on = metric != "slides" or came in (None, way)
                    if goes_on and to not in seen and not self.bits[piece][to] & others:
                        seen.add(to)
                        queue += [(to, way)] if metric != "steps" else []
                        yield self.moved(state, piece, to)

    def bound(self, state, conflicts):
        """Steps that no way to a goal falls below."""
        def to(goal):
            home = {a: divmod(cell, self.width) for a, _, cell in goal}
            pairs = [(divmod(at, self.width), home[piece]) for piece, at in enumerate(state)]
            steps = sum(abs(a[i] - b[i]) for a, b in pairs for i in (0, 1))
            for i, line in [(0, y) for y in range(self.height)] + [(1, x) for x in range(self.width)]:
                runs = []  # the longest ascending run of places that ends at each tile of the line
                for place in [b[1 - i] for a, b in sorted(pairs) if a[i] == b[i] == line]:
                    runs.append((max([n for n, p in runs if p < place], default=0) + 1, place))
                steps += 2 * (len(runs) - max(runs, default=(0,))[0]) if conflicts else 0
            return steps
        return min(map(to, self.goals))

    def is_even(self, goal):
        """Whether exchanges of tiles and steps of the gap can bring the start to this goal."""
        ends = [cell for _, _, cell in sorted(goal)]
        gaps = [(set(range(self.size)) - set(cells)).pop() for cells in (self.start, ends)]
        to = dict(zip((*self.start, gaps[0]), (*ends, gaps[1])))
        swaps = sum(to[a] > to[b] for a, b in combinations(range(self.size), 2))
        return (swaps + sum(gap % self.width + gap // self.width for gap in gaps)) % 2 == 0
