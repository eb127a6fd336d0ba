// The current state, at KEY_BASE: the host writes a state there, or reads one from it.
import { GOAL_KEY_BASE, KEY_BASE } from '../src/kernel/layout.ts';
import { copyKey } from './encoding/keyWords.ts';
import { packPlaces, unpackPlaces } from './encoding/places.ts';
import { pack, unpack } from './problem.ts';
import { hasLanes } from './expand/lanes.ts';

/**
 * Makes the state at ORIGINS_BASE the current one (wide: the places in the slots). With lanes the
 * host writes and reads the key itself.
 */
export function packState(): void {
  if (WIDE) packPlaces(KEY_BASE);
  else if (!hasLanes()) store<u64>(KEY_BASE, pack());
}

/** Writes the origins (wide: the places) of the current state. */
export function unpackState(): void {
  if (WIDE) unpackPlaces(KEY_BASE);
  else if (!hasLanes()) unpack(load<u64>(KEY_BASE));
}

/** Makes the goal found the current state: one level after `currentLevel`, unless it is a start. */
export function loadGoal(): void {
  copyKey(KEY_BASE, GOAL_KEY_BASE);
}
