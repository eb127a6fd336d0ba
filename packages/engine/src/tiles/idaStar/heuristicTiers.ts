/*
 * Which search to use for a goal, and what a stronger one costs.
 *
 * Every board is begun with walking distances in plain TypeScript, which cost next to nothing to
 * set up. Pattern databases in WebAssembly prune far more but must be built first: on the 4×4 board
 * some 0.04 s for the small ones, half a second for the large, a second for the larger. So a rung
 * is left as soon as what it has spent, or what its next iteration is foreseen to cost, exceeds the
 * price of the next rung: at worst twice the least possible. Tables at hand from another puzzle
 * have no price, those that an earlier process has kept have that of loading them, and may be those
 * of any stronger rung, and those that many easy puzzles of one goal could have used are in the
 * end paid by all of them.
 *
 * Climbing loses nothing but time: a bound stays proved, whoever proved it, and the iteration at
 * hand begins anew. Without WebAssembly the same rungs are climbed in plain TypeScript.
 *
 * Pushes have rungs of their own (tiles/pushes/pushTiers.ts).
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
import { pushRungs } from '../pushes/pushTiers.ts';
import type { ReadyRung, Rung, SearchMaker } from './heuristicTier.ts';
import { KernelStepSearch } from './kernelStepSearch.ts';
import { SubtreeSearch, type ThreadsOptions } from './parallelSubtrees.ts';
import type { LoadedSteps } from './stepMemory.ts';
import { StepSearch } from './stepSearch.ts';
import { StepTree } from './stepTree.ts';

/** Boards up to this many cells are done before a table is built. */
const CELLS_WITHOUT_TABLES = 9;

/** Even tables that are ready are not worth a change before so many expansions. */
const PRICE_MIN = { plain: 200_000, kernel: 2000 } as const;

/**
 * Expansions of the rung below in the time of a placement or entry. The large tables are taken up
 * sooner, at a third of that: a search that the small ones do not end soon has most of its nodes
 * before it (iterations grow tenfold on boards near the greatest distance).
 */
const COSTS = {
  plain: { small: 1, large: 0.4 },
  kernel: { small: 0.25, large: 0.15, larger: 0.25, heavy: 0.2, heaviest: 1 },
} as const;

/**
 * A search with light tables alone is left at this: a quarter of a second, which is little to lose
 * where heavy tables then do in seconds what light ones do in minutes.
 */
const PRICE_REFUSED = 2_000_000;

/** Expansions in the time of loading an entry: a second for the heavy tables of the 4×4 board. */
const COST_LOADED = 0.015;

/** Length of the words of gap moves that stronger searches know. */
const WORDS = 10;

/**
 * Expansions made in this process towards a goal: what they cost pays for its tables, once. Where
 * those of another goal take their place, they must be paid again.
 */
const spent = new Map<string, number>();

/** Pushes and steps have tables of their own, and so pay for their own. */
const spentName = ({ width, height, gapGoal }: GapGoal, metric: Metric) =>
  `${metric === 'mtm' ? 'pushes' : 'steps'} ${width} ${height} ${gapGoal}`;

/** Notes that a search has ended, of which nothing is to be done again. */
export function noteSpent(goal: GapGoal, metric: Metric, expanded: number): void {
  const name = spentName(goal, metric);
  spent.set(name, (spent.get(name) ?? 0) + expanded);
}

export type LadderOptions = Partial<ThreadsOptions> & {
  /** Nothing is done by kernels. */
  readonly isPlain?: boolean;
  /**
   * The heavy tables are wanted for every board that is not done at once: the strongest up to them
   * that memory holds.
   */
  readonly isHeavy?: boolean;
  /** The first rung of heavy tables is refused, and so ends the search that is worth it. */
  readonly isLightOnly?: boolean;
  readonly memoryBytesMax?: number;
};

/** The rungs for a goal that memory holds, the weakest (ready at once) first. */
export function rungsFor(
  problem: TileProblem,
  metric: Metric,
  options: LadderOptions = {},
): [ReadyRung, ...Rung[]] {
  const { width, height, gapGoal } = problem;
  const axes = axisPair(width, height, gapGoal);
  const isPlain = options.isPlain || !hasKernels();
  const isSmall = width * height <= CELLS_WITHOUT_TABLES;
  const { memoryBytesMax = Number.POSITIVE_INFINITY } = options;
  const fits: Fits = ({ bytesPeak }) => bytesPeak <= memoryBytesMax;
  if (metric === 'mtm') {
    const plain = () => new PushSearch(problem, axes);
    const first = readyRung(plain);
    if (isSmall || isPlain) return [first];
    const rungs = pushRungs(problem, plain, { threads: 1, ...options });
    return [first, ...(options.isLightOnly ? upToLight(rungs) : rungs.filter(fits))];
  }
  const first = readyRung(plainSearches(problem, 2));
  if (isSmall) return [first];
  if (isPlain) return [first, ...plainRungs(problem).filter(fits)];
  return [first, ...kernelRungs(problem, options)];
}

/** Whether tables of this size are made in a second or less, and small enough for any thread. */
export function isLight(size: Rung['size']): boolean {
  return size === 'small' || size === 'large' || size === 'light';
}

/**
 * Up to the first rung of heavy tables, which is refused. Boards without number that need no heavy
 * tables pay for the lightest of these together, and then have them.
 */
function upToLight(rungs: readonly Rung[]): Rung[] {
  const isRefused = ({ size, price }: Rung) =>
    size !== undefined && !isLight(size) && (size !== 'larger' || price > PRICE_MIN.kernel);
  const at = rungs.findIndex(isRefused);
  const heavy = rungs[at];
  if (!heavy) return [...rungs];
  const { size, bytesPeak } = heavy;
  const price = Math.min(heavy.price, PRICE_REFUSED);
  const refused: Rung = {
    ...(size === undefined ? {} : { size }),
    price,
    isReady: false,
    bytesPeak,
    bytes: () => 0,
    prepare: () => 'refused',
  };
  return [...rungs.slice(0, at), refused];
}

/** Whether memory holds a rung, or the tables of one. */
type Fits = (tables: Pick<Rung, 'bytesPeak'>) => boolean;

let known: boolean | undefined;

/** Whether there is WebAssembly here. */
function hasKernels(): boolean {
  known ??= createTileSteps() !== undefined;
  return known;
}

function plainSearches(problem: TileProblem, words: number, sums?: PatternSums): SearchMaker {
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
      automaton: moveAutomaton(forTies ? 2 : words),
    });
}

function plainRungs(problem: TileProblem): Rung[] {
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
        return built && plainSearches(problem, WORDS, built);
      },
    };
  });
}

function kernelRungs(problem: TileProblem, options: LadderOptions): Rung[] {
  const { width, height } = problem;
  const { isLightOnly = false, memoryBytesMax } = options;
  const threads = { threads: 1, ...options };
  if (width * height > TILES_CELLS_MAX) return [];
  if (!KernelTables.fits(problem)) {
    const kernels = new StepKernels(problem, []);
    const prepare = () => kernelSearches(problem, kernels, threads);
    return [{ ...readyRung(prepare()), price: PRICE_MIN.kernel, prepare }];
  }
  const paid = spent.get(spentName(problem, 'steps')) ?? 0;
  const all = tableSizes(width, height, problem.gapGoal)
    .map((size) => ({ size, tables: new KernelTables(problem, size, threads, memoryBytesMax) }))
    .filter(({ size, tables }) => tables.fitsMemory || (isLightOnly && !isLight(size)));
  const wanted = options.isHeavy ? all.findLast(({ size }) => size !== 'heaviest') : undefined;
  const rungs = all.slice(wanted ? all.indexOf(wanted) : 0).map(({ size, tables }): Rung => {
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
        if (kernels && tables.wasBuilt) spent.delete(spentName(problem, 'steps'));
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
  return isLightOnly ? upToLight(rungs) : rungs;
}

/** Searches in kernels; in plain TypeScript, without tables, where no memory is left. */
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

function readyRung(maker: SearchMaker): ReadyRung {
  return { price: 0, isReady: true, bytesPeak: 0, bytes: () => 0, prepare: () => maker };
}
