import { expect, test } from 'vitest';
import { countPieces } from '../../test/pictures/cases.ts';
import {
  joinCells,
  type Layout,
  lettersOf,
  likelyMoving,
  puzzleOfWhole,
  sketchOfLayout,
  toggleBorder,
  toggleCell,
} from './blockLayout.ts';

const layoutOf = (lines: readonly string[]): Layout => ({
  columns: lines[0]!.length,
  pieces: countPieces([...lines.join('')]),
});
const textOf = (layout: Layout) =>
  lettersOf(layout)
    .map((letter) => letter || '.')
    .join('')
    .match(new RegExp(`.{${layout.columns}}`, 'g'));

const KLOTSKI = ['ABBC', 'ABBC', 'DEEF', 'DGHF', 'I..J'];

test('a tap between two cells joins and parts, a tap on a cell frees and fills', () => {
  const start = layoutOf(KLOTSKI);
  const joined = toggleBorder(start, 13, 14);
  expect(textOf(joined)).toEqual(['ABBC', 'ABBC', 'DEEF', 'DGGF', 'H..I']);
  expect(textOf(toggleBorder(joined, 13, 14))).toEqual(KLOTSKI);
  expect(textOf(toggleBorder(start, 1, 2))).toEqual(['ABCD', 'ABCD', 'EFFG', 'EHIG', 'J..K']);
  const filled = toggleCell(start, 17);
  expect(textOf(filled)).toEqual(['ABBC', 'ABBC', 'DEEF', 'DGHF', 'IJ.K']);
  expect(textOf(toggleCell(filled, 17))).toEqual(KLOTSKI);
  expect(textOf(toggleBorder(start, 17, 18))?.[4]).toBe('IJJK');
});

test('cells that are drawn over are one piece, and what they cut apart is two', () => {
  const start = layoutOf(KLOTSKI);
  expect(textOf(joinCells(start, [13, 14, 18]))).toEqual(['ABBC', 'ABBC', 'DEEF', 'DGGF', 'H.GI']);
  expect(textOf(joinCells(layoutOf(['AAAB', '...B']), [1, 5]))).toEqual(['ABCD', '.B.D']);
});

const plain = (count: number) => Array.from({ length: count }, () => [200, 160, 110] as const);

test('the one largest block leaves below, free to move every way', () => {
  const layout = layoutOf(KLOTSKI);
  expect(likelyMoving(layout)).toBe('any');
  const { sketch, goalPiece } = sketchOfLayout(layout, plain(20), 'any');
  expect(goalPiece).toBe('B');
  expect(sketch.goals[0]!.flatMap((letter, cell) => (letter ? [cell] : []))).toEqual([
    13, 14, 17, 18,
  ]);
  expect(puzzleOfWhole(sketch)?.pieces.length).toBe(10);
});

test('the red car leaves to the right, all cars along their length', () => {
  const layout = layoutOf(['AAB...', '..B.CC', 'XXB..D', 'E....D', 'E.FF.D', 'GG....']);
  const colors = plain(36).map((color, cell) =>
    cell === 12 || cell === 13 ? ([220, 40, 40] as const) : color,
  );
  expect(likelyMoving(layout)).toBe('along');
  const { sketch, goalPiece } = sketchOfLayout(layout, colors, 'along');
  expect(sketch.start[12]).toBe(goalPiece);
  expect(sketch.goals[0]!.indexOf(goalPiece!)).toBe(16);
  expect(sketch.axes[sketch.start[2]!]).toBe('v');
  expect(puzzleOfWhole(sketch)).toBeDefined();
});

test('where nothing stands out there is no goal, and no puzzle yet', () => {
  const layout = layoutOf(['AABB', 'CCDD', '....']);
  const { sketch, goalPiece } = sketchOfLayout(layout, plain(12), 'any');
  expect(goalPiece).toBeUndefined();
  expect(puzzleOfWhole(sketch)).toBeUndefined();
});
