/* A puzzle in words: its type, board, pieces and goals. */
import {
  columnOf,
  countOpenCells,
  extentOf,
  formatTiles,
  type Goal,
  type Puzzle,
  rowOf,
  type Shape,
} from '@glissade/core';
import { countOf, formatCount, joinWords } from './numbers.ts';

/** "block puzzle" or "tile puzzle". */
export function typeWords(puzzle: Puzzle): string {
  return puzzle.type === 'tiles' ? 'tile puzzle' : 'block puzzle';
}

/** "4×5, 20 cells, 2 free". */
export function boardWords(puzzle: Puzzle): string {
  const { board } = puzzle;
  const cells = countOpenCells(board);
  const gates = board.cells.filter((type) => type === 'gate').length;
  const walls = board.cells.filter((type) => type === 'wall').length;
  return [
    `${board.width}×${board.height}`,
    countOf(cells, 'cell'),
    `${countFree(puzzle)} free`,
    ...(walls > 0 ? [countOf(walls, 'wall')] : []),
    ...(gates > 0 ? [countOf(gates, 'gate')] : []),
  ].join(', ');
}

/** Cells that no piece covers at the start. */
export function countFree({ board, pieces }: Puzzle): number {
  return countOpenCells(board) - pieces.reduce((sum, { shape }) => sum + shape.length, 0);
}

/** "10 in 4 kinds: 1 of 2×2, 4 of 1×2, 1 of 2×1, 4 of 1×1". */
export function piecesWords({ pieces, kinds, type }: Puzzle): string {
  if (type === 'tiles') return `${formatCount(pieces.length)} tiles`;
  const kindCount = countOf(kinds.length, 'kind');
  const count = `${formatCount(pieces.length)} in ${kindCount}`;
  const counts = new Map<string, number>();
  for (const { shape, axis } of pieces) {
    const words = shapeWords(shape) + (axis === 'any' ? '' : axis === 'h' ? ' ↔' : ' ↕');
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return `${count}: ${[...counts].map(([words, n]) => `${n} of ${words}`).join(', ')}`;
}

function shapeWords(shape: Shape): string {
  const { width, height } = extentOf(shape);
  const isFull = shape.length === width * height;
  return isFull ? `${width}×${height}` : `${shape.length} cells in ${width}×${height}`;
}

/** "A at row 4, column 2"; the first goals of several, in words. Tile puzzles: the rows. */
export function goalWords(puzzle: Puzzle): string {
  const { goals } = puzzle;
  const all = goals.map((goal) =>
    puzzle.type === 'tiles' ? tileGoalWords(puzzle, goal) : blockGoalWords(puzzle, goal),
  );
  const shown = all.slice(0, 3).join('; or ');
  return all.length > 3 ? `${shown}; or ${all.length - 3} more` : shown;
}

function tileGoalWords(puzzle: Puzzle, goal: Goal): string {
  const { cells } = puzzle.board;
  if (cells.length > 36) return `all ${formatCount(goal.length)} tiles placed`;
  const state = new Uint16Array(puzzle.pieces.length);
  for (const { piece, cell } of goal) state[piece] = cell;
  return formatTiles(puzzle, state);
}

function blockGoalWords({ pieces, board }: Puzzle, goal: Goal): string {
  if (goal.length > 4) return `${formatCount(goal.length)} of ${pieces.length} pieces placed`;
  const places = goal.map(({ piece, cell }) => {
    const place = `row ${rowOf(board, cell) + 1}, column ${columnOf(board, cell) + 1}`;
    return `${pieces[piece]!.label} at ${place}`;
  });
  return joinWords(places);
}
