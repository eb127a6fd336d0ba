import {
  formatColumns,
  formatFrames,
  type Metric,
  type Puzzle,
  packSteps,
  parseMoves,
  type Steps,
} from '@glissade/core';
import { boardSvg } from '@glissade/picture/boardSvg';
import { framesSvg } from '@glissade/picture/framesSvg';
import { limitsLeft } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { labelOf, tellHeading } from '../../eachPuzzle.ts';
import { type ExitCode, exitOf } from '../../exit.ts';
import type { SearchFlags } from '../../flags/search.ts';
import { limitsOf } from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { doubtsField } from '../../text/doubtText.ts';
import { wrapWords } from '../../text/layout.ts';
import { limitAdvice } from '../../text/limitText.ts';
import { wrapMoves } from '../../text/movesText.ts';
import { formatCount, formatDigits } from '../../text/numbers.ts';
import { outcomeFacts, withoutSteps } from '../../text/outcomeFacts.ts';
import { formatStats, headlineOf, lineOf, outcomeLine } from '../../text/outcomeText.ts';
import { goalAdvice } from '../../text/parityText.ts';
import { requireSolutions } from '../../text/replayed.ts';
import { countWithin, numberOfStates, statesWords } from '../counting.ts';
import { type FramePictures, writeFramePictures } from './framePictures.ts';

export const SOLVE_FORMATS = [
  'text',
  'line',
  'moves',
  'frames',
  'columns',
  'svg',
  'frames-svg',
  'frames-png',
  'json',
] as const;

/** Formats whose output is files, or the input of other programs: words about them are notes. */
const BARE_FORMATS: readonly SolveFormat[] = ['moves', 'svg', 'frames-svg'];

export type SolveFormat = (typeof SOLVE_FORMATS)[number];

/** Prints an outcome and, where it was asked, how many states there are. */
export async function tellOutcome(
  shell: Shell,
  entry: PuzzleEntry,
  outcome: Outcome,
  flags: SearchFlags & {
    readonly format: SolveFormat;
    readonly states?: boolean;
    readonly steps?: boolean;
    readonly pictures?: FramePictures | undefined;
  },
  isOne: boolean,
): Promise<ExitCode> {
  const { output } = shell;
  const { puzzle } = entry;
  output.clearStatus();
  for (const note of outcome.notes ?? []) output.note(`note: ${note}`);
  const limits = limitsLeft(limitsOf(flags), performance.now() - outcome.stats.timeMs);
  requireLinesOf(puzzle, outcome);
  const count = flags.states ? await countWithin(shell, puzzle, limits, 'steps') : undefined;
  if (output.json) {
    const facts = flags.steps ? outcomeFacts(outcome) : withoutSteps(outcome);
    const doubts = entry.record ? {} : doubtsField(puzzle);
    output.object({ ...labelOf(entry, isOne), ...facts, ...numberOfStates(count), ...doubts });
  } else if (flags.format === 'line') {
    output.result(outcomeLine(puzzle, outcome) + (count ? `; ${statesWords(count)}` : ''));
  } else {
    if (!isOne && !BARE_FORMATS.includes(flags.format)) tellHeading(shell, entry);
    printOutcome(shell, puzzle, outcome, flags);
    if (count) output.result(`\n${statesWords(count)}`);
  }
  const line = lineOf(outcome);
  if (flags.pictures && line) {
    const played = { steps: packSteps(line.steps), metric: outcome.metric };
    await writeFramePictures(shell, puzzle, played, flags.pictures);
  }
  return exitOf(outcome);
}

/** Every line of moves that an outcome holds, as it will be printed. */
export function requireLinesOf(puzzle: Puzzle, outcome: Outcome): void {
  const line = lineOf(outcome);
  if (!line) return;
  const listed = outcome.status === 'solved' ? outcome.solutions : undefined;
  const { length } = line;
  requireSolutions(puzzle, listed ?? [line.moves], { metric: outcome.metric, length });
}

function printOutcome(
  { output }: Shell,
  puzzle: Puzzle,
  outcome: Outcome,
  { format }: { readonly format: SolveFormat },
): void {
  const line = lineOf(outcome);
  const moves = line?.moves;
  const view = { format, metric: outcome.metric };
  const all = outcome.status === 'solved' ? outcome.solutions : undefined;
  const headline = headlineOf(puzzle, outcome);
  if (BARE_FORMATS.includes(format) && moves !== undefined) {
    output.note(headline);
    for (const text of all ?? [moves]) output.result(bareText(puzzle, text, view));
  } else {
    const mark = outcome.status === 'solved' ? output.paint.green : output.paint.yellow;
    output.result(mark(wrapWords(headline, output.columns)));
    if (outcome.status === 'unsolvable' && outcome.proof === 'parity') {
      output.result(goalAdvice(puzzle));
    }
    if (all && format === 'text') {
      if (moves) output.result(`\n${all.join('\n')}`);
    } else if (all) {
      for (const text of all) if (text) printBoards(output, puzzle, parseMoves(puzzle, text), view);
    } else if (moves && line) {
      if (format === 'text') output.result(`\n${wrapMoves(puzzle, moves, output.columns)}`);
      else printBoards(output, puzzle, packSteps(line.steps), view);
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
  output.note(`listed ${formatCount(listed)} of ${all} solutions; use --at-most to list more`);
}

function printBoards(
  output: Shell['output'],
  puzzle: Puzzle,
  steps: Steps,
  { format, metric }: { readonly format: SolveFormat; readonly metric: Metric },
): void {
  if (format === 'frames') output.result(`\n${formatFrames(puzzle, steps, metric)}`);
  if (format === 'columns') {
    output.result(`\n${formatColumns(puzzle, steps, Math.min(output.columns, 120))}`);
  }
}

function bareText(
  puzzle: Puzzle,
  moves: string,
  { format, metric }: { readonly format: SolveFormat; readonly metric: Metric },
): string {
  if (format === 'moves') return moves;
  const steps = parseMoves(puzzle, moves);
  const svg =
    format === 'svg'
      ? boardSvg(puzzle, puzzle.start, { line: steps })
      : framesSvg(puzzle, steps, { metric });
  return svg.trimEnd();
}

function adviceFor({ type }: Puzzle, limit: string): string {
  return `${limitAdvice(limit)}${type === 'tiles' ? ', or accept any solution with --any' : ''}`;
}
