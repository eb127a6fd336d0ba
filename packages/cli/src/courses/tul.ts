/*
 * Łódź University of Technology, "Fifteen": `program bfs RDUL in sol stats` and `astr manh|hamm`.
 * The solution file has the length and the moves of the gap, or -1; the file of statistics has the
 * length, the states visited (put on the frontier), the states processed (expanded), the greatest
 * depth, and the time in milliseconds with three decimals.
 */
import type { Course, Result } from './course.ts';
import { gapMovesOf } from './course.ts';

const gapOrder = 'RDUL';
/** The course bounds depth-first search, and asks for 20 at least. */
const DEPTH_MAX = 20;

const METHODS: Course['methods'] = {
  bfs: { engine: 'bfs', gapOrder },
  dfs: { engine: 'dfs', gapOrder, depthMax: DEPTH_MAX },
  astar: { engine: 'astar', heuristic: 'manhattan', gapOrder },
};

export const TUL: Course = {
  name: 'tul',
  goal: 'standard',
  methods: METHODS,
  format: ({ puzzle, outcome }: Result) => {
    if (outcome.status !== 'solved') return '-1';
    const moves = gapMovesOf(puzzle, outcome);
    return `${moves.length}\n${moves.join('')}`;
  },
};

export const TUL_STATS: Course = {
  name: 'tul-stats',
  goal: 'standard',
  methods: METHODS,
  format: ({ puzzle, outcome, counts, engine }: Result) => {
    if (!counts) return undefined;
    const isSolved = outcome.status === 'solved';
    // Found when it is generated, the goal is visited without being put on the frontier.
    const isGoalBeside = engine === 'bfs' && isSolved && outcome.length > 0;
    return [
      isSolved ? gapMovesOf(puzzle, outcome).length : -1,
      counts.open + (isGoalBeside ? 1 : 0),
      outcome.stats.expanded,
      counts.depthMax,
      outcome.stats.timeMs.toFixed(3),
    ].join('\n');
  },
};
