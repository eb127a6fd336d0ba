/* Where one piece could go if others went out of its way. */
import {
  cellsOfShape,
  DIRECTIONS,
  type Direction,
  eachStoppingPoint,
  type Puzzle,
  type State,
} from '@glissade/core';
import { Heap } from '@glissade/search/heap';
import { stepsAlone } from '@glissade/search/problem/distancesAlone';

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

/** How far a search for ways has come: a step behind another. */
type Reached = {
  readonly end: number;
  readonly blockers: readonly number[];
  readonly steps: number;
  readonly before?: { readonly direction: Direction; readonly reached: Reached };
};

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
  const { cells, next } = placesOf(puzzle, piece);
  const isSettled = new Uint8Array(occupancy.length);
  const open = new Heap<Reached>(isShorter);
  open.push({ end: state[piece]!, blockers: [], steps: 0 });
  for (let reached = open.pop(); reached; reached = open.pop()) {
    const { end: from, blockers, steps } = reached;
    if (isSettled[from] === 1) continue;
    isSettled[from] = 1;
    if (isWanted(from)) {
      yield new FoundWay(reached, cells);
      continue;
    }
    for (const [i, direction] of DIRECTIONS.entries()) {
      const end = next(from)[i]!;
      if (end < 0 || isSettled[end] === 1) continue;
      const met = withMet(blockers, cells(end), occupancy, piece);
      open.push({ end, blockers: met, steps: steps + 1, before: { direction, reached } });
    }
  }
}

/** The blockers of a way, with those on these cells. */
function withMet(
  blockers: readonly number[],
  cells: readonly number[],
  occupancy: Int32Array,
  piece: number,
): readonly number[] {
  let met: number[] | undefined;
  for (const cell of cells) {
    const by = occupancy[cell]!;
    if (by < 0 || by === piece || (met ?? blockers).includes(by)) continue;
    met ??= [...blockers];
    met.push(by);
  }
  return met ?? blockers;
}

/** Its steps and cells are put together when somebody asks: most ways are never looked at. */
class FoundWay implements Way {
  readonly end: number;
  readonly blockers: readonly number[];
  private readonly last: Reached;
  private readonly cellsOf: (origin: number) => readonly number[];
  private madeCells: ReadonlySet<number> | undefined;

  constructor(last: Reached, cellsOf: (origin: number) => readonly number[]) {
    this.end = last.end;
    this.blockers = last.blockers;
    this.last = last;
    this.cellsOf = cellsOf;
  }

  get path(): readonly Direction[] {
    const path: Direction[] = [];
    for (let at = this.last; at.before; at = at.before.reached) path.push(at.before.direction);
    return path.reverse();
  }

  get cells(): ReadonlySet<number> {
    if (this.madeCells) return this.madeCells;
    const cells = new Set(this.cellsOf(this.end));
    for (let at = this.last.before?.reached; at; at = at.before?.reached) {
      for (const cell of this.cellsOf(at.end)) cells.add(cell);
    }
    this.madeCells = cells;
    return cells;
  }
}

function isShorter(a: Reached, b: Reached): boolean {
  const more = a.blockers.length - b.blockers.length;
  return more < 0 || (more === 0 && a.steps < b.steps);
}

/** Where a piece may be, whoever else is there: its cells, and the origins after U, R, D, L. */
type Places = {
  readonly cells: (origin: number) => readonly number[];
  /** -1 where it may not go. */
  readonly next: (origin: number) => readonly number[];
};

/** By puzzle and kind, since a chain of reasons asks for the same ones again and again. */
const placesKept = new WeakMap<Puzzle, Places[]>();

function placesOf(puzzle: Puzzle, piece: number): Places {
  const kept = placesKept.get(puzzle) ?? [];
  placesKept.set(puzzle, kept);
  kept[puzzle.kindOf[piece]!] ??= makePlaces(puzzle, piece);
  return kept[puzzle.kindOf[piece]!]!;
}

function makePlaces(puzzle: Puzzle, piece: number): Places {
  const nextOf = stepsAlone(puzzle, piece);
  const covered: number[][] = [];
  const nexts: number[][] = [];
  return {
    cells: (origin) => {
      covered[origin] ??= cellsAt(puzzle, piece, origin);
      return covered[origin];
    },
    next: (origin) => {
      nexts[origin] ??= DIRECTIONS.map((direction) => nextOf(origin, direction));
      return nexts[origin];
    },
  };
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
