/* `vary --harder`, `--easier` and `--length`: a changed version of a puzzle. */

import { adjust } from '@glissade/analysis/vary/adjust';
import type {
  Adjusted,
  AdjustOptions,
  AdjustOutcome,
  AdjustProgress,
} from '@glissade/analysis/vary/adjustment';
import { requireFewChanges } from '@glissade/analysis/vary/listedChanges';
import { formatPuzzle, type Metric } from '@glissade/core';
import { type Limits, limitsLeft } from '@glissade/solve/options/options';
import { solve } from '@glissade/solve/solve';
import { labelOf } from '../../eachPuzzle.ts';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { changeText } from '../../text/changeText.ts';
import { formatLength } from '../../text/numbers.ts';
import { reportProgress } from '../progress.ts';
import { catalogueKeys } from './catalogueKeys.ts';

export type AdjustFlags = {
  readonly harder?: number | true;
  readonly easier?: number | true;
  readonly length?: number;
  readonly seed?: number;
  readonly tries?: number;
};

/** The same, and the limit of time for all that is done with a puzzle. */
type Limited = AdjustFlags & { readonly limits: Pick<Limits, 'timeMs'> };

export function isAdjusting({ harder, easier, length }: AdjustFlags): boolean {
  return harder !== undefined || easier !== undefined || length !== undefined;
}

/** Throws UsageError where two things are asked at once. */
export function requireOneAim(flags: AdjustFlags & { readonly goals?: boolean }): void {
  const { harder, easier, length, goals } = flags;
  if ([harder, easier, length, goals].filter((each) => each !== undefined).length < 2) return;
  const message = '--harder, --easier, --length and --goals ask for different things';
  throw new UsageError('usage', message, 'give one of them');
}

/** Prints a puzzle as asked, and the changes that made it as notes. */
export async function adjustOne(
  shell: Shell,
  entry: PuzzleEntry,
  metric: Metric,
  flags: Limited,
  isOne: boolean,
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { puzzle, startedMs } = entry;
  requireFewChanges(puzzle);
  const range =
    flags.length === undefined
      ? await relative(shell, entry, metric, flags)
      : exactly(flags.length);
  const { seed = 1, tries } = flags;
  const onProgress = ({ tried, length }: AdjustProgress) =>
    output.status(`changing … ${tried} versions, nearest ${length}`);
  const endMs = startedMs + (flags.limits.timeMs ?? Number.POSITIVE_INFINITY);
  const known = await catalogueKeys(shell, endMs);
  const { timeMs } = limitsLeft(flags.limits, startedMs);
  const given = {
    metric,
    seed,
    known,
    tries,
    limits: timeMs === undefined ? undefined : { timeMs },
  };
  const outcome = await adjust(puzzle, { ...given, ...range, signal, onProgress });
  output.clearStatus();
  if (output.json) output.object({ ...labelOf(entry, isOne), seed, ...jsonOf(outcome) });
  else tell(output, outcome);
  return EXITS[outcome.status];
}

const EXITS: Readonly<Record<AdjustOutcome['status'], ExitCode>> = {
  found: EXIT.yes,
  nearest: EXIT.limit,
  unsolvable: EXIT.no,
  undecided: EXIT.limit,
  cancelled: EXIT.interrupted,
};

const exactly = (length: number) => ({ lengthMin: length, lengthMax: length });

/** Bounds beside the optimum of the puzzle. */
async function relative(
  { output, signal }: Shell,
  { puzzle, startedMs }: PuzzleEntry,
  metric: Metric,
  { harder, easier, limits: { timeMs } }: Limited,
): Promise<Pick<AdjustOptions, 'lengthMin' | 'lengthMax'>> {
  const limits = timeMs === undefined ? {} : limitsLeft({ timeMs }, startedMs);
  const onProgress = reportProgress(output, puzzle, metric);
  const outcome = await solve(puzzle, { metric, limits, signal, onProgress });
  output.clearStatus();
  if (outcome.status !== 'solved') return {};
  const by = harder ?? easier;
  const moves = by === true || by === undefined ? 1 : by;
  if (harder !== undefined) return { lengthMin: outcome.length + moves };
  return { lengthMax: Math.max(1, outcome.length - moves) };
}

/** The puzzle as text. */
function jsonOf(outcome: AdjustOutcome): object {
  const made = madeBy(outcome);
  if (!made) return outcome;
  const { best: _, ...rest } = { best: undefined, ...outcome };
  return { ...rest, ...made, puzzle: formatPuzzle(made.puzzle).trimEnd() };
}

function madeBy(outcome: AdjustOutcome): Adjusted | undefined {
  if (outcome.status === 'cancelled') return outcome.best;
  return outcome.status === 'found' || outcome.status === 'nearest' ? outcome : undefined;
}

function tell(output: Shell['output'], outcome: AdjustOutcome): void {
  const { metric } = outcome;
  if (outcome.status === 'unsolvable') {
    output.result(
      output.paint.yellow('the puzzle has no solution, so there is no harder or easier version'),
    );
  }
  if (outcome.status === 'undecided') {
    const why = outcome.limit === 'time' ? 'the time was too short' : 'it has too many states';
    output.result(output.paint.yellow(`undecided: ${why} to solve the puzzle as it is`));
    output.note(
      'hint: changes are compared with the optimum; glissade solve shows how long it takes to find',
    );
  }
  const made = madeBy(outcome);
  if (!made) return;
  output.result(formatPuzzle(made.puzzle).trimEnd());
  if ('before' in outcome) output.note(`before: ${formatLength(outcome.before, metric)}`);
  for (const { change, length } of made.trail) {
    const after = length === undefined ? 'unsolvable' : formatLength(length, metric);
    output.note(`${changeText(change, metric)}: ${after}`);
  }
  if (outcome.status === 'nearest') {
    const more = outcome.limit === 'time' ? 'more --time' : 'more --tries';
    output.note(`this is the nearest version found; try another --seed or ${more}`);
  }
}
