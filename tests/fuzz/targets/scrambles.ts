import { metricsOf } from '@glissade/core';
import type { EngineName } from '@glissade/solve/engines/engineNames';
import { ENGINES } from '@glissade/solve/engines/engines';
import type { Outcome } from '@glissade/solve/outcome';
import { solveSync } from '@glissade/solve/solve';
import fc from 'fast-check';
import { goalWithGap, randomNumbers, scrambledTiles, tilePuzzle } from '../../arbitrary/tiles.ts';
import { describe, Fault, target } from '../target.ts';

/** A tile board of any shape, so many random steps away from its goal. */
type Input = {
  readonly width: number;
  readonly height: number;
  readonly steps: number;
  readonly gap: number;
  readonly seed: number;
  readonly metric: number;
};

const side = fc.oneof(
  { arbitrary: fc.integer({ min: 2, max: 6 }), weight: 4 },
  { arbitrary: fc.integer({ min: 2, max: 24 }), weight: 2 },
  { arbitrary: fc.integer({ min: 2, max: 100 }), weight: 1 },
);

/** More cells take more than a moment to set up. */
const CELLS_MAX = 500;

const inputs: fc.Arbitrary<Input> = fc
  .record({
    width: side,
    height: side,
    steps: fc.nat(30),
    gap: fc.nat(10_000),
    seed: fc.nat(2 ** 31),
    metric: fc.nat(4),
  })
  .filter(({ width, height }) => width * height <= CELLS_MAX);

const TIME_MS = 30;

function check({ width, height, steps, gap, seed, metric: index }: Input): void {
  const goal = goalWithGap(width, height, gap % (width * height));
  const start = scrambledTiles(width, goal, steps, randomNumbers(seed));
  const puzzle = tilePuzzle(width, height, start, [goal]);
  const metrics = metricsOf(puzzle);
  const metric = metrics[index % metrics.length]!;
  for (const { name, accepts, isAnytime } of ENGINES) {
    const usesTables = accepts.includes('tables');
    if (!usesTables && !isAnytime && name !== 'constructive' && name !== 'idastar') continue;
    const what = `${name} in ${metric} on ${width}×${height}, ${steps} steps away`;
    checkBounds(ask(puzzle, metric, name, what), steps, what);
  }
}

function ask(
  puzzle: Parameters<typeof solveSync>[0],
  metric: ReturnType<typeof metricsOf>[number],
  engine: EngineName,
  what: string,
): Outcome {
  try {
    return solveSync(puzzle, { metric, engine, threads: 1, limits: { timeMs: TIME_MS } });
  } catch (error) {
    throw new Fault('crash', `${what}: ${describe(error)}`, error);
  }
}

/** No metric counts a line longer than its steps. */
function checkBounds(outcome: Outcome, steps: number, what: string): void {
  const { status, lowerBound } = outcome;
  if (lowerBound > steps) throw new Fault('wrong bound', `${what}: lower bound ${lowerBound}`);
  if (status === 'unsolvable') throw new Fault('wrong answer', `${what}: called unsolvable`);
  if (status === 'solved' && outcome.optimal && outcome.length > steps) {
    throw new Fault('wrong answer', `${what}: proved ${outcome.length}`);
  }
}

export const scrambles = target<Input>({
  name: 'scrambles',
  title: 'tile boards of any shape a few steps from their goal, and the bounds told of them',
  counts: 'puzzles',
  inputs: () => inputs,
  check,
  share: 2,
  timeMsMax: 20_000,
  batch: 40,
});
