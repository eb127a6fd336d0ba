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

/** Flags of the textbook algorithms alone. */
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
      'maximum number of threads; chosen automatically if not given',
      parseOneOrMore,
    )
    .addOption(
      new Option(
        '--tables <size>',
        'size of the tables for tile puzzles; for files of them see glissade tables --help',
      ).choices([...TABLES]),
    )
    .option(
      '--checkpoint <folder>',
      'folder in which a stopped search is kept, so that it can continue later',
      parsePath,
    )
    .option('--any', 'find a good solution within --time (1 s if not given), without a proof')
    .option('--seed <number>', 'with --any: seed of the random numbers', parseCount)
    .addOption(new Option('--engine <name>', 'search engine to use').choices([...ENGINE_NAMES]));
  return addDepthFlag(addLimitFlags(addTextbookFlags(command)));
}

/** What help says of heuristics, with what is taken where none is named. */
export const HEURISTIC_ABOUT =
  'heuristic for greedy, astar and idastar; if not given, linear-conflict for tile puzzles, ' +
  'else blocks';

export function heuristicFlag(): Option {
  return new Option('--heuristic <name>', HEURISTIC_ABOUT).choices([...HEURISTIC_NAMES]);
}

export function gapOrderFlag(): Option {
  const about = 'textbook engines, tile puzzles: the order in which the moves of the gap are tried';
  return new Option('--gap-order <UDLR>', about);
}

export function addTextbookFlags(command: Command): Command {
  return command
    .addOption(heuristicFlag())
    .option(
      '--expression <text>',
      'your own heuristic for tile puzzles, such as "manhattan + 2 * conflicts"',
    )
    .option('--weight <number>', 'with astar: f = g + weight × h; 1 if not given', parseNumber)
    .addOption(
      new Option(
        '--ties <rule>',
        'with ucs, greedy, astar: which of equal nodes comes first',
      ).choices([...TIE_RULES]),
    )
    .addOption(gapOrderFlag());
}

export function addDepthFlag(command: Command): Command {
  return command.option(
    '--depth <count>',
    'search no deeper than this (dfs, iddfs, idastar)',
    parseCount,
  );
}

/** The library's options for these flags; only what was given. */
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

/** With `--all`, so many solutions are listed if nothing else is said. */
export const SOLUTIONS_MAX = 1000;

/** What flags can ask of a search; the caller adds progress and cancelling. */
export type AskedOptions = Omit<RunOptions, 'signal' | 'onProgress'>;

/** The library's options for these flags; only what was given. */
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
