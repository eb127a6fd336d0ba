/* What can be chosen for a lane: algorithms, heuristics, weights and rules for ties. */
import type { Puzzle } from '@glissade/core';

/** The algorithms of a race, and what each of them heeds. */
export const ALGORITHMS = {
  bfs: {},
  'bfs-late': {},
  dfs: {},
  'dfs-marked': {},
  iddfs: {},
  ucs: { ties: true },
  greedy: { heuristic: true, ties: true },
  astar: { heuristic: true, weight: true, ties: true },
  idastar: { heuristic: true },
  bidirectional: {},
} as const satisfies Record<string, Heeds>;

type Heeds = { readonly heuristic?: true; readonly weight?: true; readonly ties?: true };

export type AlgorithmName = keyof typeof ALGORITHMS;
export const ALGORITHM_NAMES = Object.keys(ALGORITHMS) as readonly AlgorithmName[];

export const heeds = (name: AlgorithmName): Heeds => ALGORITHMS[name];

export const TIES = ['low-h', 'low-g', 'fifo', 'lifo'] as const;
export type Ties = (typeof TIES)[number];

export const HEURISTICS = [
  'zero',
  'misplaced',
  'manhattan',
  'linear-conflict',
  'patterns',
  'expression',
  'script',
  'blocks',
] as const;
export type HeuristicChoice = (typeof HEURISTICS)[number];

/** Larger boards have no pattern databases. */
const PATTERN_CELLS_MAX = 49;

/** The heuristics that fit a puzzle. */
export function heuristicsFor({ type, board }: Puzzle): readonly HeuristicChoice[] {
  if (type === 'blocks') return ['zero', 'blocks'];
  const isSmall = board.cells.length <= PATTERN_CELLS_MAX;
  return HEURISTICS.filter((name) => name !== 'blocks' && (isSmall || name !== 'patterns'));
}

/** Whether a search runs code that somebody has written. */
export function runsCode({ algorithm, heuristic }: Choice): boolean {
  return heeds(algorithm).heuristic === true && isCode(heuristic);
}

export const isCode = (heuristic: HeuristicChoice): heuristic is 'expression' | 'script' =>
  heuristic === 'expression' || heuristic === 'script';

/** What stands in the field for an own heuristic at first. */
export const FIRST_EXPRESSION = 'manhattan + misplaced';
export const FIRST_SCRIPT = `(board, goal) =>
  board.map((tile, cell) =>
    tile !== 0 && goal[cell] !== tile ? 1 : 0
  )`;

/** Orders of the gap's moves that courses ask for. */
export const GAP_ORDERS = ['UDLR', 'RDLU', 'URDL', 'LRUD', 'DRUL'] as const;

export const WEIGHT_MAX = 5;

/** Expansions a second. */
export const SPEEDS = [2, 20, 200, 2000, 20_000] as const;

/** One search, as somebody has chosen it. */
export type Choice = {
  readonly algorithm: AlgorithmName;
  readonly heuristic: HeuristicChoice;
  readonly weight: number;
  readonly ties: Ties;
  /** Four directions; empty: as the rules list them. */
  readonly gapOrder: string;
  readonly expression: string;
  readonly script: string;
};

export const DEFAULT_CHOICE: Choice = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  weight: 1,
  ties: 'low-h',
  gapOrder: '',
  expression: FIRST_EXPRESSION,
  script: FIRST_SCRIPT,
};

export const LANES_MAX = 4;

/** The same choice for another puzzle: a heuristic that does not fit gives way to the best. */
export function fitted(choice: Choice, puzzle: Puzzle): Choice {
  const fitting = heuristicsFor(puzzle);
  const best = puzzle.type === 'blocks' ? 'blocks' : 'linear-conflict';
  const heuristic = fitting.includes(choice.heuristic) ? choice.heuristic : best;
  const { gapOrder } = puzzle.type === 'tiles' ? choice : DEFAULT_CHOICE;
  return { ...choice, heuristic, gapOrder };
}
