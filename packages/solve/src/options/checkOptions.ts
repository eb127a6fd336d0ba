import { checkMetric, defaultMetric, OptionError, type Puzzle } from '@glissade/core';
import { TIE_RULES } from '@glissade/search/algorithms';
import { checkGivenLine } from '../anytime/givenLine.ts';
import { engineFor } from '../chooseEngine.ts';
import { ENGINE_NAMES } from '../engines/engineNames.ts';
import { HEURISTIC_NAMES, heuristicRefusal } from '../engines/heuristics.ts';
import { checkExpression } from './checkExpression.ts';
import { checkIgnored } from './checkIgnored.ts';
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
  checkCombination(puzzle, options);
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

/** Whether what is asked of the engine goes together, and with the puzzle. */
function checkCombination(puzzle: Puzzle, options: SolveOptions): void {
  const { anytime, engine: name, heuristic, expression, gapOrder } = options;
  const engine = engineFor(puzzle, options);
  checkIgnored(engine, options);
  if (heuristic !== undefined) {
    const reason = heuristicRefusal(heuristic, puzzle);
    if (reason) refuse(reason, 'leave it out; then a suitable one is chosen');
  }
  if (expression !== undefined) checkExpression(puzzle, expression, heuristic);
  if (gapOrder !== undefined && puzzle.type !== 'tiles') {
    refuse('the order of moves of the gap is for tile puzzles only', 'leave it out');
  }
  if (anytime && name !== undefined && engine.optimal) {
    refuse(
      `an anytime search was asked for, but engine ${name} finds shortest solutions only`,
      'leave out one of the two',
    );
  }
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
  if (countOptimal && !engine.accepts.includes('countOptimal')) {
    const message = `engine ${engine.name} cannot count shortest solutions`;
    refuse(message, 'leave out the engine, or choose kernel, packed or tiles');
  }
  if (tieBreak !== undefined && !engine.accepts.includes('tieBreak')) {
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
