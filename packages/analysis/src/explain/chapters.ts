/* Chapters: the parts of the shortest solutions between two cuts, with what each brings about. */
import { exactCount, formatMoves, formatState, type Puzzle, type State } from '@glissade/core';
import type { Space } from '../analyse/space/space.ts';
import type { Chapter, ChapterEnd } from './chapter.ts';
import { type Cut, type Cuts, cutsOf, levelsOfDoors } from './chapterCuts.ts';
import { describedFact, goalPiecesOf, placeOfPiece } from './facts/describedFacts.ts';
import type { MovedPiece } from './factTypes.ts';
import { stepsBetween } from './space/bestLine.ts';
import { waysFrom } from './space/shortestWays.ts';
import { chapterSubgoal } from './subgoals.ts';

export function* chaptersOf(
  space: Space,
  cut: Cut,
  rooms: readonly number[],
): Generator<number, Chapter[]> {
  const { puzzle, metric } = space;
  const { line } = cut;
  const doorLevels = levelsOfDoors(cut);
  const cuts = yield* cutsOf(space, cut);
  return cuts.levels.slice(1).map((to, i) => {
    const from = cuts.levels[i]!;
    // Room i begins at door i - 1 and ends at door i.
    const first = doorLevels.filter((level) => level <= from).length;
    const last = doorLevels.filter((level) => level < to).length;
    const crossed = rooms.slice(first, last + 1);
    return {
      from,
      to,
      length: to - from,
      end: endOf(puzzle, cut, cuts, to),
      ways: exactCount(waysThrough(space, cut, from, to)),
      // Two rooms share the door between them.
      room: crossed.reduce((sum, size) => sum + size, 0) - (crossed.length - 1),
      moves: formatMoves(puzzle, stepsBetween(line, from, to), metric),
      state: formatState(puzzle, line.states[to]!),
      moved: movedPieces(puzzle, line.states[from]!, line.states[to]!),
      subgoal: chapterSubgoal(puzzle, line.states[from]!, line.states[to]!),
    };
  });
}

function endOf(puzzle: Puzzle, { ways }: Cut, { places }: Cuts, to: number): ChapterEnd {
  if (to === ways.length) return { type: 'goal' };
  const fact = places.get(to);
  return fact ? { type: 'place', ...describedFact(puzzle, fact) } : { type: 'milestone' };
}

/** Shortest ways from a state of the line to the goal, or to a later state or its images. */
function waysThrough({ graph }: Space, { folded, unfolded, line }: Cut, from: number, to: number) {
  const { classOf } = folded;
  const ways = waysFrom(graph, unfolded.levels, from, line.numbers[from]!, to);
  const isEnd = (state: number) =>
    to === unfolded.length || classOf[state] === classOf[line.numbers[to]!];
  return [...ways].reduce((sum, [state, count]) => (isEnd(state) ? sum + count : sum), BigInt(0));
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
