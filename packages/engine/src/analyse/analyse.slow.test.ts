import { expect, test } from 'vitest';
import { puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { analyseSync } from './analyse.ts';

/** Larger ones take more than half a minute each. */
const STATES_MAX = 2_700_000;

const entries = readBlocks().filter(
  ({ reachableStates = Infinity }) => reachableStates > 6000 && reachableStates <= STATES_MAX,
);

test.each(entries)('$id: states, optimum and hardest distance', (entry) => {
  const analysis = analyseSync(puzzleOf(entry), { drawn: 1 });
  expect(analysis).toMatchObject({ status: 'analysed', states: entry.reachableStates });
  for (const { metric, length, hardest, goalDistances } of analysis.metrics) {
    const optimal = entry.optimal[metric];
    if (optimal !== undefined) expect(length ?? -1).toBe(optimal);
    const distance = entry.hardestDistance?.[metric];
    if (distance !== undefined) expect(hardest?.distance).toBe(distance);
    expect(goalDistances.length - 1).toBe(hardest?.distance ?? -1);
  }
});
