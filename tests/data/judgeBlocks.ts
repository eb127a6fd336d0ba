import { type Metric, replay, type Steps } from '@glissade/core';
import { type BlockEntry, puzzleOf } from './readBlocks.ts';

/**
 * What is wrong with an answer to an entry of blocks.json, or undefined: it must replay by the
 * rules to a goal and be as long as the known optimum. `steps` undefined: it was proved unsolvable.
 */
export function faultOf(
  entry: BlockEntry,
  metric: Metric,
  steps: Steps | undefined,
): string | undefined {
  const optimum = entry.optimal[metric];
  const title = `${entry.id} in ${metric}`;
  if (!steps) return optimum === -1 ? undefined : `${title}: called unsolvable, takes ${optimum}`;
  const { illegal, reachesGoal, lengths } = replay(puzzleOf(entry), steps);
  if (illegal) return `${title}: step ${illegal.index + 1} is ${illegal.refusal.reason}`;
  if (!reachesGoal) return `${title}: the line ends short of the goal`;
  return lengths[metric] === optimum
    ? undefined
    : `${title}: length ${lengths[metric]} instead of ${optimum}`;
}
