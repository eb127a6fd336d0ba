/* Heuristic tiers in WebAssembly. */

import { tableSizes } from '@glissade/search/heuristic/tiles/partitions';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { TILES_CELLS_MAX } from '../../kernel/tileStepsLayout.ts';
import { KernelTables } from '../../patternDatabase/kernelTables.ts';
import { StepKernels } from '../../patternDatabase/stepKernels.ts';
import { KernelStepSearch } from '../kernelStepSearch.ts';
import type { LoadedSteps } from '../stepMemory.ts';
import { SubtreeSearch, type ThreadsOptions } from '../subtrees/parallelSubtrees.ts';
import { StepTree } from '../subtrees/stepTree.ts';
import {
  type HeuristicTier,
  readyTier,
  type SearchMaker,
  type TierOptions,
} from './heuristicTier.ts';
import { isLight, upToLight } from './lightTiers.ts';
import { plainSearches } from './plainTiers.ts';
import { COST_LOADED, COSTS, expandedFor, forgetExpanded, PRICE_MIN } from './tierPrices.ts';

/** The tiers with tables of single steps that fit into memory. */
export function kernelTiers(problem: TileProblem, options: TierOptions): HeuristicTier[] {
  const { width, height } = problem;
  const { isLightOnly = false, memoryBytesMax } = options;
  const threads = { threads: 1, ...options };
  if (width * height > TILES_CELLS_MAX) return [];
  if (!KernelTables.fits(problem)) {
    const kernels = new StepKernels(problem, []);
    const prepare = () => kernelSearches(problem, kernels, threads);
    return [{ ...readyTier(prepare()), price: PRICE_MIN.kernel, prepare }];
  }
  const paid = expandedFor(problem);
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
          if (!kernels) return kernels;
          if (!kernels.prepare(isCutAmong(threads), budget)) return undefined;
          if (tables.wasBuilt) forgetExpanded(problem);
          return kernelSearches(problem, kernels, threads);
        },
        seek: () => tables.seek(),
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
    const isCut = !forTies && isCutAmong(options);
    const loaded = kernels.take(isCut);
    if (!loaded) return plainSearches(problem, 2)(forTies);
    const giveBack = (back: LoadedSteps) => kernels.giveBack(back);
    const alone = new KernelStepSearch(problem, loaded, forTies, giveBack);
    if (!loaded.shared || !isCut) return alone;
    return new SubtreeSearch(alone, [new StepTree(alone, loaded, loaded.shared)], options);
  };
}

/** Whether a search is cut into subtrees. */
const isCutAmong = ({ threads, progress }: ThreadsOptions) => threads > 1 || progress !== undefined;
