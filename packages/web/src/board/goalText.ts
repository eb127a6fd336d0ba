import { columnOf, type GoalPlacement, namedGoal, type Puzzle, rowOf } from '@glissade/core';
import { goalPiecesOf, TARGETS_MAX, targetsOf } from '@glissade/picture/scene';
import { text } from '../text/text.ts';

/** What there is to do, in one sentence. */
export function goalText(puzzle: Puzzle): string {
  const { goalSaid } = text().board;
  if (puzzle.type === 'tiles') return isInOrder(puzzle) ? goalSaid.order : goalSaid.picture;
  const goalPieces = goalPiecesOf(puzzle).map((piece) => puzzle.pieces[piece]!.label);
  const isDrawn = targetsOf(puzzle).length > 0;
  if (goalPieces.length === 0 || goalPieces.length > TARGETS_MAX || !isDrawn) {
    return puzzle.goals.length > 1 ? goalSaid.anyPicture : goalSaid.picture;
  }
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

/** Every placement of the goals in words: "Goal: B, rows 4 to 5, columns 2 to 3." */
export function goalDetails(puzzle: Puzzle): string {
  const { goalSaid } = text().board;
  const goals = puzzle.goals.map((goal) =>
    goal
      .toSorted((a, b) => a.cell - b.cell)
      .map((placement) => placeSaid(puzzle, placement))
      .join('; '),
  );
  return [goalText(puzzle), goalSaid.details(goals)].join(' ');
}

/** A piece of a goal and all that it covers there. */
function placeSaid({ board, pieces }: Puzzle, { piece, cell }: GoalPlacement): string {
  const { label, shape } = pieces[piece]!;
  const [rows, columns] = [shape.map(([, dy]) => dy), shape.map(([dx]) => dx)];
  const [row, column] = [rowOf(board, cell) + 1, columnOf(board, cell) + 1];
  return text().board.area(
    label,
    [row + Math.min(...rows), row + Math.max(...rows)],
    [column + Math.min(...columns), column + Math.max(...columns)],
  );
}
