/*
 * Anytime search for tile puzzles of any size: a first solution at once, then shorter ones until
 * the time is over.
 *
 * The first solution is constructive and takes milliseconds (seconds on a 100×100 board). Then
 * beams of growing width look for shorter ones, and the incumbent is shortened window by window
 * (`windows/shorten.ts`).
 *
 * Boards whose gap comes home to a corner have beams over the whole board
 * (`beam/wholeBoardBeams.ts`), as wide as the time allows (`widthSchedule.ts`). Where such a beam
 * ends without a solution on a large board, the rest is solved constructively and in stages
 * (`stages/stages.ts`). Other boards are solved in stages from the start, and windows get as much
 * time as beams. Boards of up to 16 cells go to the exact search, which proves the optimum. Boards
 * too large for the tables of the beams are only shortened.
 *
 * Rejected: one beam over a board of 7×7 or more that ranks by Manhattan distance alone (most ends
 * of a beam 1,000 wide were dead ends); windows alone (10×10: from 2,080 to 1,880 moves in 6 s).
 */
import { lineLength, type Steps } from '@glissade/core';
import { linearConflictHeuristic } from '../heuristic/linearConflict.ts';
import type { Question } from '../problem/problem.ts';
import type { TileProblem } from '../problem/tileProblem.ts';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '../search/searcher.ts';
import { gapMovesOf, problemAfter, stepsOfGapMoves } from '../tiles/board/gapBoard.ts';
import {
  constructiveLine,
  constructiveSearcher,
  nearestProblem,
} from '../tiles/constructive/constructive.ts';
import { tilesSearcher } from '../tiles/tilesSearcher.ts';
import { learnedSide, loadBeams, loadedBeams } from './beam/learnedBeams.ts';
import type { WholeBoardBeams } from './beam/wholeBoardBeams.ts';
import { runInSlices, type SearchCounts, type SlicedWork } from './slicedWork.ts';
import { StagedBeams } from './stages/stages.ts';
import { WidthSchedule } from './widthSchedule.ts';
import { SolutionShortener } from './windows/shortening.ts';

export type AnytimeOptions = {
  readonly memoryBytesMax?: number;
  /** Another seed breaks ties another way; 1 by default. */
  readonly seed?: number;
  /** Threads that wide beams may use, the caller's included; 1 by default. */
  readonly threads?: number;
  /** The share of the time that is over, if there is a limit: the last beam fits the rest. */
  readonly spent?: () => number;
  /** A solution to begin with; a constructive one when not given. */
  readonly incumbent?: Steps;
  /** Another search looks for the proof: boards of up to 16 cells are not searched exactly. */
  readonly isProvedElsewhere?: boolean;
};

const MEMORY_BYTES_MAX = 1_000_000_000;
/** Boards up to this many cells are solved exactly in the end. */
const CELLS_EXACT_MAX = 16;
/** Boards with more cells have no beams: a table would take 60 MB and seconds. */
const CELLS_STAGED_MAX = 196;
/** Width of the first beam over a whole board, for each of its cells. */
const WIDTH_FIRST = 4;
/** The share of the time for the widest beam: larger where width gains more. */
const WIDE_SHARE_MAX = 0.95;
const WIDE_SHARE = 0.7;
/**
 * Width gains most where the evaluation is accurate, which is up to so many cells, and on boards
 * beyond CELLS_WHOLE_MAX.
 */
const CELLS_EVALUATED_WELL = 36;
/** On larger boards beams may end with a few tiles left, which are then solved in stages. */
const CELLS_WHOLE_MAX = 49;
const WIDTH_LARGE = 2;
/** Wide enough for the few tiles that are left where a beam ended without a solution. */
const WIDTH_FINISH = 100;
/** Stages take too long where more tiles are away from home. */
const AWAY_MAX = 32;
const STAGE_WIDTH_FIRST = 30;
const STAGE_WIDTH_GROWTH = 4;
/** Bytes of a stage's beam for each state of its width and cell of the board, in total. */
const BYTES_PER_CELL = 12;
/** A node of a window costs a third of a state of a beam, so windows get some 3 % of the time. */
const SHORTEN_SHARE = 0.1;
/**
 * Loading the beams takes turns of the event loop, more where the machine is busy. The search waits
 * for them for this share of the time. Where there is no limit of time it waits for so many
 * milliseconds, in empty slices, so that the same nodes give the same answer. A caller that does
 * not yield to the event loop within a few slices does without beams.
 */
const LOADING_SHARE = 0.1;
const LOADING_MS_MAX = 20_000;
const LOADING_SLICES_BLOCKED = 10;
const LOADING_NODES = 2000;

/** Throws unless it is a tile puzzle. One that has no solution ends at once, by parity. */
export function anytimeSearcher(question: Question, options: AnytimeOptions = {}): Searcher {
  return new AnytimeSearcher(question, options);
}

class AnytimeSearcher implements Searcher {
  readonly stats: SearchStats = emptyStats();
  best?: Steps;
  private readonly question: Question;
  private readonly options: AnytimeOptions & { memoryBytesMax: number; seed: number };
  private readonly counts: SearchCounts = { expanded: 0, generated: 0, bytes: 0 };
  private readonly work: SlicedWork<RawOutcome>;
  private beams: WholeBoardBeams | undefined;
  private isPreparing = () => false;
  private outcome: RawOutcome | undefined;

  constructor(question: Question, options: AnytimeOptions) {
    this.question = question;
    const { memoryBytesMax = MEMORY_BYTES_MAX, seed = 1 } = options;
    this.options = { ...options, memoryBytesMax, seed };
    const { puzzle, metric } = question;
    this.stats.lowerBound = linearConflictHeuristic(puzzle, metric).evaluate(puzzle.start);
    this.work = this.run();
    this.work.next(0);
  }

  get preparing(): boolean {
    return this.isPreparing();
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
    if (!this.outcome && this.isProved()) this.outcome = this.proved();
    return this.outcome;
  }

  close(): void {
    this.beams?.close();
  }

  private isProved(): boolean {
    const { best, question, stats } = this;
    return best !== undefined && lineLength(best, question.metric) <= stats.lowerBound;
  }

  private proved(): RawOutcome {
    return { status: 'solved', steps: this.best!, optimal: true };
  }

  private *run(): SlicedWork<RawOutcome> {
    const { question, options } = this;
    if (options.incumbent) this.offer(options.incumbent);
    else {
      const first = yield* this.runSearcher(constructiveSearcher(question, { steers: true }));
      if (first.status !== 'solved') return first;
      this.offer(first.steps);
    }
    if (this.isProved()) return this.proved();
    const { cells } = question.puzzle.board;
    if (cells.length <= CELLS_EXACT_MAX && !options.isProvedElsewhere)
      return yield* this.prove(tilesSearcher(question, options));
    // The next step builds tables; the caller sees the first solution before that.
    yield;
    const problem = nearestProblem(question.puzzle)!;
    if (cells.length > CELLS_STAGED_MAX) yield* this.shorten(problem, Number.POSITIVE_INFINITY);
    else yield* this.runBeams(problem);
    return { status: 'solved', steps: this.best!, optimal: this.isProved() };
  }

  /** Runs beams of growing width and windows in turns, as long as time and memory allow. */
  private *runBeams(problem: TileProblem): SlicedWork<void> {
    const side = learnedSide(problem);
    if (side !== undefined) void loadBeams(side);
    const isLarge = problem.tiles.length > CELLS_WHOLE_MAX;
    const beams = side === undefined ? undefined : yield* this.loadedWholeBoardBeams(problem, side);
    if (beams) yield* this.runWholeBoardBeams(beams, problem, isLarge ? WIDTH_LARGE : WIDTH_FIRST);
    else yield* this.runStagedBeams(problem);
    if (!this.isProved()) yield* this.shorten(problem, Number.POSITIVE_INFINITY);
  }

  /** Waits until beams over the whole board are loaded; undefined if they are not in time. */
  private *loadedWholeBoardBeams(
    problem: TileProblem,
    side: number,
  ): SlicedWork<WholeBoardBeams | undefined> {
    const { spent } = this.options;
    const endMs = performance.now() + LOADING_MS_MAX;
    let slices = 0;
    let hasTurned = false;
    void Promise.resolve().then(() => {
      hasTurned = true;
    });
    const isTooLate = () =>
      hasTurned ? performance.now() > endMs : slices++ > LOADING_SLICES_BLOCKED;
    const isLate = () => (spent ? spent() > LOADING_SHARE : isTooLate());
    while (!loadedBeams(side) && !isLate()) {
      if (spent) yield* this.shorten(problem, LOADING_NODES);
      yield;
    }
    this.beams = loadedBeams(side)?.(problem, this.counts, this.options.threads ?? 1);
    return this.beams;
  }

  private *runWholeBoardBeams(
    beams: WholeBoardBeams,
    problem: TileProblem,
    first: number,
  ): SlicedWork<void> {
    const { counts } = this;
    const { memoryBytesMax, seed, spent } = this.options;
    this.isPreparing = () => beams.isPreparing;
    // Opened here, so that it does not count as time of the first beam.
    yield* beams.open();
    const { length } = problem.tiles;
    const isEvaluatedWell = length <= CELLS_EVALUATED_WELL || length > CELLS_WHOLE_MAX;
    const schedule = new WidthSchedule(
      length * first,
      isEvaluatedWell ? WIDE_SHARE_MAX : WIDE_SHARE,
      spent,
    );
    const stages = length > CELLS_WHOLE_MAX ? new StagedBeams(problem, counts) : undefined;
    const next = () => schedule.next(this.best!.length);
    for (let plan = next(); plan && !this.isProved(); plan = next()) {
      const best = gapMovesOf(this.best!);
      const kept = best.subarray(0, Math.floor(best.length * plan.from));
      const movesMax = best.length - kept.length - 2;
      const widest = Math.min(plan.widest, beams.widestFor(memoryBytesMax, movesMax));
      const width = Math.min(plan.width, widest);
      if (widest < schedule.widthLeast || (!spent && width < plan.width)) return;
      const { expanded } = counts;
      const begun = spent?.() ?? 0;
      const options = { width, widest, seed: seed + plan.turn, movesMax };
      const line = yield* beams.solve(options, kept, (...done) => schedule.widthNow(...done));
      schedule.record((spent?.() ?? 0) - begun, counts.expanded - expanded, line !== undefined);
      if (line) this.offer(stepsOfGapMoves(problem, line));
      else if (stages && beams.nearestLine)
        yield* this.finishInStages(problem, beams.nearestLine, stages);
      yield* this.shorten(problem, (counts.expanded - expanded) * SHORTEN_SHARE);
    }
  }

  /** Completes the line of a beam that ended without a solution: constructively, then in stages. */
  private *finishInStages(
    problem: TileProblem,
    nearest: Uint8Array,
    stages: StagedBeams,
  ): SlicedWork<void> {
    const after = problemAfter(problem, nearest);
    const rest = yield* constructiveLine(after);
    this.offer(stepsOfGapMoves(problem, Uint8Array.from([...nearest, ...rest])));
    const away = after.tiles.filter((id, cell) => id !== cell);
    const depthMax = this.best!.length - 2;
    if (away.length > AWAY_MAX || nearest.length >= depthMax) return;
    const options = { width: WIDTH_FINISH, seed: this.options.seed, depthMax };
    const line = yield* stages.solve(options, nearest);
    if (line) this.offer(stepsOfGapMoves(problem, line));
  }

  /** Beams in stages. */
  private *runStagedBeams(problem: TileProblem): SlicedWork<void> {
    const { counts } = this;
    const { memoryBytesMax, seed } = this.options;
    const stages = new StagedBeams(problem, counts);
    this.isPreparing = () => stages.isPreparing;
    const widthMax = memoryBytesMax / 4 / (problem.tiles.length * BYTES_PER_CELL);
    for (let width = STAGE_WIDTH_FIRST; width <= widthMax; width *= STAGE_WIDTH_GROWTH) {
      const begun = counts.expanded;
      const line = yield* stages.solve({ width, seed, depthMax: 2 * this.best!.length });
      if (line) this.offer(stepsOfGapMoves(problem, line));
      yield* this.shorten(problem, (counts.expanded - begun) * 2);
      if (this.isProved()) return;
    }
  }

  /** Shortens the best line for so many nodes, and to the end of the window that begins in them. */
  private *shorten(problem: TileProblem, nodes: number): SlicedWork<void> {
    const shortener = new SolutionShortener(this.question, problem, this.best!);
    const done = () => {
      const { expanded } = shortener;
      return { expanded, generated: expanded, bytes: 0 };
    };
    yield* runInSlices(this.counts, done, (budget) => {
      const left = nodes - shortener.expanded;
      const isDone =
        left > 0 ? shortener.step(Math.min(budget, left)) : shortener.finishWindow(budget);
      this.offer(shortener.steps);
      return isDone || undefined;
    });
    shortener.readOff();
    this.offer(shortener.steps);
    this.stats.lowerBound = Math.max(this.stats.lowerBound, shortener.lowerBound);
  }

  /** Takes a line if it is the shortest so far. */
  private offer(steps: Steps): void {
    const { metric } = this.question;
    if (steps === this.best) return;
    if (this.best && lineLength(steps, metric) >= lineLength(this.best, metric)) return;
    this.best = steps;
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

  /** Runs another searcher to its end. */
  private *runSearcher(searcher: Searcher): SlicedWork<RawOutcome> {
    const done = () => {
      const { expanded, generated, peakBytes } = searcher.stats;
      return { expanded, generated, bytes: peakBytes };
    };
    return yield* runInSlices(this.counts, done, (budget) => searcher.step(budget));
  }
}
