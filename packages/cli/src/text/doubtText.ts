/* What makes it doubtful that a puzzle was read as it was meant, in words. */
import { type Doubt, doubtsOf, type Puzzle } from '@glissade/core';
import { boardWords, piecesWords } from './describe.ts';

const WORDS: Readonly<Record<Doubt, readonly [sign: string, meant: string]>> = {
  'nothing-moves': [
    'no piece can move at the start',
    'in a picture each character is a cell and . is a free cell; numbers need "tiles:"',
  ],
  islands: [
    'the board consists of separate regions one cell wide',
    'in a picture each character is a cell, and a blank is outside the board',
  ],
  'free-axes': [
    'every piece is straight and may leave its lane',
    'if they are cars, as in Rush Hour, give their axes: axes: long in the native form',
  ],
};

/** A doubt for JSON. */
export type DoubtFact = { readonly code: Doubt; readonly message: string };

/** What is doubtful, how the text was read, and what it may have been. */
export function doubtFacts(puzzle: Puzzle): DoubtFact[] {
  return doubtsOf(puzzle).map((code) => {
    const [sign, meant] = WORDS[code];
    const read = `read as a board of ${boardWords(puzzle)}; pieces: ${piecesWords(puzzle)}`;
    return { code, message: `${sign} (${read}); ${meant}` };
  });
}

/** Why nothing was found to search: undefined where the board is one that somebody may mean. */
export function unsolvableAsRead(puzzle: Puzzle): string | undefined {
  return doubtFacts(puzzle).find(({ code }) => code !== 'free-axes')?.message;
}

/** For JSON; nothing where nothing is doubtful. */
export function doubtsField(puzzle: Puzzle): { readonly doubts?: readonly DoubtFact[] } {
  const doubts = doubtFacts(puzzle);
  return doubts.length === 0 ? {} : { doubts };
}
