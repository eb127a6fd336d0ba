/* Flags of verbs that search. */
import { METRICS } from '@glissade/core';
import { TIE_RULES } from '@glissade/search/algorithms';
import { ENGINE_NAMES } from '@glissade/solve/engines/engineNames';
import { HEURISTIC_NAMES } from '@glissade/solve/engines/heuristics';
import { givenOf } from '@glissade/solve/options/givenOf';
import { type RunOptions, TABLES } from '@glissade/solve/options/options';
import { type Command, Option } from 'commander';
import { addLimitFlags, type LimitFlags, limitsOf, metricFlag } from './shared.ts';
import { parseCount, parseNumber, parseOneOrMore, parsePath } from './values.ts';

/** Flags for the textbook algorithms. */
export type TextbookFlags = {
  readonly heuristic?: string;
  readonly expression?: string;
  readonly weight?: number;
  readonly ties?: string;
  readonly gapOrder?: string;
};

export type SearchFlags = LimitFlags &
  TextbookFlags & {
    readonly metric?: NonNullable<RunOptions['metric']>;
    readonly then?: NonNullable<RunOptions['metric']>;
    readonly engine?: string;
    readonly any?: boolean;
    readonly countSolutions?: boolean;
    readonly all?: boolean;
    readonly atMost?: number;
    readonly seed?: number;
    readonly threads?: number;
    readonly tables?: NonNullable<RunOptions['tables']>;
    readonly checkpoint?: string;
  };

export function addSearchFlags(command: Command): Command {
  command
    .addOption(metricFlag())
    .addOption(
      new Option('--then <metric>', 'break ties between shortest solutions by this metric').choices(
        [...METRICS],
      ),
    )
    .option(
      '--threads <count>',
      'maximum number of threads (default: chosen automatically)',
      parseOneOrMore,
    )
    .addOption(
      new Option(
        '--tables <size>',
        'size of the tables for tile puzzles (see glissade tables --help)',
      ).choices([...TABLES]),
    )
    .option(
      '--checkpoint <folder>',
      'folder that stores a stopped search, so that it can continue later',
      parsePath,
    )
    .option('--any', 'find a good solution within --time (default: 1 s), without a proof')
    .option('--seed <number>', 'with --any: seed of the random numbers', parseCount)
    .addOption(new Option('--engine <name>', 'search engine to use').choices([...ENGINE_NAMES]));
  return addDepthFlag(addLimitFlags(addTextbookFlags(command)));
}

/** The default heuristic in the help. */
export const HEURISTIC_DEFAULT = 'linear-conflict for tile puzzles, otherwise blocks';

export function heuristicFlag(): Option {
  return new Option('--heuristic <name>', 'heuristic for greedy, astar and idastar')
    .choices([...HEURISTIC_NAMES])
    .default(undefined, HEURISTIC_DEFAULT);
}

export function gapOrderFlag(): Option {
  const about = 'with textbook engines, for tile puzzles: order of the moves of the gap';
  return new Option('--gap-order <UDLR>', about);
}

export function addTextbookFlags(command: Command): Command {
  return command
    .addOption(heuristicFlag())
    .option(
      '--expression <text>',
      'your own heuristic for tile puzzles, such as "manhattan + 2 * conflicts"',
    )
    .option('--weight <number>', 'with astar: f = g + weight × h (default: 1)', parseNumber)
    .addOption(
      new Option(
        '--ties <rule>',
        'with ucs, greedy, astar: which of equal nodes is expanded first',
      ).choices([...TIE_RULES]),
    )
    .addOption(gapOrderFlag());
}

export function addDepthFlag(command: Command): Command {
  return command.option(
    '--depth <count>',
    'maximum depth of the search (dfs, iddfs, idastar)',
    parseCount,
  );
}

/** The library's options for the flags that were given. */
export function textbookOptionsOf(flags: TextbookFlags): AskedOptions {
  const { heuristic, expression, weight, ties, gapOrder } = flags;
  return givenOf({
    expression,
    heuristic: heuristic as RunOptions['heuristic'],
    weight,
    ties: ties as RunOptions['ties'],
    gapOrder: gapOrder?.toUpperCase(),
  });
}

/** `--all` lists at most this many solutions by default. */
export const SOLUTIONS_MAX = 1000;

/** The options that flags can set; the caller adds progress and cancelling. */
export type AskedOptions = Omit<RunOptions, 'signal' | 'onProgress'>;

/** The library's options for the flags that were given. */
export function runOptionsOf(flags: SearchFlags): AskedOptions {
  const {
    metric,
    then,
    engine,
    any,
    seed,
    threads,
    tables,
    countSolutions,
    all,
    atMost,
    checkpoint,
  } = flags;
  const limits = limitsOf(flags);
  return givenOf({
    limits,
    metric,
    tieBreak: then,
    engine: engine as RunOptions['engine'],
    ...textbookOptionsOf(flags),
    anytime: any,
    countOptimal: countSolutions,
    allSolutions: atMost ?? (all ? SOLUTIONS_MAX : undefined),
    seed,
    threads,
    tables,
    checkpoint,
  });
}
