/* A pattern database as the kernels keep it, and the goal it is for. */

/** A goal of a board: where the gap will be. */
export type GapGoal = {
  readonly width: number;
  readonly height: number;
  readonly gapGoal: number;
};

/** A pattern database, 4 bits a placement: half of what it exceeds Manhattan distance by. */
export type PackedPattern = {
  /** Ids of its tiles; the first is the first digit of a rank. */
  readonly pattern: readonly number[];
  readonly bytes: number;
  /** Entries stand at numbers with a digit a tile, not at dense ranks. */
  readonly hasHoles?: boolean;
  /** Looked at in place: not to be kept. */
  readonly entries: () => Uint8Array;
};

/** Placements of so many tiles on so many cells. */
export function countPlacements(cells: number, tiles: number): number {
  let count = 1;
  for (let tile = 0; tile < tiles; tile++) count *= cells - tile;
  return count;
}

/** Bytes of a table as it is kept. */
export function packedBytes({ width, height }: GapGoal, pattern: readonly number[]): number {
  return Math.ceil(countPlacements(width * height, pattern.length) / 2);
}

/** Version of the entries' form and order, part of the names of files. */
const FORM = 1;

/** The name of the file that keeps a table. */
export function tableName({ width, height, gapGoal }: GapGoal, pattern: readonly number[]): string {
  return `pattern-${FORM}-${width}x${height}-${gapGoal}-${pattern.join('.')}`;
}
