import type { TileProblem } from '../../problem/tileProblem.ts';
import type { SearchCounts } from '../slicedWork.ts';
import type { WholeBoardBeams } from './wholeBoardBeams.ts';

/**
 * The sides for which weights were learned. Boards with a side of 7 use the last, larger ones the
 * one before, whose tables are made in a third of the time.
 */
const SIDES: readonly number[] = [5, 6, 7];
const SIDE_OF_LARGE = 6;

type StartBeams = (
  problem: TileProblem,
  stats: SearchCounts,
  threads: number,
) => WholeBoardBeams | undefined;

/** By side: the loading, and once it is done how to start beams. */
const beams = new Map<number, { readonly loading: Promise<void>; start?: StartBeams }>();

/** The side whose weights suit a board best; undefined unless the gap's home is in a corner. */
export function learnedSide({ width, height, gapGoal }: TileProblem): number | undefined {
  const isCorner = [0, width - 1, width * (height - 1), width * height - 1].includes(gapGoal);
  if (!isCorner) return undefined;
  const least = Math.min(width, height);
  return least > SIDES.at(-1)! ? SIDE_OF_LARGE : SIDES.findLast((side) => side <= least);
}

/** Loads what beams of a side need, once; the search continues without beams where that fails. */
export function loadBeams(side: number): Promise<void> {
  const known = beams.get(side);
  if (known) return known.loading;
  const load = async () => {
    const { CELLS_MAX, WholeBoardBeams, loadWeights, openBeam } = await import(
      './wholeBoardBeams.ts'
    );
    const weights = await loadWeights(side);
    beams.get(side)!.start = (problem, stats, threads) =>
      problem.tiles.length > CELLS_MAX
        ? undefined
        : new WholeBoardBeams(problem, weights, stats, (evaluation) =>
            openBeam(evaluation, threads),
          );
  };
  const loading = load().catch(() => undefined);
  beams.set(side, { loading });
  return loading;
}

/** Starts beams of a side, once they are loaded; undefined for boards too large for them. */
export function loadedBeams(side: number): StartBeams | undefined {
  return beams.get(side)?.start;
}
