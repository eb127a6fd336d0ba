/* Measures the distance to the goal at each state of a line. */
import type { WorkerSolver } from '../worker/solver.ts';
import type { Distance, ReviewedLine } from './reviewLine.ts';

const TABLE_LIMITS = { nodes: 1_500_000, memoryBytes: 300e6, timeMs: 30_000 };
/** A state that takes longer is told by its bound. */
const SEARCH_LIMITS = { timeMs: 4000, memoryBytes: 600e6 };
/** After so many bounds in a row the rest gets less time: the board is too large to be exact. */
const PATIENCE = 3;

/**
 * The distance of every state of a line: from one table where the space is small, otherwise a
 * search a state, from the end, where they are short. Gives each as soon as it is known.
 */
export async function measureLine(
  solver: WorkerSolver,
  line: ReviewedLine,
  signal: AbortSignal,
  onDistance: (index: number, distance: Distance) => void,
): Promise<void> {
  const { puzzle, metric, states } = line;
  const made = await solver.distanceTable(puzzle, { metric, limits: TABLE_LIMITS, signal });
  if (signal.aborted) return;
  if (made.status === 'ready') {
    const distances = await made.table.distances(states);
    for (const [index, value] of distances.entries()) {
      if (value !== null) onDistance(index, { value, isExact: true });
    }
    return;
  }
  let bounds = 0;
  for (let index = states.length - 1; index >= 0 && !signal.aborted; index--) {
    const limits = bounds < PATIENCE ? SEARCH_LIMITS : { ...SEARCH_LIMITS, timeMs: 250 };
    const outcome = await solver.solve(puzzle, { state: states[index]!, metric, limits, signal });
    if (outcome.status === 'cancelled' || outcome.status === 'unsolvable') return;
    const isExact = outcome.status === 'solved' && outcome.optimal;
    bounds = isExact ? 0 : bounds + 1;
    onDistance(index, { value: isExact ? outcome.length : outcome.lowerBound, isExact });
  }
}
