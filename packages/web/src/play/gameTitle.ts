/* The title of the game on the board, in the reader's language. */
import type { PuzzleRecord } from '@glissade/catalogue';
import type { Puzzle } from '@glissade/core';
import { createEffect, createRoot, createSignal } from 'solid-js';
import { bearsTitle, titleOf } from '../game/recordName.ts';
import { mayBeKnown } from './learnOptimum.ts';
import { theGame } from './theGame.ts';

type Known = { readonly puzzle: Puzzle; readonly record: PuzzleRecord | undefined };
const [known, setKnown] = createSignal<Known>();

/** What the reader calls the puzzle on the board. */
export function gameTitle(): string {
  const puzzle = theGame.puzzle();
  const isKnown = !bearsTitle(puzzle) && known()?.puzzle === puzzle;
  return titleOf(puzzle, isKnown ? known()?.record : undefined);
}

createRoot(() => {
  createEffect(async () => {
    const puzzle = theGame.puzzle();
    if (bearsTitle(puzzle) || !mayBeKnown(puzzle) || known()?.puzzle === puzzle) return;
    const { namedRecord } = await import('./knownRecord.ts');
    setKnown({ puzzle, record: namedRecord(puzzle) });
  });
});
