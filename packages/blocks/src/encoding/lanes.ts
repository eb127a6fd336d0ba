/* Divides a puzzle whose pieces keep their row or column (Rush Hour) into lanes. */
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import type { LanePiece } from './laneTransitions.ts';

/** Longer sides have too many sets of cells. */
const SIDE_MAX = 8;

/** A piece in its lane, with its placements. */
export type PlacedLanePiece = LanePiece & {
  readonly kind: number;
  /** Placement by position, from `first` to `last`. */
  readonly placements: readonly number[];
};

/** A lane: a row or a column, and the pieces that keep to it, in order. */
export type Lane = {
  readonly isRow: boolean;
  /** Number of the row or column. */
  readonly index: number;
  /** Number of its cells. */
  readonly length: number;
  readonly pieces: readonly PlacedLanePiece[];
};

/**
 * The lanes that hold all pieces, rows first; undefined if a piece does not keep to one, or the
 * board is too large.
 */
export function lanesOf(problem: BlockProblem): Lane[] | undefined {
  const { puzzle, start, kindOfSlot, placements } = problem;
  const { width, height } = puzzle.board;
  if (width > SIDE_MAX || height > SIDE_MAX) return undefined;
  const slotsOf = new Map<number, number[]>();
  const slots = [...start.keys()].sort(
    (a, b) => placements.origins[start[a]!]! - placements.origins[start[b]!]!,
  );
  for (const slot of slots) {
    const isRow = laneDirection(problem, kindOfSlot[slot]!);
    if (isRow === undefined) return undefined;
    const origin = placements.origins[start[slot]!]!;
    const index = isRow ? Math.floor(origin / width) : SIDE_MAX + (origin % width);
    slotsOf.set(index, [...(slotsOf.get(index) ?? []), slot]);
  }
  return [...slotsOf.keys()]
    .sort((a, b) => a - b)
    .map((index) => {
      const isRow = index < SIDE_MAX;
      return {
        isRow,
        index: index % SIDE_MAX,
        length: isRow ? width : height,
        pieces: slotsOf.get(index)!.map((slot) => placedPiece(problem, slot, isRow)),
      };
    });
}

/** True for straight pieces that keep to their row, false for those that keep to their column. */
function laneDirection({ puzzle }: BlockProblem, kind: number): boolean | undefined {
  const { shape, axis } = puzzle.pieces[puzzle.kinds[kind]!.pieces[0]!]!;
  if (axis === 'any') return undefined;
  const isRow = axis === 'h';
  const isStraight = shape.every(([x, y], i) => x === (isRow ? i : 0) && y === (isRow ? 0 : i));
  return isStraight ? isRow : undefined;
}

function placedPiece(
  { placements, start, kindOfSlot, puzzle }: BlockProblem,
  slot: number,
  isRow: boolean,
): PlacedLanePiece {
  const { width } = puzzle.board;
  const kind = kindOfSlot[slot]!;
  const [back, forth] = isRow ? ([3, 1] as const) : ([0, 2] as const);
  const beyond = (place: number, d: number) => placements.neighbours[place * 4 + d]!;
  let place = start[slot]!;
  while (beyond(place, back) >= 0) place = beyond(place, back);
  const origin = placements.origins[place]!;
  const first = isRow ? origin % width : Math.floor(origin / width);
  const byPosition: number[] = [];
  for (let position = first; place >= 0; position++) {
    byPosition[position] = place;
    place = beyond(place, forth);
  }
  const { length } = puzzle.pieces[puzzle.kinds[kind]!.pieces[0]!]!.shape;
  return { kind, length, first, last: byPosition.length - 1, placements: byPosition };
}
