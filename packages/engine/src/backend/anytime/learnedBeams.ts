import type { TileProblem } from '../../problem/tileProblem.ts';
import type { WholeBeams } from './wholeBeams.ts';
import type { WorkStats } from './work.ts';

/** Sides of square boards that something was learned about; larger boards use it, too. */
const SIDES: readonly number[] = [5, 6];

type Start = (problem: TileProblem, stats: WorkStats, threads: number) => WholeBeams | undefined;

/** By side: being loaded, and once they are there how to start them. */
const beams = new Map<number, { readonly loading: Promise<void>; start?: Start }>();

/** The side of what was learned that serves a board best; the gap's home must be in a corner. */
export function learnedSide({ width, height, gapGoal }: TileProblem): number | undefined {
  const isCorner = [0, width - 1, width * (height - 1), width * height - 1].includes(gapGoal);
  return !isCorner ? undefined : SIDES.findLast((side) => side <= Math.min(width, height));
}

/** Loads what beams over boards of a side need, once; where that fails one does without. */
export function loadBeams(side: number): Promise<void> {
  const known = beams.get(side);
  if (known) return known.loading;
  const load = async () => {
    const { CELLS_MAX, WholeBeams, loadWeights, openBeam } = await import('./wholeBeams.ts');
    const weights = await loadWeights(side);
    beams.get(side)!.start = (problem, stats, threads) =>
      problem.tiles.length > CELLS_MAX
        ? undefined
        : new WholeBeams(problem, weights, stats, (judge) => openBeam(judge, threads));
  };
  const loading = load().catch(() => undefined);
  beams.set(side, { loading });
  return loading;
}

/** Starts beams of a side, if they are loaded; undefined for boards too large for them. */
export function beamsAtHand(side: number): Start | undefined {
  return beams.get(side)?.start;
}
