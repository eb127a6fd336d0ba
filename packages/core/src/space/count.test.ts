import { expect, test } from 'vitest';
import { countReachable, exactCount } from './count.ts';

// n!/2; 3×4 and 4×4 as in tests/data/depths.txt and every text on the 15-puzzle.
test.each([
  [2, 2, 12],
  [3, 3, 181_440],
  [4, 3, 239_500_800],
  [4, 4, 10_461_394_944_000],
  [6, 3, 3_201_186_852_864_000],
  [5, 4, '1216451004088320000'],
  [5, 5, '7755605021665492992000000'],
])('%i×%i', (width, height, states) => {
  expect(countReachable(width, height)).toBe(states);
});

test('the largest board', () => {
  // 10000! has 35,660 digits and begins with 284625968 (OEIS A000142); the half of it is meant.
  const digits = String(countReachable(100, 100));
  expect(digits).toHaveLength(35_660);
  expect(digits).toMatch(/^142312984/);
});

test('a line of tiles has no such half', () => {
  expect(() => countReachable(1, 5)).toThrow('1×5');
});

test('counts stay numbers as long as those are exact', () => {
  expect(exactCount(BigInt(2) ** BigInt(53) - BigInt(1))).toBe(2 ** 53 - 1);
  expect(exactCount(BigInt(2) ** BigInt(53))).toBe('9007199254740992');
});
