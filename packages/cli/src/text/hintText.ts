/* The evaluation of a state in words and a table of its moves. */

import type { Evaluation, MoveValue } from '@glissade/analysis/analyse/evaluate/evaluation';
import { familiarMetric, type Puzzle } from '@glissade/core';
import { formatTable } from './layout.ts';
import { formatCount, formatLength, formatTime, joinWords } from './numbers.ts';
import { formatLengths } from './outcomeText.ts';

/** The answer in one sentence. */
export function hintHeadline(puzzle: Puzzle, evaluation: Evaluation, timeMs: number): string {
  const word = familiarMetric(puzzle, evaluation.metric);
  switch (evaluation.status) {
    case 'evaluated':
      return evaluatedWords(puzzle, evaluation);
    case 'unsolvable':
      return 'unsolvable: the goal cannot be reached from here';
    case 'undecided': {
      const { lowerBound, upperBound } = evaluation;
      const most = upperBound === undefined ? '' : ` and at most ${formatCount(upperBound)}`;
      const least = `at least ${formatLength(lowerBound, word)}`;
      return `undecided after ${formatTime(timeMs)}: ${least}${most} to the goal`;
    }
    case 'cancelled':
      return 'interrupted before a decision';
  }
}

function evaluatedWords(
  puzzle: Puzzle,
  { metric, distance, lengths, moves, complete }: Extract<Evaluation, { status: 'evaluated' }>,
): string {
  if (distance === 0) return 'solved already: this state meets the goal';
  const best = joinWords(
    moves.filter((move) => move.best).map((move) => move.moves),
    'or',
  );
  const perhaps = complete ? '' : ' (other moves may be equally good)';
  const far = lengths
    ? formatLengths(puzzle, lengths, metric, ' to the goal')
    : `${formatLength(distance, familiarMetric(puzzle, metric))} to the goal`;
  return `${far}; best: ${best}${perhaps}`;
}

/** Each legal move and the distance after it; bounds where it is not known. */
export function moveTable(moves: readonly MoveValue[]): string[] {
  if (moves.length === 0) return ['no piece can move'];
  const rows = moves.map((move) => [move.moves, valueWords(move), move.best ? 'best' : '']);
  return formatTable([['move', 'then', ''], ...rows], { numeric: [1] });
}

function valueWords({ distance, lowerBound, upperBound }: MoveValue): string {
  if (distance !== undefined) return formatCount(distance);
  return `${formatCount(lowerBound)}–${upperBound === undefined ? '?' : formatCount(upperBound)}`;
}
