import { expect, test } from 'vitest';
import { puzzleById } from './catalogue.ts';
import { layoutOfRecord, mirrored } from './layout.ts';
import { nearlyKnown } from './nearlyKnown.ts';

const layoutOf = (id: string) => layoutOfRecord(puzzleById(id)!);

/** As a reading shows it that has taken one cell for a piece of its own. */
const split = (layout: readonly number[], cell: number) =>
  layout.map((piece, at) => (at === cell ? 99 : piece));

const CARS = layoutOf('rush-40');

const never = () => false;

test.each([
  ['a bar of klotski read as two cells', split(layoutOf('klotski'), 0), 'klotski', 1],
  ['a car of three read as one and two', split(CARS, 3), 'rush-40', 1],
  ['the same in a mirror', split(mirrored(CARS, 6), 2), 'rush-40', 1],
  ['a free cell read as a piece', split(CARS, 8), 'rush-40', 1],
])('%s, which was not in doubt', (_, read, id, differences) => {
  const near = nearlyKnown(read, read.length === 20 ? 4 : 6, never);
  const found = near.find(({ record }) => record.id === id);
  expect(found?.differences).toBe(differences);
});

test('what differs in more than one place must have been in doubt there', () => {
  const read = split(split(CARS, 8), 3).with(9, 98);
  expect(nearlyKnown(read, 6, never)).toEqual([]);
  const near = nearlyKnown(read, 6, (cell, neighbour) => cell === neighbour || cell === 3);
  expect(near.map(({ record, differences }) => [record.id, differences])).toEqual([['rush-40', 2]]);
});

test('a mirrored reading gets the mirrored start', () => {
  const image = mirrored(CARS, 6);
  expect(nearlyKnown(split(image, 2), 6, never).map(({ layout }) => layout)).toEqual([image]);
});

test('a known board itself, and one far from all, are not nearly known', () => {
  const always = () => true;
  expect(nearlyKnown(CARS, 6, always)).toEqual([]);
  expect(nearlyKnown([...CARS.keys()], 6, always)).toEqual([]);
  expect(nearlyKnown([0, -1, 1, 1], 2, always)).toEqual([]);
});
