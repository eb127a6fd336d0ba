// What a move of a tile was found to change in a beam so far, on average, beyond distances: once by
// what groups of tiles say, once by groups of cells. Children whose groups were not asked yet are
// guessed by it, and few that would have been kept go by their guess. With half as many again
// scored as are kept, 7x7, 2,000 wide: 15.2 beyond the shortest known without it, 13.6 with it, as
// when all are scored (250 boards).
//
// Each thread sums up for itself; sums are whole, so that it does not matter who did what.
import { DELTA_COUNT_MAX, DELTA_PRIOR_COUNT } from '../../src/beamLayout.ts';
import {
  cells,
  DELTA_SUM_BYTES,
  meanDeltas,
  deltaCount,
  deltaSumsOf,
  deltaTotals,
  hasDualGroups,
  ownDeltaSums,
  threads,
} from './memory.ts';

/** Which groups: those of tiles, or those of cells. */
export const OF_TILES: i32 = 0;
export const OF_CELLS: i32 = 1;

/** States since means were taken last. */
let states: usize = 0;

/** Where the changes of a tile by a move of the gap are. */
// @ts-ignore: decorator
@inline
export function deltaKey(move: u32, tile: u32): usize {
  return <usize>(move * cells + tile);
}

/** What groups will say, by guess: of a key. */
// @ts-ignore: decorator
@inline
export function meanDeltaOf(key: usize, groups: i32): i32 {
  return load<i16>(meanDeltas + (((key << 1) + groups) << 1));
}

/** Takes down what groups said. */
// @ts-ignore: decorator
@inline
export function recordDelta(key: usize, groups: i32, delta: i32): void {
  const sum = ownDeltaSums + ((key << 1) + groups) * DELTA_SUM_BYTES;
  store<i32>(sum, load<i32>(sum) + delta);
  store<i32>(sum, load<i32>(sum, 4) + 1, 4);
}

export function clearDeltas(): void {
  const bytes = deltaCount() * DELTA_SUM_BYTES;
  memory.fill(meanDeltas, 0, deltaCount() << 1);
  memory.fill(deltaTotals, 0, bytes);
  memory.fill(deltaSumsOf(0), 0, bytes * threads);
  states = 0;
}

/** Takes means anew, once there were as many states as there are sums; whether it did. */
export function updateMeans(count: usize): bool {
  states += count;
  if (states < deltaCount() || !hasDualGroups()) return false;
  states = 0;
  for (let at: usize = 0; at < deltaCount(); at++) store<i16>(meanDeltas + (at << 1), meanOf(at));
  return true;
}

function meanOf(at: usize): i32 {
  const total = deltaTotals + at * DELTA_SUM_BYTES;
  let sum = load<i32>(total);
  let count = load<i32>(total, 4);
  for (let thread = 0; thread < threads; thread++) {
    const own = deltaSumsOf(thread) + at * DELTA_SUM_BYTES;
    sum += load<i32>(own);
    count += load<i32>(own, 4);
    store<u64>(own, 0);
  }
  if (count > DELTA_COUNT_MAX) {
    sum /= 2;
    count /= 2;
  }
  store<i32>(total, sum);
  store<i32>(total, count, 4);
  return sum / (count + DELTA_PRIOR_COUNT);
}
