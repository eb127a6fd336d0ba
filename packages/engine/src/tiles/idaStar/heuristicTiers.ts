/*
 * Lists the heuristic tiers for a goal: searches with ever stronger tables, and the price of each.
 *
 * Every board begins with walking distances in plain TypeScript, which take next to no time to set
 * up. Pattern databases in WebAssembly prune far more but must be built first: on the 4×4 board
 * some 0.04 s for the small ones, half a second for the large, a second for the larger. The search
 * therefore escalates to the next tier as soon as its cost so far, or the predicted cost of its
 * next iteration, exceeds the price of that tier: at worst twice the least possible time. Tables
 * that another puzzle has left in memory have no price. Tables in the cache have the price of
 * loading them, and may belong to any stronger tier. What many easy puzzles of one goal expand
 * counts towards its tables, so in the end they pay for them together.
 *
 * Escalation loses nothing but time: a bound stays proved whichever tier proved it, and only the
 * current iteration is repeated. Without WebAssembly there are tiers in plain TypeScript.
 *
 * Pushes have tiers of their own (tiles/pushes/pushTiers.ts).
 */

import type { Metric } from '@glissade/core';
import { createTileSteps } from '@glissade/kernels';
import { TILES_CELLS_MAX } from '@glissade/kernels/tileStepsLayout';
import { axisPair } from '../../heuristic/tiles/axisPair.ts';
import { tableSizes } from '../../heuristic/tiles/partitions.ts';
import type { PatternSums } from '../../heuristic/tiles/patternSums.ts';
import { PatternTables } from '../../heuristic/tiles/patternTables.ts';
import { StepManhattan } from '../../heuristic/tiles/stepManhattan.ts';
import type { TileProblem } from '../../problem/tileProblem.ts';
import { moveAutomaton } from '../board/moveAutomaton.ts';
import { KernelTables, StepKernels } from '../patternDatabase/kernelTables.ts';
import type { GapGoal } from '../patternDatabase/patternBuilder.ts';
import { PushSearch } from '../pushes/pushSearch.ts';
import { pushTiers } from '../pushes/pushTiers.ts';
import type { HeuristicTier, ReadyTier, SearchMaker } from './heuristicTier.ts';
import { KernelStepSearch } from './kernelStepSearch.ts';
import { SubtreeSearch, type ThreadsOptions } from './parallelSubtrees.ts';
import type { LoadedSteps } from './stepMemory.ts';
import { StepSearch } from './stepSearch.ts';
import { StepTree } from './stepTree.ts';

/** Boards up to this many cells are solved before a table could be built. */
const CELLS_WITHOUT_TABLES = 9;

/** Expansions before which no escalation is worth it, even to tables that are ready. */
const PRICE_MIN = { plain: 200_000, kernel: 2000 } as const;

/**
 * Expansions of the tier below in the time that one placement or entry takes to build. The large
 * tables have a third of that price: a search that the small ones do not end soon has most of its
 * nodes before it (iterations grow tenfold on boards near the greatest distance).
 */
const COSTS = {
  plain: { small: 1, large: 0.4 },
  kernel: { small: 0.25, large: 0.15, larger: 0.25, heavy: 0.2, heaviest: 1 },
} as const;

/**
 * Expansions after which a search with light tables only gives up: a quarter of a second, which is
 * little where heavy tables then do in seconds what light ones do in minutes.
 */
const PRICE_LIGHT_ONLY = 2_000_000;

/** Expansions in the time of loading an entry: a second for the heavy tables of the 4×4 board. */
const COST_LOADED = 0.015;

/** Length of the move sequences that stronger searches prune. */
const SEQUENCE_LENGTH_MAX = 10;

/**
 * Expansions made in this process towards a goal. They are deducted from the price of its tables,
 * once: when tables of another goal take their place, the full price applies again.
 */
const expandedBefore = new Map<string, number>();

/** Names a goal and its tables: pushes and steps have tables of their own. */
const goalName = ({ width, height, gapGoal }: GapGoal, metric: Metric) =>
  `${metric === 'mtm' ? 'pushes' : 'steps'} ${width} ${height} ${gapGoal}`;

/** Records the expansions of a search that has ended. */
export function recordExpanded(goal: GapGoal, metric: Metric, expanded: number): void {
  const name = goalName(goal, metric);
  expandedBefore.set(name, (expandedBefore.get(name) ?? 0) + expanded);
}

export type TierOptions = Partial<ThreadsOptions> & {
  /** A lower bound that was proved before: the first iteration is of no smaller one. */
  readonly lowerBound?: number;
  /**
   * Heavy tables are used for every board that is not solved at once: the strongest up to these
   * that fit into memory.
   */
  readonly isHeavy?: boolean;
  /** Heavy tables are not used: a search that reaches their price ends as undecided. */
  readonly isLightOnly?: boolean;
  readonly memoryBytesMax?: number;
};

/** The tiers for a goal that fit into memory; the weakest, which is ready at once, comes first. */
export function tiersFor(
  problem: TileProblem,
  metric: Metric,
  options: TierOptions = {},
): [ReadyTier, ...HeuristicTier[]] {
  const { width, height, gapGoal } = problem;
  const axes = axisPair(width, height, gapGoal);
  const isPlain = !hasKernels();
  const isSmall = width * height <= CELLS_WITHOUT_TABLES;
  const { memoryBytesMax = Number.POSITIVE_INFINITY } = options;
  const fits: Fits = ({ bytesPeak }) => bytesPeak <= memoryBytesMax;
  if (metric === 'mtm') {
    const plain = () => new PushSearch(problem, axes);
    const first = readyTier(plain);
    if (isSmall || isPlain) return [first];
    const tiers = pushTiers(problem, plain, { threads: 1, ...options });
    return [first, ...(options.isLightOnly ? upToLight(tiers) : tiers.filter(fits))];
  }
  const first = readyTier(plainSearches(problem, 2));
  if (isSmall) return [first];
  if (isPlain) return [first, ...plainTiers(problem).filter(fits)];
  return [first, ...kernelTiers(problem, options)];
}

/** True for tables that are built in a second or less and are small enough for every thread. */
export function isLight(size: HeuristicTier['size']): boolean {
  return size === 'small' || size === 'large' || size === 'light';
}

/**
 * The tiers up to the first one with heavy tables, which refuses to be prepared. Many boards that
 * need no heavy tables pay for the lightest of these together and can then use them.
 */
function upToLight(tiers: readonly HeuristicTier[]): HeuristicTier[] {
  const isRefused = ({ size, price }: HeuristicTier) =>
    size !== undefined && !isLight(size) && (size !== 'larger' || price > PRICE_MIN.kernel);
  const at = tiers.findIndex(isRefused);
  const heavy = tiers[at];
  if (!heavy) return [...tiers];
  const { size, bytesPeak } = heavy;
  const price = Math.min(heavy.price, PRICE_LIGHT_ONLY);
  const refused: HeuristicTier = {
    ...(size === undefined ? {} : { size }),
    price,
    isReady: false,
    bytesPeak,
    bytes: () => 0,
    prepare: () => 'refused',
  };
  return [...tiers.slice(0, at), refused];
}

/** True when a tier, or the tables of one, fit into memory. */
type Fits = (tables: Pick<HeuristicTier, 'bytesPeak'>) => boolean;

let hasWebAssembly: boolean | undefined;

/** True where WebAssembly is available. */
function hasKernels(): boolean {
  hasWebAssembly ??= createTileSteps() !== undefined;
  return hasWebAssembly;
}

function plainSearches(
  problem: TileProblem,
  sequenceLengthMax: number,
  sums?: PatternSums,
): SearchMaker {
  const { width, height, gapGoal } = problem;
  const axes = axisPair(width, height, gapGoal);
  const needsManhattan = !sums && !axes.isExact;
  const manhattan = needsManhattan ? new StepManhattan(width, height) : undefined;
  return (forTies) =>
    new StepSearch(problem, {
      axes,
      sums,
      manhattan,
      isWalked: !sums,
      automaton: moveAutomaton(forTies ? 2 : sequenceLengthMax),
    });
}

function plainTiers(problem: TileProblem): HeuristicTier[] {
  const { width, height, gapGoal } = problem;
  if (!PatternTables.fits(width, height)) return [];
  return (['small', 'large'] as const).map((size) => {
    const tables = new PatternTables(width, height, gapGoal, size);
    return {
      size,
      price: Math.max(tables.price * COSTS.plain[size], PRICE_MIN.plain),
      isReady: tables.price === 0,
      bytesPeak: tables.bytesPeak,
      bytes: () => tables.bytes,
      prepare: (budget: number) => {
        const built = tables.step(budget);
        return built && plainSearches(problem, SEQUENCE_LENGTH_MAX, built);
      },
    };
  });
}

function kernelTiers(problem: TileProblem, options: TierOptions): HeuristicTier[] {
  const { width, height } = problem;
  const { isLightOnly = false, memoryBytesMax } = options;
  const threads = { threads: 1, ...options };
  if (width * height > TILES_CELLS_MAX) return [];
  if (!KernelTables.fits(problem)) {
    const kernels = new StepKernels(problem, []);
    const prepare = () => kernelSearches(problem, kernels, threads);
    return [{ ...readyTier(prepare()), price: PRICE_MIN.kernel, prepare }];
  }
  const paid = expandedBefore.get(goalName(problem, 'steps')) ?? 0;
  const all = tableSizes(width, height, problem.gapGoal)
    .map((size) => ({ size, tables: new KernelTables(problem, size, threads, memoryBytesMax) }))
    .filter(({ size, tables }) => tables.fitsMemory || (isLightOnly && !isLight(size)));
  const wanted = options.isHeavy ? all.findLast(({ size }) => size !== 'heaviest') : undefined;
  const tiers = all
    .slice(wanted ? all.indexOf(wanted) : 0)
    .map(({ size, tables }): HeuristicTier => {
      const isFree = tables.isReady || size === wanted?.size;
      const price = tables.placements * COSTS.kernel[size] - paid;
      return {
        size,
        price: isFree ? PRICE_MIN.kernel : Math.max(PRICE_MIN.kernel, price),
        isReady: tables.isReady,
        bytesPeak: tables.bytesPeak,
        bytes: () => tables.bytes,
        prepare: (budget: number) => {
          const kernels = tables.step(budget);
          if (kernels && tables.wasBuilt) expandedBefore.delete(goalName(problem, 'steps'));
          return kernels && kernelSearches(problem, kernels, threads);
        },
        load: () => tables.load(),
        kept: {
          price: Math.max(PRICE_MIN.kernel, tables.placements * COST_LOADED),
          isThere: () => tables.isKept,
        },
        hold: () => tables.hold(),
        close: () => tables.close(),
      };
    });
  return isLightOnly ? upToLight(tiers) : tiers;
}

/** Makes searches in kernels, or without tables in plain TypeScript if memory is exhausted. */
function kernelSearches(
  problem: TileProblem,
  kernels: StepKernels,
  options: ThreadsOptions,
): SearchMaker {
  return (forTies) => {
    const isCut = !forTies && (options.threads > 1 || options.progress !== undefined);
    const loaded = kernels.take(isCut);
    if (!loaded) return plainSearches(problem, 2)(forTies);
    const giveBack = (back: LoadedSteps) => kernels.giveBack(back);
    const alone = new KernelStepSearch(problem, loaded, forTies, giveBack);
    if (!loaded.shared || !isCut) return alone;
    return new SubtreeSearch(alone, [new StepTree(alone, loaded, loaded.shared)], options);
  };
}

function readyTier(maker: SearchMaker): ReadyTier {
  return { price: 0, isReady: true, bytesPeak: 0, bytes: () => 0, prepare: () => maker };
}
