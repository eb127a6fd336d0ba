import { parsePuzzle, replay } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { randomNumbers, randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { follow, isFreeAt, type Offset, restAt } from './dragMotion.ts';
import { dragSpace } from './dragSpace.ts';

/** Piece A in a corridor: right, then down, then left. */
const corridor = parsePuzzle('start:\nA..\n##.\n...\ngoal:\n...\n...\nA..\n');
const ring = dragSpace(corridor, corridor.start, 0);

/** Drags through the points; the piece must be free at every one. */
function dragThrough(points: readonly Offset[]): Offset {
  let at: Offset = { x: 0, y: 0 };
  for (const point of points) {
    at = follow(ring, at, point);
    expect(isFreeAt(ring, at)).toBe(true);
  }
  return at;
}

describe('follow', () => {
  it('goes where the finger goes', () => {
    expect(follow(ring, { x: 0, y: 0 }, { x: 1.3, y: 0 })).toEqual({ x: 1.3, y: 0 });
  });

  it('stops at walls and edges and slides along them', () => {
    expect(follow(ring, { x: 0, y: 0 }, { x: -2, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(follow(ring, { x: 0, y: 0 }, { x: 0.6, y: 0.8 })).toEqual({ x: 0.6, y: 0 });
  });

  it('is led round corners that the finger misses a little', () => {
    const end = dragThrough([
      { x: 1.7, y: 0.1 },
      { x: 1.8, y: 1.2 },
      { x: 1.9, y: 1.8 },
      { x: 0.2, y: 1.7 },
    ]);
    expect(end.x).toBeCloseTo(0.2);
    expect(end.y).toBeCloseTo(2);
  });

  it('goes round a corner in one jump of the finger', () => {
    expect(follow(ring, { x: 0, y: 0 }, { x: 2, y: 2 })).toEqual({ x: 2, y: 2 });
  });

  it('does not jump through a wall', () => {
    expect(follow(ring, { x: 0, y: 0 }, { x: 0, y: 2 })).toEqual({ x: 0, y: 0 });
  });

  it('never leaves the free space and comes to rest by legal steps', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const next = randomNumbers(seed);
      const puzzle = randomPuzzle(seed);
      const piece = next(puzzle.pieces.length);
      const space = dragSpace(puzzle, puzzle.start, piece);
      let at: Offset = { x: 0, y: 0 };
      for (let move = 0; move < 20; move++) {
        at = follow(space, at, { x: next(900) / 100 - 4.5, y: next(900) / 100 - 4.5 });
        expect(isFreeAt(space, at)).toBe(true);
        const { steps } = restAt(space, at);
        expect(replay(puzzle, Uint32Array.from(steps)).illegal).toBeUndefined();
      }
    }
  });
});

describe('dragSpace', () => {
  it('moves a line of tiles together, one cell towards the gap', () => {
    const tiles = parsePuzzle('1 2 3/4 5 6/7 8 0');
    const { pieces, stops } = dragSpace(tiles, tiles.start, 6);
    expect(pieces.map((piece) => tiles.pieces[piece]!.label)).toEqual(['8', '7']);
    expect([...stops.keys()]).toEqual(['0 0', '1 0']);
    expect(dragSpace(tiles, tiles.start, 0).stops.size).toBe(1);
  });
});

describe('restAt', () => {
  it('takes the nearest stop, in doubt where the piece was going', () => {
    expect(restAt(ring, { x: 0.6, y: 0 })).toMatchObject({ dx: 1, dy: 0 });
    expect(restAt(ring, { x: 0.4, y: 0 })).toMatchObject({ dx: 0, dy: 0 });
    expect(restAt(ring, { x: 0.4, y: 0 }, { x: 0.3, y: 0 })).toMatchObject({ dx: 1, dy: 0 });
  });
});
