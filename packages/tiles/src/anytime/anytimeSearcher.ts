/*
 * Anytime search for tile puzzles of any size: a first solution at once, then shorter ones until
 * the time is over.
 *
 * The first solution is constructive and takes milliseconds (seconds on a 100×100 board). Then
 * beams of growing width look for shorter ones, and windows shorten the incumbent
 * (`windows/shorten.ts`).
 *
 * If the gap's home is a corner, the beams run over the whole board (`beam/improveByBeams.ts`), as
 * wide as the time allows (`widthSchedule.ts`). If such a beam ends without a solution on a large
 * board, the rest is solved constructively and in stages. Other boards are solved in stages from
 * the start (`stages/improveByStages.ts`), and windows get as much time as beams. Boards of up to
 * 16 cells go to the exact search, which proves the optimum. Boards too large for the tables of the
 * beams are only shortened by windows.
 *
 * Rejected: one beam over a board of 7×7 or more that ranks by Manhattan distance alone (most ends
 * of a beam 1,000 wide were dead ends); windows alone (10×10: from 2,080 to 1,880 moves in 6 s).
 */
import type { Steps } from '@glissade/core';
import { linearConflictHeuristic } from '@glissade/search/heuristic/linearConflict';
import type { Question } from '@glissade/search/problem/problem';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '@glissade/search/searcher';
import { constructiveSearcher } from '../constructive/constructive.ts';
import { nearestProblem } from '../goalProblems.ts';
import { tilesSearcher } from '../tilesSearcher.ts';
import type { AnytimeOptions, AnytimeRun } from './anytimeRun.ts';
import { awaitBeams, improveByBeams } from './beam/improveByBeams.ts';
import { learnedSide, loadBeams } from './beam/learnedBeams.ts';
import type { WholeBoardBeams } from './beam/wholeBoardBeams.ts';
import { Incumbent } from './incumbent.ts';
import { runInSlices, type SearchCounts, type SlicedWork } from './slicedWork.ts';
import { improveByStages } from './stages/improveByStages.ts';

const MEMORY_BYTES_MAX = 1_000_000_000;
/** Up to so many cells set-up is one slice: 10 ms. */
const CELLS_AT_ONCE = 2500;
/** Boards up to this many cells are solved exactly in the end. */
const CELLS_EXACT_MAX = 16;
/** Boards with more cells have no beams: a table would take 60 MB and seconds. */
const CELLS_STAGED_MAX = 196;

/** Throws unless it is a tile puzzle. One that has no solution ends at once, by parity. */
export function anytimeSearcher(question: Question, options: AnytimeOptions = {}): Searcher {
  return new AnytimeSearcher(question, options);
}

class AnytimeSearcher implements Searcher {
  readonly stats: SearchStats = emptyStats();
  private readonly question: Question;
  private readonly options: AnytimeRun['options'];
  private readonly counts: SearchCounts = { expanded: 0, generated: 0, bytes: 0 };
  private readonly incumbent: Incumbent;
  private readonly work: SlicedWork<RawOutcome>;
  private beams: WholeBoardBeams | undefined;
  /** The search that works for this one. */
  private other: Searcher | undefined;
  private isPreparing = () => false;
  private outcome: RawOutcome | undefined;

  constructor(question: Question, options: AnytimeOptions) {
    this.question = question;
    const { memoryBytesMax = MEMORY_BYTES_MAX, seed = 1 } = options;
    this.options = { ...options, memoryBytesMax, seed };
    this.incumbent = new Incumbent(question, this.stats, this.counts);
    this.work = this.run();
    this.work.next(0);
  }

  get preparing(): boolean {
    return this.isPreparing();
  }

  get best(): Steps | undefined {
    return this.incumbent.steps;
  }

  step(budget: number): RawOutcome | undefined {
    if (this.outcome) return this.outcome;
    const { done, value } = this.work.next(budget);
    if (done) this.outcome = value;
    const { stats, counts } = this;
    stats.expanded = counts.expanded;
    stats.generated = counts.generated;
    stats.evaluated = counts.generated;
    stats.peakBytes = Math.max(stats.peakBytes, counts.bytes);
    if (!this.outcome && this.incumbent.isProved) this.outcome = this.solved();
    return this.outcome;
  }

  close(): void {
    this.beams?.close();
    this.other?.close?.();
  }

  private solved(): RawOutcome {
    return { status: 'solved', steps: this.incumbent.steps! };
  }

  private *run(): SlicedWork<RawOutcome> {
    const { question, options, incumbent } = this;
    const { puzzle, metric } = question;
    const isLarge = puzzle.board.cells.length > CELLS_AT_ONCE;
    if (isLarge) yield;
    this.stats.lowerBound = linearConflictHeuristic(puzzle, metric).evaluate(puzzle.start);
    if (isLarge) yield;
    if (options.incumbent) incumbent.offer(options.incumbent);
    else {
      const first = yield* this.runSearcher(constructiveSearcher(question, { steers: true }));
      if (first.status !== 'solved') return first;
      incumbent.offer(first.steps);
    }
    if (incumbent.isProved) return this.solved();
    const { cells } = puzzle.board;
    if (cells.length <= CELLS_EXACT_MAX && !options.isProvedElsewhere)
      return yield* this.prove(tilesSearcher(question, options));
    // The next step builds tables; the caller sees the first solution before that.
    yield;
    yield* this.improve(cells.length);
    return this.solved();
  }

  /** Beams as long as time and memory allow, then windows until none makes the line shorter. */
  private *improve(cells: number): SlicedWork<void> {
    const { options, incumbent, counts } = this;
    const problem = nearestProblem(this.question.puzzle)!;
    const run: AnytimeRun = { problem, options, incumbent, counts, isPreparing: () => false };
    this.isPreparing = () => run.isPreparing();
    if (cells <= CELLS_STAGED_MAX) {
      const side = learnedSide(problem);
      if (side !== undefined) {
        void loadBeams(side);
        this.beams = yield* awaitBeams(run, side);
      }
      if (this.beams) yield* improveByBeams(run, this.beams);
      else yield* improveByStages(run);
      if (incumbent.isProved) return;
    }
    yield* incumbent.shorten(problem, Number.POSITIVE_INFINITY);
  }

  /** Runs the exact search to its end and takes over its lower bounds. */
  private *prove(searcher: Searcher): SlicedWork<RawOutcome> {
    this.isPreparing = () => searcher.preparing === true;
    const { stats } = this;
    for (const work = this.runSearcher(searcher); ; ) {
      const { done, value } = work.next(yield);
      stats.lowerBound = Math.max(stats.lowerBound, searcher.stats.lowerBound);
      if (done) return value;
    }
  }

  /** Runs another searcher to its end; `close` closes it. */
  private *runSearcher(searcher: Searcher): SlicedWork<RawOutcome> {
    this.other = searcher;
    const done = () => {
      const { expanded, generated, peakBytes } = searcher.stats;
      return { expanded, generated, bytes: peakBytes };
    };
    return yield* runInSlices(this.counts, done, (budget) => searcher.step(budget));
  }
}
