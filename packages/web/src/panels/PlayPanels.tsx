import type { JSX } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';

/**
 * What stands beside the board (below it on a narrow page): hints, distance, solution. Points
 * things out on the board through `store.setMarks`.
 */
export function PlayPanels(_: { readonly store: GameStore }): JSX.Element {
  return null;
}
