/* What is drawn on a board, as data: the ground, and the look of each piece. */
import {
  type Board,
  columnOf,
  equalShapes,
  isOpen,
  type Puzzle,
  rowOf,
  type Shape,
  type State,
} from '@glissade/core';
import { CELL, outlinePath, type Square } from './outline.ts';

/** What of a puzzle is drawn. */
export type Drawn = Pick<Puzzle, 'board' | 'pieces' | 'goals' | 'type'>;

/** How a piece looks, wherever it lies: drawn relative to its origin cell. */
export type PieceLook = {
  readonly label: string;
  readonly path: string;
  /** Where the label stands, in drawing units from the origin cell's corner. */
  readonly labelAt: readonly [x: number, y: number];
  /** The space for the label, in cells. */
  readonly span: number;
  /** Named by a goal of a block puzzle: the piece to bring home. */
  readonly isGoalPiece: boolean;
  /** 0 to 3: pieces of equal shape look alike. */
  readonly tone: number;
  /** Below `HUES`: a colour and pattern that differ from piece to piece, or from row to row. */
  readonly hue: number;
};

/** What stays where it is. */
export type Ground = {
  readonly width: number;
  readonly height: number;
  /** All cells that pieces may enter. */
  readonly floor: string;
  /** As far as the frame goes: the floor is drawn above them, so that they belong to it. */
  readonly walls: string;
  readonly gates: string;
  /** Where the goal wants pieces, where that can be drawn without a crowd. */
  readonly targets: readonly string[];
  /** The targets that need to be told apart. */
  readonly targetLabels: readonly Target[];
};

/** So many rows, or pieces, are told apart by their colours. */
export const HUES = 10;

/** How far a badge lies inside the first cell of its frame. */
const BADGE_IN = 25;

export const PIECE_STYLE = { inset: 4, radius: 14 } as const;

function squaresOf(shape: Shape): Square[] {
  return shape.map(([dx, dy]) => [dx, dy]);
}

function cellsWhere(board: Board, holds: (cell: number) => boolean): Square[] {
  return board.cells.flatMap((_, cell) =>
    holds(cell) ? [[columnOf(board, cell), rowOf(board, cell)] as const] : [],
  );
}

/** More goal pieces than this are shown in a picture of their own. */
export const TARGETS_MAX = 4;

export type Target = {
  readonly path: string;
  readonly piece: number;
  readonly cell: number;
  /** Whose place it is, where there are places of different pieces. */
  readonly label: string;
  readonly labelAt: readonly [x: number, y: number];
  /** The corner of the frame where its letter stands above pieces. */
  readonly badgeAt: readonly [x: number, y: number];
};

/** Where a goal, any of them, wants pieces of a block puzzle; none where that would be a crowd. */
export function targetsOf({ type, goals, pieces, board }: Drawn): Target[] {
  const all = new Map(goals.flat().map((one) => [`${one.piece} ${one.cell}`, one]));
  const most = goals.length > 1 ? 2 * TARGETS_MAX : TARGETS_MAX;
  if (type === 'tiles' || all.size > most) return [];
  const isOne = new Set(goals.flat().map(({ piece }) => piece)).size === 1;
  return [...all.values()].map(({ piece, cell }) => {
    const [x, y] = [columnOf(board, cell), rowOf(board, cell)];
    const { shape, label } = pieces[piece]!;
    const squares = shape.map(([dx, dy]): Square => [x + dx, y + dy]);
    const { labelAt } = labelPlace(shape);
    return {
      ...{ piece, cell },
      path: outlinePath(squares, { inset: 9, radius: 12 }),
      label: isOne ? '' : label,
      labelAt: [x * CELL + labelAt[0], y * CELL + labelAt[1]],
      badgeAt: [x * CELL + BADGE_IN, y * CELL + BADGE_IN],
    };
  });
}

export function groundOf(puzzle: Drawn): Ground {
  const { board } = puzzle;
  const targets = targetsOf(puzzle);
  return {
    width: board.width * CELL,
    height: board.height * CELL,
    floor: outlinePath(
      cellsWhere(board, (cell) => isOpen(board, cell)),
      { inset: -6, radius: 20 },
    ),
    walls: outlinePath(
      cellsWhere(board, (cell) => board.cells[cell] === 'wall'),
      { inset: -6, radius: 20 },
    ),
    gates: outlinePath(
      cellsWhere(board, (cell) => board.cells[cell] === 'gate'),
      { inset: 10, radius: 12 },
    ),
    targets: targets.map(({ path }) => path),
    targetLabels: targets.filter(({ label }) => label !== ''),
  };
}

/** The look of every piece, by piece number. Pieces of equal shape have one outline. */
export function looksOf(puzzle: Drawn): PieceLook[] {
  const shapes: Shape[] = [];
  const drawn: Pick<PieceLook, 'path' | 'labelAt' | 'span'>[] = [];
  const goalPieces = new Set(goalPiecesOf(puzzle));
  const isTiles = puzzle.type === 'tiles';
  return puzzle.pieces.map(({ label, shape, axis }, piece) => {
    const known = shapes.findIndex((one) => equalShapes(one, shape));
    const tone = known >= 0 ? known : shapes.push(shape) - 1;
    drawn[tone] ??= { path: outlinePath(squaresOf(shape), PIECE_STYLE), ...labelPlace(shape) };
    return {
      label,
      ...drawn[tone],
      isGoalPiece: goalPieces.has(piece),
      tone: axis === 'any' ? tone % 4 : axis === 'h' ? 0 : 2,
      hue: (isTiles ? rowOf(puzzle.board, puzzle.goals[0]?.[piece]?.cell ?? piece) : piece) % HUES,
    };
  });
}

/** The pieces that stand out: those a goal names, unless it names nearly all. */
export function goalPiecesOf(puzzle: Drawn): number[] {
  if (puzzle.type === 'tiles') return [];
  const named = new Set(puzzle.goals.flatMap((goal) => goal.map(({ piece }) => piece)));
  return named.size * 2 <= puzzle.pieces.length || named.size === 1 ? [...named] : [];
}

/** The middle of the piece, or of its cell that is nearest to that. */
function labelPlace(shape: Shape): Pick<PieceLook, 'labelAt' | 'span'> {
  const columns = shape.map(([dx]) => dx);
  const rows = shape.map(([, dy]) => dy);
  const x = (Math.min(...columns) + Math.max(...columns) + 1) / 2;
  const y = (Math.min(...rows) + Math.max(...rows) + 1) / 2;
  const width = Math.max(...columns) - Math.min(...columns) + 1;
  const height = Math.max(...rows) - Math.min(...rows) + 1;
  if (width * height === shape.length) {
    return { labelAt: [x * CELL, y * CELL], span: Math.min(width, height) };
  }
  const distance = ([dx, dy]: Shape[number]) => Math.hypot(dx + 0.5 - x, dy + 0.5 - y);
  const [dx, dy] = shape.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
  return { labelAt: [(dx + 0.5) * CELL, (dy + 0.5) * CELL], span: 1 };
}

/** The font size of a label, in drawing units. */
export function labelSize(puzzle: Pick<Puzzle, 'type'>, { label, span }: PieceLook): number {
  const { length } = [...label];
  if (puzzle.type === 'tiles') return length <= 2 ? 44 : 110 / length;
  return Math.min(26 + 6 * span, 90 / length);
}

/** Whether the piece lies where every goal that names it wants it. */
export function isHome(puzzle: Puzzle, state: State, piece: number): boolean {
  const goal = puzzle.goals[0] ?? [];
  const placement =
    goal[piece]?.piece === piece ? goal[piece] : goal.find((p) => p.piece === piece);
  return placement?.cell === state[piece];
}
