import { expect, test } from 'vitest';
import { allRecords } from './catalogue.ts';
import { imagesOf, layoutOf, layoutOfRecord, layoutText } from './layout.ts';
import { puzzleOf } from './puzzleOf.ts';

const blocks = allRecords().filter(({ type }) => type === 'blocks');

test('the layout of a record is that of its puzzle', () => {
  expect(blocks.length).toBeGreaterThan(300);
  for (const record of blocks) {
    expect([record.id, ...layoutOfRecord(record)]).toEqual([
      record.id,
      ...layoutOf(puzzleOf(record)),
    ]);
  }
});

test('a board has eight images: turned four ways, and mirrored', () => {
  // AAB   .AA   BCD   DCB and the four of two columns.
  // .CD   DCB   AA.   .AA
  const images = imagesOf([0, 0, 1, -1, 2, 3], 3);
  const texts = [
    '3:0,0,1,-1,2,3',
    '3:0,1,1,2,3,-1',
    '3:-1,0,1,2,2,3',
    '3:0,1,-1,2,3,3',
    '2:-1,0,1,0,2,3',
    '2:0,-1,0,1,2,3',
    '2:0,1,2,3,-1,3',
    '2:0,1,2,3,2,-1',
  ];
  expect([...images].toSorted()).toEqual(texts.toSorted());
  expect(images.has(layoutText([0, 0, 1, -1, 2, 3], 2))).toBe(false);
});
