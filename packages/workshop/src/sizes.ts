/* Sizes of puzzles as objects, their defaults and limits. */
import type { Puzzle } from '@glissade/core';

/** Sizes of the real thing, in millimetres. */
export type Sizes = {
  /** Side of a cell. */
  readonly cell: number;
  /** By how much a piece is smaller than its cells. */
  readonly clearance: number;
  /** How thick a piece is. */
  readonly thickness: number;
  /** Width of the rim of the tray. */
  readonly rim: number;
  /** How thick the floor of the tray is. */
  readonly floor: number;
  /** How high the rim stands above the floor. */
  readonly depth: number;
  /** Width of what the laser burns away. */
  readonly kerf: number;
  /** Labels cut into the pieces, standing out of them, or none. */
  readonly labels: 'engraved' | 'raised' | 'none';
  /** How deep or high the labels are. */
  readonly labelDepth: number;
};

/** What printers and laser cutters at home get right: docs/designing.md. */
export const SIZES: Sizes = {
  cell: 20,
  clearance: 0.4,
  thickness: 8,
  rim: 5,
  floor: 2,
  depth: 5,
  kerf: 0.15,
  labels: 'engraved',
  labelDepth: 0.6,
};

/** A puzzle or sizes of which nothing can be made, in words for the one who asked. */
export class WorkshopError extends Error {
  override readonly name = 'WorkshopError';
  /** What would be right. */
  readonly hint: string;

  /** The piece that is at fault; '' where none is. */
  readonly label: string;

  constructor(message: string, hint: string, label = '') {
    super(message);
    this.hint = hint;
    this.label = label;
  }
}

/** Throws WorkshopError for sizes that cannot be made. */
export function checkSizes(sizes: Sizes): void {
  const { cell, clearance, thickness, rim, floor, depth, kerf, labelDepth } = sizes;
  const positive = { cell, thickness, rim, floor, depth };
  for (const [name, size] of Object.entries(positive)) {
    if (!(size > 0 && size <= 1000)) {
      throw new WorkshopError(`${name} is ${size} mm`, 'give more than 0 and at most 1000');
    }
  }
  const isLoose = clearance >= 0 && clearance < cell / 4 && kerf >= 0 && kerf < cell / 4;
  if (!isLoose) {
    throw new WorkshopError(
      `a clearance of ${clearance} mm and a kerf of ${kerf} mm do not fit cells of ${cell} mm`,
      'both are at least 0 and less than a quarter of a cell',
    );
  }
  if (labelDepth > 0 && labelDepth < thickness) return;
  throw new WorkshopError(
    `labels ${labelDepth} mm deep do not fit pieces ${thickness} mm thick`,
    'give more than 0 and less than the thickness',
  );
}

/** More would be a file of a hundred megabytes, and no laser has such a bed. */
const PIECES_MAX = 400;
/** The tray of a larger board may have thousands of holes. */
const CELLS_MAX = 1024;

/** Throws WorkshopError for a puzzle that is too large to be made. */
export function checkMakeable({ pieces, board }: Puzzle): void {
  if (pieces.length > PIECES_MAX) {
    throw new WorkshopError(
      `${pieces.length} pieces are too many to be made`,
      `choose a puzzle of at most ${PIECES_MAX} pieces`,
    );
  }
  const cells = board.width * board.height;
  if (cells <= CELLS_MAX) return;
  throw new WorkshopError(
    `a board of ${board.width} by ${board.height} cells is too large to be made`,
    `choose a board of at most ${CELLS_MAX} cells`,
  );
}
