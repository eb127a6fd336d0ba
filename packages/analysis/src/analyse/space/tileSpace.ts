/*
 * Whole spaces of tile boards of up to 12 cells, by tables of two bits a position.
 *
 * From where the gap is in a state, how many states are at which distance from it follows: renaming
 * the tiles and turning the board over change nothing. So one table for each place of the gap that
 * differs gives the levels from the start, those to the goal, and the diameter; the table of the
 * goal is made last and kept, for the shortest answers. Each takes two or three seconds for the
 * 239,500,800 states of 3×4 and 2×6, where exploring takes minutes and gigabytes.
 */
import { exactCount, formatState, type Metric, type Puzzle, tileParity } from '@glissade/core';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import type { SearchStats } from '@glissade/search/searcher';
import { TileTable } from '@glissade/tiles/exhaustive/tileTable';
import type { MetricAnalysis } from '../analysis.ts';
import { branchingOf } from '../measures/measure.ts';
import type { Work } from './work.ts';

/** Positions between two yields. */
const BUDGET = 200_000;

/** Whether a table can tell all of this puzzle: it has one goal, and that can be reached. */
export function hasTileTable(puzzle: Puzzle, memoryBytes: number): boolean {
  const { type, board, goals } = puzzle;
  return (
    type === 'tiles' &&
    goals.length === 1 &&
    TileTable.bytesFor(board.cells.length) <= memoryBytes &&
    tileParity(puzzle).isSolvable
  );
}

/** The table of a puzzle's goal; undefined where there is no memory. */
export function* makeTileTable(
  puzzle: Puzzle,
  metric: Metric,
  stats: SearchStats,
): Work<TileTable> {
  const table = TileTable.open(compileTiles(puzzle), metric === 'mtm');
  if (table) yield* complete(table, stats);
  return table;
}

function* complete(table: TileTable, stats: SearchStats): Generator<number, void> {
  const before = stats.expanded;
  while (!table.step(BUDGET)) {
    stats.expanded = before + table.count;
    yield BUDGET;
  }
  stats.expanded = before + table.count;
}

/** All that is told of the space of a tile board; `drawn`: how many hardest states at most. */
export function* measureTiles(
  puzzle: Puzzle,
  metric: Metric,
  drawn: number,
  stats: SearchStats,
): Work<MetricAnalysis> {
  const problem = compileTiles(puzzle);
  const table = TileTable.open(problem, metric === 'mtm');
  if (!table) return undefined;
  const placeOf = (gap: number) => placeOfGap(puzzle, gap);
  // The goal's own table is made last.
  const gaps = new Map([...puzzle.board.cells.keys()].map((gap) => [placeOf(gap), gap]));
  gaps.delete(placeOf(problem.gapGoal));
  const levelsBy = new Map<number, readonly number[]>();
  for (const gapGoal of [...gaps.values(), problem.gapGoal]) {
    table.restart({ ...problem, gapGoal });
    yield* complete(table, stats);
    levelsBy.set(placeOf(gapGoal), table.levels);
  }
  const levels = levelsBy.get(placeOf(problem.gap))!;
  const diameter = Math.max(...[...levelsBy.values()].map(({ length }) => length - 1));
  const branching = branchingOf(countBranches(puzzle, metric, table.count));
  const hardest = table.levels.length - 1;
  return {
    metric,
    length: table.distanceOf(problem.tiles, problem.gap)!,
    optimalSolutions: exactCount(countShortestPaths(table, problem)),
    levels,
    goalDistances: table.levels,
    hardest: {
      distance: hardest,
      count: table.levels[hardest]!,
      states: table.farthest(drawn).map((tiles) => formatState(puzzle, stateOf(problem, tiles))),
    },
    eccentricity: levels.length - 1,
    diameter: { lower: diameter, upper: diameter },
    branching,
    forced: branching.histogram[2] ?? 0,
    deadEnds: branching.histogram[1] ?? 0,
  };
}

/** The same number for cells that symmetries of the board exchange. */
function placeOfGap({ board: { width, height } }: Puzzle, gap: number): number {
  const x = Math.min(gap % width, width - 1 - (gap % width));
  const row = Math.floor(gap / width);
  const y = Math.min(row, height - 1 - row);
  return width === height ? Math.min(x, y) * width + Math.max(x, y) : y * width + x;
}

/** Each cell has the gap in the same number of states. */
function countBranches({ board }: Puzzle, metric: Metric, states: number): number[] {
  const { width, height } = board;
  const histogram: number[] = [];
  for (let cell = 0; cell < board.cells.length; cell++) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    const edges = [x > 0, x < width - 1, y > 0, y < height - 1].filter(Boolean).length;
    const successors = metric === 'mtm' ? width + height - 2 : edges;
    while (histogram.length <= successors) histogram.push(0);
    histogram[successors]! += states / board.cells.length;
  }
  return histogram;
}

/** Ways down from the start, one distance after the other. */
function countShortestPaths(table: TileTable, { tiles, gap }: TileProblem): bigint {
  let level = new Map([[tiles.join(), { tiles, gap, paths: BigInt(1) }]]);
  for (let left = table.distanceOf(tiles, gap)!; left > 0; left--) {
    const next: typeof level = new Map();
    for (const position of level.values()) {
      for (const there of table.nearer(position.tiles, position.gap)) {
        there.tiles[there.gap] = GAP;
        const key = there.tiles.join();
        const paths = (next.get(key)?.paths ?? BigInt(0)) + position.paths;
        next.set(key, { ...there, paths });
      }
    }
    level = next;
  }
  return [...level.values()].reduce((sum, { paths }) => sum + paths, BigInt(0));
}

/** What is written on the gap's cell, so that equal positions read the same. */
const GAP = 0xffff;

function stateOf({ pieceOf, gapGoal }: TileProblem, tiles: Uint16Array): Uint16Array {
  const state = new Uint16Array(tiles.length - 1);
  for (let cell = 0; cell < tiles.length; cell++) {
    if (tiles[cell] !== gapGoal) state[pieceOf[tiles[cell]!]!] = cell;
  }
  return state;
}
