/* Random states of a puzzle whose shortest solutions are as long as asked. */

import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { type Puzzle, seededRandom } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { engineFor } from '@glissade/solve/chooseEngine';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import { finishInSlices } from '@glissade/solve/running/slices';
import { solve } from '@glissade/solve/solve';
import { runWork } from '../analyse/space/drive.ts';
import { isBeyondMemory } from '../analyse/space/spaceOptions.ts';
import { WorkMachine } from '../analyse/space/work.ts';
import { type Asked, askedOf, SCRAMBLE_OPTIONS, type ScrambleOptions } from './scrambleOptions.ts';
import type { Scramble, Source } from './scrambleOutcome.ts';
import { fromSolutions, type SolveFor } from './solvedStates.ts';
import { openSpace } from './wholeSpace.ts';

/**
 * Random states, one after the other and none twice, whose shortest solutions have the length
 * asked. Puzzles of at most 200,000 states are looked at whole: their states are equally likely,
 * and the end proves that there is no other. Of larger ones random states are solved. Ends with
 * the first event that is no state; leave the loop when you have enough. Rejects with OptionError.
 *
 * @example
 * ```ts
 * import { scrambles } from 'glissade';
 * const asked = { lengthMin: 31, metric: 'stm', seed: 1 } as const;
 * for await (const one of scrambles('1 2 3/4 5 6/7 8 0', asked)) {
 *   console.log(one.status === 'scrambled' ? one.length : one.status);
 * }
 * // → 31
 * // → 31
 * // → none
 * ```
 */
export async function* scrambles(
  puzzle: Puzzle | string,
  options: ScrambleOptions,
): AsyncGenerator<Scramble, void> {
  const startedMs = performance.now();
  const own = checkTypes('scrambles', SCRAMBLE_OPTIONS, options);
  const asked = askedOf(readGiven(puzzle), own);
  const endMs = startedMs + asked.limits.timeMs;
  const source = await open(asked, own, endMs);
  for (;;) {
    const one = 'next' in source ? await source.next(endMs) : source;
    yield one;
    if (one.status !== 'scrambled') return;
    if (asked.isCancelled()) return yield { status: 'cancelled' };
  }
}

/** Where the states come from; or why there are none. */
async function open(
  asked: Asked,
  { seed, signal }: ScrambleOptions,
  endMs: number,
): Promise<Source | Scramble> {
  const { puzzle, metric, limits } = asked;
  const random = seededRandom(seed);
  const bySolutions = () => fromSolutions(asked, random, solverFor(asked, signal));
  if (isBeyondMemory(puzzle, SPACE_BYTES)) return bySolutions();
  const meter = new MemoryMeter(limits.memoryBytes);
  const machine = new WorkMachine(meter, (stats) => openSpace(asked, random, meter, stats));
  const left = { ...limits, timeMs: Math.max(0, endMs - performance.now()) };
  const run = runWork(machine, metric, left, performance.now(), asked.isCancelled);
  const end = await finishInSlices(run);
  if (end.status === 'cancelled') return { status: 'cancelled' };
  if (end.status === 'done') return end.result;
  if (end.limit === 'time') {
    return { status: 'not-found', tries: 0, limit: 'time' };
  }
  return bySolutions();
}

/** Tile boards whose states need more are not looked at: the 8-puzzle's need half of it. */
const SPACE_BYTES = 3e6;

/** On one thread and without tables that other processes may have kept: same seed, same line. */
function solverFor({ puzzle, metric, limits }: Asked, signal?: AbortSignalLike): SolveFor {
  const light = engineFor(puzzle, {}).accepts.includes('lightTablesOnly')
    ? { lightTablesOnly: true }
    : {};
  const stop = signal ? { signal } : {};
  return (drawn, timeMs) => {
    const left = { ...limits, timeMs: Math.max(0, timeMs) };
    return solve(drawn, { metric, threads: 1, ...light, limits: left, ...stop });
  };
}
