import { METRICS, type Metric, metricsOf, type Puzzle } from '@glissade/core';
import { ENGINE_NAMES, ENGINES, engineByName } from '../engines/engines.ts';
import { HEURISTIC_NAMES, heuristicRefusal } from '../engines/heuristics.ts';
import { chooseEngine } from './chooseEngine.ts';
import { OptionError } from './optionError.ts';
import { countsShortest, type Limits, type SolveOptions, TABLES } from './options.ts';

/** Throws OptionError at the first option that cannot be meant. */
export function checkOptions(puzzle: Puzzle, options: SolveOptions): void {
  checkMetric(puzzle, options.metric ?? 'steps', 'metric');
  if (options.tieBreak !== undefined) checkMetric(puzzle, options.tieBreak, 'tieBreak');
  checkName('heuristic', options.heuristic, HEURISTIC_NAMES);
  checkName('engine', options.engine, ENGINE_NAMES);
  checkLimits(options.limits ?? {});
  checkThreads(options.threads);
  checkTables(options.tables);
  checkAllSolutions(options.allSolutions);
  checkSeed(options.seed);
  checkHeeded(puzzle, options);
  checkFit(puzzle, options);
}

/** An option of which nothing would come is refused rather than passed over in silence. */
function checkHeeded(puzzle: Puzzle, options: SolveOptions): void {
  const { any, engine: name, heuristic, limits, seed, tables, lightTablesOnly } = options;
  const engine = name === undefined ? chooseEngine(puzzle, options) : engineByName(name);
  const who = name === undefined ? 'the engine chosen for this puzzle' : `engine ${name}`;
  const needHeed = (what: string, heed: Heed, hint = onlyWith(heed)) => {
    if (!engine[heed]) refuse(`${what} has no effect here: ${who} ignores it`, hint);
  };
  if (heuristic !== undefined) {
    const reason = heuristicRefusal(heuristic, puzzle);
    if (reason) refuse(reason, 'leave it out; then a suitable one is chosen');
    needHeed('the heuristic', 'usesHeuristic');
  }
  if (limits?.depth !== undefined) needHeed('the depth limit', 'limitsDepth');
  if (lightTablesOnly) needHeed('the limit to light tables', 'usesTables', TABLES_HINT);
  if (tables !== undefined) needHeed('the table size', 'usesTables', TABLES_HINT);
  // Small boards are answered exactly, whatever the seed of those beside them in a batch.
  const isByChance = any && name === undefined;
  if (seed !== undefined && !isByChance) needHeed('the seed', 'usesSeed', SEED_HINT);
  if (any && name !== undefined && engine.optimal) {
    refuse(
      `"any" has no effect here: ${who} finds shortest solutions only`,
      'leave out one of the two',
    );
  }
}

type Heed = 'usesHeuristic' | 'limitsDepth' | 'usesSeed' | 'usesTables';

const TABLES_HINT = 'leave it out; it applies to shortest solutions of tile puzzles only';
const SEED_HINT =
  'leave it out, or ask for any solution; the search for a shortest one is not random';

function onlyWith(heed: Heed): string {
  const names = ENGINES.filter((engine) => engine[heed]).map(({ name }) => name);
  return `leave it out, or choose one of these engines: ${names.join(', ')}`;
}

/** Whether the engine can answer the puzzle, and all that is asked of it. */
function checkFit(puzzle: Puzzle, options: SolveOptions): void {
  const { any, engine: name, tieBreak } = options;
  const countOptimal = countsShortest(options);
  if (countOptimal && any) {
    const message = 'shortest solutions cannot be counted when any solution is asked for';
    refuse(message, 'leave out one of the two');
  }
  const engine = name === undefined ? chooseEngine(puzzle, options) : engineByName(name);
  const reason = engine.refuses(puzzle);
  if (reason) {
    refuse(`engine ${engine.name} cannot solve this puzzle: ${reason}`, 'leave out the engine');
  }
  if (countOptimal && !engine.countsOptimal) {
    const message = `engine ${engine.name} cannot count shortest solutions`;
    refuse(message, 'leave out the engine, or choose kernel, packed or tiles');
  }
  if (tieBreak !== undefined && !engine.breaksTies) {
    const message = `engine ${engine.name} cannot break ties by a second metric`;
    refuse(message, `leave out the second metric, or ${any ? 'any' : 'the engine'}`);
  }
}

function refuse(message: string, hint: string): never {
  throw new OptionError('combination', message, hint);
}

export function checkMetric(puzzle: Puzzle, metric: Metric, option: 'metric' | 'tieBreak'): void {
  if (!METRICS.includes(metric)) {
    const hint = `use one of ${METRICS.join(', ')}`;
    throw new OptionError(option, `there is no metric "${metric}"`, hint, { name: metric });
  }
  if (metricsOf(puzzle).includes(metric)) return;
  throw new OptionError(
    option,
    `metric ${metric} is for tile puzzles only; this is a block puzzle`,
    `use one of ${metricsOf(puzzle).join(', ')}`,
    { name: metric, type: puzzle.type },
  );
}

function checkName(
  option: 'engine' | 'heuristic' | 'tables',
  name: string | undefined,
  known: readonly string[],
): void {
  if (name === undefined || known.includes(name)) return;
  const what = option === 'tables' ? 'table size' : option;
  throw new OptionError(option, `there is no ${what} "${name}"`, `use one of ${known.join(', ')}`, {
    name,
  });
}

export function checkTables(tables: string | undefined): void {
  checkName('tables', tables, TABLES);
}

function checkAllSolutions(count: number | undefined): void {
  if (count === undefined || (Number.isInteger(count) && count >= 1)) return;
  throw new OptionError(
    'allSolutions',
    `${count} is not a number of solutions`,
    'give a whole number, 1 or more',
    { count },
  );
}

function checkSeed(seed: number | undefined): void {
  if (seed === undefined || Number.isInteger(seed)) return;
  throw new OptionError('seed', `${seed} is not a seed`, 'give a whole number', { seed });
}

export function checkThreads(threads: number | undefined): void {
  if (threads === undefined || (Number.isInteger(threads) && threads >= 1)) return;
  throw new OptionError(
    'threads',
    `${threads} is not a number of threads`,
    'give a whole number, 1 or more',
    {
      count: threads,
    },
  );
}

export function checkLimits(limits: Limits): void {
  for (const [name, value] of Object.entries(limits)) {
    if (value === undefined || (typeof value === 'number' && value >= 0)) continue;
    throw new OptionError(
      'limit',
      `${value} is not a valid value of limit ${name}`,
      'give a number, 0 or more',
      { name },
    );
  }
}
