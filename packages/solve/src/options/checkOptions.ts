import { checkMetric, defaultMetric, OptionError, type Puzzle } from '@glissade/core';
import { TIE_RULES } from '@glissade/search/algorithms';
import { checkGivenLine } from '../anytime/givenLine.ts';
import { engineFor } from '../chooseEngine.ts';
import { ENGINE_NAMES } from '../engines/engineNames.ts';
import { ENGINES } from '../engines/engines.ts';
import { HEURISTIC_NAMES, heuristicRefusal } from '../engines/heuristics.ts';
import { checkExpression } from './checkExpression.ts';
import {
  checkAllSolutions,
  checkLimits,
  checkName,
  checkSeed,
  checkTables,
  checkThreads,
} from './checkValues.ts';
import { countsShortest, type SolveOptions } from './options.ts';

/** Throws OptionError at the first option that makes no sense. */
export function checkOptions(puzzle: Puzzle, options: SolveOptions): void {
  checkMetric(puzzle, options.metric ?? defaultMetric(puzzle));
  if (options.tieBreak !== undefined) checkMetric(puzzle, options.tieBreak, 'tieBreak');
  checkName('heuristic', options.heuristic, HEURISTIC_NAMES);
  checkName('engine', options.engine, ENGINE_NAMES);
  checkLimits(options.limits ?? {});
  checkThreads(options.threads);
  checkTables(options.tables);
  checkAllSolutions(options.allSolutions);
  checkSeed(options.seed);
  checkTextbook(options);
  checkFrom(puzzle, options);
  checkIgnored(puzzle, options);
  checkFit(puzzle, options);
}

/** A line to start from is for anytime searches, which then need no engine of their own. */
function checkFrom(puzzle: Puzzle, { anytime, engine, from, checkpoint }: SolveOptions): void {
  if (from === undefined) return;
  if (!anytime) {
    refuse('a line to start from is for anytime searches', 'set anytime to true, or leave it out');
  }
  if (engine !== undefined || checkpoint !== undefined) {
    const what = engine === undefined ? 'a checkpoint' : 'an engine';
    refuse(`a line to start from cannot be given with ${what}`, 'leave out one of the two');
  }
  checkGivenLine(puzzle, from);
}

/** Refuses options that the engine would ignore. */
function checkIgnored(puzzle: Puzzle, options: SolveOptions): void {
  const { anytime, engine: name, heuristic, limits, seed, tables, lightTablesOnly } = options;
  const engine = engineFor(puzzle, options);
  const who = name === undefined ? 'the engine chosen for this puzzle' : `engine ${name}`;
  const needUse = (what: string, use: OptionUse, hint = onlyWith(use)) => {
    if (!engine[use]) refuse(`${what} has no effect here: ${who} ignores it`, hint);
  };
  if (heuristic !== undefined) {
    const reason = heuristicRefusal(heuristic, puzzle);
    if (reason) refuse(reason, 'leave it out; then a suitable one is chosen');
    needUse('the heuristic', 'usesHeuristic');
  }
  if (options.expression !== undefined) {
    needUse('the expression', 'usesHeuristic');
    checkExpression(puzzle, options.expression, heuristic);
  }
  if (options.weight !== undefined) needUse('the weight', 'usesWeight');
  if (options.ties !== undefined) needUse('the rule for ties', 'ordersTies');
  if (options.gapOrder !== undefined) {
    needUse('the order of moves', 'isTextbook');
    if (puzzle.type !== 'tiles') {
      refuse('the order of moves of the gap is for tile puzzles only', 'leave it out');
    }
  }
  if (limits?.depth !== undefined) needUse('the depth limit', 'limitsDepth');
  if (lightTablesOnly) needUse('the limit to light tables', 'usesTables', TABLES_HINT);
  if (tables !== undefined) needUse('the table size', 'usesTables', TABLES_HINT);
  // Small boards are answered exactly, whatever the seed of those beside them in a batch.
  const isByChance = anytime && name === undefined;
  if (seed !== undefined && !isByChance) needUse('the seed', 'usesSeed', SEED_HINT);
  if (anytime && name !== undefined && engine.optimal) {
    refuse(
      `an anytime search was asked for, but ${who} finds shortest solutions only`,
      'leave out one of the two',
    );
  }
}

type OptionUse =
  | 'usesHeuristic'
  | 'limitsDepth'
  | 'usesSeed'
  | 'usesTables'
  | 'usesWeight'
  | 'ordersTies'
  | 'isTextbook';

const TABLES_HINT = 'leave it out; it applies to shortest solutions of tile puzzles only';
const SEED_HINT =
  'leave it out, or ask for any solution; the search for a shortest one is not random';

function onlyWith(use: OptionUse): string {
  const names = ENGINES.filter((engine) => engine[use]).map(({ name }) => name);
  return `leave it out, or choose one of these engines: ${names.join(', ')}`;
}

/** Whether the engine can answer the puzzle, and all that is asked of it. */
function checkFit(puzzle: Puzzle, options: SolveOptions): void {
  const { anytime, tieBreak } = options;
  const countOptimal = countsShortest(options);
  if (countOptimal && anytime) {
    const message = 'shortest solutions cannot be counted when any solution is asked for';
    refuse(message, 'leave out one of the two');
  }
  const engine = engineFor(puzzle, options);
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
    refuse(
      message,
      `leave out the second metric, or ${anytime ? 'the anytime search' : 'the engine'}`,
    );
  }
}

function refuse(message: string, hint: string): never {
  throw new OptionError('combination', message, hint);
}

function checkTextbook({ weight, ties, gapOrder }: SolveOptions): void {
  if (weight !== undefined && !(weight >= 0 && Number.isFinite(weight))) {
    const hint = 'give a number, 0 or more';
    throw new OptionError('weight', `${weight} is not a weight`, hint, { weight });
  }
  checkName('ties', ties, TIE_RULES);
  if (gapOrder !== undefined && [...gapOrder].sort().join('') !== 'DLRU') {
    const hint = 'write the four directions of the gap, such as UDLR';
    const message = `"${gapOrder}" is not an order of moves`;
    throw new OptionError('gapOrder', message, hint, { name: gapOrder });
  }
}
