import { defaultMetric, type Puzzle, parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { randomPuzzle } from '../../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import { bruteSpace } from '../../../test/bruteFacts.ts';
import { variantsOf } from './variants.ts';
import { variationProse } from './variationProse.ts';
import { variations } from './variations.ts';

const CASES: readonly (readonly [string, Puzzle])[] = [
  ['a small board', parsePuzzle('start:\nAB.\nC..\ngoal:\n..A\n...')],
  [
    'pieces that keep to an axis',
    parsePuzzle('axes: long\nstart:\nAA.B\n..CB\n..C.\ngoal:\n..AA\n....\n....'),
  ],
  ...Array.from({ length: 12 }, (_, seed) => [`seed ${seed}`, randomPuzzle(seed, 3)] as const),
];

test.each(CASES)('each change of %s does what brute force says', async (_, puzzle) => {
  const metric = defaultMetric(puzzle);
  const found = await variations(puzzle);
  const variants = variantsOf(puzzle);
  expect(found.map(({ change }) => change)).toEqual(variants.map(({ change }) => change));
  for (const [i, { puzzle: changed }] of variants.entries()) {
    const space = bruteSpace(changed, metric, 3000);
    if (!space) continue;
    const length = space.goals.length === 0 ? undefined : space.distancesTo(space.goals)[0];
    const wanted =
      length === undefined || length < 0 || !Number.isFinite(length)
        ? { status: 'unsolvable', length: -1 }
        : { status: 'solved', length };
    expect(found[i]).toMatchObject(wanted);
  }
});

test('the changes of a board are its pieces, its neighbours and its sides', () => {
  const puzzle = parsePuzzle('start:\nAB.\nCD.\ngoal:\n..A\n...');
  const told = variantsOf(puzzle).map(({ change }) =>
    change.type === 'wider' ? change.side : `${change.type} ${change.pieces.join('')}`,
  );
  expect(told).toEqual([
    ...['without B', 'without C', 'without D', 'glued BD', 'glued CD'],
    ...['left', 'right', 'top', 'bottom'],
  ]);
  const tall = variantsOf(puzzle).at(-2)!.puzzle;
  expect([tall.board.width, tall.board.height, [...tall.start]]).toEqual([3, 3, [3, 4, 6, 7]]);
  expect(tall.goals[0]![0]!.cell).toBe(5);
});

test('a page tells them in both languages', async () => {
  const puzzle = puzzleOf(blockEntry('simplicity'));
  const found = await variations(puzzle);
  const known = found.find(({ change }) => change.type === 'without')!;
  for (const language of ['en', 'zh'] as const) {
    const { heading, blocks } = variationProse(found, known.length, 'moves', language);
    const text = blocks.map((block) => block.text).join('\n');
    expect(heading.length).toBeGreaterThan(1);
    expect(text).toContain(known.change.type === 'without' ? known.change.pieces[0] : '');
    if (language === 'zh') expect(text).not.toMatch(/[a-z]{2}/);
  }
});

test('tile puzzles are refused', async () => {
  await expect(variations('1 2 3/4 0 5')).rejects.toThrow('no pieces to spare');
});
