/* Beams with learned weights: for which boards there are weights, and loading them once. */
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import type { SearchCounts } from '../slicedWork.ts';
import type { WholeBoardBeams } from './wholeBoardBeams.ts';

/**
 * The sides for which weights were learned. Boards with a side of 7 use the last; larger ones use
 * the one before, whose tables are built in a third of the time.
 */
const SIDES: readonly number[] = [5, 6, 7];
const SIDE_OF_LARGE = 6;
/** Beams on larger boards are not worth their time. */
const CELLS_MAX = 196;

type StartBeams = (
  problem: TileProblem,
  stats: SearchCounts,
  options: { readonly threads: number; readonly bytesMax: number },
) => WholeBoardBeams | undefined;

/** By side: the loading, and once it is done how to start beams. */
const beams = new Map<number, { readonly loading: Promise<void>; readonly start?: StartBeams }>();

/** The side whose weights suit a board best; undefined unless the gap's home is in a corner. */
export function learnedSide({ width, height, gapGoal }: TileProblem): number | undefined {
  const isCorner = [0, width - 1, width * (height - 1), width * height - 1].includes(gapGoal);
  if (!isCorner) return undefined;
  const least = Math.min(width, height);
  return least > SIDES.at(-1)! ? SIDE_OF_LARGE : SIDES.findLast((side) => side <= least);
}

/**
 * Loads what the beams of a side need, once: the kernel, the weights, and the code that makes
 * tables of them. If that fails, or there is no WebAssembly, `loadedBeams` starts none, and the
 * search uses beams by stages.
 */
export function loadBeams(side: number): Promise<void> {
  const known = beams.get(side);
  if (known) return known.loading;
  const loading = loadStart(side)
    .catch((): StartBeams => () => undefined)
    .then((start) => {
      beams.set(side, { loading, start });
    });
  beams.set(side, { loading });
  return loading;
}

async function loadStart(side: number): Promise<StartBeams> {
  const { WholeBoardBeams, loadWeights, openBeamKernel, KernelBeam } = await import(
    './wholeBoardBeams.ts'
  );
  const first = openBeamKernel();
  if (!first) return () => undefined;
  first.giveBack?.();
  const weights = await loadWeights(side);
  return (problem, stats, options) => {
    if (problem.tiles.length > CELLS_MAX) return undefined;
    return new WholeBoardBeams(problem, weights, stats, (evaluation) => {
      const kernel = openBeamKernel(options);
      if (!kernel) throw new Error('there was WebAssembly when the beams were loaded');
      return new KernelBeam(evaluation, kernel);
    });
  };
}

/** Starts beams of a side, once they are loaded; undefined for boards too large for them. */
export function loadedBeams(side: number): StartBeams | undefined {
  return beams.get(side)?.start;
}
