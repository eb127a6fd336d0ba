// Calls the expander that the host has generated for the puzzle (`src/kernel/emit/expander.ts`),
// which expands many states at a time.
import { RUN_AT, RUN_SUSPECTS } from '../../src/kernel/layout.ts';
import { batchLimit, commitCandidatesUpTo, nextCandidate } from '../closed/candidateBatch.ts';
import { testGoalKey } from '../goal.ts';
import { hasGoal } from '../goalFound.ts';

/** Slot of the function table where the host puts the expander. */
const EXPANDER_SLOT: u32 = 0;
let isInstalled: bool = false;

/** Begins without an expander. */
export function resetExpander(): void {
  isInstalled = false;
}

/** Uses the expander, which the host has put into its slot. */
export function useSpecialisedCode(): void {
  isInstalled = true;
}

// @ts-ignore: decorator
@inline
export function hasExpander(): bool {
  return !WIDE && isInstalled;
}

/** Expands states until the batch is full; returns the address of the first that is left. */
export function runExpander(from: usize, to: usize): usize {
  store<u32>(RUN_SUSPECTS, 0);
  commitCandidatesUpTo(call_indirect<usize>(EXPANDER_SLOT, from, to, nextCandidate, batchLimit()));
  let suspect = <usize>load<u32>(RUN_SUSPECTS);
  if (suspect != 0) {
    for (; suspect < nextCandidate && !hasGoal; suspect += 8) testGoalKey(suspect);
  }
  return <usize>load<u32>(RUN_AT);
}
