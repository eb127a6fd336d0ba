/*
 * Anytime search for block puzzles. A first solution comes from best-first width search
 * (`widthSearch.ts`) or beam search (`beamSearch.ts`). Shorter ones come from the neighbourhood of
 * the lines found (`neighbourhood.ts`), and from further searches of both kinds with other seeds.
 *
 * The first width searches use moves, slides and steps in turn, each with twice the nodes of the
 * ones before. From the second turn on, a beam search joins them: what one of these searches finds
 * at once, another may never find. In each later round, the neighbourhood of the best lines doubles
 * if it made none shorter, and a width search or a beam search, in turns, adds a line.
 *
 * The same seed and nodes give the same solution.
 *
 * Rejected: one search, in the metric of the question. In slides and steps, American Pie had no
 * solution where moves found one within a second; in moves, Pelopones had none where steps did.
 * Also rejected: no beam search. After 25 s, Traffic Jam was at 187 moves and Solomon at 32; with
 * beams they are at the optima, 132 and 29.
 */
import { lineLength, type Steps } from '@glissade/core';
import { type BudgetedWork, workFor } from '@glissade/search/budgetedWork';
import { type BlockProblem, compileBlocks } from '@glissade/search/problem/blockProblem';
import type { Question } from '@glissade/search/problem/problem';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '@glissade/search/searcher';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { type SearchMetric, searchMetricOf } from '../model/searchMetric.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { BeamSearch } from './beamSearch.ts';
import { isGoalState } from './isGoalState.ts';
import { statesOfLine } from './lines.ts';
import { MetSpace } from './metSpace.ts';
import { shortestNear } from './neighbourhood.ts';
import type { SearchEnd } from './rankedExpansion.ts';
import { WidthSearch } from './widthSearch.ts';

/** A line, or why a search found none. */
type Found = Steps | Exclude<SearchEnd['end'], 'goal'>;

export type AnytimeOptions = {
  readonly memoryBytesMax?: number;
  /** Another seed breaks ties another way; 1 by default. */
  readonly seed?: number;
  /** A solution to begin with. */
  readonly incumbent?: Steps;
};

const MEMORY_BYTES_MAX = 1_000_000_000;
/** Nodes of the first search by width, and states of the first neighbourhood. */
const NODES_FIRST = 30_000;
const NEAR_FIRST = 10_000;
/** The lines whose neighbourhood is searched. */
const LINES_MAX = 3;
/** Rounds without a shorter line, once memory allows no larger neighbourhood, before it ends. */
const VAIN_ROUNDS_MAX = 50;
/** A first beam has a place in each level for so many nodes of a search by width. */
const NODES_A_PLACE = 250;
/** A first line has no more units than this, if a beam finds it. */
const LEVELS_MAX = 1000;
const METRICS: readonly SearchMetric[] = ['moves', 'slides', 'steps'];
/** Where pieces have more places than these, a state has too many successors but in steps. */
const PLACEMENTS_MAX = 8192;

export function anytimeSearcher(question: Question, options: AnytimeOptions = {}): Searcher {
  return new AnytimeSearcher(question, options);
}

class AnytimeSearcher implements Searcher {
  readonly stats: SearchStats = emptyStats();
  /** The shortest first. */
  private readonly lines: Steps[] = [];
  private readonly problem: BlockProblem;
  private readonly metric: SearchMetric;
  private readonly metrics: readonly SearchMetric[];
  /** Of the neighbourhoods. */
  private readonly nearMetric: SearchMetric;
  private readonly memoryBytesMax: number;
  private readonly seed: number;
  private readonly work: BudgetedWork<RawOutcome>;
  private meter: MemoryMeter;
  private attempts = 0;
  private outcome: RawOutcome | undefined;

  constructor({ puzzle, metric }: Question, options: AnytimeOptions) {
    const { memoryBytesMax = MEMORY_BYTES_MAX, seed = 1, incumbent } = options;
    this.problem = compileBlocks(puzzle);
    this.metric = searchMetricOf(puzzle, metric);
    const isHuge = this.problem.placements.count > PLACEMENTS_MAX;
    this.metrics = isHuge ? ['steps'] : METRICS;
    this.nearMetric = isHuge ? 'steps' : this.metric;
    this.memoryBytesMax = memoryBytesMax;
    this.meter = new MemoryMeter(memoryBytesMax);
    this.seed = seed;
    if (incumbent) this.lines.push(incumbent);
    this.work = this.counted(this.run());
  }

  get best(): Steps | undefined {
    return this.lines[0];
  }

  step(budget: number): RawOutcome | undefined {
    this.outcome ??= workFor(this.work, budget);
    this.stats.peakBytes = Math.max(this.stats.peakBytes, this.meter.peak);
    return this.outcome;
  }

  private *counted(work: BudgetedWork<RawOutcome>): BudgetedWork<RawOutcome> {
    for (let budget = yield 0; ; ) {
      const { done, value } = work.next(budget);
      if (done) return value;
      this.stats.expanded += value;
      budget = yield value;
    }
  }

  private *run(): BudgetedWork<RawOutcome> {
    const { problem, stats } = this;
    yield 0;
    if (isGoalState(problem, problem.start)) return this.solved(new Uint32Array(0));
    stats.lowerBound = 1;
    if (problem.goals.length === 0) return EXHAUSTED;
    while (this.lines.length === 0) {
      const end = yield* this.attempt();
      if (end) return end;
    }
    return yield* this.improve();
  }

  /** One more search: by width in each metric, then a beam and each metric with twice the nodes. */
  private *attempt(): BudgetedWork<RawOutcome | undefined> {
    const turns = this.metrics.length + 1;
    const turn = this.attempts + 1;
    const nodes = NODES_FIRST * 2 ** Math.floor(turn / turns);
    const metric = this.metrics[(turn % turns) - 1];
    const found = metric
      ? yield* this.searchByWidth(metric, nodes)
      : yield* this.searchByBeam(Math.ceil(nodes / NODES_A_PLACE), LEVELS_MAX);
    if (found === 'exhausted') return EXHAUSTED;
    if (found === 'memory') return this.attempts >= turns ? OUT_OF_MEMORY : undefined;
    if (found !== 'nodes') this.offer(found);
    return undefined;
  }

  private *improve(): BudgetedWork<RawOutcome> {
    let statesMax = NEAR_FIRST;
    for (let vain = 0; vain < VAIN_ROUNDS_MAX; ) {
      const length = this.lengthOf(this.lines[0]!);
      const near = yield* this.shorten(this.lines, statesMax);
      if (near === 'proved') return this.solved(this.lines[0]!);
      if (this.lengthOf(this.lines[0]!) < length) continue;
      if (near === 'memory') vain++;
      else statesMax *= 2;
      yield* this.addLine(statesMax);
    }
    return this.solved(this.lines[0]!);
  }

  /** A line by another search, made shorter by itself before it joins the others. */
  private *addLine(statesMax: number): BudgetedWork<void> {
    const line = yield* this.nextSearch(statesMax);
    if (typeof line === 'string') return;
    this.offer(line);
    yield* this.shorten([line], statesMax);
  }

  /** By width, in each metric, and by a beam in turns. */
  private nextSearch(statesMax: number): BudgetedWork<Found> {
    const { metrics, attempts } = this;
    if (attempts % 2 === 1) {
      const metric = metrics[((attempts - 1) / 2) % metrics.length]!;
      return this.searchByWidth(metric, Math.ceil(statesMax / 4));
    }
    const isInMetric = this.nearMetric === this.metric;
    const levels = isInMetric ? this.lengthOf(this.lines[0]!) - 1 : LEVELS_MAX;
    return this.searchByBeam(Math.ceil(statesMax / levels), levels);
  }

  private searchByWidth(metric: SearchMetric, nodes: number): BudgetedWork<Found> {
    const { problem } = this;
    return this.searchIn(metric, (space, seed) =>
      new WidthSearch(problem, space, seed).run(problem.start, nodes),
    );
  }

  private searchByBeam(width: number, levels: number): BudgetedWork<Found> {
    const { problem } = this;
    return this.searchIn(this.nearMetric, (space, seed) =>
      new BeamSearch(problem, space, seed).run(problem.start, width, levels),
    );
  }

  private *searchIn(
    metric: SearchMetric,
    run: (space: MetSpace, seed: number) => BudgetedWork<SearchEnd>,
  ): BudgetedWork<Found> {
    const seed = this.seed + this.attempts++;
    this.meter = new MemoryMeter(this.memoryBytesMax);
    const space = MetSpace.open(this.problem, metric, this.meter);
    if (!space) return 'memory';
    const found = yield* run(space, seed);
    // The proof is this search alone: those before it were cut short.
    if (found.end === 'exhausted') this.stats.expanded = space.count;
    if (found.end !== 'goal') return found.end;
    return stepsAlong(this.problem, space.pathTo(found.state), metric);
  }

  /** Looks for a shorter way near some lines. */
  private *shorten(
    lines: readonly Steps[],
    statesMax: number,
  ): BudgetedWork<'proved' | 'memory' | 'done'> {
    const { problem, metric, nearMetric, stats } = this;
    const states = lines.map((line) => statesOfLine(problem, line));
    this.meter = new MemoryMeter(this.memoryBytesMax);
    const way = yield* shortestNear(problem, nearMetric, this.meter, states, statesMax);
    if (!way) return 'memory';
    this.offer(stepsAlong(problem, way.states, nearMetric));
    if (way.isShortest && nearMetric === metric) {
      stats.lowerBound = way.states.length - 1;
      return 'proved';
    }
    return way.isCutShort ? 'memory' : 'done';
  }

  /** Keeps it if it is one of the shortest. */
  private offer(line: Steps): void {
    const { lines } = this;
    lines.push(line);
    lines.sort((a, b) => this.lengthOf(a) - this.lengthOf(b));
    lines.length = Math.min(lines.length, LINES_MAX);
  }

  private lengthOf(line: Steps): number {
    return lineLength(line, this.metric);
  }

  private solved(steps: Steps): RawOutcome {
    return { status: 'solved', steps };
  }
}

const EXHAUSTED: RawOutcome = { status: 'unsolvable', proof: 'exhausted' };
const OUT_OF_MEMORY: RawOutcome = { status: 'undecided', limit: 'memory' };
