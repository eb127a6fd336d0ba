/* The verb `tables`: builds the tables of a goal before any board is solved; lists those kept. */
import { limitsLeft, TABLES } from '@glissade/solve/options/options';
import {
  type PrepareOptions,
  prepareTables,
  type TablesOutcome,
} from '@glissade/solve/prepareTables';
import { type Command, Option } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { UsageError } from '../../errors.ts';
import { type ExitCode, exitOf } from '../../exit.ts';
import {
  type CommonFlags,
  type InputFlags,
  type LimitFlags,
  limitsOf,
  metricFlag,
} from '../../flags/shared.ts';
import { parseMemoryBytes, parseOneOrMore, parseTimeMs } from '../../flags/values.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { formatBytes, formatTime } from '../../text/numbers.ts';
import { addPuzzleVerb } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';
import { tellKeptTables } from './keptTables.ts';

type Flags = CommonFlags &
  InputFlags &
  Pick<LimitFlags, 'time' | 'memory'> &
  Pick<PrepareOptions, 'metric' | 'threads' | 'tables'> & { readonly clear?: boolean };

const EXAMPLES = `Examples:
  $ glissade tables '1 2 3 4/5 6 7 8/9 10 11 0'          build and store the heavy tables of a goal
  $ glissade tables '1 2 3 4/5 6 7 8/9 10 11 0' -m mtm   the tables for pushes
  $ glissade tables                                      list the stored tables and their folder
  $ glissade tables --clear                              remove them
`;

const AFTER = `
Tables are files in the cache folder: GLISSADE_CACHE, or ~/.cache/glissade or its equivalent on
your system. GLISSADE_CACHE=off stores no tables. When all tables would exceed GLISSADE_CACHE_MB
megabytes (1000), the least recently used are removed. solve, hint and the other verbs that search
tile boards store their tables in the same folder.`;

export function tablesCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'tables',
    description: 'prepare the tables for many boards of one goal; list or remove stored tables',
    examples: EXAMPLES,
    addFlags: (command) =>
      command
        .addOption(metricFlag('metric in which boards will be solved', 'stm'))
        .addOption(
          new Option('--tables <size>', 'size of the tables')
            .choices([...TABLES])
            .default(undefined, 'heavy'),
        )
        .option(
          '--threads <count>',
          'maximum number of threads (default: chosen automatically)',
          parseOneOrMore,
        )
        .option('--time <seconds>', 'stop after this time (10, 500ms, 5m)', parseTimeMs)
        .option(
          '--memory <MB>',
          'build the strongest tables that fit into this much memory (512, 2G)',
          parseMemoryBytes,
        )
        .option('--clear', 'remove all stored tables')
        .addHelpText('after', AFTER),
    withoutPuzzle: (shell, { clear = false }) => tellKeptTables(shell, clear),
    work: prepareOne,
  });
}

async function prepareOne(
  { io, output, signal }: Shell,
  entry: PuzzleEntry,
  { metric, threads, tables = 'heavy', clear, ...flags }: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  if (clear) {
    throw new UsageError('usage', '--clear removes all tables', 'give no puzzle with --clear');
  }
  output.status('building tables …');
  const outcome = await prepareTables(entry.puzzle, {
    tables,
    signal,
    limits: limitsLeft(limitsOf(flags), entry.startedMs),
    metric,
    threads,
  });
  output.clearStatus();
  if (io.env.GLISSADE_CACHE === 'off')
    output.note('the tables are not stored: GLISSADE_CACHE is off');
  for (const note of outcome.notes ?? []) output.note(note);
  if (output.json) output.object({ ...labelOf(entry, isOne), ...outcome });
  else output.result(wordsOf(outcome));
  return exitOf(outcome);
}

function wordsOf(outcome: TablesOutcome): string {
  const time = formatTime(outcome.timeMs);
  switch (outcome.status) {
    case 'ready':
      return outcome.bytes > 0
        ? `${formatBytes(outcome.bytes)} of tables, ready in ${time}`
        : 'boards of this size need no tables';
    case 'undecided':
      return `not ready: stopped at the ${outcome.limit} limit after ${time}`;
    case 'cancelled':
      return `cancelled after ${time}`;
  }
}
