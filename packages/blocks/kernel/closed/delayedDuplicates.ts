// Delayed duplicate detection in several passes over a level, where memory cannot hold the closed
// window: each pass looks up and keeps only the states of its own hash partition. The host feeds
// the pass from a file: first the earlier levels, then all states of the level to be expanded. It
// then takes out the new states.
//
// Rejected: writing candidates to a file for each partition and reading them back (Korf 2004: every
// state is expanded once, but with 10 to 20 successors a state 80 to 160 bytes go to the disk and
// back. By calculation, not measured: for a few passes it is faster to expand again, and candidates
// cannot fill the disk); sorted levels that are merged (each level's candidates must be sorted).
import { copyKey, hashAt, keyBytes } from '../encoding/keyWords.ts';
import { ownerOf } from '../parallel/hashDistribution.ts';

let pass: u32 = 0;
let passes: u32 = 1;

/** Keeps all states. */
export function resetPasses(): void {
  setPass(0, 1);
}

/** Keeps only the states of one of `count` passes. */
export function setPass(index: u32, count: u32): void {
  pass = index;
  passes = count;
}

/** Moves the keys of the current pass to the front; returns their end. */
export function keepOwnOfPass(from: usize, to: usize): usize {
  if (passes == 1) return to;
  const bytes = keyBytes();
  let end = from;
  for (let at = from; at < to; at += bytes) {
    const isKept = ownerOf(hashAt(at), passes) == pass;
    copyKey(end, at);
    end += <usize>isKept * bytes;
  }
  return end;
}
