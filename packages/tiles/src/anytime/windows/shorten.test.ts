import { namedGoal } from '@glissade/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomNumbers, scrambledTiles } from '../../../../../tests/arbitrary/tiles.ts';
import { oneIn } from '../../../../../tests/support/oneIn.ts';
import { neighboursOf } from '../../board/gapBoard.ts';
import { LineShortener } from './shorten.ts';

/** A line of random moves of the gap, and the board it ends with. */
function wander(width: number, height: number, moves: number, seed: number) {
  const random = randomNumbers(seed);
  const neighbours = neighboursOf(width, height);
  const tiles = Uint16Array.from(
    scrambledTiles(width, namedGoal('standard', width, height), 60, random),
  );
  const start = tiles.slice();
  const gapStart = tiles.indexOf(0);
  let gap = gapStart;
  const line: number[] = [];
  while (line.length < moves) {
    const direction = random(4);
    const from = neighbours[gap * 4 + direction]!;
    if (from < 0) continue;
    tiles[gap] = tiles[from]!;
    tiles[from] = 0;
    gap = from;
    line.push(direction);
  }
  return {
    played: { width, height, tiles: start, gap: gapStart, line: Uint8Array.from(line) },
    end: tiles,
  };
}

function endOf(
  { width, height, tiles, gap }: { width: number; height: number; tiles: Uint16Array; gap: number },
  line: Uint8Array,
) {
  const neighbours = neighboursOf(width, height);
  const cells = tiles.slice();
  let at = gap;
  for (const direction of line) {
    const from = neighbours[at * 4 + direction]!;
    expect(from).toBeGreaterThanOrEqual(0);
    cells[at] = cells[from]!;
    cells[from] = 0;
    at = from;
  }
  return cells;
}

const WORK = 50_000 / oneIn(5);

describe('Shortener', () => {
  it('keeps the effect of a line and never makes it longer', () => {
    const lines = fc.record({
      width: fc.integer({ min: 2, max: 12 }),
      height: fc.integer({ min: 2, max: 12 }),
      moves: fc.integer({ min: 0, max: 400 }),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(lines, ({ width, height, moves, seed }) => {
        const { played, end } = wander(width, height, moves, seed);
        const shortener = new LineShortener(played);
        let length = played.line.length;
        for (let slice = 0; slice < 30 && !shortener.step(1000); slice++) {
          expect(shortener.length).toBeLessThanOrEqual(length);
          length = shortener.length;
          expect(endOf(played, shortener.line)).toEqual(end);
        }
        expect(shortener.line.length).toBe(shortener.length);
        expect(endOf(played, shortener.line)).toEqual(end);
        expect(played.line.length).toBe(moves);
      }),
      { seed: 6, numRuns: 100 / oneIn(4) },
    );
  });

  it('does the same in slices of any size, and keeps to the budget of each', () => {
    const { played } = wander(7, 6, 900, 4);
    const whole = new LineShortener(played);
    whole.step(WORK);
    while (!whole.finishWindow(1000));
    for (const budget of [1, 37, 20_000]) {
      const sliced = new LineShortener(played);
      let overdrawn = 0;
      let slices = 0;
      let { length } = sliced;
      while (sliced.expanded < WORK) {
        const { expanded } = sliced;
        const slice = Math.min(budget, WORK - expanded);
        sliced.step(slice);
        if (sliced.expanded - expanded > slice) overdrawn++;
        // A window in progress leaves the line as it was. Not each slice looks: the line is long.
        if (sliced.length === length && ++slices % 100 > 0) continue;
        ({ length } = sliced);
        expect(endOf(played, sliced.line)).toEqual(endOf(played, played.line));
      }
      expect(overdrawn).toBe(0);
      expect(sliced.isBetweenWindows).toBe(false);
      while (!sliced.finishWindow(budget));
      expect(sliced.line).toEqual(whole.line);
      expect(sliced.expanded).toBe(whole.expanded);
    }
    expect(whole.length).toBeLessThan(played.line.length / 2);
  });

  it('ends with a proof on a board that one window holds', () => {
    const { distances, played } = ringBoard();
    const shortener = new LineShortener(played);
    while (!shortener.step(100));
    expect(shortener.isProved || shortener.length === 0).toBe(true);
    expect(shortener.length).toBe(distances);
  });

  it('has nothing to do for an empty line', () => {
    const { played } = wander(3, 3, 0, 1);
    const shortener = new LineShortener(played);
    expect(shortener.step(10)).toBe(true);
    expect(shortener.line.length).toBe(0);
  });
});

/** Eight turns round a 2×2 board: 32 moves one way come to 8 of the other. */
function ringBoard() {
  const line = Uint8Array.from({ length: 8 }, (_, i) => [1, 2, 3, 0][i % 4]!);
  const played = { width: 2, height: 2, tiles: Uint16Array.of(0, 1, 2, 3), gap: 0, line };
  // Twelve moves are a whole turn of all tiles, so eight forward are four back.
  return { played, distances: 4 };
}
