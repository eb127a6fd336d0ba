// The state in hand, at KEY_BASE: how the host gives a state to the kernel and takes one from it.
import { GOAL_KEY_BASE, KEY_BASE } from '../../src/layout.ts';
import { copyKey } from './encoding/keyWords.ts';
import { packPlaces, unpackPlaces } from './encoding/places.ts';
import { pack, unpack } from './problem.ts';
import { hasLanes } from './expand/lanes.ts';

/**
 * Takes in hand the state whose origins are at ORIGINS_BASE (wide: whose places, in the slots). In
 * tracks the host writes and reads the key itself.
 */
export function packState(): void {
  if (WIDE) packPlaces(KEY_BASE);
  else if (!hasLanes()) store<u64>(KEY_BASE, pack());
}

/** Writes the origins (wide: the places) of the state in hand. */
export function unpackState(): void {
  if (WIDE) unpackPlaces(KEY_BASE);
  else if (!hasLanes()) unpack(load<u64>(KEY_BASE));
}

/** Takes the goal found in hand: one level beyond `currentLevel`, unless a start was one. */
export function takeGoal(): void {
  copyKey(KEY_BASE, GOAL_KEY_BASE);
}
