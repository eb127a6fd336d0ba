/* What an expression counts on a board: its features, and what each tile adds to a sum of them. */
import type { Puzzle } from '@glissade/core';
import { type Expression, parseExpression } from '@glissade/search/heuristic/expression';
import { FEATURES, featuresOf, ownHeuristic } from '@glissade/search/heuristic/ownHeuristic';
import {
  type HeuristicParts,
  heuristicParts,
  type PartsOf,
  type TilePart,
} from './heuristicParts.ts';

/** What one tile, or one line with conflicts, has of a feature. Others belong to no tile. */
const OF_TILE: Readonly<Record<string, (tile: TilePart) => number>> = {
  misplaced: ({ rows, columns }) => Math.min(1, rows + columns),
  manhattan: ({ rows, columns }) => rows + columns,
  linear_conflict: ({ rows, columns }) => rows + columns,
  rows: ({ rows }) => Math.min(1, rows),
  columns: ({ columns }) => Math.min(1, columns),
};
const OF_CONFLICT: Readonly<Record<string, number>> = { linear_conflict: 1, conflicts: 0.5 };

/**
 * Takes an expression of a tile puzzle apart, in single steps. A sum of features is the sum of what
 * tiles and lines add, and of its other features; of any other expression only the values of its
 * features are told. Throws ExpressionError.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { expressionParts } from 'glissade/search';
 * const puzzle = parsePuzzle('2 1 3/4 5 6/7 8 0');
 * const { features, tiles } = expressionParts(puzzle, 'manhattan + 2 * misplaced')(puzzle.start);
 * console.log(features!.map(({ name, value }) => `${name} ${value}`).join());
 * // → manhattan 2,misplaced 2
 * console.log(tiles.map(({ adds }) => adds).join(' ')); // → 3 3 0 0 0 0 0 0
 * ```
 */
export function expressionParts(puzzle: Puzzle, text: string): PartsOf {
  const all = Object.keys(FEATURES);
  const expression = parseExpression(text, all);
  const names = namesIn(expression);
  const factors = puzzle.goals.length === 1 ? factorsOf(expression, names) : undefined;
  const features = featuresOf(puzzle, 'stm');
  const { evaluate } = ownHeuristic(puzzle, 'stm', text);
  const partsOf = heuristicParts(puzzle, 'linear-conflict', 'stm')!;
  return (state) => ({
    ...(factors ? sumParts(partsOf(state), factors) : withoutSum(partsOf(state))),
    heuristic: 'expression',
    features: names.map((name) => featureOf(name, features[name]!(state), factors?.get(name))),
    total: evaluate(state),
  });
}

const featureOf = (name: string, value: number, factor: number | undefined) =>
  factor === undefined ? { name, value } : { name, value, factor };

type Factors = ReadonlyMap<string, number>;

function sumParts(parts: HeuristicParts, factors: Factors): HeuristicParts {
  const entries = [...factors];
  const tiles = parts.tiles.map((tile) => ({
    ...tile,
    adds: entries.reduce((sum, [name, by]) => sum + by * (OF_TILE[name]?.(tile) ?? 0), 0),
  }));
  const byConflict = entries.reduce((sum, [name, by]) => sum + by * (OF_CONFLICT[name] ?? 0), 0);
  const lines = parts.lines.map((line) => ({ ...line, adds: line.adds * byConflict }));
  return { ...parts, tiles, lines: lines.filter(({ adds }) => adds !== 0) };
}

/** How far each tile is from its goal, though nobody can say what it adds. */
function withoutSum(parts: HeuristicParts): HeuristicParts {
  return { ...parts, tiles: parts.tiles.map((tile) => ({ ...tile, adds: 0 })), lines: [] };
}

/** The features that it names, in their order. */
function namesIn(expression: Expression): string[] {
  const names = new Set<string>();
  expression((name) => {
    names.add(name);
    return 1;
  });
  return [...names];
}

/** Values far apart, of both signs: an expression that is no sum bends somewhere between them. */
const PROBES = [
  [37.25, -11.5, 0.125, 503.75, -2.25, 71.5, -0.75, 19.125],
  [-803.5, 3.375, 41.5, -7.125, 0.5, -96.25, 11.75, -29.5],
  [0.375, 611.25, -53.5, 5.75, -317.5, 1.125, 83.25, -0.25],
];

/** The factor of each feature if the expression is a constant and a sum of multiples of them. */
function factorsOf(expression: Expression, names: readonly string[]): Factors | undefined {
  const at = (values: readonly number[]) => expression((name) => values[names.indexOf(name)]!);
  const constant = at(names.map(() => 0));
  const factors = names.map((_, i) => at(names.map((_, j) => (i === j ? 1 : 0))) - constant);
  const isSum = PROBES.every((probe) => {
    const sum = factors.reduce((all, factor, i) => all + factor * probe[i]!, constant);
    return Math.abs(at(probe) - sum) < 1e-6;
  });
  return isSum ? new Map(names.map((name, i) => [name, factors[i]!])) : undefined;
}
