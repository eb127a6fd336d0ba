import { PUSH_CELLS_MAX, type PushSize } from '@glissade/search/heuristic/tiles/pushPatterns';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { SubtreeSearch, type ThreadsOptions } from '../idaStar/subtrees/parallelSubtrees.ts';
import type { HeuristicTier, SearchMaker } from '../idaStar/tiers/heuristicTier.ts';
import { createTilePushes } from '../kernel/tilePushes.ts';
import { KernelPushSearch, type LoadedSide } from './kernelPushSearch.ts';
import type { CreatePushes, LoadedPushes, PushKernels } from './pushKernels.ts';
import { pushSides } from './pushSide.ts';
import { PushTables } from './pushTables.ts';
import { PushTree } from './pushTree.ts';

/**
 * Expansions of the tier below in the time that one clique takes to build: with walking distances,
 * and with the light tables.
 */
const COSTS = { light: 0.1, heavy: 0.04 } as const;

/** Expansions before which no escalation is worth it, even to tables that are ready. */
const PRICE_MIN = 2000;

/** The tiers of kernel searches in pushes. `plain` is the fallback when memory is exhausted. */
export function pushTiers(
  problem: TileProblem,
  plain: SearchMaker,
  options: ThreadsOptions = { threads: 1 },
  create: CreatePushes = createTilePushes,
): HeuristicTier[] {
  if (problem.tiles.length > PUSH_CELLS_MAX) return [];
  return (['light', 'heavy'] as const).flatMap((strength) => {
    const tier = pushTier(problem, plain, strength, options, create);
    return tier ? [tier] : [];
  });
}

function pushTier(
  problem: TileProblem,
  plain: SearchMaker,
  strength: PushSize,
  options: ThreadsOptions,
  create: CreatePushes,
): HeuristicTier | undefined {
  const sides = pushSides(problem);
  const tablesBy = new Map<string, PushTables>();
  for (const side of sides) {
    const tables = PushTables.for(side, strength, create);
    if (!tables) return undefined;
    tablesBy.set(nameOf(side), tables);
  }
  const all = [...tablesBy.values()];
  const sum = (count: (tables: PushTables) => number) =>
    all.reduce((total, tables) => total + count(tables), 0);
  const kernelsBy = new Map<string, PushKernels>();
  return {
    size: strength,
    price: Math.max(
      PRICE_MIN,
      sum((tables) => (tables.isReady ? 0 : tables.cliques * COSTS[strength])),
    ),
    isReady: all.every(({ isReady }) => isReady),
    seek: () => all.every((tables) => tables.seek()),
    hold: () => {
      for (const tables of all) tables.hold();
    },
    bytesPeak: sum(({ bytesPeak }) => bytesPeak),
    bytes: () => sum(({ bytes }) => bytes),
    prepare: (budget) => {
      const next = [...tablesBy].find(([name]) => !kernelsBy.has(name));
      if (!next) return searches(problem, plain, kernelsBy, options);
      const kernels = next[1].step(budget);
      if (kernels) kernelsBy.set(next[0], kernels);
      return kernels === null ? null : undefined;
    },
  };
}

const nameOf = ({ width, height, goalRow }: { width: number; height: number; goalRow: number }) =>
  `${width} ${height} ${goalRow}`;

function searches(
  problem: TileProblem,
  plain: SearchMaker,
  kernelsBy: ReadonlyMap<string, PushKernels>,
  options: ThreadsOptions,
): SearchMaker {
  return (forTies) => {
    const isCut = !forTies && (options.threads > 1 || options.progress !== undefined);
    const taken = new Map<string, LoadedPushes>();
    for (const [name, kernels] of kernelsBy) {
      const loaded = kernels.take(isCut);
      if (loaded) taken.set(name, loaded);
    }
    const leave = () => {
      for (const [name, loaded] of taken) kernelsBy.get(name)!.giveBack(loaded);
    };
    if (taken.size < kernelsBy.size) {
      leave();
      return plain(forTies);
    }
    const sides: LoadedSide[] = pushSides(problem, forTies).map((side) => ({
      side,
      loaded: taken.get(nameOf(side))!,
    }));
    const alone = new KernelPushSearch(problem, sides, leave);
    return isCut ? parallelSubtrees(problem, alone, sides, options) : alone;
  };
}

function parallelSubtrees(
  problem: TileProblem,
  alone: KernelPushSearch,
  sides: readonly LoadedSide[],
  options: ThreadsOptions,
): SubtreeSearch | KernelPushSearch {
  const trees = sides.flatMap((side, number) => {
    const { shared } = side.loaded;
    const isFirst = sides.findIndex(({ loaded }) => loaded === side.loaded) === number;
    return shared ? [new PushTree(problem, side, shared, isFirst)] : [];
  });
  return trees.length === sides.length ? new SubtreeSearch(alone, trees, options) : alone;
}
