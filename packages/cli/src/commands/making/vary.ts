/* The verb `vary`: the effect of each change to a puzzle. */

import type { Proved } from '@glissade/analysis/vary/proving';
import { type VaryOutcome, type VaryProgress, vary } from '@glissade/analysis/vary/vary';
import { defaultMetric, type Metric } from '@glissade/core';
import { type Limits, limitsLeft } from '@glissade/solve/options/options';
import type { Command } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addTimeFlag, type CommonFlags, type InputFlags, metricFlag } from '../../flags/shared.ts';
import { parseCount, parseOneOrMore } from '../../flags/values.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Output } from '../../output.ts';
import type { Shell } from '../../shell.ts';
import { changeText, provedText } from '../../text/changeText.ts';
import { countOf, formatCount, formatLength, formatTime } from '../../text/numbers.ts';
import { addPuzzleVerb } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';
import { type AdjustFlags, adjustOne, isAdjusting, requireOneAim } from './varyAdjust.ts';
import { goalsOne } from './varyGoals.ts';

type Flags = CommonFlags &
  InputFlags &
  AdjustFlags & {
    readonly metric?: Metric;
    readonly time?: number;
    readonly nodes?: number;
    readonly goals?: boolean;
  };

const EXAMPLES = `Examples:
  $ glissade vary klotski                      the effect of each single change on the optimum
  $ glissade vary mine.slide --harder 10       a version at least ten moves harder
  $ glissade vary mine.slide --length 40 --seed 7
  $ glissade vary mine.slide --harder 10 | glissade print - -o harder.svg
  $ glissade vary klotski --goals              other goals of these pieces, the hardest first
`;

export function varyCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'vary',
    description: 'show what each change of a puzzle does; make it harder or easier',
    examples: EXAMPLES,
    addFlags: (command) =>
      addTimeFlag(command.addOption(metricFlag()))
        .option(
          '--harder [moves]',
          'print a version at least this many moves harder (1)',
          parseOneOrMore,
        )
        .option(
          '--easier [moves]',
          'print a version at least this many moves easier (1)',
          parseOneOrMore,
        )
        .option('--length <moves>', 'print a version with exactly this optimum', parseOneOrMore)
        .option(
          '--seed <number>',
          'seed of the search; another seed gives another version',
          parseCount,
          1,
        )
        .option('--tries <count>', 'give up after this many changed puzzles (400)', parseOneOrMore)
        .option('--goals', 'list every other goal of these pieces with its optimum')
        .option('--nodes <count>', 'expand at most this many states for each change', parseCount),
    work: varyOne,
  });
}

async function varyOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  requireOneAim(flags);
  const metric = flags.metric ?? defaultMetric(entry.puzzle);
  const limits = limitsIn(flags);
  if (flags.goals) return goalsOne(shell, entry, metric, limits, isOne);
  if (isAdjusting(flags)) return adjustOne(shell, entry, metric, { ...flags, limits }, isOne);
  const { output, signal } = shell;
  const outcome = await vary(entry.puzzle, {
    metric,
    limits: limitsLeft(limits, entry.startedMs),
    signal,
    onProgress: ({ done, of }: VaryProgress) => output.status(`changing … ${done} of ${of}`),
  });
  output.clearStatus();
  if (output.json) output.object({ ...labelOf(entry, isOne), ...outcome });
  else printTable(output, outcome);
  return EXITS[outcome.status];
}

const EXITS = { varied: EXIT.yes, undecided: EXIT.limit, cancelled: EXIT.interrupted } as const;

function limitsIn({ time, nodes }: Flags): Pick<Limits, 'timeMs' | 'nodes'> {
  return {
    timeMs: time,
    nodes,
  };
}

function printTable(output: Output, outcome: VaryOutcome): void {
  const { before, metric, variations } = outcome;
  if (outcome.status === 'undecided') output.note('the time ran out before every change was tried');
  if (!before) return;
  const unit = before.status === 'solved' ? ` ${formatLength(before.length, metric)}` : '';
  output.result(output.paint.bold(`as it is:${unit || ` ${provedText(before)}`}`));
  const width = Math.max(0, ...variations.map(({ change }) => changeText(change, metric).length));
  for (const variation of variations) {
    const words = changeText(variation.change, metric).padEnd(width);
    output.result(`${words}  ${provedText(variation)}${differenceText(before, variation)}`);
  }
  const count = variations.length;
  const time = formatTime(outcome.timeMs);
  const proved = variations.filter(({ status }) => status !== 'undecided').length;
  const each = proved === count ? 'each optimum' : `${formatCount(proved)} of the optima`;
  output.note(`${countOf(count, 'change')}, ${each} in ${metric} proved, ${time}`);
}

/** " (+3)"; nothing where one of them is unknown. */
function differenceText(before: Proved, after: Proved): string {
  if (before.status !== 'solved' || after.status !== 'solved') return '';
  const more = after.length - before.length;
  if (more === 0) return '  (same)';
  return more > 0 ? `  (+${formatCount(more)})` : `  (−${formatCount(-more)})`;
}
