import { defaultMetric, finish, type Metric, OptionError, type Puzzle } from '@glissade/core';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { checkSeed } from '@glissade/solve/options/checkValues';
import {
  FLAG,
  FUNCTION,
  NUMBER,
  NUMBERS,
  type OptionTable,
  RECORD,
  RUN,
  TEXT,
} from '@glissade/solve/options/optionTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import { finishInSlices } from '@glissade/solve/running/slices';
import type { AnalysisProgress } from '../analyse/analysis.ts';
import {
  metricsToSee,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from '../analyse/space/spaceOptions.ts';
import { workOnSpace } from '../analyse/space/workOnSpace.ts';
import { drawMap } from './drawMap.ts';
import type { MapIndex } from './mapIndex.ts';
import type { MapOutcome, SpaceMap } from './spaceMap.ts';

/** What `map` takes besides the puzzle. */
export type MapOptions = {
  /** What an edge stands for; what players of the puzzle's family count when not given. */
  readonly metric?: Metric;
  /** True: a state and its mirror images are one dot, where the images can be reached. */
  readonly fold?: boolean;
  /**
   * Given: a dot is a room, a connected part of the states about as far from the goal. The numbers
   * of rooms open one after the other: none shows the whole space, `[5]` what room 5 of that is
   * made of, `[5, 2]` what room 2 of that is made of. A room of no more than 20,000 states is shown
   * with a dot for each.
   */
  readonly rooms?: readonly number[];
  /** The same seed gives the same picture; 0 when not given. */
  readonly seed?: number;
  /** `nodes` is MAP_STATES_MAX when not given, or MAP_ROOMS_STATES_MAX for rooms. */
  readonly limits?: SpaceLimits;
  /**
   * Told the map with a first layout, then again with better places, at most five times a second.
   * Only `places` differs from one to the next; the index of all is that of the outcome.
   */
  readonly onLayout?: (map: SpaceMap, index: MapIndex) => void;
};

export const MAP_OPTIONS: OptionTable<MapOptions> = {
  metric: TEXT,
  fold: FLAG,
  rooms: NUMBERS,
  seed: NUMBER,
  limits: RECORD,
  onLayout: FUNCTION,
};

/**
 * States that are drawn when no limit is given.
 *
 * @example
 * ```ts
 * import { MAP_STATES_MAX } from 'glissade/map';
 * console.log(MAP_STATES_MAX); // → 500000
 * ```
 */
export const MAP_STATES_MAX = 500_000;

/**
 * States of a map of rooms when no limit is given.
 *
 * @example
 * ```ts
 * import { MAP_ROOMS_STATES_MAX } from 'glissade/map';
 * console.log(MAP_ROOMS_STATES_MAX); // → 2000000
 * ```
 */
export const MAP_ROOMS_STATES_MAX = 2_000_000;

/**
 * Draws every state that can be reached as a dot, near the states that are few moves away: see
 * docs/map.md. Works in slices, so that the event loop goes on. Rejects with OptionError.
 *
 * @example
 * ```ts
 * import { map } from 'glissade/map';
 * const outcome = await map('start:\nA..\ngoal:\n..A');
 * if (outcome.status === 'mapped') console.log(outcome.map.count, outcome.map.length); // → 3 1
 * ```
 */
export async function map(
  puzzle: Puzzle | string,
  options: MapOptions & SpaceRunOptions = {},
): Promise<MapOutcome> {
  const own = checkTypes('map', { ...MAP_OPTIONS, ...RUN }, options);
  const given = readGiven(puzzle);
  const { signal, onProgress } = own;
  return finishInSlices(
    mapping(given, own, () => signal?.aborted === true),
    onProgress,
  );
}

/**
 * The same at once, blocking. Throws OptionError.
 *
 * @example
 * ```ts
 * import { mapSync } from 'glissade/map';
 * import { parsePuzzle } from 'glissade';
 * const outcome = mapSync(parsePuzzle('1 2/0 3'));
 * if (outcome.status === 'mapped') console.log(outcome.map.count); // → 12
 * ```
 */
export function mapSync(puzzle: Puzzle | string, options: MapOptions = {}): MapOutcome {
  const own = checkTypes('mapSync', MAP_OPTIONS, options);
  return finish(mapping(readGiven(puzzle), own, () => false));
}

function* mapping(
  puzzle: Puzzle,
  { metric = defaultMetric(puzzle), fold = false, rooms, seed = 0, limits, onLayout }: MapOptions,
  isCancelled: () => boolean,
): Generator<AnalysisProgress, MapOutcome> {
  metricsToSee(puzzle, [metric]);
  checkSeed(seed);
  if (fold && rooms) {
    const hint = 'leave one of the two out';
    throw new OptionError('combination', 'a map of rooms does not fold mirror images', hint);
  }
  const told = onLayout ?? (() => undefined);
  const picture = { puzzle, metric, fold, rooms, seed, onLayout: told };
  const nodes = rooms ? MAP_ROOMS_STATES_MAX : MAP_STATES_MAX;
  const end = yield* workOnSpace({
    ...{ puzzle, metric, isCancelled },
    limits: { nodes, ...workLimits(limits) },
    begin: (meter, stats) => drawMap(picture, meter, stats),
  });
  return end.status === 'done' ? { status: 'mapped', ...end.result, stats: end.stats } : end;
}
