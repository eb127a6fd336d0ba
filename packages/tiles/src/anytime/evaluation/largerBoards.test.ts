import { cellsApart } from '@glissade/search/problem/cellsApart';
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../../../tests/arbitrary/tiles.ts';
import { closeTriplets } from './closeTiles.ts';
import { scoreOf } from './evaluation.ts';
import { enlarge } from './largerBoards.ts';
import { type LearnedTables, MOVE } from './learned.ts';

/** Numbers at random for boards of 4×4. */
function someTables(): LearnedTables {
  const random = randomNumbers(7);
  const triples = closeTriplets(4);
  return {
    side: 4,
    singles: Int32Array.from({ length: 256 }, () => random(100)),
    groups: triples.map(({ tiles }, i) => ({ tiles, begin: i * 4096 })),
    table: Int16Array.from({ length: triples.length * 4096 }, () => random(50) - 20),
  };
}

/** The cell of a large line that is as near to an end of a short one, by looking at all. */
function homeOf(at: number, length: number): number {
  if (at < 1) return 0;
  if (at >= length - 2) return at - length + 4;
  return 1;
}

describe('enlarge', () => {
  const tables = someTables();

  it('says of a board of the same side what the tables say', () => {
    const evaluation = enlarge(tables, 4, 4);
    const random = randomNumbers(3);
    const board = Array.from({ length: 16 }, (_, cell) => cell).sort(() => random(3) - 1);
    const cellOf = (id: number) => board.indexOf(id);
    const singles = board.reduce((sum, id, cell) => sum + tables.singles[id * 16 + cell]!, 0);
    const triplets = tables.groups.reduce((sum, { tiles: [a, b, c], begin }) => {
      const place = cellOf(a!) + 16 * cellOf(b!) + 256 * cellOf(c!);
      return sum + tables.table[begin + place]!;
    }, 0);
    expect(scoreOf(evaluation, board)).toBe(singles + triplets);
  });

  it.each([
    [9, 4],
    [5, 7],
  ])('keeps distances and corners: %i×%i', (width, height) => {
    const { cells, distances, groups } = enlarge(tables, width, height);
    expect(cells).toBe(width * height);
    for (let id = 0; id < cells - 1; id++) {
      const home = homeOf(id % width, width) + 4 * homeOf(Math.floor(id / width), height);
      // At home a tile counts as the one it is taken for does at its own.
      expect(distances[id * cells + id]).toBe(tables.singles[home * 17]);
      const far = id % width < width - 1 ? id + 1 : id - 1;
      if (Math.abs((home % 4) + far - id) > 3) continue;
      const beside = tables.singles[home * 17 + far - id]!;
      expect(distances[id * cells + far]).toBe(beside);
    }
    const rows = groups.isFirst.reduce((sum, one) => sum + one, 0);
    // Lines of three and corners, but not those with the gap's home.
    const lines = (width - 2) * height + (height - 2) * width - 2;
    expect(rows).toBe(lines + 4 * (width - 1) * (height - 1) - 3);
  });

  it('counts moves beyond the small board as moves', () => {
    const { distances } = enlarge(tables, 12, 4);
    const [near, far] = [distances[5]!, distances[9]!];
    expect(far - near).toBe(MOVE * (cellsApart(12, 0, 9) - cellsApart(12, 0, 5)));
  });
});
