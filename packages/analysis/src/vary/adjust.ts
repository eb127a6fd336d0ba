/*
 * A puzzle made harder or easier: a seeded search over single changes for an optimum as asked.
 *
 * Each changed puzzle of a small space is explored whole, so that the optimum from every start of
 * it is known: to start elsewhere is one change, and needs no further search. Fewest changes come
 * first: all single changes in random order. Then best-first over spaces, the one whose starts come
 * nearest to what was asked; every few tries a random one, since the best of a plateau can be many.
 * No space is tried twice, twins included. What was found is then tried without each of its
 * changes. Rejected: going on from start to start by single shifts (a search each: 80 s for ten
 * moves more than Klotski's 81, and ten changes that are one); annealing (its trail is long, and
 * most of it undoes what it did).
 *
 * Every optimum told is proved by a search of its own. Tries and states are counted; time only
 * where it is limited, which no answer of `found` depends on but by being there or not.
 */
import { defaultMetric, OptionError, type Puzzle, twinKey } from '@glissade/core';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { checkLimits } from '@glissade/solve/options/checkValues';
import {
  FUNCTION,
  NUMBER,
  type OptionTable,
  RECORD,
  SET,
  SIGNAL,
  TEXT,
} from '@glissade/solve/options/optionTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import { finishInSlices } from '@glissade/solve/running/slices';
import { Stop } from '@glissade/solve/running/stop';
import {
  type Adjusted,
  type AdjustOptions,
  type AdjustOutcome,
  type AdjustProgress,
  type AdjustRunOptions,
  gapOf,
  type TrailStep,
} from './adjustment.ts';
import { changed } from './changed.ts';
import type { Change } from './changes.ts';
import { requireFewChanges } from './listedChanges.ts';
import { Prover } from './proving.ts';
import { VariantSearch } from './variantSearch.ts';
import { checkVaried, proving } from './vary.ts';

const ADJUST_OPTIONS: OptionTable<AdjustOptions & AdjustRunOptions> = {
  metric: TEXT,
  lengthMin: NUMBER,
  lengthMax: NUMBER,
  seed: NUMBER,
  tries: NUMBER,
  known: SET,
  limits: RECORD,
  signal: SIGNAL,
  onProgress: FUNCTION,
};

const NODES_GIVEN = 5_000_000;
const NODES_TRIED = 300_000;

/**
 * Looks for a puzzle whose optimum is within bounds, made from the one given by changes as `vary`
 * makes them. The same seed has the same answer on every machine. Works in slices; rejects with
 * OptionError.
 *
 * @example
 * ```ts
 * import { adjust } from 'glissade/vary';
 * const harder = await adjust('start:\nA..\n.B.\n...\ngoal:\n...\n...\n..A', { lengthMin: 3 });
 * if (harder.status === 'found') console.log(harder.before, harder.length); // → 1 3
 * ```
 */
export async function adjust(
  puzzle: Puzzle | string,
  options: AdjustOptions & AdjustRunOptions,
): Promise<AdjustOutcome> {
  const own = checkTypes('adjust', ADJUST_OPTIONS, options);
  const given = readGiven(puzzle);
  const { limits = {}, signal, onProgress } = own;
  checkLimits(limits);
  const stop = new Stop(signal, limits.timeMs);
  return finishInSlices(adjusting(given, own, stop), onProgress);
}

function* adjusting(
  puzzle: Puzzle,
  options: AdjustOptions,
  stop: Stop,
): Generator<AdjustProgress, AdjustOutcome> {
  const { metric = defaultMetric(puzzle) } = options;
  checkVaried(puzzle, metric);
  requireFewChanges(puzzle);
  checkRange(options);
  const first = new Prover(metric, NODES_GIVEN, stop.isReached);
  const given = yield* proving(first, puzzle, () => ({ tried: 0, length: 0 }));
  if (!given && stop.isCancelled) return { status: 'cancelled', metric };
  if (!given) return { status: 'undecided', metric, limit: 'time' };
  if (given.status !== 'solved') return { status: given.status, metric };
  const before = given.length;
  const prover = new Prover(metric, NODES_TRIED, stop.isReached);
  const isCancelled = stop.isReached;
  const search = new VariantSearch({ puzzle, metric, before, options, isCancelled, prover });
  const end = yield* search.run();
  const best = search.best;
  const { tried } = search;
  const made =
    end === 'found'
      ? yield* withoutNeedless({ given: puzzle, prover, options, tried }, best!)
      : undefined;
  if (made) return { status: 'found', metric, before, tried, ...made };
  if (end !== 'nearest' && stop.isCancelled) {
    return { status: 'cancelled', metric, ...(best && end !== 'found' ? { best } : {}) };
  }
  // As asked, though with changes that there was no time to try to leave out.
  if (end === 'found') return { status: 'found', metric, before, tried, limit: 'time', ...best! };
  const limit = end === 'cancelled' ? ({ limit: 'time' } as const) : {};
  const nearest = best ?? unchanged(puzzle, before);
  return { status: 'nearest', metric, before, tried, ...limit, ...nearest };
}

const unchanged = (puzzle: Puzzle, length: number): Adjusted => ({ puzzle, length, trail: [] });

type Shortening = {
  readonly given: Puzzle;
  readonly prover: Prover;
  readonly options: AdjustOptions;
  readonly tried: number;
};

/** Leaves out each change without which the optimum is as asked, too; undefined when cancelled. */
function* withoutNeedless(
  shortening: Shortening,
  found: Adjusted,
): Generator<AdjustProgress, Adjusted | undefined> {
  let best = found;
  for (let i = best.trail.length - 1; i >= 0 && best.trail.length > 1; i--) {
    const changes = best.trail.toSpliced(i, 1).map(({ change }) => change);
    const fewer = yield* followed(shortening, changes);
    if (fewer === 'cancelled') return undefined;
    if (fewer) best = fewer;
  }
  return best;
}

/** The puzzle after these changes, if it is as asked. */
function* followed(
  { given, prover, options, tried }: Shortening,
  changes: readonly Change[],
): Generator<AdjustProgress, Adjusted | 'cancelled' | undefined> {
  const trail: TrailStep[] = [];
  let puzzle: Puzzle | undefined = given;
  let length = 0;
  for (const change of changes) {
    puzzle = changed(puzzle, change);
    if (!puzzle) return undefined;
    const proved = yield* proving(prover, puzzle, () => ({ tried, length }));
    if (!proved) return 'cancelled';
    length = proved.status === 'solved' ? proved.length : 0;
    trail.push(proved.status === 'solved' ? { change, length } : { change });
  }
  const key = twinKey(puzzle);
  const isNew = key !== twinKey(given) && options.known?.has(key) !== true;
  return isNew && length > 0 && gapOf(length, options) === 0
    ? { puzzle, length, trail }
    : undefined;
}

function checkRange({ lengthMin = 1, lengthMax = Infinity, seed = 1, tries = 1 }: AdjustOptions) {
  if (!Number.isInteger(seed)) {
    throw new OptionError('seed', `${seed} is not a seed`, 'give a whole number', { seed });
  }
  const isRange = lengthMin >= 1 && lengthMin <= lengthMax && tries >= 1;
  if (isRange) return;
  const message = `no optimum is from ${lengthMin} to ${lengthMax}`;
  throw new OptionError('combination', message, 'give bounds from 1 up, the lower one first');
}
