/** Milestones, doors, rooms, chapters and dead ends, straight from their definitions. */
import { distancesWithin, onSimpleWays, partsOf } from './graph.mjs';
import { factsOf } from './landmarkFaults.mjs';
import { foldingsOf, sameDrawing } from './told.mjs';

const END = -1;

/** The faults of that folding which has fewest: pieces can be paired in several ways. */
export function checkParts(told) {
  const tries = foldingsOf(told).map((folding) => {
    const faults = [];
    const same = (what, said, is) => {
      if (`${said}` !== `${is}`) faults.push(`${what}: printed ${said}, is ${is}`);
    };
    const must = (holds, what) => holds || faults.push(what);
    checkMilestones({ ...told, same, must, folding });
    checkDoors({ ...told, same, must, folding });
    checkChapters({ ...told, same, must, folding });
    return faults;
  });
  const [fewest] = tries.sort((a, b) => a.length - b.length);
  for (const fault of fewest) told.must(false, fault);
  checkDeadEnds(told);
}

function checkMilestones({
  output,
  same,
  must,
  levels,
  folding,
  lineNumbers,
  space,
  puzzle,
  line,
}) {
  const orbits = (states) => new Set([...states].map((state) => folding.orbitOf(state)[0])).size;
  same('widths', output.widths, levels.map(orbits));
  const all = space.states.map((_, state) => state);
  same('folded states', output.foldedStates, orbits(all));
  const between = [...levels.keys()].slice(1, -1).filter((level) => orbits(levels[level]) === 1);
  const printed = output.milestones.map(({ after }) => after);
  same('milestones', printed, between);
  for (const { after, state } of output.milestones) {
    must(levels[after].has(lineNumbers[after]), `milestone ${after} is not on the line`);
    must(sameDrawing(puzzle, state, line[after]), `milestone ${after} is drawn otherwise`);
  }
}

function checkDoors(told) {
  const { output, same, must, left, before, canSolve, folding, puzzle, line } = told;
  const { orbitOf } = folding;
  const doors = before
    .filter((state) => {
      const orbit = orbitOf(state);
      if (orbit.includes(0) || orbit.some((other) => other < state && before.includes(other))) {
        return false;
      }
      return !canSolve((other) => !orbit.includes(other));
    })
    .sort((a, b) => left[b] - left[a]);
  const levels = doors.map((door) => output.length - left[door]);
  same(
    'doors',
    output.doors.map(({ after }) => after),
    levels,
  );
  for (const { after, state } of output.doors) {
    must(sameDrawing(puzzle, state, line[after]), `door ${after} is drawn otherwise`);
  }
  const rooms = roomsBetween(told, doors);
  same('rooms', output.rooms, rooms);
  const forced = [...output.doors.map((door) => door.forced), output.lastMoveForced];
  same(
    'single moves',
    forced,
    rooms.map((size) => size === 2),
  );
}

/** Sizes of rooms where the states of a door are one vertex and all goal states are, too. */
function roomsBetween({ before, isGoal, next, folding }, doors) {
  const isBefore = new Set(before);
  const doorOf = new Map(
    doors.flatMap((door) => folding.orbitOf(door).map((state) => [state, door])),
  );
  const vertexOf = (state) => (isGoal.has(state) ? END : (doorOf.get(state) ?? state));
  const edges = new Map([[END, new Set()]]);
  for (const state of before) {
    const vertex = vertexOf(state);
    if (!edges.has(vertex)) edges.set(vertex, new Set());
    for (const to of next(state).filter((one) => isBefore.has(one) || isGoal.has(one))) {
      if (vertexOf(to) === vertex) continue;
      edges.get(vertex).add(vertexOf(to));
      if (isGoal.has(to)) edges.get(END).add(vertex);
    }
  }
  const ends = [0, ...doors, END];
  const nextOf = (vertex) => edges.get(vertex) ?? [];
  return ends.slice(1).map((end, i) => onSimpleWays([...edges.keys()], nextOf, ends[i], end).size);
}

function checkDeadEnds(told) {
  const { output, same, must, before, isGoal, next, puzzle, space } = told;
  const { count, states, of, largest } = output.deadEnds;
  const isBefore = new Set(before);
  const intoGoal = before.filter((state) => next(state).some((to) => isGoal.has(to)));
  const nextOf = (state) => {
    if (state === END) return intoGoal;
    return next(state).flatMap((to) => (isGoal.has(to) ? [END] : isBefore.has(to) ? [to] : []));
  };
  const onWay = onSimpleWays([...before, END], nextOf, 0, END);
  const inside = before.filter((state) => !onWay.has(state));
  const ends = endsOf(inside, nextOf);
  same('dead ends', count, ends.length);
  same('states in dead ends', states, inside.length);
  same('states before the goal', of, before.length);
  const sizes = ends.map(({ states: own }) => own.size).sort((a, b) => b - a);
  same('largest dead ends', largest.map(({ size }) => size).join(), sizes.slice(0, 3).join());
  for (const { entrance, size, depth } of largest) {
    const isThis = ({ states: own, door }) => {
      const depths = distancesWithin([door], nextOf, (to) => own.has(to));
      return (
        own.size === size &&
        Math.max(...depths.values()) === depth &&
        sameDrawing(puzzle, entrance, space.states[door])
      );
    };
    must(ends.some(isThis), `no dead end of ${size} states begins as drawn`);
  }
}

/** All states that hang on one state: `door` is that one. */
function endsOf(inside, nextOf) {
  const ends = new Map();
  for (const part of partsOf(inside, nextOf)) {
    const doors = new Set([...part].flatMap((state) => nextOf(state).filter((s) => !part.has(s))));
    if (doors.size !== 1) throw new Error(`a dead end has ${doors.size} ways in`);
    const [door] = doors;
    ends.set(door, new Set([...(ends.get(door) ?? []), ...part]));
  }
  return [...ends].map(([door, states]) => ({ door, states }));
}

function checkChapters(told) {
  const { output, same, must, puzzle, line } = told;
  const milestones = output.milestones.map(({ after }) => after);
  const stops = new Map([[0, new Set([told.lineNumbers[0]])]]);
  let product = 1n;
  let end = 0;
  for (const chapter of output.chapters) {
    const { from, to, length, ways, room, state, moved } = chapter;
    same('where a chapter begins', from, end);
    same('length of a chapter', length, to - from);
    must(length < 30, `moves ${from + 1} to ${to} are too long a chapter`);
    checkEnd(told, chapter, milestones);
    end = to;
    stops.set(to, endsOfChapter(told, to));
    const own = waysThrough(
      told,
      new Map([
        [from, [told.lineNumbers[from]]],
        [to, stops.get(to)],
      ]),
    );
    same(`shortest ways of moves ${from + 1} to ${to}`, `${ways}`, `${own}`);
    product *= own;
    const first = output.doors.filter(({ after }) => after <= from).length;
    const crossed = output.rooms.slice(first, 1 + output.doors.filter((d) => d.after < to).length);
    const sum = crossed.reduce((all, size) => all + size, 0) - crossed.length + 1;
    same(`rooms of moves ${from + 1} to ${to}`, room, sum);
    must(sameDrawing(puzzle, state, line[to]), `the end of moves ${from + 1} to ${to} is drawn`);
    const elsewhere = puzzle.pieces.filter((_, piece) => line[from][piece] !== line[to][piece]);
    const labels = (some) => some.sort().join();
    same('moved', labels(moved.map(({ piece }) => piece)), labels(elsewhere.map((p) => p.label)));
  }
  same('where the last chapter ends', end, output.length);
  same('shortest solutions by chapters', `${waysThrough(told, stops)}`, `${product}`);
  const isWhole = output.chapters.every((chapter) => chapter.end.type !== 'place');
  if (isWhole) same('all shortest solutions', `${output.optimalSolutions}`, `${product}`);
}

/** The goal states, or the state of the line with its images. */
function endsOfChapter({ output, levels, folding, lineNumbers }, to) {
  return to === output.length ? levels[to] : new Set(folding.orbitOf(lineNumbers[to]));
}

/** Shortest ways, as sequences of states, that are in one of these states after so many moves. */
function waysThrough({ levels, next }, stops) {
  const [from, ...rest] = stops.keys();
  const to = rest.at(-1);
  let counts = new Map([...stops.get(from)].map((state) => [state, 1n]));
  for (let level = from; level < to; level++) {
    const after = new Map();
    const wanted = new Set(stops.get(level + 1) ?? levels[level + 1]);
    for (const [one, count] of counts) {
      for (const there of next(one).filter((o) => wanted.has(o) && levels[level + 1].has(o))) {
        after.set(there, (after.get(there) ?? 0n) + count);
      }
    }
    counts = after;
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0n);
}

function checkEnd(told, { from, to, end }, milestones) {
  const { output, same, must, levels, next, lineNumbers } = told;
  same('whether it ends at the goal', end.type === 'goal', to === output.length);
  if (end.type === 'milestone') must(milestones.includes(to), `${to} is no milestone`);
  if (end.type !== 'place') return;
  must(!milestones.includes(to), `${to} is a milestone`);
  const parts = end.anyOf.map((place) => factsOf(told, [place]));
  const holds = (state) => parts.some((part) => part(state));
  must(!holds(0), 'the place is taken at the start');
  same(`first at its place in moves ${from + 1} to ${to}`, lineNumbers.findIndex(holds), to);
  // Shortest ways around the place.
  let around = new Set([0]);
  for (const level of levels.slice(1)) {
    const after = [...around].flatMap((state) => next(state).filter((s) => level.has(s)));
    around = new Set(after.filter((state) => !holds(state)));
  }
  same('shortest solutions around the place', around.size, 0);
}

/** Pieces that stay at their place in every state on a shortest solution. */
export function unmovedOf({ puzzle, space, levels }) {
  const onWay = levels.flatMap((level) => [...level]);
  const { pieces } = puzzle;
  return pieces
    .filter(({ kind, origin }) =>
      onWay.every((state) =>
        pieces.some((other, i) => other.kind === kind && space.states[state][i] === origin),
      ),
    )
    .map(({ label }) => label);
}
