/*
 * Lists the heuristic tiers for a goal: searches with ever stronger tables, and the price of each.
 *
 * Every board begins with walking distances in plain TypeScript, which need almost no set-up.
 * Pattern databases in WebAssembly prune far more but must be built first: on the 4×4 board some
 * 0.04 s for the small ones, half a second for the large, a second for the larger. Therefore the
 * search escalates to the next tier as soon as its cost so far, or the predicted cost of its next
 * iteration, exceeds the price of that tier: at worst this takes twice the least possible time.
 * Tables that another puzzle has left in memory have no price. Tables in the cache have the price
 * of loading them, and may belong to any stronger tier. The expansions of many easy puzzles with
 * one goal count towards its tables, so in the end they pay for them together.
 *
 * Escalation loses nothing but time: a bound stays proved whichever tier proved it, and only the
 * current iteration is repeated. Without WebAssembly there are tiers in plain TypeScript.
 *
 * Pushes have their own tiers (tiles/pushes/pushTiers.ts).
 */

import type { Metric } from '@glissade/core';
import { axisPair } from '@glissade/search/heuristic/tiles/axisPair';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { createTileSteps } from '../../kernel/tileSteps.ts';
import { PushSearch } from '../../pushes/pushSearch.ts';
import { pushTiers } from '../../pushes/pushTiers.ts';
import {
  type HeuristicTier,
  type ReadyTier,
  readyTier,
  type TierOptions,
} from './heuristicTier.ts';
import { kernelTiers } from './kernelTiers.ts';
import { upToLight } from './lightTiers.ts';
import { plainSearches, plainTiers } from './plainTiers.ts';

/** Boards up to this many cells are solved before a table could be built. */
const CELLS_WITHOUT_TABLES = 9;

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

/** True when a tier, or the tables of one, fit into memory. */
type Fits = (tables: Pick<HeuristicTier, 'bytesPeak'>) => boolean;

let hasWebAssembly: boolean | undefined;

/** True where WebAssembly is available. */
function hasKernels(): boolean {
  hasWebAssembly ??= createTileSteps() !== undefined;
  return hasWebAssembly;
}
