/*
 * Runs beams over a whole board with the learned evaluation (`evaluation/learned.ts`), on boards
 * with the gap's home in a corner. The board is mirrored so that this corner is the last cell.
 */
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { isSolved, problemAfter } from '../../board/gapBoard.ts';
import { withDualState } from '../evaluation/dualStates.ts';
import { enlarge } from '../evaluation/largerBoards.ts';
import { learnedTables } from '../evaluation/learned.ts';
import {
  EXCESS_FACTOR,
  withSquaredDistances,
  withSuperlinearManhattan,
} from '../evaluation/superlinearManhattan.ts';
import type { Weights } from '../evaluation/weights.ts';
import { runInSlices, type SearchCounts, type SlicedWork } from '../slicedWork.ts';
import type { BoardEvaluation, WholeBoardBeam, WholeBoardBeamOptions } from './wholeBoardBeam.ts';

/** Bytes for each state of the width besides two boards, each with its cells by id. */
const BYTES_PER_STATE = 258;
/** Tables, and the memory of each thread. */
const BYTES_AT_LEAST = 40_000_000;
const LINK_BYTES = 4;

export { loadWeights } from '../evaluation/weights.ts';
export { KernelBeam } from './kernelBeam.ts';
export { openBeamKernel } from './openBeamKernel.ts';

export class WholeBoardBeams {
  isPreparing = false;
  /** Where the last beam was lost: directions to the state with the least score. */
  nearestLine: Uint8Array | undefined;
  private readonly problem: TileProblem;
  private readonly weights: Weights;
  private readonly stats: SearchCounts;
  private readonly create: (evaluation: BoardEvaluation) => WholeBoardBeam;
  private beam: WholeBoardBeam | undefined;

  /**
   * For boards with the gap's home in a corner, no smaller than that of the weights. `create` opens
   * the beam in the kernel; tests open its plain form.
   */
  constructor(
    problem: TileProblem,
    weights: Weights,
    stats: SearchCounts,
    create: (evaluation: BoardEvaluation) => WholeBoardBeam,
  ) {
    this.problem = problem;
    this.weights = weights;
    this.stats = stats;
    this.create = create;
  }

  /** The width of the widest beam that fits the memory. */
  widestFor(bytes: number, moves: number): number {
    const { length } = this.problem.tiles;
    const perState = 4 * length + BYTES_PER_STATE + LINK_BYTES * moves;
    return Math.floor((bytes - BYTES_AT_LEAST) / perState);
  }

  /**
   * Directions of the gap along a line to the goal that begins with `beginning`; undefined when the
   * beam is lost. `widthNow` may set the width of the following levels, by the states expanded and
   * the moves left.
   */
  *solve(
    options: WholeBoardBeamOptions,
    beginning: Uint8Array = new Uint8Array(0),
    widthNow: (expanded: number, movesLeft: number) => number | undefined = () => undefined,
  ): SlicedWork<Uint8Array | undefined> {
    const { problem, stats } = this;
    const { cells, gap, directions } = mirroredBoard(problemAfter(problem, beginning));
    const beam = yield* this.open();
    const before = beam.expanded;
    // Without space to become wider, where memory does not suffice for it.
    const begins = (widest = options.width) => beam.begin(cells, gap, { ...options, widest });
    if (!begins(options.widest) && !begins()) return undefined;
    const done = () => {
      const { expanded, generated, bytes } = beam;
      return { expanded, generated, bytes };
    };
    const status = yield* runInSlices(stats, done, (budget) => {
      const now = beam.step(budget);
      const width = widthNow(beam.expanded - before, options.movesMax - beam.depth);
      if (width !== undefined) beam.setWidth(width);
      return now === 'running' ? undefined : now;
    });
    const rest = Array.from(beam.line, (direction) => directions[direction]!);
    const line = Uint8Array.from([...beginning, ...rest]);
    const { tiles, gap: end, gapGoal } = problemAfter(problem, line);
    this.nearestLine = status === 'lost' ? line : undefined;
    if (status === 'lost') return undefined;
    // Verified, as two states may have the same hash.
    return end === gapGoal && isSolved(tiles, gapGoal) ? line : undefined;
  }

  /** Ends its threads. */
  close(): void {
    this.beam?.close();
  }

  /** Makes the tables and opens the beam, once. */
  *open(): SlicedWork<WholeBoardBeam> {
    if (this.beam) return this.beam;
    this.isPreparing = true;
    const { width, height } = this.problem;
    const isLarger = width * height > this.weights.side ** 2;
    const tables = yield* learnedTables(this.weights, isLarger ? EXCESS_FACTOR : 1);
    const enlarged = enlarge(tables, width, height);
    const evaluation = isLarger
      ? withSuperlinearManhattan(enlarged, width, height)
      : yield* withDualState(withSquaredDistances(enlarged, width), tables);
    this.isPreparing = false;
    this.beam = this.create(evaluation);
    return this.beam;
  }
}

type MirroredBoard = {
  readonly cells: Uint8Array;
  readonly gap: number;
  /** The direction on the original board, by that on the mirrored one. */
  readonly directions: readonly number[];
};

/** The board mirrored so that the gap's home is the last cell. */
function mirroredBoard({ width, height, tiles, gap, gapGoal }: TileProblem): MirroredBoard {
  const flipsX = gapGoal % width === 0;
  const flipsY = gapGoal < width;
  const turn = (cell: number) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return (flipsY ? height - 1 - y : y) * width + (flipsX ? width - 1 - x : x);
  };
  const cells = new Uint8Array(tiles.length);
  tiles.forEach((id, cell) => {
    cells[turn(cell)] = turn(id);
  });
  const directions = [0, 1, 2, 3].map((direction) => {
    const flips = direction % 2 === 0 ? flipsY : flipsX;
    return flips ? direction ^ 2 : direction;
  });
  return { cells, gap: turn(gap), directions };
}
