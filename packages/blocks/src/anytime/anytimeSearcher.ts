/*
 * Anytime search for block puzzles: a first solution by width (`widthSearch.ts`), then shorter ones
 * by shortcuts near the lines found (`neighbourhood.ts`) and by further searches with other seeds.
 *
 * The first searches go by moves, slides and steps in turn, each with twice the nodes of those
 * before: what one of them finds at once another may never find. In each round the neighbourhood of
 * the best lines doubles while it makes none shorter, and a search with a new seed adds a line.
 *
 * The same seed and nodes give the same answer.
 *
 * Rejected: one search in the metric asked. In slides and steps, American Pie had no solution where
 * moves found one within a second; in moves, Pelopones had none where steps did.
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
import { isGoalState } from './isGoalState.ts';
import { statesOfLine } from './lines.ts';
import { MetSpace } from './metSpace.ts';
import { shortestNear } from './neighbourhood.ts';
import { WidthSearch } from './widthSearch.ts';

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

  /** One more search by width, with twice the nodes after each metric had its turn. */
  private *attempt(): BudgetedWork<RawOutcome | undefined> {
    const { problem, metrics } = this;
    const metric = metrics[this.attempts % metrics.length]!;
    const nodes = NODES_FIRST * 2 ** Math.floor(this.attempts / metrics.length);
    const space = this.openSpace(metric);
    if (!space) return OUT_OF_MEMORY;
    const search = new WidthSearch(problem, space, this.seed + this.attempts++);
    const found = yield* search.run(problem.start, nodes);
    if (found.end === 'exhausted') return EXHAUSTED;
    if (found.end === 'memory' && this.attempts >= metrics.length) return OUT_OF_MEMORY;
    if (found.end === 'goal') this.offer(stepsAlong(problem, space.pathTo(found.state), metric));
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
      yield* this.addLine(Math.ceil(statesMax / 4));
    }
    return this.solved(this.lines[0]!);
  }

  /** A line by another search, made shorter by itself before it joins the others. */
  private *addLine(statesMax: number): BudgetedWork<void> {
    const { problem, metrics } = this;
    const metric = metrics[this.attempts % metrics.length]!;
    const space = this.openSpace(metric);
    if (!space) return;
    const search = new WidthSearch(problem, space, this.seed + this.attempts++);
    const found = yield* search.run(problem.start, statesMax);
    if (found.end !== 'goal') return;
    const line = stepsAlong(problem, space.pathTo(found.state), metric);
    this.offer(line);
    yield* this.shorten([line], statesMax);
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

  private openSpace(metric: SearchMetric): MetSpace | undefined {
    this.meter = new MemoryMeter(this.memoryBytesMax);
    return MetSpace.open(this.problem, metric, this.meter);
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
