import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { formatPuzzle, type Puzzle, parsePuzzle } from '@glissade/core';
import { puzzleLink } from '@glissade/workshop';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { puzzleOfDrawn } from './drawnLink.ts';
import { parseReadableLink } from './link.ts';

/** Pieces in the order in which they are met. */
const inOrder = (puzzle: Puzzle) => formatPuzzle(parsePuzzle(formatPuzzle(puzzle)));

describe('the link on a printed card', () => {
  test('opens the puzzle that was printed', () => {
    const known = ['klotski', 'dads', 'rush-01', 'century-half'].map((id) =>
      puzzleOf(puzzleById(id)!),
    );
    const random = Array.from({ length: 40 }, (_, seed) => randomPuzzle(seed + 1));
    let links = 0;
    for (const puzzle of [...known, ...random]) {
      const link = puzzleLink('https://example.org/', puzzle);
      if (link === undefined) continue;
      links++;
      const { puzzle: drawn } = parseReadableLink(link.split('#')[1]!);
      if (drawn.kind !== 'board') throw new Error('it is no drawing');
      const { title } = puzzle.info;
      const plain = { ...puzzle, info: { title } };
      expect(formatPuzzle(puzzleOfDrawn(drawn))).toBe(inOrder(plain));
    }
    expect(links).toBeGreaterThan(20);
  });

  test('is none for labels that are more than a letter', () => {
    expect(puzzleLink('', parsePuzzle('1 2/3 0'))).toBeDefined();
    expect(puzzleLink('', puzzleOf(puzzleById('loyd')!))).toBeUndefined();
  });
});
