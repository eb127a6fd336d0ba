import type { Puzzle } from '@glissade/core';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';

const renamed = new WeakMap<Puzzle, Puzzle>();

/**
 * The puzzle with its pieces called as the language and the settings want, for what is drawn and
 * said; itself where they are called by their labels.
 */
export function named(puzzle: Puzzle): Puzzle {
  const { pieceName } = text().play;
  if (settings().generals === 'letters') return puzzle;
  const labels = puzzle.pieces.map((_, piece) => pieceName(puzzle, piece));
  if (labels.every((label, piece) => label === puzzle.pieces[piece]!.label)) return puzzle;
  const found = renamed.get(puzzle) ?? {
    ...puzzle,
    pieces: puzzle.pieces.map((piece, at) => ({ ...piece, label: labels[at]! })),
  };
  renamed.set(puzzle, found);
  return found;
}
