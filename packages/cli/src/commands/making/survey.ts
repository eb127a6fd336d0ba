/* The verb `survey`: the hardest puzzles of a family. */

import type { SurveyMetric } from '@glissade/analysis/survey/family';
import { SURVEY_FAMILIES } from '@glissade/analysis/survey/spec';
import { survey } from '@glissade/analysis/survey/survey';
import type { SurveyOptions } from '@glissade/analysis/survey/surveyOptions';
import type { SurveyOutcome, SurveyProgress } from '@glissade/analysis/survey/surveyOutcome';
import { formatPuzzle } from '@glissade/core';
import { type Command, Option } from 'commander';
import { withRun } from '../../cluster/solveOnCluster.ts';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addCommonFlags, type CommonFlags } from '../../flags/shared.ts';
import { refuseFlags, requireFlag } from '../../flags/together.ts';
import { parseMemoryBytes, parseOneOrMore, parsePath, parseTimeMs } from '../../flags/values.ts';
import { parseWhere } from '../../flags/where.ts';
import { readOnePuzzle } from '../../input/lines.ts';
import type { Output } from '../../output.ts';
import type { Shell } from '../../shell.ts';
import { countOf, formatTime } from '../../text/numbers.ts';
import { surveyTable, totalsText } from '../../text/surveyTable.ts';
import { addVerb, type Run } from '../verb.ts';
import { requireFolderOf } from '../writeFile.ts';
import { rowObject } from './surveyObjects.ts';
import { writeSheet } from './surveySheet.ts';

type Flags = CommonFlags & {
  readonly metric?: SurveyMetric;
  readonly top?: number;
  readonly class?: boolean;
  readonly where?: string;
  readonly symmetry?: boolean;
  readonly goal?: string;
  readonly checkpoint?: string;
  readonly threads?: number;
  readonly time?: number;
  readonly memory?: number;
  readonly svg?: string;
  readonly redis?: string;
  readonly run?: string;
};

const EXAMPLES = `Examples:
  $ glissade survey simple 3x3                        the hardest by number of pieces
  $ glissade survey simple 3x3 --where 'pieces<=4' --top 3
  $ glissade survey klotski --where 'dominoes=5, singles=4'
  $ glissade survey pieces klotski                    the hardest start of these pieces
  $ glissade survey tiles 3x3                         states by distance, stm and mtm
  $ glissade survey simple 4x4 --redis redis://host   on all machines that run glissade worker
`;

export function surveyCommand(run: Run): Command {
  const command = addVerb('survey', 'find the hardest puzzles of a whole family', EXAMPLES)
    .argument('<family...>', `the family: ${SURVEY_FAMILIES.join(', ')}`)
    .addOption(
      new Option('-m, --metric <metric>', 'metric of the lengths')
        .choices(['moves', 'slides', 'steps', 'stm', 'mtm'])
        .default(undefined, 'moves; for tiles both stm and mtm'),
    )
    .option('--top <count>', 'list this many puzzles in each row', parseOneOrMore)
    .option('--class', 'one row for each class: the same multiset of pieces and goal piece')
    .option('--where <ranges>', "only classes like 'pieces<=10' or 'pieces=9, free>=2'")
    .option('--symmetry', 'count mirror images once')
    .option('--goal <goal>', 'with pieces: use another goal, as a picture')
    .option(
      '--checkpoint <folder>',
      'folder that stores a stopped survey, so that it can continue later',
      parsePath,
    )
    .option('--threads <count>', 'maximum number of threads', parseOneOrMore)
    .option('--time <seconds>', 'stop after this time (10, 500ms, 5m)', parseTimeMs)
    .option('--memory <MB>', 'use at most this much memory (512, 2G)', parseMemoryBytes)
    .option('--redis <url>', 'search on the workers that are connected to this Redis or Valkey')
    .option('--run <name>', 'with --redis: name of the run; a stopped run continues')
    .option('--svg <file>', 'write a sheet with pictures of the puzzles', parsePath);
  addCommonFlags(command);
  return command.action((words: string[], flags: Flags) =>
    run(flags, (shell) => surveyFamily(shell, words, flags)),
  );
}

async function surveyFamily(
  shell: Shell,
  words: readonly string[],
  flags: Flags,
): Promise<ExitCode> {
  const { output, signal } = shell;
  if (flags.svg !== undefined) requireFolderOf(flags.svg);
  const options = await optionsOf(shell, words, flags);
  const onProgress = (progress: SurveyProgress) => reportProgress(output, progress);
  const watched = { ...options, signal, onProgress };
  const { redis: url, run: name } = flags;
  if (url === undefined) {
    requireFlag(flags, ['run'], '--redis', 'give the address of the Redis as well');
    return tell(shell, flags, await survey(watched));
  }
  const hint = 'a run is stored in Redis, and glissade worker sets the limits of each machine';
  refuseFlags(flags, OF_ONE_MACHINE, '--redis', hint);
  return withRun(shell, { url, run: name }, 'survey', async (run, { surveyOn }) => {
    try {
      return await tell(shell, flags, await surveyOn(run, watched));
    } catch (error) {
      if (signal.aborted) return EXIT.interrupted;
      throw error;
    }
  });
}

const OF_ONE_MACHINE: readonly (keyof Flags)[] = ['checkpoint', 'threads', 'time', 'memory'];

/** Prints what came of it. */
async function tell(shell: Shell, flags: Flags, outcome: SurveyOutcome): Promise<ExitCode> {
  const { output } = shell;
  output.clearStatus();
  if (outcome.status !== 'surveyed') {
    if (output.json) output.object(outcome);
    else if (outcome.status === 'undecided') output.result(stoppedText(outcome));
    const isKept = flags.checkpoint !== undefined;
    if (isKept) output.note(`repeat the command to continue from ${flags.checkpoint}`);
    return outcome.status === 'cancelled' ? EXIT.interrupted : EXIT.limit;
  }
  const { rows, totals, timeMs } = outcome;
  if (output.json) {
    for (const row of rows) {
      output.object(rowObject(row));
      await output.drained();
    }
    output.object({ ...totals, timeMs });
  } else {
    for (const line of surveyTable(rows, output.columns)) output.result(line);
    output.result('');
    output.result(totalsText(totals));
    output.note(`every puzzle was solved again; ${formatTime(timeMs)}`);
  }
  const isWritten =
    flags.svg === undefined || (await writeSheet(shell, rows, totals.family, flags.svg));
  return isWritten ? EXIT.yes : EXIT.interrupted;
}

async function optionsOf(
  shell: Shell,
  words: readonly string[],
  flags: Flags,
): Promise<SurveyOptions> {
  const { metric, top, symmetry, checkpoint, threads, time, memory, goal } = flags;
  const isPieces = words[0] === 'pieces';
  if (isPieces && words.length !== 2) {
    throw new UsageError('usage', 'pieces needs one puzzle', 'glissade survey pieces klotski');
  }
  if (!isPieces && goal !== undefined) {
    throw new UsageError('usage', `${words[0]} has its own goal`, 'leave out --goal');
  }
  const puzzle = isPieces
    ? formatPuzzle(await readOnePuzzle(shell, words[1]!, { goal }))
    : undefined;
  return {
    family: isPieces ? 'pieces' : words.join(' '),
    puzzle,
    metric,
    top,
    ...(flags.class ? { byClass: true } : {}),
    where: flags.where === undefined ? undefined : parseWhere(flags.where),
    ...(symmetry ? { symmetry } : {}),
    checkpoint,
    threads,
    limits: {
      timeMs: time,
      memoryBytes: memory,
    },
  };
}

function reportProgress(output: Output, { share, restMs, states, timeMs }: SurveyProgress): void {
  const rest = restMs === undefined ? '' : `, about ${formatTime(restMs)} more`;
  const done = `${(100 * share).toFixed(1)} %, ${countOf(states, 'state')}`;
  output.status(`surveying … ${done}, ${formatTime(timeMs)}${rest}`);
}

function stoppedText(stopped: {
  readonly limit: 'time' | 'memory';
  readonly reason?: string;
  readonly timeMs: number;
}): string {
  const why = stopped.reason === undefined ? '' : `: ${stopped.reason}`;
  return `stopped at the ${stopped.limit} limit after ${formatTime(stopped.timeMs)}${why}`;
}
