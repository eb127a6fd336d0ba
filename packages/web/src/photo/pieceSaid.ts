import type { Puzzle } from '@glissade/core';
import { named } from '../board/named.ts';
import { photoText } from '../text/photoText.ts';

/** A piece by its letter, or by its name on a board whose pieces have names. */
export function pieceSaid(letter: string, puzzle: Puzzle | undefined): string {
  const at = puzzle?.pieces.findIndex(({ label }) => label === letter) ?? -1;
  const name = at < 0 ? letter : named(puzzle!).pieces[at]!.label;
  return name === letter ? photoText().pieceAt(letter) : name;
}
