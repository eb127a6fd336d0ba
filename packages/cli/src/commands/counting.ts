/* Counts of reachable states, and how they are worded. */
import type { Metric, Puzzle } from '@glissade/core';
import { type CountOutcome, countStates } from '@glissade/solve/countStates';
import type { Limits } from '@glissade/solve/options/options';
import type { Shell } from '../shell.ts';
import { formatCount, formatDigits, formatTime } from '../text/numbers.ts';

/** Counts the states within the limits, by distance in a metric; undefined once interrupted. */
export async function countWithin(
  { output, signal }: Shell,
  puzzle: Puzzle,
  { depth: _, ...limits }: Limits,
  metric: Metric,
): Promise<CountOutcome | undefined> {
  if (signal.aborted) return undefined;
  output.status('counting reachable states …');
  const count = await countStates(puzzle, { metric, signal, limits });
  output.clearStatus();
  return count;
}

/** "25,955 reachable states". */
export function statesWords(count: CountOutcome): string {
  if (count.status === 'counted') {
    const how = count.method === 'parity' ? ', by parity: half of all arrangements' : '';
    return `${formatDigits(count.states)} reachable states${how}`;
  }
  const until = count.status === 'undecided' ? untilWords(count.limit) : '';
  const time = formatTime(count.timeMs);
  return `more than ${formatCount(count.states)} reachable states (counted for ${time}${until})`;
}

function untilWords(limit: Extract<CountOutcome, { status: 'undecided' }>['limit']): string {
  if (limit === 'memory') return ', up to the memory limit';
  return limit === 'disk' ? ', until the disk was full' : '';
}

/** What JSON says of a count: `statesMin` where it was not finished. */
export function numberOfStates(count: CountOutcome | undefined): object {
  if (!count) return {};
  return count.status === 'counted' ? { states: count.states } : { statesMin: count.states };
}

/** The same, and how it was counted. */
export function statesFacts(count: CountOutcome | undefined): object {
  const number = numberOfStates(count);
  if (count?.status !== 'counted') return number;
  const { metric, levels } = count.method === 'explored' ? count : {};
  const distances = levels ? { metric, levels } : {};
  return { ...number, statesBy: count.method, ...distances };
}
