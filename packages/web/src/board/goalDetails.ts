import { columnOf, type GoalPlacement, type Puzzle, rowOf } from '@glissade/core';
import { text } from '../text/text.ts';
import { goalText } from './goalText.ts';
import { named } from './named.ts';

/** Every placement of the goals in words: "Goal: B, rows 4 to 5, columns 2 to 3." */
export function goalDetails(puzzle: Puzzle): string {
  const { goalSaid, space } = text().board;
  const goals = puzzle.goals.map((goal) =>
    goal
      .toSorted((a, b) => a.cell - b.cell)
      .map((placement) => placeSaid(named(puzzle), placement)),
  );
  return goalText(puzzle) + space + goalSaid.details(goals);
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
