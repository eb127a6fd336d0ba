/* A puzzle as the state space that the textbook algorithms search. */
import {
  applyStep,
  DIRECTIONS,
  type Direction,
  eachStoppingPoint,
  isGoalState,
  legalSteps,
  type Metric,
  metricsOf,
  neighbourOf,
  occupancyOf,
  oppositeOf,
  type Puzzle,
  packStep,
  type State,
  type StoppingPoint,
  stateKey,
  stoppingPoints,
  straightStops,
  unpackStep,
} from '@glissade/core';
import type { StateSpace, Successor } from './stateSpace.ts';

/** A board of no more cells has few successors, and small ones. */
const SMALL_CELLS_MAX = 1024;
/** Successors of a portion, and the pieces of all of them. */
const PORTION_MAX = 512;
const PORTION_PIECES_MAX = 1 << 12;

/** V8 keeps the numbers of a larger typed array apart, at this price. */
const PIECES_INSIDE = 32;
const APART_BYTES = 70;

type MakeSuccessors = (puzzle: Puzzle, state: State) => Iterable<Successor<State>>;

const SUCCESSORS_IN: Readonly<Record<Metric, MakeSuccessors>> = {
  steps: oneStep,
  stm: oneStep,
  slides: (puzzle, state) => oneDrag(puzzle, state, straightStops),
  moves: (puzzle, state) => oneDrag(puzzle, state, eachStoppingPoint),
  mtm: oneLine,
};

/**
 * A puzzle as a state space; a successor is one unit of the metric away. It follows the rules of
 * core alone, and faster searches are compared with it. Throws if the puzzle does not have the
 * metric. `gapOrder` (tile puzzles): the order in which the moves of the gap are tried. Its states
 * are new arrays.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { puzzleSpace } from 'glissade/search';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const space = puzzleSpace(puzzle, 'mtm');
 * console.log(space.successors(space.start).length); // → 4
 * ```
 */
export function puzzleSpace(puzzle: Puzzle, metric: Metric, gapOrder?: string): StateSpace<State> {
  const known = metricsOf(puzzle);
  if (!known.includes(metric)) {
    throw new Error(`this puzzle is not counted in ${metric}; use one of ${known.join(', ')}`);
  }
  const makeSuccessors = SUCCESSORS_IN[metric];
  const successors = (state: State) => [...makeSuccessors(puzzle, state)];
  const large = puzzle.board.cells.length > SMALL_CELLS_MAX && {
    size: Math.min(PORTION_MAX, Math.ceil(PORTION_PIECES_MAX / puzzle.pieces.length)),
    successors: (state: State) => makeSuccessors(puzzle, state),
  };
  return {
    start: puzzle.start,
    isGoal: (state) => isGoalState(puzzle, state),
    key: (state) => stateKey(puzzle, state),
    stateBytes: stateBytesOf(puzzle),
    successors:
      gapOrder === undefined ? successors : (state) => inOrder(successors(state), gapOrder),
    ...(large && gapOrder === undefined ? { inPortions: large } : {}),
  };
}

/** Two bytes a piece in a state, one in a key while all cells have numbers of one byte. */
function stateBytesOf({ board, pieces }: Puzzle): number {
  const pieceBytes = board.cells.length > 256 ? 4 : 3;
  const apart = pieces.length > PIECES_INSIDE ? APART_BYTES : 0;
  return pieces.length * pieceBytes + apart;
}

/** Sorts the successors of a tile puzzle by the direction in which the gap moves. */
function inOrder(successors: Successor<State>[], gapOrder: string): Successor<State>[] {
  // A tile goes where the gap comes from.
  const rankOf = ({ steps }: Successor<State>) =>
    gapOrder.indexOf(oppositeOf(unpackStep(steps[0]!).direction));
  return successors.sort((a, b) => rankOf(a) - rankOf(b));
}

function* oneStep(puzzle: Puzzle, state: State): Generator<Successor<State>> {
  for (const step of legalSteps(puzzle, state)) {
    yield { state: applyStep(puzzle, state, step), steps: [packStep(step)], cost: 1 };
  }
}

/** One piece to any place where `stopsOf` lets it be dropped. */
function* oneDrag(
  puzzle: Puzzle,
  state: State,
  stopsOf: (puzzle: Puzzle, state: State, piece: number) => Iterable<StoppingPoint>,
): Generator<Successor<State>> {
  // Few pieces can move at all; this spares the search for the stops of the others.
  const movable = new Set(legalSteps(puzzle, state).map(({ piece }) => piece));
  for (const piece of movable) {
    for (const { cell, path } of stopsOf(puzzle, state, piece)) {
      const next = state.slice();
      next[piece] = cell;
      const steps = path.map((direction) => packStep({ piece, direction }));
      yield { state: next, steps, cost: 1 };
    }
  }
}

/** Whether a state has more successors than `countMax`; stops looking once it knows. */
export function hasMoreMoves(
  puzzle: Puzzle,
  state: State,
  metric: Metric,
  countMax: number,
): boolean {
  if (puzzle.type === 'tiles') return false;
  const steps = legalSteps(puzzle, state);
  if (metric === 'steps') return steps.length > countMax;
  const movable = new Set(steps.map(({ piece }) => piece));
  const { width, height, cells } = puzzle.board;
  const mostOfOne = metric === 'moves' ? cells.length : width + height;
  if (movable.size * mostOfOne <= countMax) return false;
  const occupancy = occupancyOf(puzzle, state);
  let count = 0;
  for (const piece of movable) {
    count +=
      metric === 'moves'
        ? stoppingPoints(puzzle, state, piece, countMax - count + 1, occupancy).length
        : straightStops(puzzle, state, piece, occupancy).length;
    if (count > countMax) return true;
  }
  return false;
}

/** A line of tiles pushed into the gap: the tile next to the gap goes first. */
function oneLine(puzzle: Puzzle, state: State): Successor<State>[] {
  const occupancy = occupancyOf(puzzle, state);
  const gap = occupancy.indexOf(-1);
  return DIRECTIONS.flatMap((direction) => pushes(puzzle, state, { occupancy, gap, direction }));
}

function pushes(
  { board }: Puzzle,
  state: State,
  { occupancy, gap, direction }: { occupancy: Int32Array; gap: number; direction: Direction },
): Successor<State>[] {
  const successors: Successor<State>[] = [];
  const steps: number[] = [];
  const moved = state.slice();
  const back = oppositeOf(direction);
  for (let cell = neighbourOf(board, gap, back); cell >= 0; cell = neighbourOf(board, cell, back)) {
    const piece = occupancy[cell]!;
    moved[piece] = neighbourOf(board, cell, direction);
    steps.push(packStep({ piece, direction }));
    successors.push({ state: moved.slice(), steps: [...steps], cost: 1 });
  }
  return successors;
}
