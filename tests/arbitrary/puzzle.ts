/**
 * Random puzzles for property tests. Specs are as a native text would give them: pieces in the
 * order of their first cells (tiles by number), the pieces of a goal likewise.
 */
import {
  type Axis,
  type Board,
  type CellType,
  legalSteps,
  Position,
  type Puzzle,
  type PuzzleInfo,
  type PuzzleSpec,
  packStep,
  type Steps,
} from '@glissade/core';
import fc from 'fast-check';
import { goalOf, labelled, type Placing, place, SHAPES, sameOf } from './placing.ts';

export type BlockOptions = {
  /** Largest side of the board; 5 by default. */
  readonly sideMax?: number;
  /** Labels to choose from, enough of them; one visible character each by default. */
  readonly labels?: readonly string[];
  /** Random title, notes and so on; by default none. */
  readonly withInfo?: boolean;
};

const LABELS = [...'ABCURDLabcurdl0123456789@*%é鸟🙂"=,;:/+'];

const CELL_TYPES: readonly CellType[] = [
  'floor',
  'floor',
  'floor',
  'floor',
  'wall',
  'outside',
  'gate',
];
const AXES: readonly Axis[] = ['any', 'any', 'any', 'h', 'v'];

function boardArbitrary(sideMax: number): fc.Arbitrary<Board> {
  const side = fc.integer({ min: 1, max: sideMax });
  return fc.tuple(side, side).chain(([width, height]) => {
    const size = width * height;
    const cells = fc.array(fc.constantFrom(...CELL_TYPES), { minLength: size, maxLength: size });
    return fc.tuple(cells, fc.nat(size - 1)).map(([types, floor]) => ({
      width,
      height,
      // One cell at least must be there for a piece to start on.
      cells: types.map((type, cell) => (cell === floor ? 'floor' : type)),
    }));
  });
}

const placingArbitrary: fc.Arbitrary<Placing> = fc.record({
  shape: fc.constantFrom(...SHAPES),
  at: fc.nat(10_000),
  axis: fc.constantFrom(...AXES),
});

const wordArbitrary = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('a: b', '"', '"x"', ' x ', '', '// no', '---', 'two\nlines\n', 'a\r\nb'),
);

/** Any of the known keys, with any text. */
export const puzzleInfo: fc.Arbitrary<PuzzleInfo> = fc.record(
  {
    id: wordArbitrary,
    title: wordArbitrary,
    author: wordArbitrary,
    source: wordArbitrary,
    notes: wordArbitrary,
  },
  { requiredKeys: [] },
);

/** Block puzzles with walls, gates, odd and scattered shapes, axes, `same`, several goals. */
export function blockPuzzleSpec(options: BlockOptions = {}): fc.Arbitrary<PuzzleSpec> {
  const { sideMax = 5, labels = LABELS, withInfo = false } = options;
  const choices = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 3 });
  return fc
    .record({
      board: boardArbitrary(sideMax),
      placings: fc.array(placingArbitrary, { minLength: 1, maxLength: 14 }),
      names: fc.shuffledSubarray([...labels], { minLength: Math.min(14, labels.length) }),
      goals: fc.array(choices, { minLength: 1, maxLength: 3 }),
      same: fc.nat(255),
      info: withInfo ? puzzleInfo : fc.constant({}),
    })
    .map(({ board, placings, names, goals, same, info }) => {
      const pieces = labelled(place(board, placings), names);
      const groups = sameOf(board, pieces, same);
      return {
        board,
        pieces,
        goals: goals.map((choice) => goalOf(board, pieces, choice)),
        ...(groups.length > 0 ? { same: groups } : {}),
        ...(Object.keys(info).length > 0 ? { info } : {}),
      };
    });
}

export type TileOptions = { readonly sideMax?: number; readonly withInfo?: boolean };

/** Tile puzzles from 2×2 on: a random start and a random goal, which need not be reachable. */
export function tilePuzzleSpec(options: TileOptions = {}): fc.Arbitrary<PuzzleSpec> {
  const { sideMax = 6, withInfo = false } = options;
  const side = fc.integer({ min: 2, max: sideMax });
  return fc.tuple(side, side).chain(([width, height]) => {
    const cells = Array.from({ length: width * height }, (_, cell) => cell);
    const order = fc.shuffledSubarray(cells, { minLength: cells.length });
    const info = withInfo ? puzzleInfo : fc.constant({});
    return fc.tuple(order, order, info).map(([start, goal, about]) => {
      const tiles = (places: readonly number[]) =>
        places.slice(1).map((cell, index) => ({ label: String(index + 1), cells: [cell] }));
      return {
        board: { width, height, cells: cells.map((): CellType => 'floor') },
        pieces: tiles(start),
        goals: [tiles(goal)],
        ...(Object.keys(about).length > 0 ? { info: about } : {}),
      };
    });
  });
}

/** A random legal line: each choice picks one of the legal steps; shorter where none is left. */
export function legalLine(puzzle: Puzzle, choices: readonly number[]): Steps {
  const position = new Position(puzzle);
  const steps: number[] = [];
  for (const choice of choices) {
    const legal = legalSteps(puzzle, position.state);
    if (legal.length === 0) break;
    const step = legal[choice % legal.length]!;
    position.play(step);
    steps.push(packStep(step));
  }
  return Uint32Array.from(steps);
}
