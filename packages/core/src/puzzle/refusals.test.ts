import { expect, test } from 'vitest';
import { buildPuzzle } from './build.ts';
import { requireGoalCount } from './checkGoals.ts';
import { PuzzleError, type PuzzleSpec } from './spec.ts';

/** A wall and a gate follow three free cells. */
const board = { width: 5, height: 1, cells: ['floor', 'floor', 'floor', 'wall', 'gate'] } as const;
const piece = (label: string, ...cells: number[]) => ({ label, cells });
const A = piece('A', 0);
const B = piece('B', 1);

const floor = (count: number) => new Array<'floor'>(count).fill('floor');

const specs: readonly Partial<PuzzleSpec>[] = [
  { board: { width: 256, height: 1, cells: floor(256) } },
  { board: { width: 1, height: 0, cells: [] } },
  { board: { width: 1.5, height: 2, cells: ['floor', 'floor', 'floor'] } },
  { board: { width: 2, height: 2, cells: ['floor'] } },
  { pieces: [] },
  { pieces: [piece('', 0)] },
  { pieces: [A, piece('A', 1)] },
  { pieces: [A, piece('A')] },
  { pieces: [piece('A')] },
  { pieces: [piece('A', 5)] },
  { pieces: [piece('A', -1)] },
  { pieces: [piece('A', 0.5)] },
  { pieces: [piece('A', 3)] },
  { pieces: [piece('A', 4)] },
  { pieces: [A, piece('B', 0)] },
  { goals: [] },
  { goals: [[A], []] },
  { goals: [[A], [piece('C', 2)]] },
  { goals: [[A], [piece('C')]] },
  { goals: [[piece('A', 3)]] },
  { goals: [[piece('A', 5)]] },
  { goals: [[piece('A', -1)]] },
  { goals: [[piece('A', 2), piece('B', 2)]] },
  { goals: [[piece('A', 0, 1)]] },
  { goals: [[piece('A')]] },
  { same: [['A', 'C']] },
  { pieces: [A, piece('B', 1, 2)], same: [['A', 'B']] },
  { pieces: [A, { ...B, axis: 'h' }], same: [['A', 'B']] },
];

/** JSON that shows the facts which are there without a value. */
const json = (facts: object) => JSON.stringify(facts, (_, fact) => fact ?? 'undefined');

function told(refused: () => void): string {
  try {
    refused();
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    expect(error.name).toBe('PuzzleError');
    const { code, message, hint, place, params } = error;
    return [code, message, hint, json(place), json(params)].join('\n  ');
  }
  throw new Error('nothing was refused');
}

test('each refusal says what is wrong, what would be right, and where', () => {
  const refusals = specs.map((spec) =>
    told(() => buildPuzzle({ board, pieces: [A, B], goals: [[A]], ...spec })),
  );
  expect(`\n${refusals.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    board-size
      a board of 256 by 1 cells is not possible
      both sides are from 1 to 255
      {"part":"board"}
      {"width":256,"height":1,"most":255}
    board-size
      a board of 1 by 0 cells is not possible
      both sides are from 1 to 255
      {"part":"board"}
      {"width":1,"height":0,"most":255}
    board-size
      a board of 1.5 by 2 cells is not possible
      both sides are from 1 to 255
      {"part":"board"}
      {"width":1.5,"height":2,"most":255}
    board-size
      a board of 2 by 2 has 4 cells, not 1
      list 4 cells, row by row
      {"part":"board"}
      {"width":2,"height":2,"most":255}
    no-piece
      the board has no piece
      add at least one piece
      {"part":"start"}
      {}
    piece-label
      a piece has no label
      give each piece its own label
      {"part":"start","label":"","cell":0}
      {"label":""}
    piece-label
      piece A occurs twice
      give each piece its own label
      {"part":"start","label":"A","cell":1}
      {"label":"A"}
    piece-label
      piece A occurs twice
      give each piece its own label
      {"part":"start","label":"A"}
      {"label":"A"}
    piece-cells
      piece A has no cell
      draw the piece
      {"part":"start","label":"A"}
      {"label":"A"}
    piece-cells
      piece A lies beyond the board
      move it inside
      {"part":"start","label":"A","cell":5}
      {"label":"A"}
    piece-cells
      piece A lies beyond the board
      move it inside
      {"part":"start","label":"A","cell":-1}
      {"label":"A"}
    piece-cells
      piece A lies beyond the board
      move it inside
      {"part":"start","label":"A","cell":0.5}
      {"label":"A"}
    piece-on-wall
      piece A lies on a wall
      move the piece or the wall
      {"part":"start","label":"A","cell":3}
      {"label":"A"}
    piece-on-gate
      piece A starts on a gate
      put it beside the gate
      {"part":"start","label":"A","cell":4}
      {"label":"A"}
    piece-overlap
      pieces A and B overlap
      give each piece its own cells
      {"part":"start","label":"B","cell":0}
      {"label":"B","other":"A"}
    goal-missing
      the puzzle has no goal
      draw the board again under "goal:", with pieces where they must end and "." elsewhere
      {"part":"goal"}
      {}
    goal-empty
      the goal names no piece
      draw at least one piece in the goal
      {"part":"goal","goal":1}
      {}
    goal-unknown-piece
      the goal names piece C, but the start has no such piece
      the pieces are A B
      {"part":"goal","goal":1,"label":"C","cell":2}
      {"label":"C"}
    goal-unknown-piece
      the goal names piece C, but the start has no such piece
      the pieces are A B
      {"part":"goal","goal":1,"label":"C"}
      {"label":"C"}
    goal-on-wall
      the goal puts piece A on a wall
      a piece can only stop on free cells or gates
      {"part":"goal","goal":0,"label":"A","cell":3}
      {"label":"A"}
    goal-on-wall
      the goal puts piece A on a wall
      a piece can only stop on free cells or gates
      {"part":"goal","goal":0,"label":"A","cell":5}
      {"label":"A"}
    goal-on-wall
      the goal puts piece A on a wall
      a piece can only stop on free cells or gates
      {"part":"goal","goal":0,"label":"A","cell":-1}
      {"label":"A"}
    goal-overlap
      the goal puts pieces A and B on the same cell
      give each piece its own cells
      {"part":"goal","goal":0,"label":"B","cell":2}
      {"label":"B","other":"A"}
    goal-shape
      piece A has size 2 in the goal, but 1 in the start
      pieces only slide; they never turn or change shape
      {"part":"goal","goal":0,"label":"A","cell":0}
      {"label":"A"}
    goal-shape
      piece A has size 0 in the goal, but 1 in the start
      pieces only slide; they never turn or change shape
      {"part":"goal","goal":0,"label":"A"}
      {"label":"A"}
    same-unknown-piece
      "same" names C, but the start has no such piece
      the pieces are A B
      {"part":"same","label":"C"}
      {"label":"C"}
    same-shape
      "same" groups A B, but A and B differ in shape or axis
      only pieces of equal shape and axis can be the same
      {"part":"same","label":"B"}
      {"label":"B"}
    same-shape
      "same" groups A B, but A and B differ in shape or axis
      only pieces of equal shape and axis can be the same
      {"part":"same","label":"B"}
      {"label":"B"}
    "
  `);
});

test('goals have a million cells together, and there may always be one', () => {
  const largest = { width: 255, height: 255 };
  requireGoalCount(largest, 15);
  expect(told(() => requireGoalCount(largest, 16))).toMatchInlineSnapshot(`
    "goal-count
      the puzzle has 16 goals
      a board of 255 by 255 cells has at most 15
      {"part":"goal","goal":15}
      {"count":16,"most":15}"
  `);
  requireGoalCount({ width: 1, height: 1 }, 1_000_000);
  expect(told(() => requireGoalCount({ width: 1, height: 1 }, 1_000_001))).toContain('goal-count');
  requireGoalCount({ width: 2000, height: 1000 }, 1);
});

test('a side may have 255 cells', () => {
  for (const [width, height] of [
    [255, 1],
    [1, 255],
  ] as const) {
    const largest = { width, height, cells: floor(255) };
    expect(buildPuzzle({ board: largest, pieces: [A], goals: [[A]] }).board).toBe(largest);
  }
});

test('a long label is told by its beginning', () => {
  const label = 'x'.repeat(500);
  const text = told(() => buildPuzzle({ board, pieces: [piece(label, 3)], goals: [] }));
  const [, message, , place, params] = text.split('\n  ');
  expect(message).toBe(`piece ${'x'.repeat(80)}… lies on a wall`);
  expect(place).toContain(label);
  expect(params).toBe(`{"label":"${'x'.repeat(80)}…"}`);
});
