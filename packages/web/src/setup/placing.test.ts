import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { canTurn, piecesToAdd, turnedShape } from './pieceSet.ts';
import {
  ASIDE,
  add,
  arranged,
  drop,
  nearestOrigin,
  piecesAside,
  placingOf,
  putAside,
  putBack,
  remove,
  turn,
} from './placing.ts';
import { emptyOrder, nextTile, orderedPuzzle, tapCell, tilesOn } from './tileOrder.ts';

const PUZZLE = parsePuzzle('start:\nAAB\n..B\nC..\ngoal:\n...\n...\n.AA\n');

test('a piece dropped on others puts them aside, and none lies on two', () => {
  const placing = drop(placingOf(PUZZLE), 0, 1);
  // A now lies over the upper cell of B.
  expect(placing.origins).toEqual([1, ASIDE, 6]);
  expect(piecesAside(placing)).toEqual([1]);
  expect(arranged(placing)).toBeUndefined();
  const back = drop(placing, 1, 3);
  expect(back.origins).toEqual([1, 3, ASIDE]);
  const whole = drop(back, 2, 8);
  expect([...arranged(whole)!.start]).toEqual([1, 3, 8]);
  expect(arranged(whole)!.goals).toEqual(PUZZLE.goals);
  expect(putAside(whole, 0).origins[0]).toBe(ASIDE);
});

test('a piece lands on the nearest place within the board', () => {
  expect(nearestOrigin(PUZZLE, 0, { x: 5, y: 0.4 })).toBe(1);
  expect(nearestOrigin(PUZZLE, 1, { x: 0.2, y: 9 })).toBe(3);
  const walled = parsePuzzle('start:\nA.#\n...\n...\ngoal:\n..#\n...\n..A\n');
  expect(nearestOrigin(walled, 0, { x: 1.6, y: 0.1 })).toBe(1);
  // Where it does not fit nothing happens.
  const placing = placingOf(PUZZLE);
  expect(drop(placing, 0, 2)).toBe(placing);
});

test('tiles are placed in their order; a tap on one takes it back with all after it', () => {
  let order = emptyOrder(2, 2);
  for (const cell of [3, 1, 0]) order = tapCell(order, cell);
  expect(nextTile(order)).toBeUndefined();
  expect(tilesOn(order)).toEqual([3, 2, 0, 1]);
  expect(tapCell(order, 2)).toBe(order);
  expect([...orderedPuzzle(order)!.start]).toEqual([3, 1, 0]);
  expect(tapCell(order, 1).cells).toEqual([3]);
  expect(orderedPuzzle(tapCell(order, 1))).toBeUndefined();
});

test('a quarter turn keeps the first cell as the origin, and four of them change nothing', () => {
  const corner = [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as const;
  const turns = [turnedShape(corner)];
  for (let more = 0; more < 3; more++) turns.push(turnedShape(turns.at(-1)!));
  expect(turns).toEqual([
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [-1, 1],
      [0, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    corner,
  ]);
});

test('pieces are turned, added and removed, and the goal still names its own', () => {
  const start = placingOf(PUZZLE);
  expect([0, 1, 2].map((piece) => canTurn(start.puzzle, piece))).toEqual([false, true, false]);
  const turned = turn(start, 1);
  // B, flat now, would stick out of the board where it was.
  expect(turned.origins[1]).toBe(ASIDE);
  const back = putBack(turned, 1);
  expect(back.origins[1]).toBe(3);
  const [single] = piecesToAdd(back.puzzle);
  const more = add(back, single!);
  expect(more.puzzle.pieces.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D']);
  const fewer = remove(more, 1);
  expect(arranged(fewer)!.goals[0]!.map(({ piece, cell }) => [piece, cell])).toEqual([[0, 7]]);
  expect(fewer.puzzle.pieces.map(({ label }) => label)).toEqual(['A', 'C', 'D']);
  expect(arranged(fewer)!.pieces).toHaveLength(3);
});

test('cars keep their axes, and turn them', () => {
  const cars = parsePuzzle('axes: long\nstart:\nXX.\n...\n...\ngoal:\n.XX\n...\n...\n');
  const [car] = piecesToAdd(placingOf(cars).puzzle);
  const placed = add(placingOf(cars), car!);
  expect(placed.origins).toEqual([0, 3]);
  const turned = turn(placed, 1);
  expect(turned.origins).toEqual([0, 3]);
  expect(arranged(turned)!.pieces.map(({ axis }) => axis)).toEqual(['h', 'v']);
});
