/*
 * What the writers of block puzzles share: reasons why a form cannot write a puzzle, each a
 * sentence or undefined, and boards as rows of characters.
 */
import type { Board, CellType } from '../../board/board.ts';
import { extentOf, type Shape } from '../../board/shape.ts';
import type { Goal, Puzzle } from '../../puzzle/puzzle.ts';
import { cellsOfPiece, occupancyOf } from '../../state/state.ts';
import { isSeparator } from '../gateRows.ts';

/** The first reason found, if any. */
export function firstReason(...reasons: readonly (string | undefined)[]): string | undefined {
  return reasons.find((reason) => reason !== undefined);
}

export function refuseCells({ cells }: Board, allowed: readonly CellType[]): string | undefined {
  const names = {
    outside: 'cells outside the board',
    wall: 'walls',
    gate: 'gates',
    floor: 'floor',
  };
  const found = cells.find((type) => !allowed.includes(type));
  return found && `it has no character for ${names[found]}`;
}

export function refuseAxes({ pieces }: Puzzle): string | undefined {
  const bound = pieces.find(({ axis }) => axis !== 'any');
  return bound && `it cannot express that piece ${bound.label} moves along one axis only`;
}

/** Groups of pieces that goals may not tell apart matter only where a goal names one of them. */
export function refuseSame({ same, goals }: Puzzle): string | undefined {
  const named = new Set(goals.flatMap((goal) => goal.map(({ piece }) => piece)));
  const group = same.find(
    (pieces) => pieces.length > 1 && pieces.some((piece) => named.has(piece)),
  );
  return group && 'it cannot express which pieces of the goal are the same';
}

/** `isLabel` tells the labels that the form can write. */
export function refuseLabels(
  { pieces }: Puzzle,
  isLabel: (label: string) => boolean,
): string | undefined {
  const odd = pieces.find(({ label }) => !isLabel(label));
  return odd && `it cannot write the label ${odd.label}`;
}

/** For forms without labels, which name the pieces A B C … themselves. */
export function refuseOwnLabels(
  labels: readonly string[],
  letterOf: (index: number) => string,
): string | undefined {
  const odd = labels.findIndex((label, index) => label !== letterOf(index));
  if (odd < 0) return undefined;
  return `it has no labels: piece ${labels[odd]} would be read back as ${letterOf(odd)}`;
}

/** For forms that write pictures row by row. No piece starts on a gate: the start tells all. */
export function refuseSeparators(rows: readonly string[]): string | undefined {
  return rows.some(isSeparator) ? 'a row of its picture would divide two puzzles: ---' : undefined;
}

/** The only goal, when it names just one piece. */
export function onlyPlacement({ goals }: Puzzle): Goal[number] | undefined {
  return goals.length === 1 && goals[0]!.length === 1 ? goals[0]![0] : undefined;
}

/** The start, row by row; `signOf` writes the cells that no piece covers. */
export function startRows(puzzle: Puzzle, signOf: (type: CellType) => string): string[] {
  const { board, pieces } = puzzle;
  const occupancy = occupancyOf(puzzle, puzzle.start);
  return rowsOfCells(
    board,
    (cell) => pieces[occupancy[cell]!]?.label ?? signOf(board.cells[cell]!),
  );
}

/** One goal, row by row. */
export function goalRows(puzzle: Puzzle, goal: Goal, signOf: (type: CellType) => string): string[] {
  const { board, pieces } = puzzle;
  const labelOf = new Map<number, string>();
  const state = puzzle.start.slice();
  for (const { piece, cell } of goal) {
    state[piece] = cell;
    for (const covered of cellsOfPiece(puzzle, state, piece)) {
      labelOf.set(covered, pieces[piece]!.label);
    }
  }
  return rowsOfCells(board, (cell) => labelOf.get(cell) ?? signOf(board.cells[cell]!));
}

function rowsOfCells({ width, height }: Board, characterOf: (cell: number) => string): string[] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => characterOf(row * width + column)).join(''),
  );
}

export function hasFreeCell(puzzle: Puzzle): boolean {
  const occupancy = occupancyOf(puzzle, puzzle.start);
  return puzzle.board.cells.some((type, cell) => type === 'floor' && occupancy[cell]! < 0);
}

/** Width and height of a shape that fills its bounding box, else undefined. */
export function rectangleOf(shape: Shape): { width: number; height: number } | undefined {
  const extent = extentOf(shape);
  return extent.width * extent.height === shape.length ? extent : undefined;
}

/** A piece that would be read as free cells: see `withFreeZeros`. */
export function refuseZero({ board, pieces }: Puzzle): string | undefined {
  const covered = pieces.reduce((sum, { shape }) => sum + shape.length, 0);
  const open = board.cells.filter((type) => type === 'floor' || type === 'gate').length;
  const isRead = covered === open && pieces.some(({ label }) => label === '0');
  return isRead ? 'on a board without a free cell, piece 0 would be read as one' : undefined;
}

export function isOneCharacter(label: string): boolean {
  return [...label].length === 1;
}
