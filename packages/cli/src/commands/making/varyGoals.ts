/* `vary --goals`: other goals of the same pieces. */

import { otherGoals } from '@glissade/analysis/vary/goals';
import type { Metric } from '@glissade/core';
import { type Limits, limitsLeft } from '@glissade/solve/options/options';
import { labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { placeText } from '../../text/changeText.ts';
import { formatLength } from '../../text/numbers.ts';
import { reportSpaceProgress } from '../progress.ts';

/** Prints every goal "a piece of these lies there", with its optimum. */
export async function goalsOne(
  { output, signal }: Shell,
  entry: PuzzleEntry,
  metric: Metric,
  limits: Pick<Limits, 'timeMs' | 'nodes'>,
  isOne: boolean,
): Promise<ExitCode> {
  const outcome = await otherGoals(entry.puzzle, {
    metric,
    limits: limitsLeft(limits, entry.startedMs),
    signal,
    onProgress: reportSpaceProgress(output, entry.puzzle),
  });
  output.clearStatus();
  if (output.json) output.object({ ...labelOf(entry, isOne), ...outcome });
  else {
    for (const { pieces, at, length } of outcome.goals) {
      output.result(
        `${formatLength(length, metric).padEnd(12)} ${pieces.join(' or ')} at ${placeText(at)}`,
      );
    }
  }
  if (outcome.status === 'undecided') {
    output.note('a limit was reached before all places were known');
  }
  return EXITS[outcome.status];
}

const EXITS = { found: EXIT.yes, undecided: EXIT.limit, cancelled: EXIT.interrupted } as const;
