import { namedGoal, type Puzzle } from '@glissade/core';
import { goalPiecesOf, TARGETS_MAX, targetsOf } from '@glissade/picture/scene';
import { text } from '../text/text.ts';
import { named } from './named.ts';

/** What there is to do, in one sentence. */
export function goalText(puzzle: Puzzle): string {
  const { goalSaid } = text().board;
  const shown = named(puzzle);
  if (puzzle.type === 'tiles') return isInOrder(puzzle) ? goalSaid.order : goalSaid.picture;
  const goalPieces = goalPiecesOf(puzzle).map((piece) => shown.pieces[piece]!.label);
  const isDrawn = targetsOf(puzzle).length > 0;
  if (goalPieces.length === 0 || goalPieces.length > TARGETS_MAX || !isDrawn) {
    return puzzle.goals.length > 1 ? goalSaid.anyPicture : goalSaid.picture;
  }
  // Only boards with one leader and the exit below have names.
  if (shown !== puzzle) return goalSaid.out(goalPieces[0]!);
  if (puzzle.goals.length === 1) {
    return goalPieces.length === 1 ? goalSaid.one(goalPieces[0]!) : goalSaid.all(goalPieces);
  }
  if (goalPieces.length === 1) return goalSaid.anyPlace(goalPieces[0]!);
  return puzzle.goals.every((goal) => goal.length === 1)
    ? goalSaid.anyPiece(goalPieces)
    : goalSaid.anyPicture;
}

function isInOrder({ board, goals, pieces }: Puzzle): boolean {
  if (board.cells.some((type) => type !== 'floor')) return false;
  const order = namedGoal('standard', board.width, board.height);
  return goals[0]!.every(({ piece, cell }) => pieces[piece]!.label === String(order[cell]));
}
