/* The names of all options, by function. */
import type { Limits, RunOptions, SolveOptions } from './options.ts';

const SOLVE = [
  'metric',
  'tieBreak',
  'countOptimal',
  'allSolutions',
  'engine',
  'heuristic',
  'expression',
  'weight',
  'ties',
  'gapOrder',
  'anytime',
  'from',
  'seed',
  'limits',
  'threads',
  'tables',
  'lightTablesOnly',
  'checkpoint',
] as const satisfies readonly (keyof SolveOptions)[];

const RUN = [...SOLVE, 'signal', 'onProgress'] as const satisfies readonly (keyof RunOptions)[];

/** What `limits` may hold. */
export const LIMIT_NAMES = [
  'timeMs',
  'memoryBytes',
  'nodes',
  'depth',
] as const satisfies readonly (keyof Limits)[];

const GENERATE = [
  'family',
  'level',
  'lengthMin',
  'lengthMax',
  'difficultyMin',
  'difficultyMax',
  'chaptersMin',
  'chaptersMax',
  'seed',
  'known',
  'tries',
  'limits',
] as const;

/** The options of each function, so that a misspelt one is refused instead of ignored. */
export const OPTION_NAMES = {
  solve: RUN,
  solveSync: SOLVE,
  solveProgress: [...SOLVE, 'signal'],
  solveCertified: ['metric', 'limits', 'threads', 'signal', 'onProgress'],
  solveAnytime: ['metric', 'from', 'seed', 'limits', 'threads', 'signal'],
  analyse: ['metrics', 'limits', 'drawn', 'onSpace', 'signal', 'onProgress'],
  analyseSync: ['metrics', 'limits', 'drawn', 'onSpace'],
  evaluate: ['metric', 'limits', 'signal', 'onProgress'],
  reviewSolution: ['metric', 'limits', 'signal', 'onProgress'],
  distanceTable: ['metric', 'limits', 'signal', 'onProgress'],
  distanceTableSync: ['metric', 'limits'],
  trace: [...SOLVE, 'eventsMax', 'signal'],
  traceSync: [...SOLVE, 'eventsMax'],
  countStates: ['metric', 'limits', 'threads', 'signal'],
  countStatesSync: ['metric', 'limits', 'threads'],
  prepareTables: ['metric', 'limits', 'threads', 'tables', 'signal'],
  prepareTablesSync: ['metric', 'limits', 'threads', 'tables'],
  explain: ['metric', 'limits', 'signal', 'onProgress'],
  explainSync: ['metric', 'limits'],
  map: ['metric', 'fold', 'rooms', 'seed', 'limits', 'onLayout', 'signal', 'onProgress'],
  mapSync: ['metric', 'fold', 'rooms', 'seed', 'limits', 'onLayout'],
  generate: [...GENERATE, 'signal', 'onProgress'],
  generateSync: GENERATE,
  scrambles: ['metric', 'lengthMin', 'lengthMax', 'seed', 'tries', 'limits', 'signal'],
  vary: ['metric', 'limits', 'signal', 'onProgress', 'onVariation'],
  adjust: [
    'metric',
    'lengthMin',
    'lengthMax',
    'seed',
    'tries',
    'known',
    'limits',
    'signal',
    'onProgress',
  ],
  otherGoals: ['metric', 'limits', 'signal', 'onProgress'],
  survey: [
    'family',
    'puzzle',
    'metric',
    'top',
    'symmetry',
    'byClass',
    'where',
    'threads',
    'limits',
    'checkpoint',
    'signal',
    'onProgress',
  ],
} as const;

/** A function that takes options. */
export type Optioned = keyof typeof OPTION_NAMES;
