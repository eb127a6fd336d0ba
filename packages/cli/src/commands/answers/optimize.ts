/* The verb `optimize`: shortens a solution. */
import { familiarMetric, type Lengths, lengthsOf, type Steps } from '@glissade/core';
import { limitsLeft } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { solve } from '@glissade/solve/solve';
import type { Command } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode, exitOf } from '../../exit.ts';
import { addLimitFlags, type LimitFlags, limitsOf, metricFlag } from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { wrapMoves } from '../../text/movesText.ts';
import { withoutSteps } from '../../text/outcomeFacts.ts';
import { formatLengths, formatStats, headlineOf, lineOf } from '../../text/outcomeText.ts';
import { reportProgress } from '../progress.ts';
import type { Run } from '../verb.ts';
import {
  addSolutionVerb,
  type SolutionFlags,
  type SolutionJob,
  withSteps,
} from './solutionVerb.ts';
import { requireLinesOf } from './solveOutput.ts';

type Flags = SolutionFlags & LimitFlags;

const EXAMPLES = `Examples:
  $ glissade optimize '1 2 3/4 5 6/0 7 8' DUL2         a shorter line to the same state
  $ glissade optimize board.txt mine.txt --time 30     more time, shorter result
  $ glissade solve board.txt --engine constructive -f moves | glissade optimize board.txt -
`;

export function optimizeCommand(run: Run): Command {
  return addSolutionVerb<Flags>(run, {
    name: 'optimize',
    description: 'shorten a solution',
    examples: EXAMPLES,
    addFlags: (command) =>
      addLimitFlags(command.addOption(metricFlag('metric to minimise')), ' (default: 1)'),
    work: withSteps(optimizeOne),
  });
}

async function optimizeOne(steps: Steps, job: SolutionJob<Flags>): Promise<ExitCode> {
  const { shell, entry, metric, flags, isOne } = job;
  const { output, signal } = shell;
  const { puzzle } = entry;
  const before = lengthsOf(puzzle, steps);
  const onProgress = reportProgress(output, puzzle, metric);
  const limits = limitsLeft(limitsOf(flags), entry.startedMs);
  const line = { anytime: true, from: steps };
  const outcome = await solve(puzzle, { ...line, metric, limits, signal, onProgress });
  output.clearStatus();
  requireLinesOf(puzzle, outcome);
  if (output.json) output.object({ ...labelOf(entry, isOne), ...withoutSteps(outcome), before });
  else printShortened(shell, entry, before, outcome);
  if (outcome.status === 'cancelled') return EXIT.interrupted;
  return lineOf(outcome) ? EXIT.yes : exitOf(outcome);
}

function printShortened(
  { output }: Shell,
  { puzzle }: PuzzleEntry,
  before: Lengths,
  outcome: Outcome,
): void {
  const { metric } = outcome;
  const line = lineOf(outcome);
  if (!line) {
    // Even to verify a long line takes time.
    output.result(output.paint.yellow(headlineOf(puzzle, outcome)));
    return;
  }
  const saved = (before[metric] ?? before.steps) - line.length;
  const isProved = outcome.status === 'solved' && outcome.optimal;
  const change = saved === 0 ? 'no shorter' : `${saved} ${familiarMetric(puzzle, metric)} shorter`;
  const said = `, ${change}${isProved ? ', shortest possible' : ''}`;
  const headline = formatLengths(puzzle, line.lengths, metric, said);
  output.result(saved > 0 ? output.paint.green(headline) : headline);
  output.result(`\n${wrapMoves(puzzle, line.moves, output.columns)}`);
  output.note(formatStats(outcome.engine, outcome.stats));
}
