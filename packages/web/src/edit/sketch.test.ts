import { formatPuzzle, PuzzleError, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { amend, record, redone, startHistory, undone } from './history.ts';
import { addGoal, dragGoal, paintStart, placeGoal, removeGoal, setAxis } from './paintSketch.ts';
import {
  emptySketch,
  freeLabel,
  labelsOf,
  puzzleOfSketch,
  type Sketch,
  sketchOf,
} from './sketch.ts';
import { cornersTaken, isAtCorner, strokeWay } from './strokeWay.ts';
import { mirrorSketch, resizeSketch, rotateSketch } from './turnSketch.ts';

const piece = (label: string) => ({ kind: 'piece', label }) as const;
const cell = (type: 'floor' | 'wall' | 'gate' | 'outside') => ({ kind: 'cell', type }) as const;
const draw = (sketch: Sketch) => formatPuzzle(puzzleOfSketch(sketch));
const CARS = 'axes: A=h B=v\nstart:\n#AAB\n-.CB\n..C.\ngoal:\n#...\n-..B\n...B\n';

/** Two cells of A at the top left, to go to the bottom right. */
function small(): Sketch {
  let sketch = emptySketch(3, 2);
  for (const at of [0, 1]) sketch = paintStart(sketch, at, piece('A'));
  return placeGoal(sketch, 0, 'A', 5)!;
}

describe('sketch', () => {
  test('is painted into a puzzle', () => {
    expect(draw(small())).toBe('start:\nAA.\n...\ngoal:\n...\n.AA\n');
  });

  test('is no puzzle before it has a piece and a goal', () => {
    expect(() => draw(emptySketch(3, 3))).toThrow(PuzzleError);
    const unaimed = paintStart(emptySketch(3, 3), 0, piece('A'));
    expect(() => draw(unaimed)).toThrow(PuzzleError);
  });

  test('keeps all of a puzzle, whatever the number of its goals', () => {
    const texts = [CARS];
    for (let seed = 1; seed <= 100; seed++) texts.push(formatPuzzle(randomPuzzle(seed)));
    const counts = texts.map((text) => parsePuzzle(text).goals.length);
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(10);
    for (const text of texts) {
      const puzzle = parsePuzzle(text);
      expect(draw(sketchOf(puzzle))).toBe(formatPuzzle(puzzle));
    }
  });

  test('a piece that changes its shape changes it in the goal as well', () => {
    const longer = paintStart(small(), 2, piece('A'));
    expect(longer.goals[0]!.join()).toBe(',,,A,A,A');
    const shorter = paintStart(small(), 1, cell('floor'));
    expect(draw(shorter)).toBe('start:\nA..\n...\ngoal:\n...\n.A.\n');
  });

  test('a piece that is erased leaves its goal and axis to the next one painted', () => {
    const bound = setAxis(small(), 'A', 'h');
    const gone = [0, 1].reduce((drawn, at) => paintStart(drawn, at, cell('floor')), bound);
    expect(labelsOf(gone)).toEqual([]);
    expect(freeLabel(gone)).toBe('A');
    const again = [0, 1].reduce((drawn, at) => paintStart(drawn, at, piece('A')), gone);
    expect(draw(again)).toBe(draw(bound));
    expect(freeLabel(again)).toBe('B');
  });

  test('a goal is dragged by any cell of its piece', () => {
    expect(dragGoal(small(), 0, 'A', 1, 5)!.goals[0]!.join()).toBe(',,,,A,A');
    expect(dragGoal(small(), 0, 'A', 0, 3)!.goals[0]!.join()).toBe(',,,A,A,');
    expect(dragGoal(small(), 0, 'A', 0, 5)).toBeUndefined();
    expect(dragGoal(small(), 0, 'A', 1, 3)).toBeUndefined();
  });

  test('walls take what lies there, at the start and in the goal', () => {
    const walled = paintStart(small(), 5, cell('wall'));
    expect(walled.goals[0]!.join('')).toBe('');
    expect(walled.cells[5]).toBe('wall');
    expect(paintStart(small(), 0, cell('wall')).start[0]).toBe('');
    expect(paintStart(walled, 5, piece('B')).cells[5]).toBe('floor');
  });

  test('a goal takes the piece by whatever cell it fits', () => {
    const sketch = placeGoal(small(), 0, 'A', 3)!;
    expect(sketch.goals[0]!.join()).toBe(',,,A,A,');
    expect(placeGoal(sketch, 0, 'A', undefined)!.goals[0]!.join('')).toBe('');
    expect(placeGoal(paintStart(small(), 4, cell('wall')), 0, 'A', 5)).toBeUndefined();
  });

  test('goals come and go, and every one of several is edited', () => {
    const two = addGoal(small());
    expect(() => draw(two)).toThrow(PuzzleError);
    const filled = placeGoal(two, 1, 'A', 3)!;
    expect(draw(filled)).toBe('start:\nAA.\n...\ngoal:\n...\n.AA\ngoal:\n...\nAA.\n');
    expect(draw(sketchOf(puzzleOfSketch(filled)))).toBe(draw(filled));
    expect(draw(removeGoal(filled, 0))).toBe('start:\nAA.\n...\ngoal:\n...\nAA.\n');
    expect(draw(removeGoal(filled, 1))).toBe(draw(small()));
    expect(removeGoal(small(), 0).goals).toEqual([Array(6).fill('')]);
    const grown = paintStart(filled, 1, cell('floor'));
    expect(draw(grown)).toBe('start:\nA..\n...\ngoal:\n...\n.A.\ngoal:\n...\nA..\n');
    expect(draw(rotateSketch(filled))).toContain('goal:\n..\nA.\nA.\ngoal:\nA.\nA.\n..\n');
  });

  test('labels are free ones, axes go with their pieces', () => {
    expect(freeLabel(small())).toBe('B');
    expect(labelsOf(small())).toEqual(['A']);
    const bound = setAxis(small(), 'A', 'h');
    expect(draw(bound)).toMatch(/^axes: long/);
    expect(setAxis(bound, 'A', 'any').axes).toEqual({});
    const unnamed = placeGoal(bound, 0, 'A', undefined)!;
    expect(paintStart(paintStart(unnamed, 0, cell('floor')), 1, cell('floor')).axes).toEqual({});
  });

  test('turned four times and mirrored twice it is itself', () => {
    const sketch = sketchOf(parsePuzzle(CARS));
    const turned = rotateSketch(sketch);
    expect([turned.width, turned.height]).toEqual([3, 4]);
    expect(turned.axes).toEqual({ A: 'v', B: 'h' });
    expect(draw(turned)).not.toBe(draw(sketch));
    expect(draw(rotateSketch(rotateSketch(rotateSketch(turned))))).toBe(CARS);
    expect(draw(mirrorSketch(sketch))).toContain('start:\nBAA#\nBC.-\n.C..');
    expect(draw(mirrorSketch(mirrorSketch(sketch)))).toBe(CARS);
  });

  test('grows and shrinks', () => {
    expect(draw(resizeSketch(small(), 4, 3))).toContain('start:\nAA..\n....\n....');
    expect(draw(resizeSketch(resizeSketch(small(), 4, 3), 3, 2))).toBe(draw(small()));
    expect(resizeSketch(sketchOf(parsePuzzle(CARS)), 1, 1).axes).toEqual({});
  });
});

test('a history goes back and forth', () => {
  const history = amend(record(record(startHistory(0), 1), 2), 3);
  expect(history.now).toBe(3);
  expect(undone(history).now).toBe(1);
  expect(redone(undone(history)).now).toBe(3);
  expect(undone(undone(undone(history))).now).toBe(0);
  expect(redone(history)).toEqual(history);
  expect(record(undone(history), 9).future).toEqual([]);
});

test('a stroke leaves out no cell, and has no parts that touch at corners alone', () => {
  expect(strokeWay(4, 0, 1)).toEqual({ path: [1], corners: [] });
  expect(strokeWay(4, 0, 3)).toEqual({ path: [1, 2, 3], corners: [] });
  expect(strokeWay(4, 5, 0)).toEqual({ path: [0], corners: [[4, 1]] });
  // Over another piece, one corner is taken from it; none where the piece has one.
  const way = strokeWay(4, 5, 0);
  const never = () => false;
  expect(cornersTaken(way, (cell) => cell === 1, never)).toEqual([1]);
  expect(cornersTaken(way, never, never)).toEqual([4]);
  expect(cornersTaken(way, never, (cell) => cell === 1)).toEqual([]);
});

test('a slanting stroke goes through a corner, and not through the cells beside it', () => {
  expect(isAtCorner({ x: 1.1, y: 0.9 })).toBe(true);
  expect(isAtCorner({ x: 1.1, y: 0.5 })).toBe(false);
  expect(isAtCorner({ x: 1.3, y: 1.3 })).toBe(false);
});
