/* The verb `verify`: whether a solution is valid and shortest. */
import {
  familiarMetric,
  type Lengths,
  type Metric,
  type Puzzle,
  parseLine,
  replay,
} from '@glissade/core';
import { limitsLeft } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { solve } from '@glissade/solve/solve';
import { type Command, Option } from 'commander';
import { labelOf, reportBad } from '../../eachPuzzle.ts';
import { type ErrorReport, isInputError, reportOf } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addLimitFlags, type LimitFlags, limitsOf, metricFlag } from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { pointAt } from '../../text/errorText.ts';
import { formatLength } from '../../text/numbers.ts';
import { formatLengths, headlineOf } from '../../text/outcomeText.ts';
import { reportProgress } from '../progress.ts';
import type { Run } from '../verb.ts';
import { gapLettersHint } from './gapLetters.ts';
import { addSolutionVerb, type SolutionFlags, type SolutionJob } from './solutionVerb.ts';

type Flags = SolutionFlags & LimitFlags & { readonly replayOnly?: boolean };

const EXAMPLES = `Examples:
  $ glissade verify '1 2 3/4 5 6/0 7 8' LL                  is it a solution? a shortest one?
  $ glissade verify klotski answer.txt -m steps
  $ glissade solve klotski -f moves | glissade verify klotski - --replay-only
`;

export function verifyCommand(run: Run): Command {
  return addSolutionVerb<Flags>(run, {
    name: 'verify',
    description: 'say whether a solution is valid and shortest',
    examples: EXAMPLES,
    addFlags: (command) =>
      addLimitFlags(
        command
          .addOption(metricFlag('metric in which the solution must be shortest'))
          .addOption(
            new Option(
              '--replay-only',
              'only replay; do not test whether the solution is shortest',
            ),
          ),
      ),
    work: verifyOne,
  });
}

/** What replaying the text came to: why it is no solution, or how long it is. */
type Played =
  | { readonly wrong: ErrorReport; readonly lengths?: Lengths }
  | { readonly wrong?: undefined; readonly lengths: Lengths };

export async function verifyOne(job: SolutionJob<Flags>): Promise<ExitCode> {
  const { shell, entry, text, metric, flags, isOne } = job;
  const { puzzle } = entry;
  const played = playText(puzzle, text);
  if (played.wrong) {
    if (!ANSWERS_NO.includes(played.wrong.code)) {
      return reportBad(shell, { ...entry, error: played.wrong, source: text }, isOne);
    }
    const hint = gapLettersHint(puzzle, text);
    const wrong = hint === undefined ? played.wrong : { ...played.wrong, hint };
    tellWrong(shell, entry, { ...played, wrong }, text, isOne);
    if (hint !== undefined) shell.output.note(`hint: ${hint}`);
    return EXIT.no;
  }
  const { lengths } = played;
  const outcome = flags.replayOnly ? undefined : await compare(shell, entry, flags, metric);
  const verdict = verdictOf(puzzle, lengths, metric, outcome);
  if (shell.output.json) {
    const length = lengths[metric];
    const shortest = outcome ? { optimal: verdict.optimal, lowerBound: outcome.lowerBound } : {};
    const facts = { valid: true, metric, length, lengths, ...shortest };
    shell.output.object({ ...labelOf(entry, isOne), ...facts });
  } else {
    printVerdict(shell, puzzle, lengths, metric, verdict);
  }
  return verdict.exit;
}

/** Bad moves that are an answer, not bad input: the text is a line of play, but no solution. */
const ANSWERS_NO = ['move-illegal', 'goal-not-met'];

function playText(puzzle: Puzzle, text: string): Played {
  try {
    const { lengths, reachesGoal } = replay(puzzle, parseLine(puzzle, text));
    if (reachesGoal) return { lengths };
    const message = 'every move is legal, but the line does not end at the goal';
    return { lengths, wrong: { code: 'goal-not-met', message, hint: '' } };
  } catch (error) {
    if (!isInputError(error)) throw error;
    return { wrong: reportOf(error) };
  }
}

function tellWrong(
  { output }: Shell,
  entry: PuzzleEntry,
  { wrong, lengths }: Played,
  text: string,
  isOne: boolean,
): void {
  const { line, column, message } = wrong!;
  if (output.json) {
    output.object({ ...labelOf(entry, isOne), valid: false, reason: wrong, ...{ lengths } });
    return;
  }
  output.result(`valid     ${output.paint.yellow(`no: ${message}`)}`);
  if (line === undefined || column === undefined) return;
  output.result(`          at line ${line}, column ${column}`);
  for (const shown of pointAt(text, line, column)) output.result(`            ${shown}`);
}

async function compare(
  shell: Shell,
  { puzzle, startedMs }: PuzzleEntry,
  flags: Flags,
  metric: Metric,
): Promise<Outcome> {
  const outcome = await solve(puzzle, {
    limits: limitsLeft(limitsOf(flags), startedMs),
    metric,
    signal: shell.signal,
    onProgress: reportProgress(shell.output, puzzle, metric),
  });
  shell.output.clearStatus();
  return outcome;
}

type Verdict = { readonly words: string; readonly exit: ExitCode; readonly optimal?: boolean };

function verdictOf(
  puzzle: Puzzle,
  lengths: Lengths,
  metric: Metric,
  outcome: Outcome | undefined,
): Verdict {
  const word = familiarMetric(puzzle, metric);
  const length = lengths[metric] ?? lengths.steps;
  if (!outcome) return { words: '', exit: EXIT.yes };
  if (outcome.lowerBound >= length) {
    return { words: `yes: no solution has fewer ${word}`, exit: EXIT.yes, optimal: true };
  }
  if (outcome.status === 'solved' && outcome.length < length) {
    const shortest = formatLength(outcome.length, word);
    return { words: `no: the shortest solution has ${shortest}`, exit: EXIT.no, optimal: false };
  }
  const exit = outcome.status === 'cancelled' ? EXIT.interrupted : EXIT.limit;
  return { words: headlineOf(puzzle, outcome), exit };
}

function printVerdict(
  { output }: Shell,
  puzzle: Puzzle,
  lengths: Lengths,
  metric: Metric,
  { words, exit }: Verdict,
): void {
  const { green, yellow } = output.paint;
  const length = formatLengths(puzzle, lengths, metric);
  output.result(`valid     ${green(`yes: it reaches the goal in ${length}`)}`);
  if (words !== '') output.result(`shortest  ${(exit === EXIT.yes ? green : yellow)(words)}`);
}
