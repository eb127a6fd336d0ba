// What a move of a tile was found to change in a beam so far, on average, beyond distances: once by
// what groups of tiles say, once by groups of cells. Children whose groups were not asked yet are
// guessed by it, and few that would have been kept go by their guess. With half as many again
// scored as are kept, 7x7, 2,000 wide: 15.2 beyond the shortest known without it, 13.6 with it, as
// when all are scored (250 boards).
//
// Each thread sums up for itself; sums are whole, so that it does not matter who did what.
import { DRIFT_COUNT_MAX, DRIFT_UNCHANGED } from '../../src/beamLayout.ts';
import {
  cells,
  DRIFT_BYTES,
  drifts,
  driftsCount,
  driftsOf,
  driftTotals,
  hasDuals,
  ownDrifts,
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
export function driftKey(move: u32, tile: u32): usize {
  return <usize>(move * cells + tile);
}

/** What groups will say, by guess: of a key. */
// @ts-ignore: decorator
@inline
export function driftOf(key: usize, groups: i32): i32 {
  return load<i16>(drifts + (((key << 1) + groups) << 1));
}

/** Takes down what groups said. */
// @ts-ignore: decorator
@inline
export function noteGain(key: usize, groups: i32, gain: i32): void {
  const sum = ownDrifts + ((key << 1) + groups) * DRIFT_BYTES;
  store<i32>(sum, load<i32>(sum) + gain);
  store<i32>(sum, load<i32>(sum, 4) + 1, 4);
}

export function clearDrifts(): void {
  const bytes = driftsCount() * DRIFT_BYTES;
  memory.fill(drifts, 0, driftsCount() << 1);
  memory.fill(driftTotals, 0, bytes);
  memory.fill(driftsOf(0), 0, bytes * threads);
  states = 0;
}

/** Takes means anew, once there were as many states as there are sums; whether it did. */
export function takeMeans(count: usize): bool {
  states += count;
  if (states < driftsCount() || !hasDuals()) return false;
  states = 0;
  for (let at: usize = 0; at < driftsCount(); at++) store<i16>(drifts + (at << 1), meanOf(at));
  return true;
}

function meanOf(at: usize): i32 {
  const total = driftTotals + at * DRIFT_BYTES;
  let sum = load<i32>(total);
  let count = load<i32>(total, 4);
  for (let thread = 0; thread < threads; thread++) {
    const own = driftsOf(thread) + at * DRIFT_BYTES;
    sum += load<i32>(own);
    count += load<i32>(own, 4);
    store<u64>(own, 0);
  }
  if (count > DRIFT_COUNT_MAX) {
    sum /= 2;
    count /= 2;
  }
  store<i32>(total, sum);
  store<i32>(total, count, 4);
  return sum / (count + DRIFT_UNCHANGED);
}
