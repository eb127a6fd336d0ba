// A histogram of the scores of successors, one for each thread, and the cut that leaves a given
// number of the best.
import { BINS } from '../../src/kernel/beamLayout.ts';
import { histogram, histograms, threads } from './beamMemory.ts';

// @ts-ignore: decorator
@inline
export function binOf(score: i32, base: i32): i32 {
  return max(0, min(score - base, BINS - 1));
}

// @ts-ignore: decorator
@inline
export function countScore(score: i32, base: i32): void {
  const bin = histogram + (<usize>binOf(score, base) << 2);
  store<u32>(bin, load<u32>(bin) + 1);
}

/** The sum of what all threads have counted in a bin. */
export function countIn(bin: i32): u32 {
  let sum: u32 = 0;
  for (let thread = 0; thread < threads; thread++) {
    sum += load<u32>(histograms + (<usize>(thread * BINS + bin) << 2));
  }
  return sum;
}

/** The first bin up to which there are `rank` successors, or BINS if there are fewer. */
export function binOfRank(rank: i32): i32 {
  let sum: i32 = 0;
  for (let bin = 0; bin < BINS; bin++) {
    sum += countIn(bin);
    if (sum >= rank) return bin;
  }
  return BINS;
}

export function clearHistograms(): void {
  memory.fill(histograms, 0, (<usize>threads * BINS) << 2);
}
