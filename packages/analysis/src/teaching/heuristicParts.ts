/* What a heuristic counts on a board: by tile, by pair of tiles, by pattern. */
import {
  columnOf,
  defaultMetric,
  type Metric,
  type Puzzle,
  rowOf,
  type State,
} from '@glissade/core';
import { blockWays } from '@glissade/search/heuristic/blocks';
import { type LineOf, leaversAmong, tilesByLine } from '@glissade/search/heuristic/linearConflict';
import { goalCellsOf, tileDistance } from '@glissade/search/heuristic/manhattan';
import { type Pattern, patternsOf, sumOf } from '@glissade/search/heuristic/patterns';
import type { HeuristicName } from '@glissade/solve/engines/heuristics';

/** What one tile adds; of a block puzzle, one piece that the goal names. */
export type TilePart = {
  /** Number of its piece. */
  readonly piece: number;
  /** Its cell in the goal; of a block, that of its origin. */
  readonly goal: number;
  /** Rows that it is away from there; of a block, 0. */
  readonly rows: number;
  /** Columns that it is away from there; of a block, 0. */
  readonly columns: number;
  /** What it adds to the estimate. */
  readonly adds: number;
};

/** Tiles of a row or column that are in each other's way. */
export type LinePart = {
  /** What kind of line. */
  readonly line: 'row' | 'column';
  /** Which row or column, from 0. */
  readonly at: number;
  /** Pairs of pieces that must pass each other there. */
  readonly pairs: readonly (readonly [number, number])[];
  /** What the line adds: 2 for each tile that must leave it. */
  readonly adds: number;
};

/** What the table of a group of tiles says. */
export type PatternPart = {
  /** Numbers of its pieces. */
  readonly pieces: readonly number[];
  /** Least moves of these tiles. */
  readonly adds: number;
};

/** A feature that an expression names. */
export type FeaturePart = {
  /** One of `FEATURES`. */
  readonly name: string;
  /** Its value on the board. */
  readonly value: number;
  /** What one unit of it adds, where the expression is a sum; undefined for any other. */
  readonly factor?: number;
};

/**
 * The parts of an estimate. What they add is the estimate, except for an expression, which has
 * `features` and a `total` as well, and for a function that somebody has written, of which the
 * parts are what it says they are.
 */
export type HeuristicParts = {
  /** Its name. */
  readonly heuristic: HeuristicName | 'expression' | 'script';
  /** Every tile; of a block puzzle, the pieces that the goal names. */
  readonly tiles: readonly TilePart[];
  /** Rows and columns with conflicts; of linear conflict. */
  readonly lines: readonly LinePart[];
  /** All groups; of pattern databases. */
  readonly patterns: readonly PatternPart[];
  /** What an expression names. */
  readonly features?: readonly FeaturePart[];
  /** The estimate, of an expression or a function. */
  readonly total?: number;
};

/** The parts of the estimate for a state. */
export type PartsOf = (state: State) => HeuristicParts;

/**
 * Takes a heuristic apart: of a tile puzzle in single steps, of a block puzzle in `metric`; of
 * several goals, for the first one with the least estimate. Undefined for a heuristic that has no
 * parts on a board.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { heuristicParts } from 'glissade/search';
 * const puzzle = parsePuzzle('2 1 3/4 5 6/7 8 0');
 * const { tiles, lines } = heuristicParts(puzzle, 'linear-conflict')!(puzzle.start);
 * console.log(tiles.map(({ adds }) => adds).join(' ')); // → 1 1 0 0 0 0 0 0
 * console.log(lines[0]!.adds); // → 2
 * ```
 */
export function heuristicParts(
  puzzle: Puzzle,
  name: HeuristicName,
  metric: Metric = defaultMetric(puzzle),
): PartsOf | undefined {
  if (puzzle.type === 'blocks' && name === 'blocks') return partsOfBlocks(puzzle, metric);
  if (puzzle.type !== 'tiles' || name === 'zero' || name === 'blocks') return undefined;
  const goals = goalCellsOf(puzzle).map((goal) => ({
    goal,
    patterns: name === 'patterns' ? patternsOf(puzzle, goal) : [],
  }));
  return (state) => {
    const all = goals.map(({ goal, patterns }) => partsFor(puzzle, name, state, goal, patterns));
    const least = Math.min(...all.map(estimateOf));
    return all.find((parts) => estimateOf(parts) === least)!;
  };
}

function partsOfBlocks(puzzle: Puzzle, metric: Metric): PartsOf {
  const ways = blockWays(puzzle, metric);
  return (state) => ({
    heuristic: 'blocks',
    tiles: ways(state).map((way) => ({ ...way, rows: 0, columns: 0 })),
    lines: [],
    patterns: [],
  });
}

function estimateOf({ tiles, lines, patterns }: HeuristicParts): number {
  return [...tiles, ...lines, ...patterns].reduce((sum, { adds }) => sum + adds, 0);
}

function partsFor(
  puzzle: Puzzle,
  name: HeuristicName,
  state: State,
  goal: State,
  patterns: readonly Pattern[],
): HeuristicParts {
  const tiles = Array.from(state, (cell, piece): TilePart => {
    const at = Uint16Array.of(cell);
    const home = Uint16Array.of(goal[piece]!);
    const { sideways: columns, upright: rows } = tileDistance(puzzle.board, at, home);
    const adds =
      name === 'patterns' ? 0 : name === 'misplaced' ? Math.min(1, rows + columns) : rows + columns;
    return { piece, goal: goal[piece]!, rows, columns, adds };
  });
  const lines =
    name === 'linear-conflict'
      ? [...conflicts(puzzle, state, goal, 'row'), ...conflicts(puzzle, state, goal, 'column')]
      : [];
  const tables = patterns.map((pattern) => ({
    pieces: pattern.pieces,
    adds: sumOf([pattern], state),
  }));
  return { heuristic: name, tiles, lines, patterns: tables };
}

function conflicts(puzzle: Puzzle, state: State, goal: State, line: LinePart['line']): LinePart[] {
  const lineOf: LineOf = line === 'row' ? rowOf : columnOf;
  return [...tilesByLine(puzzle.board, state, goal, lineOf)].flatMap(([at, tiles]) => {
    const adds = 2 * leaversAmong(tiles, goal);
    const pairs = tiles.flatMap((first, i) =>
      tiles
        .slice(i + 1)
        .flatMap((second) => (goal[first]! > goal[second]! ? [[first, second] as const] : [])),
    );
    return adds === 0 ? [] : [{ line, at, pairs, adds }];
  });
}
