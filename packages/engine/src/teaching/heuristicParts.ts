/* What a heuristic counts on a board: by tile, by pair of tiles, by pattern. */
import { columnOf, type Puzzle, rowOf, type State } from '@glissade/core';
import type { HeuristicName } from '../engines/heuristics.ts';
import { type LineOf, leaversAmong, tilesByLine } from '../heuristic/linearConflict.ts';
import { goalCellsOf, tileDistance } from '../heuristic/manhattan.ts';
import { type Pattern, patternsOf, sumOf } from '../heuristic/patterns.ts';

/** What one tile adds. */
export type TilePart = {
  /** Number of its piece. */
  readonly piece: number;
  /** Its cell in the goal. */
  readonly goal: number;
  /** Rows that it is away from there. */
  readonly rows: number;
  /** Columns that it is away from there. */
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

/** The parts of an estimate; what they add is the estimate. */
export type HeuristicParts = {
  /** Its name. */
  readonly heuristic: HeuristicName;
  /** Every tile. */
  readonly tiles: readonly TilePart[];
  /** Rows and columns with conflicts; of linear conflict. */
  readonly lines: readonly LinePart[];
  /** All groups; of pattern databases. */
  readonly patterns: readonly PatternPart[];
};

/** The parts of the estimate for a state. */
export type PartsOf = (state: State) => HeuristicParts;

/**
 * Takes a heuristic of a tile puzzle apart, in single steps; of several goals, for the first one
 * with the least estimate. Undefined for a heuristic that has no parts on a board.
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
export function heuristicParts(puzzle: Puzzle, name: HeuristicName): PartsOf | undefined {
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
