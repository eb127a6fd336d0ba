import { describe, expect, it } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  scrambledTiles,
} from '../../../../../tests/arbitrary/tiles.ts';
import { StepManhattan } from './stepManhattan.ts';

describe('StepManhattan', () => {
  it.each([
    [5, 3, 7],
    [2, 9, 0],
    [255, 2, 100],
  ])('follows the distance along a walk on %i×%i', (width, height, gapGoal) => {
    const manhattan = new StepManhattan(width, height);
    const goal = goalWithGap(width, height, gapGoal);
    const random = randomNumbers(width);
    const ids = scrambledTiles(width, goal, 60, random).map((tile) => goal.indexOf(tile));
    let gap = ids.indexOf(gapGoal);
    let distance = manhattan.distance(ids, gap);
    for (let count = 0; count < 200; count++) {
      const [x, y] = [gap % width, Math.floor(gap / width)];
      const isOpen = [y > 0, x < width - 1, y < height - 1, x > 0];
      const ways = [0, 1, 2, 3].filter((way) => isOpen[way]);
      const direction = ways[random(ways.length)]!;
      const from = gap + [-width, 1, width, -1][direction]!;
      distance += manhattan.change(ids[from]!, gap, direction);
      [ids[gap], ids[from]] = [ids[from]!, ids[gap]!];
      gap = from;
      expect(distance).toBe(manhattan.distance(ids, gap));
    }
    expect(distance).toBeGreaterThan(0);
  });

  it('is the sum of the ways of all tiles, the farthest 508 on the largest board', () => {
    const manhattan = new StepManhattan(255, 255);
    const tiles = Array.from({ length: 255 * 255 }, (_, cell) => cell);
    [tiles[0], tiles[65_024]] = [65_024, 0];
    expect(manhattan.distance(tiles, 32_512)).toBe(1016);
  });
});
