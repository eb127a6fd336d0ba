import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { parsePuzzle } from '../notation/readPuzzle.ts';
import { buildPuzzle } from './build.ts';
import type { Puzzle } from './puzzle.ts';
import type { PieceSpec, PuzzleSpec } from './spec.ts';
import { specOf } from './specOf.ts';
import { twinKey } from './twinKey.ts';

/** A puzzle with its cells elsewhere: `from` tells which cell of the old board comes to x, y. */
function moved(
  puzzle: Puzzle,
  [width, height]: readonly [number, number],
  from: (x: number, y: number) => number,
  turnAxis: (axis: PieceSpec['axis']) => PieceSpec['axis'],
): Puzzle {
  const { board, pieces, goals, same } = specOf(puzzle);
  const source = Array.from({ length: width * height }, (_, cell) =>
    from(cell % width, Math.floor(cell / width)),
  );
  const lying = <T extends { cells: readonly number[] }>(thing: T) => ({
    ...thing,
    cells: thing.cells.map((cell) => source.indexOf(cell)),
  });
  return buildPuzzle({
    board: { width, height, cells: source.map((cell) => board.cells[cell]!) },
    pieces: pieces.map(lying).map((piece) => ({ ...piece, axis: turnAxis(piece.axis)! })),
    goals: goals.map((goal) => goal.map(lying)),
    same: same!,
  });
}

function mirrored(puzzle: Puzzle): Puzzle {
  const { width, height } = puzzle.board;
  const from = (x: number, y: number) => y * width + (width - 1 - x);
  return moved(puzzle, [width, height], from, (axis) => axis);
}

/** A quarter turn to the right. */
function turned(puzzle: Puzzle): Puzzle {
  const { width, height } = puzzle.board;
  const from = (x: number, y: number) => (height - 1 - x) * width + y;
  const turnAxis = (axis: PieceSpec['axis']) => (axis === 'h' ? 'v' : axis === 'v' ? 'h' : axis);
  return moved(puzzle, [height, width], from, turnAxis);
}

/** Other labels, and everything listed the other way round. */
function renamed(puzzle: Puzzle): Puzzle {
  const named = <T extends { label: string }>(thing: T) => ({ ...thing, label: `p${thing.label}` });
  const { board, pieces, goals, same } = specOf(puzzle);
  const spec: PuzzleSpec = {
    board,
    pieces: pieces.map(named).reverse(),
    goals: goals.map((goal) => goal.map(named).reverse()).reverse(),
    same: same!.map((group) => group.map((label) => `p${label}`)),
  };
  return buildPuzzle(spec);
}

const PUZZLES = Array.from({ length: 80 }, (_, seed) => randomPuzzle(seed));

describe('the key of a puzzle and its twins', () => {
  test.each([
    ['a mirror image', mirrored],
    ['a quarter turn', turned],
    ['other names, in another order', renamed],
  ])('is the same for %s', (_, change) => {
    for (const puzzle of PUZZLES) expect(twinKey(change(puzzle))).toBe(twinKey(puzzle));
  });

  test('is one for a puzzle mirrored, turned and renamed by hand', () => {
    const puzzle = parsePuzzle('axes: A=h B=v\nstart:\nAAB\n.#B\ngoal:\n.AA\n...');
    const mirror = parsePuzzle('axes: X=h Y=v\nstart:\nYXX\nY#.\ngoal:\nXX.\n...');
    const turn = parsePuzzle('axes: A=v B=h\nstart:\n.A\n#A\nBB\ngoal:\n..\n.A\n.A');
    expect(twinKey(mirror)).toBe(twinKey(puzzle));
    expect(twinKey(turn)).toBe(twinKey(puzzle));
  });

  test('does not depend on which of two goals for the same places comes first', () => {
    const [one, other] = ['goal:\n..AB\n....\n', 'goal:\n..BA\n....\n'];
    const puzzle = parsePuzzle(`start:\nAB..\n....\n${one}${other}`);
    expect(twinKey(parsePuzzle(`start:\nAB..\n....\n${other}${one}`))).toBe(twinKey(puzzle));
  });

  test('counts what nobody can enter as a wall', () => {
    const puzzle = parsePuzzle('start:\nA#.\n...\ngoal:\n..A\n...\n');
    const cells = puzzle.board.cells.map((type) => (type === 'wall' ? 'outside' : type));
    expect(twinKey({ ...puzzle, board: { ...puzzle.board, cells } })).toBe(twinKey(puzzle));
  });

  test('is another one for every other puzzle', () => {
    const texts = [
      'start:\nAB..\n....\ngoal:\n..AB\n....',
      // The pieces end the other way round.
      'start:\nAB..\n....\ngoal:\n..BA\n....',
      'start:\nAB..\n....\ngoal:\n..A.\n...B',
      // Only one of them has to be anywhere.
      'start:\nAB..\n....\ngoal:\n..A.\n....',
      'start:\nAB..\n....\ngoal:\n...B\n....',
      // Any of the two will do.
      'same: A B\nstart:\nAB..\n....\ngoal:\n..AB\n....',
      'same: A B\nstart:\nAB..\n....\ngoal:\n..A.\n....',
      'same: A B\nstart:\nAB..\n....\ngoal:\n...A\n....',
      // One goal more, and goals that share a place.
      'start:\nAB..\n....\ngoal:\n..AB\n....\ngoal:\n..BA\n....',
      'start:\nAB..\n....\ngoal:\n..A.\n....\ngoal:\n...B\n....',
      'start:\nAB..\n....\ngoal:\n..A.\n....\ngoal:\n..B.\n....',
      // Pieces of other shapes.
      'start:\nAA..\n....\ngoal:\n..AA\n....',
      'start:\nAB..\nA...\ngoal:\n..AB\n..A.',
      // Other boards.
      'start:\nAB..\n#...\ngoal:\n..AB\n....',
      'start:\nAB..\n.#..\ngoal:\n..AB\n.#..',
      'start:\nAB..\n.-..\ngoal:\n..AB\n....',
      'start:\nAB..\n..-.\ngoal:\n..AB\n....',
      'start:\nAB..\n....\n....\ngoal:\n..AB\n....\n....',
      'start:\nAB...\n.....\ngoal:\n..AB.\n.....',
      // As many cells in other rows.
      'start:\nA.....\n......\ngoal:\n.A....\n......',
      'start:\nA...\n....\n....\ngoal:\n.A..\n....\n....',
      // Cells 1 and 23 taken, or cells 12 and 3.
      'start:\nAB.....................C.\ngoal:\n....A....................',
      'start:\nA..B........C............\ngoal:\n....A....................',
    ].map((text) => parsePuzzle(`${text}\n`));
    const bound = (axes: readonly PieceSpec['axis'][]) => {
      const spec = specOf(texts[0]!);
      const pieces = spec.pieces.map((piece, i) => ({ ...piece, axis: axes[i]! }));
      return buildPuzzle({ ...spec, pieces });
    };
    const axes = [bound(['h', 'any']), bound(['any', 'h']), bound(['v', 'any']), bound(['h', 'v'])];
    const keys = new Set([...texts, ...axes].map(twinKey));
    expect(keys.size).toBe(texts.length + axes.length);
  });
});
