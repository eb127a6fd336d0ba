import { setImmediate } from 'node:timers/promises';
import { allRecords, puzzleOf } from '@glissade/catalogue';
import { twinKey } from '@glissade/core';
import type { Shell } from '../../shell.ts';

const SLICE_MS = 8;

/**
 * The block puzzles of the catalogue, however turned: what is made anew is none of them. In slices,
 * as it takes a fifth of a second; only some of them where the time is over or the work is
 * interrupted, for then nothing is made.
 */
export async function catalogueKeys(
  { signal }: Shell,
  endMs = Number.POSITIVE_INFINITY,
): Promise<Set<string>> {
  const keys = new Set<string>();
  let sliceMs = performance.now();
  for (const record of allRecords()) {
    if (record.type === 'blocks') keys.add(twinKey(puzzleOf(record)));
    if (performance.now() < sliceMs + SLICE_MS) continue;
    await setImmediate();
    sliceMs = performance.now();
    if (signal.aborted || sliceMs >= endMs) break;
  }
  return keys;
}
