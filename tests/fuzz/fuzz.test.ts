/* A short run of every target, the same each time; `npm run fuzz` is the long one. */
import { describe, expect, test } from 'vitest';
import { runBatch } from './runBatch.ts';
import { TARGETS } from './targets.ts';

const SEED = 20;

/** About a second each where nothing else runs. */
const INPUTS: Readonly<Record<string, number>> = {
  commandLine: 25,
  checkpoints: 10,
  blocks: 10,
  tiles: 4,
  scrambles: 4,
  pictures: 12,
  player: 200,
  options: 150,
  worker: 80,
  json: 400,
};
const INPUTS_ELSE = 600;

describe('random inputs', () => {
  test.each(TARGETS.map((target) => [target.name, target] as const))('%s', async (name, target) => {
    const { failure } = await runBatch(target, {
      seed: SEED,
      inputs: INPUTS[name] ?? INPUTS_ELSE,
    });
    expect(failure).toBeUndefined();
  });
});
