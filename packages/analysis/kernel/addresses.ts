// Space for the kinds and placements of a survey, and the addresses at which the host writes them.
import {
  kindsAt, maskAt, mirrorAt, nearAt, needAt, openPlacements,
} from './surveyMemory.ts';

/** Makes space for what the host writes to `kindRecords`, `masks` and so on; 0: there is none. */
export function open(placements: u32, kinds: u32): i32 {
  return <i32>openPlacements(placements, kinds);
}

export function kindRecords(): usize {
  return kindsAt;
}

export function masks(): usize {
  return maskAt;
}

export function near(): usize {
  return nearAt;
}

export function needs(): usize {
  return needAt;
}

export function mirrors(): usize {
  return mirrorAt;
}
