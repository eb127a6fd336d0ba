import { formatColumns, formatFrames, type Metric, type Puzzle, parseMoves } from '@glissade/core';
import type { Outcome } from '@glissade/engine';
import { type Command, Option } from 'commander';
import { type Answered, solveMany } from '../batch/solveMany.ts';
import { labelOf, reportBad, tellHeading, tellNotes } from '../eachPuzzle.ts';
import { isInputError, reportOf } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import {
  addCommonFlags,
  addInputFlags,
  addSearchFlags,
  type CommonFlags,
  type InputFlags,
  runOptionsOf,
  type SearchFlags,
  SOLUTIONS_MAX,
} from '../flags/shared.ts';
import { parseOneOrMore } from '../flags/values.ts';
import { isBad, type PuzzleEntry } from '../input/entries.ts';
import type { Shell } from '../shell.ts';
import { wrapWords } from '../text/layout.ts';
import { wrapMoves } from '../text/movesText.ts';
import { formatCount, formatDigits } from '../text/numbers.ts';
import { errorLine, formatStats, headlineOf, lineOf, outcomeLine } from '../text/outcomeText.ts';
import { goalAdvice } from '../text/parityText.ts';
import { countWithin, statesWords } from './counting.ts';
import { reportProgress } from './progress.ts';
import { PUZZLE_ARGUMENT } from './puzzleVerb.ts';
import { addVerb, type Run } from './verb.ts';

export const SOLVE_FORMATS = ['text', 'line', 'moves', 'frames', 'columns', 'json'] as const;

type Format = (typeof SOLVE_FORMATS)[number];

type Flags = CommonFlags &
  InputFlags &
  SearchFlags & { readonly format?: Format; readonly states?: boolean; readonly jobs?: number };

const LISTED = formatCount(SOLUTIONS_MAX);

const EXAMPLES = `Examples:
  $ glissade solve klotski                          a puzzle of the catalogue
  $ glissade solve klotski -m moves --then steps    fewest moves, then fewest steps
  $ glissade solve klotski --count-solutions        how many shortest ones there are
  $ glissade solve '8 6 4/0 7 2/5 1 3'              the text itself
  $ glissade solve '8 6 4/0 7 2/5 1 3' --all        every shortest solution, one a line
  $ glissade solve '2 1 3/4 5 6/7 8 0' --goal snake
  $ glissade solve mine.slide --format frames       every state on the way
  $ glissade solve many.txt                         a puzzle a line: an answer a line, on all cores
  $ cat many.txt | glissade solve - --json          one JSON object a line
`;

export function solveCommand(run: Run): Command {
  const command = addVerb('solve', 'solve puzzles: a proved shortest answer', EXAMPLES)
    .argument('<puzzle...>', PUZZLE_ARGUMENT)
    .addOption(
      new Option(
        '-f, --format <format>',
        'how to print it; text, or line for puzzles that come one a line, if not given',
      ).choices([...SOLVE_FORMATS]),
    )
    .option(
      '--jobs <count>',
      'puzzles solved at once; as many as there are cores if not given',
      parseOneOrMore,
    )
    .option('--count-solutions', 'also count the shortest solutions')
    .option('--all', `all shortest solutions, one a line; the first ${LISTED} where there are more`)
    .option('--at-most <count>', '--all, but so many', parseOneOrMore)
    .option('--states', 'also count all reachable states');
  addSearchFlags(addInputFlags(addCommonFlags(command)));
  return command.action((puzzles: string[], flags: Flags) =>
    run(flags.format === 'json' ? { ...flags, json: true } : flags, (shell) =>
      solveAll(shell, puzzles, flags),
    ),
  );
}

function solveAll(shell: Shell, puzzles: readonly string[], flags: Flags): Promise<ExitCode> {
  const { output } = shell;
  const notes = new Set<string>();
  const told = new Set<PuzzleEntry>();
  return solveMany(shell, puzzles, {
    run: runOptionsOf(flags),
    input: flags,
    ...(flags.jobs === undefined ? {} : { jobs: flags.jobs }),
    onProgress: ({ puzzle }) => reportProgress(output, puzzle, flags.metric ?? 'steps'),
    begin: (entry, { isOne, isLine }) => {
      tellNotes(shell, entry, isOne, isLine ? notes : undefined);
      told.add(entry);
    },
    print: (answered) => {
      const { entry, isOne, isLine } = answered;
      if (!isBad(entry) && !told.delete(entry)) {
        tellNotes(shell, entry, isOne, isLine ? notes : undefined);
      }
      return print(shell, answered, flags);
    },
  });
}

async function print(shell: Shell, answered: Answered, flags: Flags): Promise<ExitCode> {
  const { output } = shell;
  const { entry, isOne, isLine, outcome, failure } = answered;
  const format = flags.format ?? (isLine ? 'line' : 'text');
  const isPlainLine = format === 'line' && !output.json;
  if (isBad(entry)) {
    if (isPlainLine) output.result(errorLine(entry.error));
    return reportBad(shell, entry, isOne);
  }
  if (outcome) return tellOutcome(shell, entry, outcome, { ...flags, format }, isOne);
  // An option that does not fit this puzzle is an error of this puzzle: the rest go on.
  if (!isInputError(failure)) throw failure;
  const error = reportOf(failure);
  if (isPlainLine) output.result(errorLine(error));
  return reportBad(shell, { ...entry, error, source: '' }, isOne);
}

async function tellOutcome(
  shell: Shell,
  entry: PuzzleEntry,
  outcome: Outcome,
  flags: Flags & { readonly format: Format },
  isOne: boolean,
): Promise<ExitCode> {
  const { output } = shell;
  const { puzzle } = entry;
  output.clearStatus();
  for (const note of outcome.notes ?? []) output.note(`note: ${note}`);
  const limits = runOptionsOf(flags).limits;
  const count = flags.states ? await countWithin(shell, puzzle, limits) : undefined;
  if (output.json) {
    const states = count?.status === 'counted' ? { states: count.states } : {};
    output.object({ ...labelOf(entry, isOne), ...outcome, ...states });
  } else if (flags.format === 'line') {
    output.result(outcomeLine(puzzle, outcome) + (count ? `; ${statesWords(count)}` : ''));
  } else {
    if (!isOne && flags.format !== 'moves') tellHeading(shell, entry);
    printOutcome(shell, puzzle, outcome, flags);
    if (count) output.result(`\n${statesWords(count)}`);
  }
  return exitOf(outcome);
}

/** What the shell is told about an outcome. */
export function exitOf({ status }: Outcome): ExitCode {
  if (status === 'solved') return EXIT.yes;
  if (status === 'unsolvable') return EXIT.no;
  return status === 'cancelled' ? EXIT.interrupted : EXIT.limit;
}

function printOutcome(
  { output }: Shell,
  puzzle: Puzzle,
  outcome: Outcome,
  { format }: { readonly format: Format },
): void {
  const moves = lineOf(outcome)?.moves;
  const all = outcome.status === 'solved' ? outcome.solutions : undefined;
  const headline = headlineOf(puzzle, outcome);
  if (format === 'moves' && moves !== undefined) {
    output.note(headline);
    output.result((all ?? [moves]).join('\n'));
  } else {
    const mark = outcome.status === 'solved' ? output.paint.green : output.paint.yellow;
    output.result(mark(wrapWords(headline, output.columns)));
    if (outcome.status === 'unsolvable' && outcome.proof === 'parity') {
      output.result(goalAdvice(puzzle));
    }
    if (all && format === 'text') {
      if (moves) output.result(`\n${all.join('\n')}`);
    } else
      for (const line of all ?? [moves]) {
        if (line) printLine(output, puzzle, line, format, outcome.metric);
      }
  }
  if (outcome.status === 'solved') tellUnlisted(output, outcome);
  if (outcome.status === 'undecided') output.note(adviceFor(puzzle, outcome.limit));
  output.note(formatStats(outcome.engine, outcome.stats));
}

/** Says so where the list of all solutions was cut short. */
function tellUnlisted(
  output: Shell['output'],
  { solutions, optimalSolutions }: Extract<Outcome, { status: 'solved' }>,
): void {
  const listed = solutions?.length;
  if (listed === undefined || optimalSolutions === undefined) return;
  if (String(listed) === String(optimalSolutions)) return;
  const all = formatDigits(optimalSolutions);
  output.note(`listed ${formatCount(listed)} of ${all}: --at-most lists more`);
}

function printLine(
  output: Shell['output'],
  puzzle: Puzzle,
  moves: string,
  format: Format,
  metric: Metric,
): void {
  if (format === 'text') output.result(`\n${wrapMoves(puzzle, moves, output.columns)}`);
  const steps = format === 'text' ? undefined : parseMoves(puzzle, moves);
  if (format === 'frames') output.result(`\n${formatFrames(puzzle, steps!, metric)}`);
  if (format === 'columns')
    output.result(`\n${formatColumns(puzzle, steps!, Math.min(output.columns, 120))}`);
}

function adviceFor({ type }: Puzzle, limit: string): string {
  const more = limit === 'disk' ? 'make room on the disk' : `give it more with --${limit}`;
  return `hint: ${more}${type === 'tiles' ? ', or take any solution with --any' : ''}`;
}
