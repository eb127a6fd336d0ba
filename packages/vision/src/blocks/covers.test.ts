import { expect, test } from 'vitest';
import { likeliestCovers } from './covers.ts';
import { borderKey } from './evidence.ts';
import { setOf } from './knownSets.ts';

const quad = [
  [0, 0],
  [4, 0],
  [4, 5],
  [0, 5],
] as const;
const set = setOf({ quad, columns: 4, rows: 5 })!;
const BOARD = ['AXXB', 'AXXB', 'CDDE', 'CFGE', 'H..I'];

/** What a board shows if each border speaks for what it is, by so much. */
function evidenceFor(lines: readonly string[], odds: number, unclear: readonly number[] = []) {
  const cells = [...lines.join('')];
  const joins = new Map<number, number>();
  cells.forEach((letter, a) => {
    for (const b of [a % 4 < 3 ? a + 1 : 20, a + 4]) {
      if (b >= 20) continue;
      const sign = unclear.includes(a) ? 0 : cells[b] === letter ? 1 : -1;
      joins.set(borderKey(a, b), sign * odds);
    }
  });
  return { base: 0, shown: 0, joins, frees: cells.map((letter) => (letter === '.' ? 1 : -5)) };
}

const lettersOf = (pieces: readonly number[]) =>
  pieces.map((piece) => (piece < 0 ? '.' : String.fromCharCode(97 + piece))).join('');

test('the board that the borders show comes first', () => {
  const [best, next] = likeliestCovers(set, evidenceFor(BOARD, 4), 3);
  expect(lettersOf(best!.pieces)).toBe('abbcabbcdeefdghfi..j');
  expect(best!.score - next!.score).toBeGreaterThan(3);
});

test('borders that show nothing are told by the set: five bars', () => {
  const [best] = likeliestCovers(set, evidenceFor(BOARD, 4, [0]), 3);
  expect(lettersOf(best!.pieces)).toBe('abbcabbcdeefdghfi..j');
});

test('a board with three free cells has no known set', () => {
  const covers = likeliestCovers(set, evidenceFor(['AXXB', 'AXXB', 'CDDE', 'CFGE', '...I'], 4), 3);
  expect(covers.every(({ pieces }) => pieces.filter((piece) => piece < 0).length === 2)).toBe(true);
});
