/* Where a solution lost moves, in words and a table. */

import type {
  DistanceBounds,
  ReviewedMove,
  SolutionReview,
} from '@glissade/analysis/analyse/review/review';
import { familiarMetric, type Puzzle } from '@glissade/core';
import { formatTable } from './layout.ts';
import { formatCount } from './numbers.ts';
import { formatLengths } from './outcomeText.ts';

const UNSOLVABLE = 'unsolvable: the goal cannot be reached from any state of the line';

/** The answer in one sentence: "24 stm, 2 more than the shortest". */
export function diffHeadline(puzzle: Puzzle, review: SolutionReview): string {
  const { length, lengths, metric, reachesGoal, lost, moves, status } = review;
  const said = formatLengths(puzzle, lengths, metric);
  const end = reachesGoal ? '' : ', but the line does not end at the goal';
  if (status === 'unsolvable') return UNSOLVABLE;
  if (status === 'cancelled') return `interrupted: ${said} evaluated`;
  if (lost === 0) return `${said}: nothing lost${end}`;
  if (lost !== undefined) {
    const least = reachesGoal ? `; the shortest has ${formatCount(length - lost)}` : '';
    return `${said}, ${formatCount(lost)} lost${least}${end}`;
  }
  const first = moves[0]?.before;
  const least = first ? `; a shortest solution has at least ${formatCount(first.lowerBound)}` : '';
  return `${said}: the number of lost moves is unknown${least}${end}`;
}

/** A row for each move that lost something, or for each; then where the line was good. */
export function diffLines(puzzle: Puzzle, review: SolutionReview, isAll: boolean): string[] {
  const { status, moves, firstMistake, longestGood, complete, metric } = review;
  if (status === 'unsolvable') return [];
  const numbered = moves.map((move, i) => ({ move, number: i + 1 }));
  const told = isAll ? numbered : numbered.filter(({ move }) => (move.lost ?? 0) > 0);
  const rows = told.map(({ move, number }) => rowOf(move, number));
  const table =
    rows.length === 0
      ? []
      : [
          '',
          ...formatTable([['', 'move', 'before', 'after', 'lost'], ...rows], {
            numeric: [0, 2, 3, 4],
          }),
        ];
  const word = familiarMetric(puzzle, metric);
  const notes = [
    ...(firstMistake === undefined ? [] : [`first mistake: move ${firstMistake}`]),
    ...(longestGood ? [goodWords(longestGood, moves.length)] : []),
    ...(complete
      ? []
      : [`distances such as 40–46 are bounds, in ${word}: the search hit its limit`]),
  ];
  return [...table, ...(notes.length > 0 ? ['', ...notes] : [])];
}

function goodWords({ from, to }: { from: number; to: number }, count: number): string {
  if (to - from + 1 === count) return 'every move is on a shortest solution';
  const moves = from === to ? `move ${from}` : `moves ${from} to ${to} (${to - from + 1})`;
  return `longest stretch without a mistake: ${moves}`;
}

function rowOf({ moves, before, after, lost }: ReviewedMove, number: number): string[] {
  const loss = lost === undefined ? '?' : lost === 0 ? '' : formatCount(lost);
  return [formatCount(number), moves, boundsWords(before), boundsWords(after), loss];
}

function boundsWords({ distance, lowerBound, upperBound }: DistanceBounds): string {
  if (distance !== undefined) return formatCount(distance);
  return `${formatCount(lowerBound)}–${upperBound === undefined ? '?' : formatCount(upperBound)}`;
}
