// One of several passes over a level, where memory cannot hold the levels that the set must: of all
// states only those that the hash gives to the pass are looked up and kept. The host feeds them
// from a file, then all states of the level to be expanded, and takes out what they made.
//
// Refused: candidates written to a file for each part and read back (Korf 2004: every state is
// expanded once, but 80 to 160 bytes a state go to the disk and back where they have 10 to 20
// successors. By reckoning, not measured: for a few passes it is sooner to expand again, and no
// disk runs full of candidates); sorted levels that are merged (a sort of each level's candidates).
import { copyKey, hashAt, keyBytes } from '../encoding/keyWords.ts';
import { ownerOf } from '../parallel/hashDistribution.ts';

let pass: u32 = 0;
let passes: u32 = 1;

/** Keeps all states. */
export function resetPasses(): void {
  setPass(0, 1);
}

/** Keeps only states of one of so many passes. */
export function setPass(index: u32, count: u32): void {
  pass = index;
  passes = count;
}

/** Moves the keys to be kept to the front; returns where they end. */
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
