import { describe, expect, test } from 'vitest';
import { lengthOfAnswer } from './plainTiles.ts';
import { readBoards } from './readBoards.ts';

describe('the 15-puzzle', () => {
  // Korf 1985, with his optima.
  test.each(readBoards('korf100_mtm.txt'))('number $id in single steps', ({ puzzle, optima }) => {
    expect(lengthOfAnswer({ puzzle, metric: 'stm' })).toBe(optima[0]);
  });

  // Every board at distance 80 (source: head of the list).
  test.each(readBoards('antipodes_stm80.txt'))('antipode $id', ({ puzzle, optima }) => {
    expect(optima).toEqual([80]);
    expect(lengthOfAnswer({ puzzle, metric: 'stm' })).toBe(80);
  });

  // Pushes by benwh1/slidy; the boards up to 28.
  const short = readBoards('korf100_mtm.txt').filter(({ optima }) => optima[1]! <= 28);
  test.each(short)('number $id in pushes', ({ puzzle, optima }) => {
    expect(lengthOfAnswer({ puzzle, metric: 'mtm' })).toBe(optima[1]);
  });
});
