/* The verb `hint`: the best moves of a state. */

import { evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
import type { Metric } from '@glissade/core';
import { reasonProse } from '@glissade/prose/reasons/reasonProse';
import { limitsLeft } from '@glissade/solve/options/options';
import type { Command } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { type ExitCode, exitOf } from '../../exit.ts';
import {
  addLimitFlags,
  type CommonFlags,
  type InputFlags,
  type LimitFlags,
  limitsOf,
  metricFlag,
} from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import { stateAfter } from '../../input/line.ts';
import type { Shell } from '../../shell.ts';
import { hintHeadline, moveTable } from '../../text/hintText.ts';
import { wrapWords } from '../../text/layout.ts';
import { limitAdvice } from '../../text/limitText.ts';
import { requireMoves } from '../../text/replayed.ts';
import { reportSpaceProgress } from '../progress.ts';
import { type AfterFlags, addPuzzleVerb, afterFlag } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';

type Flags = CommonFlags & InputFlags & LimitFlags & AfterFlags & { readonly metric?: Metric };

const TIME_MS_DEFAULT = 60_000;

const EXAMPLES = `Examples:
  $ glissade hint klotski                            the best moves, and what other moves lose
  $ glissade hint klotski --after 'GD HD' -m steps   the same after these moves, in steps
  $ glissade hint '8 6 4/0 7 2/5 1 3' --json
`;

export function hintCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'hint',
    description: 'give the best moves and the distance after each',
    examples: EXAMPLES,
    addFlags: (command) =>
      addLimitFlags(command.addOption(afterFlag()).addOption(metricFlag()), ' (default: 60)'),
    work: hintOne,
  });
}

export async function hintOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { puzzle } = entry;
  const { depth: _, ...given } = { timeMs: TIME_MS_DEFAULT, ...limitsOf(flags) };
  const limits = limitsLeft(given, entry.startedMs);
  const state = stateAfter(puzzle, flags.after);
  const startedMs = performance.now();
  const evaluation = await evaluate(puzzle, state, {
    metric: flags.metric,
    limits,
    signal,
    onProgress: reportSpaceProgress(output, puzzle),
  });
  output.clearStatus();
  if (evaluation.status === 'evaluated') {
    const texts = evaluation.moves.map((move) => move.moves);
    requireMoves(puzzle, state, texts, evaluation.metric);
  }
  if (output.json) {
    output.object({ ...labelOf(entry, isOne), ...evaluation });
    return exitOf(evaluation);
  }
  const isGood = evaluation.status === 'evaluated';
  const mark = isGood ? output.paint.green : output.paint.yellow;
  const headline = hintHeadline(puzzle, evaluation, performance.now() - startedMs);
  output.result(mark(wrapWords(headline, output.columns)));
  if (isGood) {
    if (evaluation.chain) {
      const told = reasonProse(evaluation.chain, 'en');
      output.result(`\n${wrapWords(told, output.columns)}`);
    }
    output.result('');
    for (const line of moveTable(evaluation.moves)) output.result(line);
  }
  if (evaluation.status === 'undecided') {
    output.note(limitAdvice(evaluation.limit));
  }
  return exitOf(evaluation);
}
