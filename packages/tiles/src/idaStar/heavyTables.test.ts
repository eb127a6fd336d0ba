/* When a search takes heavy tables, and when it must not. */
import { type Metric, parsePuzzle } from '@glissade/core';
import { seal } from '@glissade/platform/files/tableCache/seal';
import { useTableStore } from '@glissade/platform/files/tableCache/tableStore';
import { choosePartitions, type TableSize } from '@glissade/search/heuristic/tiles/partitions';
import { afterEach, describe, expect, test } from 'vitest';
import { countPlacements } from '../patternDatabase/packedPattern.ts';
import { tilesSearcher } from '../tilesSearcher.ts';
import { tiersFor } from './tiers/heuristicTiers.ts';

afterEach(() => useTableStore(null));

/** 80 steps, hundreds of millions of nodes with light tables; and 43 pushes, the most there are. */
const HARD = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
const FAR = '0 12 8 4/15 11 7 3/14 10 6 2/13 9 5 1';
const hard = parsePuzzle(HARD);

/**
 * The mirror image, with a goal that no other file asks for: a kernel that was left by a search on
 * several threads has grown, and counts with all its memory.
 */
function mirrored(text: string) {
  const mirror = (rows: string) =>
    rows
      .split('/')
      .map((row) => row.split(' ').reverse().join(' '))
      .join('/');
  const goal = mirror('1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0');
  return parsePuzzle(mirror(text), { goal });
}

function ended(metric: Metric, options: Parameters<typeof tilesSearcher>[1], text = HARD) {
  const searcher = tilesSearcher({ puzzle: mirrored(text), metric }, options);
  for (;;) {
    const outcome = searcher.step(100_000);
    if (!outcome) continue;
    searcher.close?.();
    return { outcome, stats: searcher.stats };
  }
}

describe('a search limited to light tables', () => {
  test.each([
    ['stm', HARD],
    ['mtm', FAR],
  ] as const)('ends where heavy ones are worth it, in %s', (metric, text) => {
    const { outcome, stats } = ended(metric, { isLightOnly: true }, text);
    expect(outcome).toEqual({ status: 'undecided', limit: 'memory' });
    expect(stats.expanded).toBeLessThan(8_000_000);
    expect(stats.peakBytes).toBeLessThan(60_000_000);
  });

  test('ends at once where heavy ones are wanted for every board', () => {
    const { outcome, stats } = ended('stm', { isLightOnly: true, isHeavy: true });
    expect(outcome).toEqual({ status: 'undecided', limit: 'memory' });
    expect(stats.expanded).toBeLessThan(300_000);
  });

  test('answers what needs none', () => {
    const easy = '2 3 4 8/1 6 7 12/5 10 11 15/9 13 14 0';
    expect(ended('stm', { isLightOnly: true }, easy).outcome.status).toBe('solved');
  });

  test('is told so wherever memory would not hold them', () => {
    const problem = problemOf('4x4');
    const sizes = (memoryBytesMax: number) =>
      tiersFor(problem, 'stm', { isLightOnly: true, memoryBytesMax }).map(({ size }) => size);
    expect(sizes(2e9)).toEqual(sizes(1e8));
  });
});

describe('tables that an earlier process has kept', () => {
  test('are taken at the price of loading them, and none between', () => {
    keep(4, 3, 4, ['large', 'heavy']);
    const asked: (string | undefined)[] = [];
    const problem = problemOf('4x3');
    const tiers = tiersFor({ ...problem, gapGoal: 4 }, 'stm');
    for (const { size, kept, price } of tiers) {
      if (kept?.isThere() && kept.price < price) asked.push(size);
    }
    expect(asked).toEqual(['large', 'heavy']);
  });
});

function problemOf(size: '4x4' | '4x3') {
  const text = size === '4x4' ? HARD : '11 10 9 8/7 6 5 4/3 1 2 0';
  const puzzle = size === '4x4' ? hard : parsePuzzle(text);
  const { width, height } = puzzle.board;
  const cells = width * height;
  const ids = Uint16Array.from({ length: cells }, (_, cell) => cell);
  return { width, height, tiles: ids, gap: cells - 1, gapGoal: cells - 1, pieceOf: ids };
}

/** Puts tables of a goal, all of zeros, into a store. */
function keep(width: number, height: number, gapGoal: number, sizes: readonly TableSize[]): void {
  const files = new Map<string, Uint8Array>();
  for (const pattern of sizes.flatMap((size) =>
    choosePartitions(width, height, gapGoal, size).flat(),
  )) {
    const name = `pattern-1-${width}x${height}-${gapGoal}-${pattern.join('.')}`;
    const bytes = new Uint8Array(countPlacements(width * height, pattern.length) / 2);
    files.set(name, seal(name, bytes));
  }
  useTableStore({
    read: (name) => files.get(name),
    bytesOf: (name) => files.get(name)?.length,
    write: () => undefined,
  });
}
