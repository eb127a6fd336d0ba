/* Where one piece could go if others went out of its way. */
import {
  cellsOfShape,
  DIRECTIONS,
  type Direction,
  eachStoppingPoint,
  neighbourOf,
  type Puzzle,
  refusalOf,
  type State,
} from '@glissade/core';
import { Heap } from '@glissade/search/heap';

/** A way of one piece: legal, once the pieces in its way are gone. */
export type Way = {
  readonly path: readonly Direction[];
  /** Origin cell at its end. */
  readonly end: number;
  /** Pieces that cover a cell of it now, in the order in which the piece meets them. */
  readonly blockers: readonly number[];
  /** The cells that the piece covers on it, those it leaves included. */
  readonly cells: ReadonlySet<number>;
};

/** Whether a piece that has its origin there is where it is wanted. */
export type IsWanted = (origin: number) => boolean;

/** The cells of a piece, with its origin there. */
export function cellsAt({ board, pieces }: Puzzle, piece: number, origin: number): number[] {
  return cellsOfShape(board, pieces[piece]!.shape, origin) ?? [];
}

/**
 * A way to each place where a piece is wanted, none of them through another: with the fewest pieces
 * in its way first, then the shortest. `occupancy` as of `occupancyOf(state)`.
 */
export function* waysTo(
  puzzle: Puzzle,
  state: State,
  piece: number,
  isWanted: IsWanted,
  occupancy: Int32Array,
): Generator<Way> {
  const nobody = new Int32Array(occupancy.length).fill(-1);
  const isSettled = new Uint8Array(occupancy.length);
  const here = state.slice();
  const open = new Heap<Way>(isShorter);
  const from = state[piece]!;
  const cells = new Set(cellsAt(puzzle, piece, from));
  open.push({ path: [], end: from, blockers: [], cells });
  for (let way = open.pop(); way; way = open.pop()) {
    if (isSettled[way.end] === 1) continue;
    isSettled[way.end] = 1;
    if (isWanted(way.end)) {
      yield way;
      continue;
    }
    here[piece] = way.end;
    for (const direction of DIRECTIONS) {
      if (refusalOf(puzzle, here, { piece, direction }, nobody)) continue;
      const end = neighbourOf(puzzle.board, way.end, direction);
      if (isSettled[end] === 0) open.push(extended(puzzle, piece, way, direction, end, occupancy));
    }
  }
}

function extended(
  puzzle: Puzzle,
  piece: number,
  way: Way,
  direction: Direction,
  end: number,
  occupancy: Int32Array,
): Way {
  const covered = cellsAt(puzzle, piece, end);
  const met = covered.map((cell) => occupancy[cell]!).filter((by) => by >= 0 && by !== piece);
  const blockers = [...new Set([...way.blockers, ...met])];
  const cells = new Set([...way.cells, ...covered]);
  return { path: [...way.path, direction], end, blockers, cells };
}

function isShorter(a: Way, b: Way): boolean {
  const more = a.blockers.length - b.blockers.length;
  return more < 0 || (more === 0 && a.path.length < b.path.length);
}

/**
 * Whether a piece cannot come where it is wanted while another stays where it is, even if all
 * others were gone: then every line that brings it there moves that other one first.
 */
export function isHeldBy(
  puzzle: Puzzle,
  state: State,
  piece: number,
  isWanted: IsWanted,
  other: number,
): boolean {
  const occupancy = new Int32Array(puzzle.board.cells.length).fill(-1);
  for (const cell of cellsAt(puzzle, other, state[other]!)) occupancy[cell] = other;
  for (const { cell } of eachStoppingPoint(puzzle, state, piece, occupancy)) {
    if (isWanted(cell)) return false;
  }
  return true;
}
