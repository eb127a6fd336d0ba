import { createSignal } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import type { HintLevel } from './hintLadder.ts';

const [hintLevel, setHintLevel] = createSignal<0 | HintLevel>(0);
const [distanceShown, showDistance] = createSignal<'off' | 'on' | 'each'>('off');
const [isSolutionShown, showSolution] = createSignal(false);
/** Whether the board is known to have no solution: then no hint can give away more. */
const [isUnsolvable, setUnsolvable] = createSignal(false);

/**
 * What was asked of the solver for the game on the board: by button, key, command or link. The
 * buttons stand in the first view; what answers is fetched when the board is there.
 */
export {
  distanceShown,
  hintLevel,
  isSolutionShown,
  isUnsolvable,
  setHintLevel,
  setUnsolvable,
  showDistance,
  showSolution,
};

/** Whether a hint is shown after which nothing more can be given away. */
export function isHintWhole(): boolean {
  return hintLevel() === 4 || (hintLevel() > 0 && isUnsolvable());
}

/** Gives away a little more. */
export function askHint(store: GameStore): void {
  if (store.isSolved() || isHintWhole()) return;
  if (hintLevel() === 0) store.countHelp();
  setHintLevel(Math.min(4, hintLevel() + 1) as HintLevel);
}

export function askSolution(store: GameStore): void {
  if (!isSolutionShown()) store.countHelp();
  showSolution(true);
}

/** Nothing is asked any more: another puzzle, or another view. */
export function askNothing(): void {
  setHintLevel(0);
  showSolution(false);
  setUnsolvable(false);
}
