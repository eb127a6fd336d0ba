import { describe, expect, it } from 'vitest';
import { neighboursOf } from '../../board/gapBoard.ts';
import { manhattanEvaluation } from './evaluation.ts';
import { MOVE } from './learned.ts';
import { withSquaredDistances, withSuperlinearManhattan } from './superlinearManhattan.ts';
import { layGroups } from './tileGroups.ts';

/** An evaluation by Manhattan distances, in scores. */
function manhattanScores(width: number, height: number) {
  const cells = width * height;
  const { distances } = manhattanEvaluation({ width, height }, cells - 1);
  return {
    cells,
    neighbours: neighboursOf(width, height),
    distances: distances.map((value) => (value * MOVE) / 4),
    groups: layGroups(cells, cells, [], new Int16Array(0)),
  };
}

describe('withSuperlinearManhattan', () => {
  const evaluation = manhattanScores(9, 7);
  const { distances, groups } = withSuperlinearManhattan(evaluation, 9, 7);
  const at = (id: number, cell: number) => distances[id * 63 + cell]! / MOVE;

  it('leaves tiles at home, the gap and groups as they are', () => {
    for (let id = 0; id < 63; id++) expect(at(id, id)).toBe(0);
    for (let cell = 0; cell < 63; cell++) expect(at(62, cell)).toBe(0);
    expect(groups).toBe(evaluation.groups);
  });

  it('counts a step of a tile more, the further its home is from that of the gap', () => {
    // Tile 0 is as far as can be: a step counts twice. Tile 40 is at most four away, of eight.
    expect([at(0, 1), at(0, 9)]).toEqual([2, 2]);
    expect([at(40, 41), at(40, 31)]).toEqual([1.5, 1.5]);
  });

  it('counts far tiles more than in proportion', () => {
    expect(at(0, 3)).toBeCloseTo(2 * (3 + 0.2 * 4), 1);
    expect(at(40, 0)).toBeCloseTo(1.5 * (8 + 0.2 * 49), 1);
  });
});

describe('withSquaredDistances', () => {
  it('adds squares of how far tiles are across and down on 7×7', () => {
    const evaluation = manhattanScores(7, 7);
    const { distances, groups } = withSquaredDistances(evaluation, 7);
    const more = (id: number, cell: number) =>
      (distances[id * 49 + cell]! - evaluation.distances[id * 49 + cell]!) / MOVE;
    expect(groups).toBe(evaluation.groups);
    for (let cell = 0; cell < 49; cell++) expect(more(48, cell)).toBe(0);
    expect(more(16, 16)).toBe(0);
    expect(more(16, 2)).toBeCloseTo(0.4, 1);
    expect(more(0, 33)).toBeCloseTo(0.1 * (25 + 16), 1);
  });

  it('leaves smaller boards as they are', () => {
    const evaluation = manhattanScores(6, 6);
    expect(withSquaredDistances(evaluation, 6)).toBe(evaluation);
  });
});
