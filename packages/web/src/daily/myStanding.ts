import { createMemo, createRoot } from 'solid-js';
import { type Standing, standingAfter } from '../ratings/standing.ts';
import { ratedTries } from '../ratings/tries.ts';
import { solves } from '../times/solves.ts';

const tries = createRoot(() => createMemo(() => ratedTries(solves())));

/** The standing by the solves of this device; reactive. */
export function standingOn(today: number): Standing {
  return standingAfter(tries(), today);
}
