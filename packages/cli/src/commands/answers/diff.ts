/* The verb `diff`: where a solution lost moves. */

import type { SolutionReview } from '@glissade/analysis/analyse/review/review';
import { reviewSolution } from '@glissade/analysis/analyse/review/reviewSolution';
import type { Steps } from '@glissade/core';
import { limitsLeft } from '@glissade/solve/options/options';
import type { Command } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addLimitFlags, type LimitFlags, limitsOf, metricFlag } from '../../flags/shared.ts';
import { diffHeadline, diffLines } from '../../text/diffText.ts';
import { wrapWords } from '../../text/layout.ts';
import type { Run } from '../verb.ts';
import {
  addSolutionVerb,
  type SolutionFlags,
  type SolutionJob,
  withSteps,
} from './solutionVerb.ts';

type Flags = SolutionFlags & LimitFlags & { readonly all?: boolean };

const TIME_MS_DEFAULT = 60_000;

const EXAMPLES = `Examples:
  $ glissade diff '1 2 3/4 5 6/0 7 8' DULL            where did my solution lose moves?
  $ glissade diff klotski mine.txt -m steps --all     each move with the distance before and after
  $ glissade diff 'https://slidysim.github.io/replay?r=eJyLVvJR0rEwMDDQUTJUMNI3UDBW0tE1jAUANeMEbA%3D%3D'
`;

export function diffCommand(run: Run): Command {
  return addSolutionVerb<Flags>(run, {
    name: 'diff',
    description: 'show where a solution lost moves',
    examples: EXAMPLES,
    addFlags: (command) =>
      addLimitFlags(
        command
          .addOption(metricFlag('metric in which moves are counted'))
          .option('--all', 'show every move, not only the mistakes'),
        ' (default: 60)',
      ),
    work: withSteps(diffOne),
  });
}

async function diffOne(steps: Steps, job: SolutionJob<Flags>): Promise<ExitCode> {
  const { shell, entry, metric, flags, isOne } = job;
  const { output, signal } = shell;
  const { puzzle } = entry;
  const { depth: _, ...given } = { timeMs: TIME_MS_DEFAULT, ...limitsOf(flags) };
  const limits = limitsLeft(given, entry.startedMs);
  const onProgress = ({ done, total }: { done: number; total: number }) =>
    output.status(`evaluating state ${done + 1} of ${total} …`);
  const review = await reviewSolution(puzzle, steps, { metric, limits, signal, onProgress });
  output.clearStatus();
  if (output.json) output.object({ ...labelOf(entry, isOne), ...review });
  else {
    const isGood = review.lost === 0;
    const mark = isGood ? output.paint.green : output.paint.yellow;
    output.result(mark(wrapWords(diffHeadline(puzzle, review), output.columns)));
    for (const line of diffLines(puzzle, review, flags.all ?? false)) output.result(line);
  }
  return exitOf(review);
}

/** Yes: nothing was lost. No: something was, or all. Otherwise a limit came first. */
function exitOf({ status, lost, moves }: SolutionReview): ExitCode {
  if (status === 'cancelled') return EXIT.interrupted;
  if (status === 'unsolvable') return EXIT.no;
  if (lost === 0) return EXIT.yes;
  const isNo = lost !== undefined || moves.some((move) => (move.lost ?? 0) > 0);
  return isNo ? EXIT.no : EXIT.limit;
}
