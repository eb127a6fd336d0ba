/*
 * Chapters: the shortest solutions cut where all of them meet.
 *
 * Cuts are milestones, because only between two of them do lengths and numbers of ways multiply
 * out; there can be dozens in a row, so some are chosen. A chapter ends at the first milestone at
 * which a goal piece lies elsewhere than when it began, and at the last of a row of doors. Then the
 * shortest chapter joins the shorter of its neighbours until there are no more than CHAPTERS_MAX.
 */
import { exactCount, formatMoves, formatState, type Puzzle, type State } from '@glissade/core';
import type { Space } from '../analyse/space/space.ts';
import type { Chapter } from './explanation.ts';
import { goalPiecesOf, placeOfPiece } from './facts/describedFacts.ts';
import type { MovedPiece } from './factTypes.ts';
import { type BestLine, stepsBetween } from './space/bestLine.ts';
import type { Folded } from './space/folding.ts';
import { countWaysFrom, type ShortestWays } from './space/shortestWays.ts';
import { chapterSubgoal } from './subgoals.ts';

const CHAPTERS_MAX = 8;

/** What is cut, and what the cuts are chosen by: doors and ways are those of classes. */
export type Cut = {
  readonly folded: Folded;
  readonly ways: ShortestWays;
  readonly doors: readonly number[];
  readonly line: BestLine;
};

/** `unfolded`: the shortest ways of the space itself. */
export function chaptersOf(
  { puzzle, metric, graph }: Space,
  cut: Cut,
  rooms: readonly number[],
  unfolded: ShortestWays,
): Chapter[] {
  const { line } = cut;
  const doorLevels = levelsOfDoors(cut);
  const cuts = cutsOf(puzzle, cut);
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i]!;
    // Room i begins at door i - 1 and ends at door i.
    const first = doorLevels.filter((level) => level <= from).length;
    const last = doorLevels.filter((level) => level < to).length;
    const crossed = rooms.slice(first, last + 1);
    return {
      from,
      to,
      length: to - from,
      ways: exactCount(countWaysFrom(graph, unfolded.levels, from, line.numbers[from]!, to)),
      // Two rooms share the door between them.
      room: crossed.reduce((sum, size) => sum + size, 0) - (crossed.length - 1),
      moves: formatMoves(puzzle, stepsBetween(line, from, to), metric),
      state: formatState(puzzle, line.states[to]!),
      moved: movedPieces(puzzle, line.states[from]!, line.states[to]!),
      subgoal: chapterSubgoal(puzzle, line.states[from]!, line.states[to]!),
    };
  });
}

/** Where chapters begin and end, in moves, the start and the goal among them. */
export function cutsOf(puzzle: Puzzle, cut: Cut): number[] {
  return fewer(chooseCuts(puzzle, cut.ways, cut.line, levelsOfDoors(cut)));
}

function levelsOfDoors({ folded, ways, doors }: Cut): number[] {
  return doors.map((door) => ways.length - folded.toGoal[door]!);
}

function chooseCuts(
  puzzle: Puzzle,
  { length, milestones }: ShortestWays,
  { states }: BestLine,
  doorLevels: readonly number[],
): number[] {
  const goalPieces = goalPiecesOf(puzzle);
  const cuts = [0];
  for (const level of milestones) {
    const [before, now] = [states[cuts.at(-1)!]!, states[level]!];
    const isElsewhere = goalPieces.some((piece) => before[piece] !== now[piece]);
    const endsRow = doorLevels.includes(level) && !doorLevels.includes(level + 1);
    if (isElsewhere || endsRow) cuts.push(level);
  }
  return [...cuts, length];
}

function fewer(cuts: readonly number[]): number[] {
  const kept = [...cuts];
  while (kept.length - 1 > CHAPTERS_MAX) {
    const lengths = kept.slice(1).map((cut, i) => cut - kept[i]!);
    const shortest = lengths.indexOf(Math.min(...lengths));
    const before = lengths[shortest - 1] ?? Number.POSITIVE_INFINITY;
    const after = lengths[shortest + 1] ?? Number.POSITIVE_INFINITY;
    kept.splice(before <= after ? shortest : shortest + 1, 1);
  }
  return kept;
}

function movedPieces(puzzle: Puzzle, before: State, after: State): MovedPiece[] {
  const goalPieces = new Set(goalPiecesOf(puzzle));
  const sizeOf = (piece: number) => puzzle.pieces[piece]!.shape.length;
  const moved = [...puzzle.pieces.keys()].filter((piece) => before[piece] !== after[piece]);
  const rank = (piece: number) => (goalPieces.has(piece) ? 1000 : 0) + sizeOf(piece);
  return moved
    .sort((a, b) => rank(b) - rank(a) || a - b)
    .map((piece) => ({
      piece: puzzle.pieces[piece]!.label,
      from: placeOfPiece(puzzle, piece, before[piece]!),
      to: placeOfPiece(puzzle, piece, after[piece]!),
    }));
}
