import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import { solveSync } from 'glissade';

/** Enough for all block puzzles whose states are counted; pages of others show no solution. */
const NODES_MAX = 8_000_000;
const CELLS_MAX = 9;

/** A proved shortest solution as text, where one is found soon. */
export function solutionOf(record: PuzzleRecord): string | undefined {
  const isLarge =
    record.type === 'tiles'
      ? record.width * record.height > CELLS_MAX
      : record.stateCount === undefined;
  if (!record.solvable || isLarge) return undefined;
  const metric = (['moves', 'slides', 'steps'] as const).find((one) => one in record.optimum);
  const outcome = solveSync(puzzleOf(record), {
    ...(record.type === 'tiles' || !metric ? {} : { metric }),
    limits: { nodes: NODES_MAX },
  });
  return outcome.status === 'solved' && outcome.optimal ? outcome.moves : undefined;
}
