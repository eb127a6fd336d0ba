import { cellsApart } from '@glissade/search/problem/cellsApart';
import type { BoardEvaluation, WholeBoardBeam } from '@glissade/tiles/anytime/beam/wholeBoardBeam';
import { MOVE } from '@glissade/tiles/anytime/evaluation/learned';
import { joinTables, layGroups } from '@glissade/tiles/anytime/evaluation/tileGroups';
import { neighboursOf } from '@glissade/tiles/board/gapBoard';
import { randomNumbers } from '../arbitrary/tiles.ts';

/**
 * Manhattan distances, and small random numbers for groups of tiles, the gap's included, and for
 * groups of cells unless `hasDualGroups` is false.
 */
export function randomEvaluation(
  width: number,
  height: number,
  hasDualGroups = true,
): BoardEvaluation {
  const random = randomNumbers(width * 100 + height);
  const cells = width * height;
  const distances = Int32Array.from({ length: cells * cells }, (_, i) => {
    const [id, cell] = [Math.floor(i / cells), i % cells];
    return MOVE * cellsApart(width, id, cell);
  });
  const valuesOf = (tiles: readonly number[]) =>
    Int16Array.from({ length: cells ** tiles.length }, () => random(9) - 3);
  const groups = Array.from({ length: cells - 2 }, (_, first) =>
    first % 3 === 0 ? [first + 1, first] : [first, first + 2, first + 1],
  );
  const { table, begins } = joinTables(groups.map(valuesOf), (length) => new Int16Array(length));
  const placed = groups.map((tiles, i) => ({ tiles, begin: begins[i]! }));
  const mirrored = Uint8Array.from({ length: cells }, (_, id) => cells - 1 - id);
  const table3 = Int8Array.from(valuesOf([0, 1, 2]));
  const placedCells = Array.from({ length: cells - 2 }, (_, first) => {
    const tiles = [first + 2, first, first + 1];
    const places = first % 2 === 0 ? [mirrored, mirrored, mirrored] : [];
    return { tiles, begin: 0, places };
  });
  return {
    cells,
    neighbours: neighboursOf(width, height),
    distances,
    groups: layGroups(cells, cells, placed, table),
    ...(hasDualGroups ? { dualGroups: layGroups(cells, cells, placedCells, table3) } : {}),
  };
}

/** Runs a beam to its end, slice by slice. */
export function runBeam(beam: WholeBoardBeam, slice: number): { status: string; line: Uint8Array } {
  for (;;) {
    const status = beam.step(slice);
    if (status !== 'running') return { status, line: beam.line };
  }
}
