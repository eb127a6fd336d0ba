import { extentOf } from '../../../board/shape.ts';
import type { Piece, Puzzle } from '../../../puzzle/puzzle.ts';
import {
  firstReason,
  hasFreeCell,
  onlyPlacement,
  refuseCells,
  refuseLabels,
  refuseSame,
} from '../blockWriting.ts';
import { primaryLabel } from './rushPrimary.ts';

/** Why a puzzle cannot be written as a Rush Hour board whose car A (or X) leaves to the right. */
export function refuseRush(puzzle: Puzzle): string | undefined {
  return firstReason(
    refuseCells(puzzle.board, ['floor', 'wall']),
    puzzle.board.width < 3 || puzzle.board.height < 3 ? 'the board is too small for it' : undefined,
    refuseLabels(puzzle, (label) => /^[A-Z]$/.test(label)),
    refuseSame(puzzle),
    puzzle.pieces.map(refuseCar).find((reason) => reason !== undefined),
    refuseGoal(puzzle),
    hasFreeCell(puzzle) ? undefined : 'it needs a free cell',
  );
}

function refuseCar({ label, shape, axis }: Piece): string | undefined {
  const { width, height } = extentOf(shape);
  const isCar = shape.length > 1 && (width === shape.length || height === shape.length);
  if (!isCar || Math.min(width, height) > 1) return `piece ${label} is not one straight line`;
  const along = width > 1 ? 'h' : 'v';
  return axis === along ? undefined : `piece ${label} must move along its long side only`;
}

function refuseGoal(puzzle: Puzzle): string | undefined {
  const { board, pieces, start } = puzzle;
  const primary = primaryLabel(pieces);
  const goal = onlyPlacement(puzzle);
  const car = goal && pieces[goal.piece]!;
  const isPrimary = car?.label === primary && car.axis === 'h';
  const row = isPrimary ? Math.floor(start[goal!.piece]! / board.width) : 0;
  const wanted = isPrimary ? (row + 1) * board.width - car.shape.length : -1;
  return isPrimary && goal!.cell === wanted
    ? undefined
    : `its goal is always piece ${primary} at the right edge of its row`;
}
