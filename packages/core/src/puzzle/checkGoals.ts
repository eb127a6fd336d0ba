/* Checks the goals of a spec against its board and pieces. */
import { type Board, isOpen } from '../board/board.ts';
import { equalShapes, shapeOf } from '../board/shape.ts';
import { thePieces } from './excerpt.ts';
import type { NamedPlacement } from './kinds.ts';
import type { Piece } from './puzzle.ts';
import { type GoalSpec, PuzzleError, type PuzzleSpec } from './spec.ts';

/**
 * Most cells of all goal pictures together. Fifteen goals of the largest board, fifty thousand of
 * Klotski's: with more, puzzles could not be written so that they are read back.
 */
const GOAL_CELLS_MAX = 1_000_000;

/** Throws PuzzleError where a board has more goals than can be held. */
export function requireGoalCount(
  { width, height }: Pick<Board, 'width' | 'height'>,
  count: number,
): void {
  const most = Math.max(1, Math.floor(GOAL_CELLS_MAX / (width * height)));
  if (count <= most) return;
  throw new PuzzleError(
    'goal-count',
    `the puzzle has ${count} goals`,
    `a board of ${width} by ${height} cells has at most ${most}`,
    { part: 'goal', goal: most },
    { count, most },
  );
}

/** Checks every goal picture against the pieces of the start; throws PuzzleError. */
export function checkGoals(
  spec: PuzzleSpec,
  pieces: readonly Piece[],
  numberOf: ReadonlyMap<string, number>,
): NamedPlacement[][] {
  if (spec.goals.length === 0) {
    throw new PuzzleError(
      'goal-missing',
      'the puzzle has no goal',
      'draw the board again under "goal:", with pieces where they must end and "." elsewhere',
      { part: 'goal' },
    );
  }
  requireGoalCount(spec.board, spec.goals.length);
  return spec.goals.map((goal, index) => checkGoal(spec, goal, index, pieces, numberOf));
}

function checkGoal(
  spec: PuzzleSpec,
  goal: readonly GoalSpec[],
  index: number,
  pieces: readonly Piece[],
  numberOf: ReadonlyMap<string, number>,
): NamedPlacement[] {
  if (goal.length === 0) {
    throw new PuzzleError(
      'goal-empty',
      'the goal names no piece',
      'draw at least one piece in the goal',
      {
        part: 'goal',
        goal: index,
      },
    );
  }
  const taken: (string | undefined)[] = [];
  return goal.map(({ label, cells }) => {
    const piece = numberOf.get(label);
    if (piece === undefined) {
      throw new PuzzleError(
        'goal-unknown-piece',
        `the goal names piece ${label}, but the start has no such piece`,
        thePieces(pieces),
        { part: 'goal', goal: index, label, ...firstOf(cells) },
      );
    }
    const { shape } = pieces[piece]!;
    return placeGoalPiece(spec, index, { label, cells }, { piece, shape }, taken);
  });
}

/** The first cell of a piece as a part of a place. */
export function firstOf([cell]: readonly number[]): { cell?: number } {
  return cell === undefined ? {} : { cell };
}

function placeGoalPiece(
  { board }: PuzzleSpec,
  index: number,
  { label, cells }: GoalSpec,
  { piece, shape }: { piece: number; shape: Piece['shape'] },
  taken: (string | undefined)[],
): NamedPlacement {
  const place = { part: 'goal', goal: index, label } as const;
  for (const cell of cells) {
    if (!isOpen(board, cell)) {
      throw new PuzzleError(
        'goal-on-wall',
        `the goal puts piece ${label} on a wall`,
        'a piece can only stop on free cells or gates',
        { ...place, cell },
      );
    }
    const other = taken[cell];
    if (other !== undefined) {
      throw new PuzzleError(
        'goal-overlap',
        `the goal puts pieces ${other} and ${label} on the same cell`,
        'give each piece its own cells',
        { ...place, cell },
        { other },
      );
    }
    taken[cell] = label;
  }
  const wanted = cells.length > 0 ? shapeOf(board, cells) : undefined;
  if (!wanted || !equalShapes(wanted.shape, shape)) {
    throw new PuzzleError(
      'goal-shape',
      cells.length === shape.length
        ? `piece ${label} has another shape in the goal than in the start`
        : `piece ${label} has size ${cells.length} in the goal, but ${shape.length} in the start`,
      'pieces only slide; they never turn or change shape',
      { ...place, ...firstOf(cells) },
    );
  }
  return { piece, cell: wanted.origin };
}
