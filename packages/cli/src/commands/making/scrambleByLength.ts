/* `scramble --length`: random states whose shortest solutions are as long as asked. */

import type { Scramble } from '@glissade/analysis/scramble/scrambleOutcome';
import { scrambles } from '@glissade/analysis/scramble/scrambles';
import {
  checkMetric,
  inverseSteps,
  type Metric,
  type Puzzle,
  packSteps,
  type Steps,
} from '@glissade/core';
import { limitsLeft } from '@glissade/solve/options/options';
import { solve } from '@glissade/solve/solve';
import { EXIT, type ExitCode } from '../../exit.ts';
import { refuseFlags, requireFlag } from '../../flags/together.ts';
import { boundsOf, type Range } from '../../flags/values.ts';
import type { Shell } from '../../shell.ts';
import { formatCount, formatLength, plural } from '../../text/numbers.ts';
import { tellState } from './scrambleOutput.ts';

/** What is asked of the states. */
export type LengthFlags = {
  readonly length?: Range;
  readonly metric?: Metric;
  readonly tries?: number;
  readonly time?: number;
};

type Asked = LengthFlags & {
  readonly length: Range;
  readonly count: number;
  readonly seed: number;
  readonly moves: boolean;
};

/** Throws UsageError for flags that mean nothing without the length. */
export function requireLength(flags: LengthFlags): void {
  const hint = 'add --length, such as --length 20-30';
  requireFlag(flags, ['metric', 'tries', 'time'], '--length', hint);
}

/** Throws for flags that a puzzle does not have together with the length. */
export function checkByLength(
  puzzle: Puzzle,
  { metric, moves }: { readonly metric?: Metric; readonly moves?: boolean },
): void {
  if (metric) checkMetric(puzzle, metric);
  if (puzzle.type === 'tiles') return;
  refuseFlags({ moves }, ['moves'], '--length on block puzzles', 'leave out one of the two');
}

export async function scrambleByLength(
  shell: Shell,
  puzzle: Puzzle,
  asked: Asked,
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { length, metric, tries, time, count, seed } = asked;
  output.status('searching for states …');
  const states = scrambles(puzzle, {
    ...boundsOf('length', length),
    ...(metric ? { metric } : {}),
    tries,
    limits: time === undefined ? {} : limitsLeft({ timeMs: time }, shell.io.startedMs),
    ...{ seed, signal },
  });
  let index = 0;
  for await (const one of states) {
    if (one.status !== 'scrambled') return tellEnd(shell, one, asked, index);
    index++;
    const steps = asked.moves ? await movesTo(one, signal) : undefined;
    output.clearStatus();
    const lengths = { metric: one.metric, length: one.length };
    await tellState(shell, { index, count, seed, puzzle: one.puzzle, steps, lengths });
    if (count === 1) output.note(`shortest solution: ${formatLength(one.length, one.metric)}`);
    if (index === count) break;
  }
  return EXIT.yes;
}

type Scrambled = Extract<Scramble, { readonly status: 'scrambled' }>;

/** The shortest moves from the goal. */
async function movesTo({ puzzle, metric }: Scrambled, signal: AbortSignal): Promise<Steps> {
  const outcome = await solve(puzzle, { metric, signal });
  return inverseSteps(packSteps(outcome.status === 'solved' ? outcome.steps : []));
}

/** Why there are fewer than asked. */
function tellEnd(
  { output }: Shell,
  end: Exclude<Scramble, Scrambled>,
  { seed }: Asked,
  given: number,
): ExitCode {
  output.clearStatus();
  if (end.status === 'cancelled') return EXIT.interrupted;
  if (output.json) output.object({ seed, ...end });
  else output.note(wordsOf(end, given));
  return end.status === 'none' ? EXIT.no : EXIT.limit;
}

function wordsOf(
  end: Exclude<Scramble, Scrambled | { status: 'cancelled' }>,
  given: number,
): string {
  if (end.status === 'not-found') {
    if (end.limit === 'time') return 'the time is over; give more --time or a smaller --count';
    const solved = `${formatCount(end.tries)} random ${plural(end.tries, 'state')}`;
    return `none of ${solved} has this length; give another --seed or more --tries`;
  }
  if (given > 0) return `there ${given === 1 ? 'is' : 'are'} only ${formatCount(given)}`;
  if (end.lengthMost === undefined) return 'no state that the start can reach can be solved';
  return `no state has this length: the hardest state has length ${end.lengthMost}`;
}
