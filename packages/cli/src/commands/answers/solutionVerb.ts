import { defaultMetric, type Metric, metricsOf, parseLine, type Steps } from '@glissade/core';
import type { Command } from 'commander';
import { forEachPuzzle, reportBad } from '../../eachPuzzle.ts';
import { isInputError, reportOf } from '../../errors.ts';
import type { ExitCode } from '../../exit.ts';
import {
  addCommonFlags,
  addInputFlags,
  type CommonFlags,
  type InputFlags,
  requireMetric,
} from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import { openSolution } from '../../input/line.ts';
import type { Shell } from '../../shell.ts';
import { PUZZLE_ARGUMENT } from '../puzzleVerb.ts';
import { addVerb, type Run } from '../verb.ts';
import { gapLettersHint } from './gapLetters.ts';

/** What an argument that is a solution can be. */
const SOLUTION_ARGUMENT =
  'the moves, or the boards after each of them; a file with either, - (standard input), or a ' +
  'replay link';

export type SolutionFlags = CommonFlags & InputFlags & { readonly metric?: Metric };

/** One solution to look at, as given. `isOne`: the argument held just this puzzle. */
export type SolutionJob<Flags> = {
  readonly shell: Shell;
  readonly entry: PuzzleEntry;
  readonly text: string;
  readonly metric: Metric;
  readonly flags: Flags;
  readonly isOne: boolean;
};

/** A verb that looks at a solution of a puzzle. */
type SolutionVerb<Flags> = {
  readonly name: string;
  readonly description: string;
  readonly examples: string;
  /** Adds the flags of this verb alone. */
  readonly addFlags: (command: Command) => Command;
  readonly work: (job: SolutionJob<Flags>) => Promise<ExitCode>;
};

export function addSolutionVerb<Flags extends SolutionFlags>(
  run: Run,
  { name, description, examples, addFlags, work }: SolutionVerb<Flags>,
): Command {
  const command = addVerb(name, description, examples)
    .argument('<puzzle>', PUZZLE_ARGUMENT)
    .argument('[solution]', SOLUTION_ARGUMENT);
  addFlags(addInputFlags(addCommonFlags(command)));
  return command.action((argument: string, given: string | undefined, flags: Flags) =>
    run(flags, async (shell) => {
      const { puzzle, solution: text } = await openSolution(argument, given, shell);
      return forEachPuzzle(shell, [puzzle], flags, (entry, isOne) => {
        const { metric = defaultMetric(entry.puzzle) } = flags;
        requireMetric(metricsOf(entry.puzzle), metric);
        return work({ shell, entry, text, metric, flags, isOne });
      });
    }),
  );
}

/** Work on a solution that was read. One that cannot be, or does not fit, is reported as bad. */
export function withSteps<Flags>(
  work: (steps: Steps, job: SolutionJob<Flags>) => Promise<ExitCode>,
): (job: SolutionJob<Flags>) => Promise<ExitCode> {
  return async (job) => {
    const { shell, entry, text, isOne } = job;
    try {
      return await work(parseLine(entry.puzzle, text), job);
    } catch (error) {
      if (!isInputError(error)) throw error;
      const report = reportOf(error);
      const hint = gapLettersHint(entry.puzzle, text) ?? report.hint;
      return reportBad(shell, { ...entry, error: { ...report, hint }, source: text }, isOne);
    }
  };
}
