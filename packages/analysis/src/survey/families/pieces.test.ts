import { cellsOfShape, type Puzzle, parsePuzzle, type State } from '@glissade/core';
import { countStates } from '@glissade/solve/countStates';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import { survey } from '../survey.ts';
import type { SurveyPuzzle } from '../surveyOutcome.ts';

const METRICS = ['moves', 'slides', 'steps'] as const;

const PUZZLES: Readonly<Record<string, string>> = {
  pair: 'start:\nAAB\nC..\ngoal:\n...\n.AA',
  wide: 'start:\nABB..\n.....\ngoal:\n.....\n....A',
  walled: 'start:\nAB#\n.B.\n...\ngoal:\n...\n...\n..A',
  cars: 'axes: A=h B=v C=v\nstart:\nB..\nBAA\n.C.\n.C.\ngoal:\n...\nAA.\n...\n...',
  twins: 'start:\nABB\nCCD\n...\ngoal:\n...\n...\n.BB',
  together: 'start:\nAB.\n.C.\ngoal:\n.BA\n...',
  parted: 'start:\nA.#B\nC.#.\ngoal:\nC...\n...B',
};

/** Every arrangement of the pieces, the origins of one kind ascending. */
function* arrangements(puzzle: Puzzle): Generator<State> {
  const state = new Uint16Array(puzzle.pieces.length);
  const alone = puzzle.pieces.map((_, piece) => originsAlone(puzzle, piece));
  function* place(piece: number, taken: ReadonlySet<number>): Generator<State> {
    if (piece === state.length) {
      yield state.slice();
      return;
    }
    for (const [origin, cells] of alone[piece]!) {
      if (cells.some((cell) => taken.has(cell))) continue;
      const twin = puzzle.kinds[puzzle.kindOf[piece]!]!.pieces.filter((other) => other < piece).at(
        -1,
      );
      if (twin !== undefined && state[twin]! > origin) continue;
      state[piece] = origin;
      yield* place(piece + 1, new Set([...taken, ...cells]));
    }
  }
  yield* place(0, new Set());
}

/** Where a piece can slide when it is alone: its origins, and the cells it covers there. */
function originsAlone(
  { board, pieces, start }: Puzzle,
  piece: number,
): Map<number, readonly number[]> {
  const { shape, axis } = pieces[piece]!;
  const { width, height } = board;
  const x0 = start[piece]! % width;
  const y0 = Math.floor(start[piece]! / width);
  const cellsAt = (x: number, y: number): readonly number[] | undefined => {
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
    const cells = cellsOfShape(board, shape, y * width + x);
    return cells?.every((cell) => board.cells[cell] === 'floor') ? cells : undefined;
  };
  const found = new Map<number, readonly number[]>([[start[piece]!, cellsAt(x0, y0)!]]);
  for (const origin of found.keys()) {
    const [x, y] = [origin % width, Math.floor(origin / width)];
    const steps = [
      ...(axis === 'h'
        ? []
        : [
            [0, -1],
            [0, 1],
          ]),
      ...(axis === 'v'
        ? []
        : [
            [-1, 0],
            [1, 0],
          ]),
    ];
    for (const [dx, dy] of steps) {
      const cells = cellsAt(x + dx!, y + dy!);
      if (cells) found.set((y + dy!) * width + x + dx!, cells);
    }
  }
  return found;
}

test.each(Object.keys(PUZZLES))('%s: every start, solved one by one', async (name) => {
  const text = PUZZLES[name]!;
  const puzzle = parsePuzzle(text);
  for (const metric of METRICS) {
    const lengths: number[] = [];
    let states = 0;
    for (const start of arrangements(puzzle)) {
      states++;
      const outcome = solveSync({ ...puzzle, start }, { metric });
      if (outcome.status === 'solved') lengths.push(outcome.length);
    }
    const found = await survey({ family: 'pieces', puzzle: text, metric, threads: 1 });
    if (found.status !== 'surveyed') expect.fail(found.status);
    const [row] = found.rows;
    const longest = Math.max(...lengths);
    expect(row).toMatchObject({
      states,
      solvableStarts: lengths.length,
      length: longest,
      hardestCount: lengths.filter((length) => length === longest).length,
    });
  }
});

test('no start has a piece on a gate, where no puzzle can begin', async () => {
  // From the gate A would have two steps; that no start is hardest.
  const one = 'start:\nA.-\ngoal:\nA..';
  // With B left of A, one of them always lies on the gate: those states are left out.
  const two = 'start:\nA-BB\ngoal:\n.ABB';
  const rowOf = async (puzzle: string) => {
    const found = await survey({ family: 'pieces', puzzle, metric: 'steps', threads: 1 });
    if (found.status !== 'surveyed') expect.fail(found.status);
    return found.rows[0]!;
  };
  const counts = { length: 1, hardestCount: 1, states: 3, components: 1 };
  expect(await rowOf(one)).toMatchObject({ ...counts, starts: 2, solvableStarts: 2 });
  expect(await rowOf(two)).toMatchObject({ ...counts, starts: 1, solvableStarts: 1 });
});

test('a class whose states would need 68 bits, with a bit for each place', async () => {
  const goal = 'goal:\n....\n....\n....\n....\n...A';
  const large = parsePuzzle(`start:\nABBC\nDD.C\nDFFG\nEEFG\n....\n${goal}`);
  const placed = [...arrangements(large)].length;
  const puzzle = `start:\nABBC\nDDHC\nDFFG\nEEFG\n..IJ\n${goal}`;
  const found = await survey({ family: 'pieces', puzzle, threads: 1 });
  if (found.status !== 'surveyed') expect.fail(found.status);
  // Three single cells lie on any three of the five that the large pieces leave.
  expect(found.totals.states).toBe(10 * placed);
  const [{ puzzle: hardest, states }] = found.rows[0]!.puzzles as [SurveyPuzzle];
  expect(await countStates(parsePuzzle(hardest))).toMatchObject({ status: 'counted', states });
});

test('too many arrangements are told before the search', async () => {
  const limits = { memoryBytes: 20_000_000 };
  const found = await survey({
    family: 'pieces',
    puzzle: '1 2 3 4 5/6 7 8 9 0',
    threads: 1,
    limits,
  });
  expect(found).toMatchObject({ status: 'undecided', limit: 'memory' });
});

test('boards beyond the kernel are refused, not searched wrongly', async () => {
  const wide = `start:\nA${'.'.repeat(69)}\ngoal:\n${'.'.repeat(69)}A`;
  const found = await survey({ family: 'pieces', puzzle: wide, threads: 1 });
  expect(found).toMatchObject({ status: 'undecided', limit: 'memory' });
});
