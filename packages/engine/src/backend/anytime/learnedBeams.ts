import type { TileProblem } from '../../problem/tileProblem.ts';
import type { WholeBeams } from './wholeBeams.ts';
import type { WorkStats } from './work.ts';

/** Sides of square boards that something was learned about. */
const SIDES: readonly number[] = [5, 6, 7];

type Start = (problem: TileProblem, stats: WorkStats) => WholeBeams;

const loaded = new Map<number, Start>();
const loading = new Map<number, Promise<void>>();

/** The side of a board that beams can be loaded for: a square one, the gap's home in a corner. */
export function learnedSide({ width, height, gapGoal }: TileProblem): number | undefined {
  const isCorner = [0, width - 1, width * (height - 1), width * height - 1].includes(gapGoal);
  return width === height && isCorner && SIDES.includes(width) ? width : undefined;
}

/** Loads what beams over boards of a side need, once; where that fails one does without. */
export function loadBeams(side: number): Promise<void> {
  const known = loading.get(side);
  if (known) return known;
  const task = import('./wholeBeams.ts')
    .then(async ({ WholeBeams, loadWeights }) => {
      const weights = await loadWeights(side);
      loaded.set(side, (problem, stats) => new WholeBeams(problem, weights, stats));
    })
    .catch(() => undefined);
  loading.set(side, task);
  return task;
}

/** Starts beams of a side, if they are loaded. */
export function beamsAtHand(side: number): Start | undefined {
  return loaded.get(side);
}
