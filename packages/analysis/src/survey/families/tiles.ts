/*
 * `tiles HxW`: every position of a tile board from which the goal with the gap last can be reached,
 * by its distance in single-tile moves (stm) and in multi-tile moves (mtm). A job is a metric; a
 * row is a distance, with one position of it from a line that leads from the farthest to the goal.
 *
 * The levels come from a table of 0.4 bytes a position (tiles/exhaustive); a set of positions as
 * numbers of 64 bits would take twenty times as much.
 */
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import { TileTable } from '@glissade/tiles/exhaustive/tileTable';
import { type ClassResult, isWithin, type SurveyFamily, type Where } from '../family.ts';
import type { Cells } from '../geometry/kinds.ts';
import { SurveyLimitError } from '../surveyLimitError.ts';
import { goalRows, tileRows, tilesPuzzle, tilesText } from '../tilesText.ts';

export type TileSurveyMetric = 'stm' | 'mtm';

export const TILE_METRICS: readonly TileSurveyMetric[] = ['stm', 'mtm'];

/** Positions between two yields. */
const BUDGET = 200_000;

export type TilesOptions = {
  readonly metrics: readonly TileSurveyMetric[];
  /** Positions that are kept for each distance. */
  readonly top: number;
  readonly where: Where;
  readonly memoryBytes: number;
};

/** Tiles by cell, as ids of TileProblem, and the cell of the gap. */
type Position = { readonly tiles: ArrayLike<number>; readonly gap: number };

export function tilesFamily(width: number, height: number, options: TilesOptions): SurveyFamily {
  const { metrics } = options;
  const name = `tiles ${height}x${width}`;
  return {
    name,
    filters: ['length'],
    metrics,
    head: ([metric]) => ({ metric: TILE_METRICS[metric!]! }),
    totals: (rows) => ({
      positions: positionsOf(width * height),
      ...Object.fromEntries(
        metrics.map((metric) => {
          const own = rows.filter(({ columns }) => TILE_METRICS[columns[0]!] === metric);
          return [metric, Math.max(0, ...own.map(({ longest }) => longest))];
        }),
      ),
    }),
    *listJobs() {
      yield;
      const run = (job: number) => levelsOf(width, height, metrics[job]!, options);
      return { count: metrics.length, run };
    },
    width,
    height,
    draw: (pieces) => tileRows(pieces, width, height),
    puzzle: (picture) => tilesText(picture, goalRows(width, height)),
  };
}

/** Half of all arrangements. */
function positionsOf(cells: number): number {
  let positions = 1;
  for (let i = 3; i <= cells; i++) positions *= i;
  return positions;
}

function* levelsOf(
  width: number,
  height: number,
  metric: TileSurveyMetric,
  { top, where, memoryBytes }: TilesOptions,
): Generator<ClassResult | undefined> {
  const bytes = TileTable.bytesFor(width * height);
  const goal = compileTiles(tilesPuzzle(width, height));
  const table = bytes > memoryBytes ? undefined : TileTable.open(goal, metric === 'mtm');
  if (!table) {
    const megabytes = Math.ceil(bytes / 1e6);
    throw new SurveyLimitError(`the table of ${height}×${width} takes ${megabytes} MB a thread`);
  }
  while (!table.step(BUDGET)) yield undefined;
  const examples = examplesOf(table, goal, top);
  for (const [length, positions] of table.levels.entries()) {
    if (!isWithin(where, { length })) continue;
    yield resultOf(table, metric, length, positions, examples[length]!);
  }
}

function resultOf(
  { count }: TileTable,
  metric: TileSurveyMetric,
  length: number,
  positions: number,
  examples: readonly Position[],
): ClassResult {
  return {
    columns: [TILE_METRICS.indexOf(metric), length],
    name: () => `${metric} ${length}`,
    classes: 1,
    counts: {
      starts: positions,
      states: positions,
      components: 1,
      solvable: 1,
      solvableStarts: positions,
      largest: count,
    },
    longest: length,
    hardestCount: positions,
    hardest: examples.map((position) => ({
      length,
      states: count,
      pieces: () => piecesOf(position),
    })),
  };
}

/** Some positions of each distance, at most `top`: the farthest, and those on the way from them. */
function examplesOf(table: TileTable, goal: TileProblem, top: number): Position[][] {
  const gapOf = (tiles: ArrayLike<number>) => Array.from(tiles).indexOf(goal.gapGoal);
  let level: Position[] = table.farthest(top).map((tiles) => ({ tiles, gap: gapOf(tiles) }));
  const examples = [level];
  for (let distance = table.levels.length - 2; distance >= 0; distance--) {
    const next = new Map<string, Position>();
    for (const { tiles, gap } of level) {
      for (const position of table.nearer(tiles, gap)) {
        if (next.size < top) next.set(piecesOf(position).join(), position);
      }
    }
    level = [...next.values()];
    examples.unshift(level);
  }
  return examples;
}

/** The cell of each tile, in the tiles' order. The goal has tile n on cell n - 1. */
function piecesOf({ tiles, gap }: Position): Cells[] {
  const pieces: Cells[] = new Array(tiles.length - 1);
  for (let cell = 0; cell < tiles.length; cell++) {
    if (cell !== gap) pieces[tiles[cell]!] = 1n << BigInt(cell);
  }
  return pieces;
}
