import { formatColumns, formatFrames, type Metric, type Puzzle, parseMoves } from '@glissade/core';
import { type Outcome, solve } from '@glissade/engine';
import { type Command, Option } from 'commander';
import { forEachPuzzle, labelOf } from '../eachPuzzle.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import {
  addCommonFlags,
  addInputFlags,
  addSearchFlags,
  type CommonFlags,
  type InputFlags,
  runOptionsOf,
  type SearchFlags,
} from '../flags/shared.ts';
import type { PuzzleEntry } from '../input/entries.ts';
import type { Shell } from '../shell.ts';
import { wrapWords } from '../text/layout.ts';
import { wrapMoves } from '../text/movesText.ts';
import { formatStats, headlineOf } from '../text/outcomeText.ts';
import { goalAdvice } from '../text/parityText.ts';
import { countWithin, statesWords } from './counting.ts';
import { reportProgress } from './progress.ts';
import { PUZZLE_ARGUMENT } from './puzzleVerb.ts';
import { addVerb, type Run } from './verb.ts';

export const SOLVE_FORMATS = ['text', 'moves', 'frames', 'columns', 'json'] as const;

type Flags = CommonFlags &
  InputFlags &
  SearchFlags & { readonly format: (typeof SOLVE_FORMATS)[number]; readonly states?: boolean };

const EXAMPLES = `Examples:
  $ glissade solve klotski                          a puzzle of the catalogue
  $ glissade solve klotski -m moves --then steps    fewest moves, then fewest steps
  $ glissade solve '8 6 4/0 7 2/5 1 3'              the text itself
  $ glissade solve '2 1 3/4 5 6/7 8 0' --goal snake
  $ glissade solve mine.slide --format frames       every state on the way
  $ cat many.txt | glissade solve - --json          one JSON object a line
`;

export function solveCommand(run: Run): Command {
  const command = addVerb('solve', 'solve puzzles: a proved shortest answer', EXAMPLES)
    .argument('<puzzle...>', PUZZLE_ARGUMENT)
    .addOption(
      new Option('-f, --format <format>', 'how to print it')
        .choices([...SOLVE_FORMATS])
        .default('text'),
    )
    .option('--states', 'also count all reachable states');
  addSearchFlags(addInputFlags(addCommonFlags(command)));
  return command.action((puzzles: string[], flags: Flags) =>
    run(flags.format === 'json' ? { ...flags, json: true } : flags, (shell) =>
      forEachPuzzle(shell, puzzles, flags, (entry, isOne) => solveOne(shell, entry, flags, isOne), {
        headings: flags.format !== 'moves',
      }),
    ),
  );
}

async function solveOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { puzzle } = entry;
  const outcome = await solve(puzzle, {
    ...runOptionsOf(flags),
    signal,
    onProgress: reportProgress(output, puzzle, flags.metric ?? 'steps'),
  });
  output.clearStatus();
  const limits = runOptionsOf(flags).limits;
  const count = flags.states ? await countWithin(shell, puzzle, limits) : undefined;
  if (output.json) {
    const states = count?.status === 'counted' ? { states: count.states } : {};
    output.object({ ...labelOf(entry, isOne), ...outcome, ...states });
  } else {
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

function printOutcome({ output }: Shell, puzzle: Puzzle, outcome: Outcome, flags: Flags): void {
  const moves = movesOf(outcome);
  const headline = headlineOf(puzzle, outcome);
  if (flags.format === 'moves' && moves !== undefined) {
    output.note(headline);
    output.result(moves);
  } else {
    const mark = outcome.status === 'solved' ? output.paint.green : output.paint.yellow;
    output.result(mark(wrapWords(headline, output.columns)));
    if (outcome.status === 'unsolvable' && outcome.proof === 'parity') {
      output.result(goalAdvice(puzzle));
    }
    if (moves) printLine(output, puzzle, moves, flags.format, outcome.metric);
  }
  if (outcome.status === 'undecided') output.note(adviceFor(outcome.limit));
  output.note(formatStats(outcome.engine, outcome.stats));
}

function printLine(
  output: Shell['output'],
  puzzle: Puzzle,
  moves: string,
  format: Flags['format'],
  metric: Metric,
): void {
  if (format === 'text') output.result(`\n${wrapMoves(puzzle, moves, output.columns)}`);
  const steps = format === 'text' ? undefined : parseMoves(puzzle, moves);
  if (format === 'frames') output.result(`\n${formatFrames(puzzle, steps!, metric)}`);
  if (format === 'columns')
    output.result(`\n${formatColumns(puzzle, steps!, Math.min(output.columns, 120))}`);
}

function movesOf(outcome: Outcome): string | undefined {
  if (outcome.status === 'solved') return outcome.moves;
  return outcome.status === 'unsolvable' ? undefined : outcome.best?.moves;
}

function adviceFor(limit: string): string {
  return `hint: give it more with --${limit}, or take any solution with --any`;
}
