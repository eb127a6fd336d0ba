/* What the sentences about a chapter are made of, in every language. */
import type { Chapter } from '@glissade/analysis/explain/chapter';
import type { Facts } from '@glissade/analysis/explain/explanation';
import type { MovedPiece, PassedPiece, PieceBox, Side } from '@glissade/analysis/explain/factTypes';
import { isOfTiles } from './playersMetric.ts';

/** Goal pieces of a chapter that are named one by one; of more, the first two. */
const NAMED_MAX = 2;
/** Pieces of a chapter of which it is told how they come around a goal piece. */
const PASSED_MAX = 2;

/** What a piece is called by its looks. */
export type Look = 'smallSquare' | 'square' | 'lying' | 'upright' | 'piece';

export function lookOf({ columns, rows, cells }: PieceBox): Look {
  if (cells !== columns * rows) return 'piece';
  if (columns === rows) return columns === 1 ? 'smallSquare' : 'square';
  if (rows === 1) return 'lying';
  return columns === 1 ? 'upright' : 'piece';
}

/** The looks of a piece; tiles are known by their numbers alone. */
export function looksIn(facts: Facts): (label: string) => Look | 'tile' {
  const looks = new Map(facts.pieces.map((piece) => [piece.label, lookOf(piece)]));
  const isTiles = isOfTiles(facts);
  return (label) => (isTiles ? 'tile' : looks.get(label)!);
}

const OPPOSITE: Readonly<Record<Side, Side>> = {
  above: 'below',
  below: 'above',
  left: 'right',
  right: 'left',
};

/**
 * Pieces whose way around a goal piece is worth a sentence: those that have come to the opposite
 * side, and those that no other piece looks like.
 */
export function passedToTell({ subgoal }: Chapter, { pieces }: Facts): PassedPiece[] {
  const looks = new Map(
    pieces.map(({ label, columns, rows, cells }) => [label, `${columns} ${rows} ${cells}`]),
  );
  const isUnique = (label: string) =>
    pieces.filter((piece) => looks.get(piece.label) === looks.get(label)).length === 1;
  const isOpposite = ({ from, to }: PassedPiece) => to === OPPOSITE[from];
  const passed = subgoal.passed.filter((one) => isOpposite(one) || isUnique(one.piece));
  return passed.sort((a, b) => Number(isOpposite(b)) - Number(isOpposite(a))).slice(0, PASSED_MAX);
}

/** Rooms that a chapter crosses: one more than the doors that it passes on its way. */
export function roomsOf({ from, to }: Chapter, { doors }: Facts): number {
  return 1 + doors.filter(({ after }) => after > from && after < to).length;
}

export type SubGoal = {
  /** What is to be moved: goal pieces if they move, else the largest piece. */
  readonly told: readonly MovedPiece[];
  readonly goalPiecesMove: boolean;
  /** Each piece told was there at the beginning of an earlier chapter, or of this one. */
  readonly isBack: boolean;
  readonly reachesGoal: boolean;
};

export function subGoalOf(number: number, { moved }: Chapter, facts: Facts): SubGoal {
  const { goalPieces, chapters } = facts;
  const goal = moved.filter(({ piece }) => goalPieces.includes(piece));
  const told = goal.length > 0 ? goal.slice(0, NAMED_MAX) : moved.slice(0, 1);
  const earlier = chapters.slice(0, number - 1).flatMap((chapter) => chapter.moved);
  const wasThere = ({ piece, to }: MovedPiece) =>
    earlier.some(
      ({ piece: other, from }) =>
        other === piece && from.column === to.column && from.row === to.row,
    );
  return {
    told,
    goalPiecesMove: goal.length > 0,
    isBack: told.length > 0 && told.every(wasThere),
    reachesGoal: number === chapters.length,
  };
}
