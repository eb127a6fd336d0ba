/*
 * Visits all states of a level, for searches that keep them as evidence. Beside `ReachedLevels`,
 * because a page that only solves puzzles does not load it.
 *
 * One array is filled again and again, and keys are copied by a loop: with an array for each state
 * and a call that copies eight bytes, a certificate of 3.4 million states took a fifth longer.
 */
import { KEY_BASE } from '../kernel/layout.ts';
import type { ReachedLevels } from './reachedLevels.ts';

/**
 * Visits the states of a level, in the order in which they are stored: placement by slot, in an
 * array that the next state overwrites. Yields now and then how many were visited since.
 */
export function* visitStates(
  { holder: { kernel }, encoding, levelIndex }: ReachedLevels,
  level: number,
  visit: (placements: Int32Array) => void,
): Generator<number, void> {
  const keyBytes = kernel.keyLength();
  let state: Int32Array | undefined;
  for (const { at, count } of levelIndex.spans(level)) {
    const { buffer } = kernel.memory;
    const memory = new Uint8Array(buffer);
    for (let from = at; from < at + count * keyBytes; from += keyBytes) {
      for (let i = 0; i < keyBytes; i++) memory[KEY_BASE + i] = memory[from + i]!;
      kernel.unpackState();
      state = encoding.readState(buffer, state);
      visit(state);
    }
    yield count;
  }
}
