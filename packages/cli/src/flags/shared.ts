import { FORMS, METRICS, type Metric } from '@glissade/core';
import { givenOf } from '@glissade/solve/options/givenOf';
import type { Limits } from '@glissade/solve/options/options';
import { type Command, Option } from 'commander';
import { UsageError } from '../errors.ts';
import type { OutputFlags } from '../output.ts';
import { parseCount, parseEncoding, parseMemoryBytes, parseTimeMs } from './values.ts';

/** Flags of every verb. */
export function addCommonFlags(command: Command): Command {
  return addTerminalFlags(command.option('--json', 'print JSON, one object per puzzle'));
}

/** Of these, the flags for the output in a terminal. */
export function addTerminalFlags(command: Command): Command {
  return command
    .option('--color', 'use colour even if the output is not a terminal')
    .option('--no-color', 'use no colour')
    .option('-q, --quiet', 'print no notes and no progress')
    .helpOption('-h, --help', 'show this help');
}

export type InputFlags = {
  readonly from?: string;
  readonly goal?: string;
  readonly target?: string;
  readonly encoding?: string;
};

/** Flags of verbs that read puzzles. */
export function addInputFlags(command: Command): Command {
  return command
    .option(
      '--goal <goal>',
      'use another goal: a name (standard, blank-first, snake, spiral) or a picture',
    )
    .option('--target <label>', 'in Rush Hour, the car that must get out')
    .addOption(
      new Option(
        '--from <form>',
        'form of the input (default: detected; glissade convert --forms lists all)',
      ).choices(FORMS.map(({ name }) => name)),
    )
    .option(
      '--encoding <name>',
      'encoding of the input (gb18030, big5, shift_jis, windows-1252 …) if it is not UTF-8',
      parseEncoding,
    );
}

export type LimitFlags = {
  readonly time?: number;
  readonly memory?: number;
  readonly nodes?: number;
  readonly depth?: number;
};

/** For verbs whose work is not counted in states. */
export function addTimeFlag(command: Command, note = ''): Command {
  const about = `stop after this time (10, 500ms, 5m)${note}`;
  return command.option('--time <seconds>', about, parseTimeMs);
}

/** The limits of every verb that searches. */
export function addLimitFlags(command: Command, timeNote = ''): Command {
  return addTimeFlag(command, timeNote)
    .option('--memory <MB>', 'stop when this much memory is used (512, 2G)', parseMemoryBytes)
    .option('--nodes <count>', 'stop after expanding this many states', parseCount);
}

/** The default metric in the help. */
const METRIC_DEFAULT =
  'steps for tile puzzles, slides if every piece keeps its axis, otherwise moves';

export function metricFlag(what = 'metric to count in', preset = METRIC_DEFAULT): Option {
  return anyMetricFlag(what).default(undefined, preset);
}

/** For commands that need no metric. */
export function anyMetricFlag(what: string): Option {
  return new Option('-m, --metric <metric>', what).choices([...METRICS]);
}

/** Throws UsageError if a metric of tile puzzles is given for a block puzzle. */
export function requireMetric(metrics: readonly Metric[], metric: Metric): void {
  if (metrics.includes(metric)) return;
  throw new UsageError(
    'metric',
    `metric ${metric} is for tile puzzles only; this is a block puzzle`,
    `use one of ${metrics.join(', ')}`,
  );
}

/** The library's limits for the flags that were given. */
export function limitsOf({ time, memory, nodes, depth }: LimitFlags): Limits {
  return givenOf({ timeMs: time, memoryBytes: memory, nodes, depth });
}

export type CommonFlags = OutputFlags;
