import { type Command, Option } from 'commander';
import { type Answered, solveMany } from '../batch/solveMany.ts';
import { reportBad, tellNotes } from '../eachPuzzle.ts';
import { isInputError, reportOf } from '../errors.ts';
import type { ExitCode } from '../exit.ts';
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
import { formatCount } from '../text/numbers.ts';
import { errorLine } from '../text/outcomeText.ts';
import { reportProgress } from './progress.ts';
import { PUZZLE_ARGUMENT } from './puzzleVerb.ts';
import { SOLVE_FORMATS, type SolveFormat, tellOutcome } from './solveOutput.ts';
import { addVerb, type Run } from './verb.ts';

type Flags = CommonFlags &
  InputFlags &
  SearchFlags & {
    readonly format?: SolveFormat;
    readonly states?: boolean;
    readonly jobs?: number;
  };

const LISTED = formatCount(SOLUTIONS_MAX);

const EXAMPLES = `Examples:
  $ glissade solve klotski                          a puzzle of the catalogue
  $ glissade solve klotski -m moves --then steps    fewest moves, then fewest steps
  $ glissade solve klotski --count-solutions        how many shortest solutions there are
  $ glissade solve '8 6 4/0 7 2/5 1 3'              the puzzle as text
  $ glissade solve '8 6 4/0 7 2/5 1 3' --all        every shortest solution, one per line
  $ glissade solve '2 1 3/4 5 6/7 8 0' --goal snake
  $ glissade solve mine.slide --format frames       every state of the solution
  $ glissade solve many.txt                         one puzzle per line, solved on all cores
  $ cat many.txt | glissade solve - --json          one JSON object per line
`;

export function solveCommand(run: Run): Command {
  const command = addVerb('solve', 'find a shortest solution and prove it', EXAMPLES)
    .argument('<puzzle...>', PUZZLE_ARGUMENT)
    .addOption(
      new Option(
        '-f, --format <format>',
        'output format; if not given, line for input with one puzzle per line, else text',
      ).choices([...SOLVE_FORMATS]),
    )
    .option(
      '--jobs <count>',
      'number of puzzles solved at the same time; the number of cores if not given',
      parseOneOrMore,
    )
    .option('--count-solutions', 'also count the shortest solutions')
    .option('--all', `print all shortest solutions, one per line, at most ${LISTED}`)
    .option('--at-most <count>', 'like --all, with another maximum', parseOneOrMore)
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
