/* Small plates for the box of a puzzle: its start and its goals, engraved. */
import type { Puzzle } from '@glissade/core';
import { goalShapes, startShapes } from './placedShapes.ts';
import { type Loop, loopsOf, rectangle } from './region.ts';
import { labelLoops, openSquares, type PieceShape } from './shapes.ts';
import type { Sizes } from './sizes.ts';

/** What is cut out and engraved together. */
export type Plate = {
  readonly name: string;
  readonly cut: readonly Loop[];
  readonly engraved: readonly Loop[];
};

/** Of a cell of the puzzle: a cell of a plate, its margin and the width of its lines. */
const SCALE = 0.4;
const MARGIN = 0.5;
const LINE = 0.06;
/** More goals would take more wood than the puzzle. */
const GOALS_DRAWN = 4;

/** The start, and each goal where there are few. */
export function platesOf(puzzle: Puzzle, sizes: Sizes): Plate[] {
  const { goals } = puzzle;
  const shown = goals.length <= GOALS_DRAWN ? goals : [];
  return [
    plateOf('start', puzzle, startShapes(puzzle), sizes),
    ...shown.map((goal, i) => {
      const name = goals.length === 1 ? 'goal' : `goal ${i + 1}`;
      return plateOf(name, puzzle, goalShapes(puzzle, goal), sizes);
    }),
  ];
}

function plateOf(
  name: string,
  puzzle: Puzzle,
  shapes: readonly PieceShape[],
  { cell: full, kerf, labels }: Sizes,
): Plate {
  const cell = full * SCALE;
  const { width, height } = puzzle.board;
  const edge = MARGIN * cell + kerf / 2;
  const line = LINE * cell;
  const outlines = shapes.flatMap((shape) => [
    ...ring(shape.squares, cell, line, line),
    ...(labels === 'none' ? [] : labelLoops(shape, { cell })),
  ]);
  return {
    name,
    cut: [rectangle(-edge, -edge, width * cell + edge, height * cell + edge)],
    // The line around the board lies outside of it.
    engraved: [...ring(openSquares(puzzle), cell, -line, line), ...outlines],
  };
}

/** A line of this width along the border of squares, `inset` within it; filled by even and odd. */
function ring(squares: PieceShape['squares'], cell: number, inset: number, width: number): Loop[] {
  return [...loopsOf(squares, cell, inset), ...loopsOf(squares, cell, inset + width)];
}
