import { FORMS, METRICS, type Metric } from '@glissade/core';
import {
  ENGINE_NAMES,
  HEURISTIC_NAMES,
  type Limits,
  type RunOptions,
  TABLES,
} from '@glissade/engine';
import { type Command, Option } from 'commander';
import { UsageError } from '../errors.ts';
import type { OutputFlags } from '../output.ts';
import { parseCount, parseMemoryBytes, parseOneOrMore, parseTimeMs } from './values.ts';

/** Flags that every verb takes. */
export function addCommonFlags(command: Command): Command {
  return command
    .option('--json', 'print JSON, one object a puzzle')
    .option('--color', 'colour even where the output is no terminal')
    .option('--no-color', 'no colour')
    .option('-q, --quiet', 'no notes, no progress')
    .helpOption('-h, --help', 'show this help');
}

export type InputFlags = { readonly from?: string; readonly goal?: string };

/** Flags of verbs that read puzzles. */
export function addInputFlags(command: Command): Command {
  return command
    .option(
      '--goal <goal>',
      'another goal: a name (standard, blank-first, snake, spiral) or a picture',
    )
    .addOption(
      new Option(
        '--from <form>',
        'the form of the text, not told by its look (glissade convert --forms)',
      ).choices(FORMS.map(({ name }) => name)),
    );
}

export type LimitFlags = {
  readonly time?: number;
  readonly memory?: number;
  readonly nodes?: number;
  readonly depth?: number;
};

/** The limits that mean something whatever is done. */
export function addLimitFlags(command: Command, timeNote = ''): Command {
  return command
    .option('--time <seconds>', `give up after this long (10, 500ms, 5m)${timeNote}`, parseTimeMs)
    .option('--memory <MB>', 'give up beyond this much memory (512, 2G)', parseMemoryBytes)
    .option('--nodes <count>', 'give up after expanding this many states', parseCount);
}

export type SearchFlags = LimitFlags & {
  readonly metric?: NonNullable<RunOptions['metric']>;
  readonly then?: NonNullable<RunOptions['metric']>;
  readonly engine?: string;
  readonly heuristic?: string;
  readonly any?: boolean;
  readonly countSolutions?: boolean;
  readonly all?: boolean;
  readonly atMost?: number;
  readonly seed?: number;
  readonly threads?: number;
  readonly tables?: NonNullable<RunOptions['tables']>;
  readonly checkpoint?: string;
};

export function metricFlag(what = 'what counts as 1, steps if not given'): Option {
  return new Option('-m, --metric <metric>', what).choices([...METRICS]);
}

/** Throws UsageError for a metric of tile puzzles where a block puzzle is measured. */
export function requireMetric(metrics: readonly Metric[], metric: Metric): void {
  if (metrics.includes(metric)) return;
  throw new UsageError(
    'metric',
    `${metric} measures tile puzzles, and this is a block puzzle`,
    `one of ${metrics.join(', ')}`,
  );
}

export function addSearchFlags(command: Command): Command {
  command
    .addOption(metricFlag())
    .addOption(
      new Option('--then <metric>', 'among the shortest, shortest in this too').choices([
        ...METRICS,
      ]),
    )
    .option(
      '--threads <count>',
      'at most so many threads; as many as pay if not given',
      parseOneOrMore,
    )
    .addOption(
      new Option('--tables <size>', 'tile puzzles: the heavy ones pay for many boards').choices([
        ...TABLES,
      ]),
    )
    .option('--checkpoint <folder>', 'where a search that is stopped can be taken up again')
    .option('--any', 'a good solution soon, the best within --time (1 s), not proved shortest')
    .option('--seed <number>', 'with --any: another seed, another solution', parseCount)
    .addOption(new Option('--engine <name>', 'which search').choices([...ENGINE_NAMES]))
    .addOption(
      new Option('--heuristic <name>', 'for greedy, astar, idastar').choices([...HEURISTIC_NAMES]),
    );
  return addLimitFlags(command).option(
    '--depth <count>',
    'look no deeper than this (dfs, iddfs, idastar)',
    parseCount,
  );
}

/** With `--all`, so many solutions are listed if nothing else is said. */
export const SOLUTIONS_MAX = 1000;

/** The library's limits for these flags; only what was given. */
export function limitsOf({ time, memory, nodes, depth }: LimitFlags): Limits {
  return {
    ...(time === undefined ? {} : { timeMs: time }),
    ...(memory === undefined ? {} : { memoryBytes: memory }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(depth === undefined ? {} : { depth }),
  };
}

/** The library's options for these flags; only what was given. */
export function runOptionsOf(flags: SearchFlags): RunOptions {
  const {
    metric,
    then,
    engine,
    heuristic,
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
  return {
    limits,
    ...(metric === undefined ? {} : { metric }),
    ...(then === undefined ? {} : { tieBreak: then }),
    ...(engine === undefined ? {} : { engine: engine as NonNullable<RunOptions['engine']> }),
    ...(heuristic === undefined
      ? {}
      : { heuristic: heuristic as NonNullable<RunOptions['heuristic']> }),
    ...(any === undefined ? {} : { any }),
    ...(countSolutions === undefined ? {} : { countOptimal: countSolutions }),
    ...(all || atMost !== undefined ? { allSolutions: atMost ?? SOLUTIONS_MAX } : {}),
    ...(seed === undefined ? {} : { seed }),
    ...(threads === undefined ? {} : { threads }),
    ...(tables === undefined ? {} : { tables }),
    ...(checkpoint === undefined ? {} : { checkpoint }),
  };
}

export type CommonFlags = OutputFlags;
