/* Solves the puzzles of a command, and prints each answer as soon as it is there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultMetric } from '@glissade/core';
import { CHECKPOINT_NAME } from '@glissade/platform/files/checkpointFile';
import type { Outcome } from '@glissade/solve/outcome';
import type { ManySolver } from '../../batch/batchSolver.ts';
import { type Answered, solveMany } from '../../batch/solveMany.ts';
import { reportBad, tellNotes } from '../../eachPuzzle.ts';
import { endsRun, isInputError, reportOf } from '../../errors.ts';
import type { ExitCode } from '../../exit.ts';
import { runOptionsOf, type SearchFlags } from '../../flags/search.ts';
import type { CommonFlags, InputFlags } from '../../flags/shared.ts';
import { requireFlag } from '../../flags/together.ts';
import { isBad, type PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { errorLine } from '../../text/outcomeText.ts';
import { reportProgress } from '../progress.ts';
import { type FramePictures, framePicturesIn, requirePicturesOf } from './framePictures.ts';
import { refusalOfMany } from './onePuzzle.ts';
import { type SolveFormat, tellOutcome } from './solveOutput.ts';

export type SolveFlags = CommonFlags &
  InputFlags &
  SearchFlags & {
    readonly format?: string;
    readonly states?: boolean;
    readonly steps?: boolean;
    readonly jobs?: number;
    readonly redis?: string;
    readonly run?: string;
    readonly split?: boolean;
    readonly levels?: boolean;
    readonly folder?: string;
    readonly certificate?: string;
    readonly out?: string;
    readonly width?: number;
  };

/** `elsewhere` solves what is not solved by this process alone. */
export function solveAll(
  shell: Shell,
  puzzles: readonly string[],
  flags: SolveFlags,
  elsewhere?: ManySolver,
): Promise<ExitCode> {
  const { output } = shell;
  const hint = 'add --json, or use --format frames to see every state';
  if (!output.json) requireFlag(flags, ['steps'], '--json', hint);
  const pictures = framePicturesIn(flags);
  const notes = new Set<string>();
  const told = new Set<PuzzleEntry>();
  return solveMany(shell, puzzles, {
    run: runOptionsOf(flags),
    input: flags,
    jobs: flags.jobs,
    ...(elsewhere ? { elsewhere } : {}),
    refusalOfMany: refusalOfMany(flags),
    onProgress: ({ puzzle }) =>
      reportProgress(output, puzzle, flags.metric ?? defaultMetric(puzzle)),
    begin: (entry, { isOne, isLine }) => {
      if (pictures) requirePicturesOf(entry.puzzle, pictures);
      tellNotes(shell, entry, isOne, isLine ? notes : undefined);
      told.add(entry);
    },
    print: (answered) => {
      const { entry, isOne, isLine } = answered;
      if (!isBad(entry) && !told.delete(entry)) {
        tellNotes(shell, entry, isOne, isLine ? notes : undefined);
      }
      return print(shell, answered, { ...flags, pictures });
    },
  });
}

type Printed = SolveFlags & { readonly pictures: FramePictures | undefined };

async function print(shell: Shell, answered: Answered, flags: Printed): Promise<ExitCode> {
  const { output } = shell;
  const { entry, isOne, isLine, outcome, failure } = answered;
  const format = (flags.format as SolveFormat | undefined) ?? (isLine ? 'line' : 'text');
  const isPlainLine = format === 'line' && !output.json;
  if (isBad(entry)) {
    if (isPlainLine) output.result(errorLine(entry.error));
    return reportBad(shell, entry, isOne);
  }
  if (outcome) {
    // A search elsewhere has no moment before it in which this could be said.
    if (flags.pictures) requirePicturesOf(entry.puzzle, flags.pictures);
    const code = await tellOutcome(shell, entry, outcome, { ...flags, format }, isOne);
    if (flags.checkpoint !== undefined) tellKept(output, flags.checkpoint, outcome);
    return code;
  }
  // An option that does not fit this puzzle is an error of this puzzle: the rest go on.
  if (!isInputError(failure) || endsRun(failure)) throw failure;
  const error = reportOf(failure);
  if (isPlainLine) output.result(errorLine(error));
  return reportBad(shell, { ...entry, error, source: '' }, isOne);
}

/** Says whether a search that was stopped has left something from which it can go on. */
function tellKept(output: Shell['output'], folder: string, { status }: Outcome): void {
  if (status !== 'undecided' && status !== 'cancelled') return;
  const isKept = existsSync(join(folder, CHECKPOINT_NAME));
  const kept = `stored in ${folder}: the same command continues the search`;
  output.note(isKept ? kept : `nothing is stored in ${folder}: the search was stopped too soon`);
}
