/* The outcome of a search in words. */
import { familiarMetric, type Lengths, type Metric, type Puzzle } from '@glissade/core';
import type { AnsweringEngine } from '@glissade/solve/engines/engineNames';
import type {
  Cancelled,
  Outcome,
  OutcomeStats,
  SolutionLine,
  Undecided,
} from '@glissade/solve/outcome';
import type { ErrorReport } from '../errors.ts';
import { unsolvableAsRead } from './doubtText.ts';
import { limitWords } from './limitText.ts';
import {
  countOf,
  formatBytes,
  formatCount,
  formatDigits,
  formatLength,
  formatTime,
  plural,
} from './numbers.ts';
import { visible } from './visible.ts';

/** "81 moves (90 slides, 116 steps)": the length in one metric first, the others in brackets. */
export function formatLengths(puzzle: Puzzle, lengths: Lengths, metric: Metric, said = ''): string {
  const main = familiarMetric(puzzle, metric);
  const shown: readonly Metric[] =
    puzzle.type === 'tiles'
      ? ['stm', 'mtm']
      : main === 'moves'
        ? ['slides', 'steps']
        : ['steps', 'slides', 'moves'];
  const others = shown
    .filter((other) => other !== main)
    .map((other) => formatLength(lengths[other] ?? 0, other));
  return `${formatLength(lengths[main] ?? 0, main)}${said} (${others.join(', ')})`;
}

/** The line of an outcome: the answer, or the best found before it was stopped. */
export function lineOf(outcome: Outcome): SolutionLine | undefined {
  if (outcome.status === 'solved') return outcome;
  return outcome.status === 'unsolvable' ? undefined : outcome.best;
}

/** The answer in one sentence. */
export function headlineOf(puzzle: Puzzle, outcome: Outcome): string {
  const least = formatLength(outcome.lowerBound, familiarMetric(puzzle, outcome.metric));
  const bound = outcome.lowerBound > 0 ? `; a solution has at least ${least}` : '';
  switch (outcome.status) {
    case 'solved':
      return solvedLine(puzzle, outcome);
    case 'unsolvable':
      return unsolvableLine(puzzle, outcome);
    case 'undecided':
      return `undecided: ${limitWords(outcome)}${bound}${bestSoFar(puzzle, outcome)}`;
    case 'cancelled':
      return `interrupted before a decision${bound}${bestSoFar(puzzle, outcome)}`;
  }
}

/** The answer in one line of a batch: `7 stm: URDL2`; without a colon where there is no move. */
export function outcomeLine(puzzle: Puzzle, outcome: Outcome): string {
  const word = familiarMetric(puzzle, outcome.metric);
  if (outcome.status === 'unsolvable') {
    const doubt = unsolvableAsRead(puzzle);
    return `unsolvable: ${outcome.proof}${doubt === undefined ? '' : ` as read: ${doubt}`}`;
  }
  if (outcome.status === 'solved') {
    const proved = outcome.optimal ? '' : ', not proved shortest';
    const { optimalSolutions: count, solutions = [outcome.moves] } = outcome;
    const counted = count === undefined ? '' : `, ${solutionsWords(count)}`;
    const head = `${formatLength(outcome.length, word)}${proved}${counted}`;
    return outcome.length === 0 ? head : `${head}: ${solutions.join(' | ')}`;
  }
  const why = outcome.status === 'undecided' ? outcome.limit : 'interrupted';
  return `undecided: at least ${formatLength(outcome.lowerBound, word)} (${why})`;
}

/** Their number of expansions is not that of the states. */
const EXPANDING_AGAIN: readonly AnsweringEngine[] = ['anytime', 'iddfs', 'bidirectional'];

/** Why there is no solution; where solvability was asked for, the answer is `no`. */
export function unsolvableLine(
  puzzle: Puzzle,
  { proof, engine, stats }: Extract<Outcome, { status: 'unsolvable' }>,
  answer: 'unsolvable' | 'no' = 'unsolvable',
): string {
  if (proof === 'parity') {
    return `${answer}: start and goal differ in parity, which no step can change`;
  }
  const doubt = unsolvableAsRead(puzzle);
  if (doubt !== undefined) return `${answer === 'no' ? 'not' : answer} as read: ${doubt}`;
  const isOnce = !EXPANDING_AGAIN.includes(engine) && stats.reopened === 0;
  const count = isOnce ? ` (${formatCount(stats.expanded)})` : '';
  return `${answer}: every reachable state was searched${count} and none of them meets the goal`;
}

function solutionsWords(count: number | string): string {
  return `${formatDigits(count)} ${plural(Number(count), 'solution')}`;
}

/** What stands in a batch where an answer would: `error: line 3, column 5: …`. */
export function errorLine({ message, line, column }: ErrorReport): string {
  const place = line === undefined ? '' : ` line ${line}, column ${column ?? 1}:`;
  return `error:${place} ${visible(message)}`;
}

function bestSoFar(puzzle: Puzzle, { best, metric }: Undecided | Cancelled): string {
  return best ? `; the best so far has ${formatLengths(puzzle, best.lengths, metric)}` : '';
}

function solvedLine(puzzle: Puzzle, outcome: Extract<Outcome, { status: 'solved' }>): string {
  const { lengths, metric, tieBreak, optimal, lowerBound } = outcome;
  if (outcome.length === 0) return 'solved already: the start meets the goal';
  const second =
    tieBreak === undefined || tieBreak === metric ? undefined : familiarMetric(puzzle, tieBreak);
  if (!optimal) {
    const known = lowerBound > 0 ? ` (at least ${formatCount(lowerBound)})` : '';
    return formatLengths(puzzle, lengths, metric, `, not proved shortest${known}`);
  }
  const tie = second ? `, fewest ${second} among those` : '';
  const count = outcome.optimalSolutions;
  const counted = count === undefined ? '' : `; ${solutionsWords(count)} of this length`;
  return `${formatLengths(puzzle, lengths, metric, `, shortest possible${tie}`)}${counted}`;
}

/** "packed engine: 24,020 states expanded, 61,300 generated, 31 ms, 1.2 MB". */
export function formatStats(engine: string, stats: OutcomeStats): string {
  const setup = stats.setupMs >= 100 ? ` (${formatTime(stats.setupMs)} of it set-up)` : '';
  const bytes = stats.peakBytes > 0 ? `, ${formatBytes(stats.peakBytes)}` : '';
  const made = stats.generated > 0 ? `, ${formatCount(stats.generated)} generated` : '';
  const states = `${countOf(stats.expanded, 'state')} expanded`;
  return `${engine} engine: ${states}${made}, ${formatTime(stats.timeMs)}${setup}${bytes}`;
}
