import { exploreFew } from '@glissade/analysis/analyse/space/exploreFew';
import { estimateDifficulty } from '@glissade/analysis/explain/difficulty';
import { farthestWithin } from '@glissade/analysis/explain/intuition';
import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { finish, seededRandom } from '@glissade/core';
import { emptyStats } from '@glissade/search/searcher';
import { expect, test } from 'vitest';
import { DIFFICULTIES } from '../../packages/web/src/ratings/difficulties.ts';

/** How many of them are estimated again; all of them take ten seconds. */
const SAMPLE = 40;

test('the difficulties that the app lists are the estimates of the engine', () => {
  const random = seededRandom(40);
  const ids = [...DIFFICULTIES.keys()];
  expect(ids.length).toBeGreaterThan(300);
  for (let count = 0; count < SAMPLE; count++) {
    const id = ids[random(ids.length)]!;
    expect(`${id} ${DIFFICULTIES.get(id)}`).toBe(`${id} ${estimateOf(id)}`);
  }
});

test('they are of puzzles of the catalogue that can be solved, from easy to hard', () => {
  const records = [...DIFFICULTIES.keys()].map((id) => puzzleById(id)!);
  expect(records.every(({ type, solvable }) => type === 'blocks' && solvable)).toBe(true);
  const scores = [...DIFFICULTIES.values()];
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});

function estimateOf(id: string): number {
  const record = puzzleById(id)!;
  const meter = new MemoryMeter(2 ** 30);
  const work = exploreFew(puzzleOf(record), record.metric, 500_000, meter, emptyStats());
  const space = finish(work)!;
  const features = { length: space.toGoal[0]!, farthest: farthestWithin(space) };
  return estimateDifficulty(features).score;
}
