import { formatState, type Metric, type Puzzle, parseMoves, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { type BruteSpace, bruteSpace } from '../../../../tests/support/bruteFacts.ts';
import { expectedPairs, keyOfPair } from '../../../../tests/support/brutePairs.ts';
import { statesBetween } from '../analyse/review/lineBounds.ts';
import { apparentDistanceOf } from './apparentDistance.ts';
import { explainSync } from './explain.ts';
import type { Facts } from './explanation.ts';
import type { PlacementFact } from './factTypes.ts';

const METRICS: readonly Metric[] = ['steps', 'slides', 'moves'];
const STATES_MAX = 200;
const SOLUTIONS_MAX = 3000;

type Case = {
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly space: BruteSpace;
  readonly facts: Facts;
  /** Numbers of the states of the line that is told. */
  readonly line: readonly number[];
};

/** Undefined where there is nothing to explain or too much for brute force. */
function caseOf(name: string, puzzle: Puzzle, metric: Metric): Case | undefined {
  const space = bruteSpace(puzzle, metric, STATES_MAX);
  if (!space || space.states[0]!.isGoal || space.goals.length === 0) return undefined;
  const explanation = explainSync(puzzle, { metric });
  if (explanation.status !== 'explained') throw new Error(`${name} ended ${explanation.status}`);
  const line = statesBetween(puzzle, parseMoves(puzzle, explanation.line), metric).map((state) =>
    space.numberOf(state),
  );
  return { name, puzzle, space, facts: explanation, line };
}

/** Symmetric boards, corridors, several goals, pieces of one kind. */
const SMALL: readonly string[] = [
  'start:\nA..\ngoal:\n..A',
  'start:\nAB.\n...\ngoal:\n.BA\n...',
  'start:\n.A.\nBC.\ngoal:\n...\n.A.',
  'start:\nAAB\n.CB\n...\ngoal:\n...\n...\nAA.',
  'start:\n#A#\nB.C\n#.#\ngoal:\n#.#\nC.B\n#.#',
  'start:\nAB\nC.\ngoal:\nCB\nA.',
  'start:\nAA.\nBB.\nC..\ngoal:\n..C\n...\n...',
  'start:\n.AA.\n.AA.\nBBCC\n....\ngoal:\n....\n....\n.AA.\n.AA.',
  'start:\nBFFC\n.AA.\n.AA.\ngoal:\n.AA.\n.AA.\n....',
  'start:\nBFFC\nGFFH\n.AA.\ngoal:\n.AA.\n....\n....',
  'start:\n..Y.\nBBYY\n.GR.\n.GRR\ngoal:\nR...\nRR..\n....\n....',
];

const CASES: readonly Case[] = [
  ...SMALL.map((text) => ({ name: text.replaceAll('\n', '/'), puzzle: parsePuzzle(text) })),
  ...Array.from({ length: 100 }, (_, seed) => ({
    name: `seed ${seed}`,
    puzzle: randomPuzzle(seed, 4),
  })),
].flatMap(({ name, puzzle }) =>
  METRICS.flatMap((metric) => {
    const made = caseOf(`${name} in ${metric}`, puzzle, metric);
    return made ? [made] : [];
  }),
);

test('there is enough to compare', () => {
  expect(CASES.length).toBeGreaterThan(120);
  const some = (has: (facts: Facts) => boolean) => CASES.filter(({ facts }) => has(facts)).length;
  expect(some(({ doors }) => doors.length > 0)).toBeGreaterThan(20);
  expect(some(({ symmetry }) => symmetry.folded.length > 0)).toBeGreaterThan(5);
  expect(some(({ deadEnds }) => deadEnds.count > 0)).toBeGreaterThan(20);
  expect(some(({ landmarkPairs }) => landmarkPairs!.length > 0)).toBeGreaterThan(3);
  expect(some(({ intuition }) => intuition.traps.length > 0)).toBeGreaterThan(3);
});

describe.each(CASES)('$name', ({ puzzle, space, facts, line }) => {
  const toGoal = space.distancesTo(space.goals);

  test('the numbers of states, and the line', () => {
    const classes = new Set(space.states.map((_, number) => space.orbit(number)[0]));
    expect(facts).toMatchObject({
      length: toGoal[0],
      states: space.states.length,
      foldedStates: classes.size,
      goalStates: space.goals.length,
    });
    expect(line.map((number) => toGoal[number])).toEqual(
      [...line.keys()].map((i) => facts.length - i),
    );
  });

  test('symmetries carry ways to ways and goals to goals', () => {
    expect(space.symmetries.map(({ name }) => name)).toEqual(facts.symmetry.folded);
    for (const { image } of space.symmetries) {
      const images = space.states.map(({ state }) => space.numberOf(image(state)));
      expect(new Set(images).size).toBe(images.length);
      for (const [number, { isGoal, next }] of space.states.entries()) {
        const there = space.states[images[number]!]!;
        expect(there.isGoal).toBe(isGoal);
        expect(new Set(there.next)).toEqual(new Set(next.map((to) => images[to]!)));
      }
    }
  });

  test('doors: without any of them the goal is out of reach', () => {
    const doors = space.doors().sort((a, b) => toGoal[b]! - toGoal[a]!);
    expect(facts.doors.map(({ after }) => after)).toEqual(
      doors.map((door) => facts.length - toGoal[door]!),
    );
    for (const [i, { after, state, forced }] of facts.doors.entries()) {
      expect(space.orbit(doors[i]!)).toContain(line[after]);
      expect(state).toBe(formatState(puzzle, statesOf(puzzle, facts)[after]!));
      if (!forced) continue;
      const before = i === 0 ? 0 : facts.doors[i - 1]!.after;
      expect(after).toBe(before + 1);
    }
    expect(facts.rooms.length).toBe(doors.length + 1);
  });

  test('rooms: what lies between doors but for dead ends', () => {
    const outside = space.deadEnds().flatMap(({ states }) => [...states]);
    const before = [...space.reached(() => false)].filter((at) => !space.states[at]!.isGoal);
    expect(facts.deadEnds.of).toBe(before.length);
    const isAlone = facts.doors.every(({ after }) => space.orbit(line[after]!).length === 1);
    // Where a door has images, a dead end can lie between the two, and be a part of a room.
    if (!isAlone) return;
    // Each door is in two rooms, and the goal states count as one.
    const sum = facts.rooms.reduce((all, size) => all + size, 0);
    expect(sum - facts.doors.length - 1).toBe(before.length - outside.length);
  });

  test('dead ends: entered and left by one state', () => {
    const ends = space.deadEnds();
    expect(facts.deadEnds.count).toBe(ends.length);
    const sizes = ends.map(({ states }) => states.size).sort((a, b) => b - a);
    expect(facts.deadEnds.states).toBe(sizes.reduce((sum, size) => sum + size, 0));
    expect(facts.deadEnds.largest.map(({ size }) => size)).toEqual(sizes.slice(0, 3));
  });

  test('milestones, ways and chapters: by listing all shortest solutions', () => {
    const lines = space.shortestSolutions(SOLUTIONS_MAX);
    if (!lines) return;
    const folded = lines.map((one) => one.map((number) => space.orbit(number)[0]!));
    const widths = folded[0]!.map((_, i) => new Set(folded.map((one) => one[i])).size);
    expect(facts.optimalSolutions).toBe(lines.length);
    expect(facts.widths).toEqual(widths);
    expect(facts.milestones.map(({ after }) => after)).toEqual(
      widths.flatMap((width, i) => (width === 1 && i > 0 && i < facts.length ? [i] : [])),
    );
    expect(facts.chapters[0]!.from).toBe(0);
    expect(facts.chapters.at(-1)!.to).toBe(facts.length);
    for (const [i, { from, to, length, ways }] of facts.chapters.entries()) {
      expect(length).toBe(to - from);
      if (i > 0) expect(from).toBe(facts.chapters[i - 1]!.to);
      if (from > 0) expect(widths[from]).toBe(1);
      const through = lines.filter((one) => one[from] === line[from]);
      const parts = new Set(through.map((one) => one.slice(from, to + 1).join()));
      expect(ways).toBe(parts.size);
    }
    const moved = new Set(lines.flat());
    const unmoved = [...puzzle.pieces.keys()].filter((piece) => {
      const alike = puzzle.kinds[puzzle.kindOf[piece]!]!.pieces;
      return [...moved].every((number) =>
        alike.some((other) => space.states[number]!.state[other] === puzzle.start[piece]),
      );
    });
    expect(facts.unmoved).toEqual(unmoved.map((piece) => puzzle.pieces[piece]!.label));
    const apparentDistance = apparentDistanceOf(puzzle);
    const seen = (number: number) => apparentDistance(space.states[number]!.state);
    const away = lines.map((one) => one.filter((at, i) => i > 0 && seen(at) > seen(one[i - 1]!)));
    expect(facts.intuition.awayMin).toBe(Math.min(...away.map(({ length }) => length)));
  });

  test('the farthest state after as many moves as the optimum', () => {
    const fromStart = space.distancesTo([0]);
    const near = space.states.flatMap((_, at) =>
      fromStart[at]! <= facts.length ? [toGoal[at]!] : [],
    );
    expect(facts.intuition.farthest).toBe(Math.max(...near));
  });

  test('landmarks: without any of them the goal is out of reach', () => {
    const found = facts.landmarks.map(keyOfFact);
    const expected = bruteLandmarks(space).filter((fact) => !isInEveryGoal(space, fact));
    expect(new Set(found)).toEqual(new Set(expected.map(keyOfFact)));
    for (const [i, told] of facts.landmarks.entries()) {
      for (const [j, other] of facts.landmarks.entries()) {
        if (i === j) continue;
        const reached = space.reached((number) => holds(space, other, number));
        const isBefore = [...reached].every((number) => !holds(space, told, number));
        expect(told.after.includes(j)).toBe(isBefore);
      }
    }
  });

  test('pairs of landmarks: without any of them the goal is out of reach', () => {
    const doors = facts.doors.map(({ after }) => line[after]!);
    expect(new Set(facts.landmarkPairs!.map(keyOfPair))).toEqual(expectedPairs(space, doors));
  });

  test('traps: how long until the goal pieces can be nearer', () => {
    const apparentDistance = apparentDistanceOf(puzzle);
    const seen = space.states.map(({ state }) => apparentDistance(state));
    const expected = line.slice(0, -1).flatMap((at, after) =>
      space.states[at]!.next.filter((to) => seen[to]! < seen[at]! && toGoal[to]! > toGoal[at]!).map(
        (to) => {
          const nearer = [...seen.keys()].filter((number) => seen[number]! < seen[to]!);
          return `${after} ${space.distancesTo(nearer)[to]}`;
        },
      ),
    );
    const told = facts.intuition.traps.map(({ after, depth }) => `${after} ${depth}`);
    expect(told.sort()).toEqual(expected.sort());
    expect(facts.intuition.apparentDistance).toEqual(line.map((number) => seen[number]));
  });
});

function statesOf(puzzle: Puzzle, { line, metric }: Facts) {
  return statesBetween(puzzle, parseMoves(puzzle, line), metric);
}

function keyOfFact({ anyOf }: PlacementFact): string {
  return anyOf
    .map(({ pieces, at }) => `${[...pieces].sort()} ${at.column} ${at.row}`)
    .sort()
    .join(' or ');
}

function holds({ puzzle, states }: BruteSpace, { anyOf }: PlacementFact, number: number): boolean {
  return anyOf.some(({ pieces, at }) =>
    placesOf(puzzle, states[number]!.state).some(
      ({ label, column, row }) => pieces.includes(label) && column === at.column && row === at.row,
    ),
  );
}

function placesOf({ board, pieces }: Puzzle, state: Uint16Array) {
  return pieces.map(({ label, shape }, piece) => {
    const [x, y] = [state[piece]! % board.width, Math.floor(state[piece]! / board.width)];
    return {
      label,
      column: 1 + x + Math.min(...shape.map(([dx]) => dx)),
      row: 1 + y + Math.min(...shape.map(([, dy]) => dy)),
    };
  });
}

/** Whether whoever meets any one goal has it. */
function isInEveryGoal({ puzzle }: BruteSpace, { anyOf }: PlacementFact): boolean {
  return puzzle.goals.every((goal) =>
    goal.some(({ kind, cell }) => {
      const [piece] = puzzle.kinds[kind]!.pieces;
      const origins = new Uint16Array(puzzle.pieces.length).fill(cell);
      const { label, column, row } = placesOf(puzzle, origins)[piece!]!;
      return anyOf.some(
        ({ pieces, at }) => pieces.includes(label) && column === at.column && row === at.row,
      );
    }),
  );
}

/** Each fact, alone and with its images, is tried; "here or there" only where neither holds. */
function bruteLandmarks(space: BruteSpace): PlacementFact[] {
  const { puzzle, symmetries } = space;
  const single = new Map<string, PlacementFact>();
  const joined = new Map<string, PlacementFact>();
  for (const [kind, { pieces }] of puzzle.kinds.entries()) {
    for (let cell = 0; cell < puzzle.board.cells.length; cell++) {
      const fact = [
        { kind, cell },
        ...symmetries.flatMap(({ kindOf, originOf }) =>
          space.states.some(({ state }) => pieces.some((piece) => state[piece] === cell))
            ? [{ kind: kindOf[kind]!, cell: originOf(kind, cell) }]
            : [],
        ),
      ];
      const toldOf = (some: typeof fact): PlacementFact => ({
        anyOf: some.map((one) => {
          const alike = puzzle.kinds[one.kind]!.pieces;
          const at = placesOf(puzzle, new Uint16Array(puzzle.pieces.length).fill(one.cell))[
            alike[0]!
          ]!;
          return { pieces: alike.map((piece) => puzzle.pieces[piece]!.label), at };
        }),
      });
      const isLandmark = (told: PlacementFact) =>
        !holds(space, told, 0) && !space.canSolve((number) => holds(space, told, number));
      const alone = toldOf(fact.slice(0, 1));
      if (isLandmark(alone)) single.set(keyOfFact(alone), alone);
      const unique = [...new Map(fact.map((one) => [keyOfFact(toldOf([one])), one])).values()];
      const both = toldOf(unique);
      if (unique.length > 1 && isLandmark(both)) joined.set(keyOfFact(both), both);
    }
  }
  const isWeaker = ({ anyOf }: PlacementFact) =>
    anyOf.some((one) => single.has(keyOfFact({ anyOf: [one] })));
  return [...single.values(), ...[...joined.values()].filter((fact) => !isWeaker(fact))];
}
