import { expect, test } from 'vitest';
import { puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { analyseSync } from './analyse.ts';

const entries = readBlocks().filter(({ reachableStates = 0 }) => reachableStates > 6000);

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
