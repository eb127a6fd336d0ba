/* The two halves of a question in pushes: lines whose last push goes along a row, or a column. */
import type { TileProblem } from '@glissade/search/problem/tileProblem';

/** Cells are numbered by bytes here. */
const CELLS_MAX = 256;

/**
 * A problem turned so that the last push of the lines sought goes along a row in the lower half.
 * Straight and mirrored (left and right exchanged), it uses the same tables.
 */
export type PushSide = {
  readonly width: number;
  readonly height: number;
  /** Where the gap is in the goal and at the start. */
  readonly goalRow: number;
  readonly goalColumn: number;
  readonly row: number;
  readonly column: number;
  /** The tiles row by row, straight and in the mirror: each its place in the goal's list. */
  readonly list: Uint8Array;
  readonly mirrored: Uint8Array;
  /** Cell of the problem for each cell of the turned board. */
  readonly cellOf: Uint8Array;
};

/**
 * The lines whose last push goes along a row, and those whose last push goes along a column. If the
 * two sets are mirror images of each other, one side suffices, unless all lines are wanted.
 */
export function pushSides(problem: TileProblem, areAllWanted = false): PushSide[] {
  if (problem.tiles.length > CELLS_MAX) throw new RangeError(`at most ${CELLS_MAX} cells`);
  const straight = turn(problem, false);
  const transposed = turn(problem, true);
  return !areAllWanted && isSame(straight, transposed) ? [straight] : [straight, transposed];
}

function turn(problem: TileProblem, isTransposed: boolean): PushSide {
  const { gapGoal } = problem;
  const width = isTransposed ? problem.height : problem.width;
  const height = isTransposed ? problem.width : problem.height;
  const line = isTransposed ? gapGoal % problem.width : Math.floor(gapGoal / problem.width);
  const flips = 2 * line < height - 1;
  const cellOf = Uint8Array.from({ length: width * height }, (_, cell) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    const row = flips ? height - 1 - y : y;
    return isTransposed ? x * problem.width + row : row * problem.width + x;
  });
  const goal = cellOf.indexOf(gapGoal);
  const gap = cellOf.indexOf(problem.gap);
  const inMirror = cellOf.map(
    (_, cell) => cellOf[cell - (cell % width) + width - 1 - (cell % width)]!,
  );
  return {
    width,
    height,
    goalRow: Math.floor(goal / width),
    goalColumn: goal % width,
    row: Math.floor(gap / width),
    column: gap % width,
    list: listOf(problem, cellOf),
    mirrored: listOf(problem, inMirror),
    cellOf,
  };
}

/** The tiles cell by cell without the gap, each as its place in the goal's list. */
function listOf({ tiles, gap, gapGoal }: TileProblem, cellOf: Uint8Array): Uint8Array {
  const placeOf = new Uint8Array(cellOf.length);
  let places = 0;
  for (const cell of cellOf) if (cell !== gapGoal) placeOf[cell] = places++;
  return cellOf.filter((cell) => cell !== gap).map((cell) => placeOf[tiles[cell]!]!);
}

/** Lines from one side are lines from the other, seen in a mirror along the diagonal. */
function isSame(a: PushSide, b: PushSide): boolean {
  return (
    a.width === b.width &&
    a.goalRow === b.goalRow &&
    a.goalColumn === b.goalColumn &&
    a.row === b.row &&
    a.column === b.column &&
    a.list.every((tile, place) => tile === b.list[place])
  );
}
