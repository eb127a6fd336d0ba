/* Draws boards as coloured text for the terminal. */
import { cellsOfShape, type Goal, type Puzzle } from '@glissade/core';
import type { Painter } from '../text/painter.ts';
import { GOAL_HUE, type Hue, PALETTE, WALL_HUE } from '../text/palette.ts';
import { padTo, widthOf } from '../text/width.ts';

/** What to draw: for each cell the piece on it, or -1. */
export type Picture = Int32Array;

/** Only the pieces that the goal names. */
export function pictureOfGoal(puzzle: Puzzle, goal: Goal): Picture {
  const picture = new Int32Array(puzzle.board.cells.length).fill(-1);
  for (const { piece, cell } of goal) {
    const { shape } = puzzle.pieces[piece]!;
    for (const covered of cellsOfShape(puzzle.board, shape, cell) ?? []) picture[covered] = piece;
  }
  return picture;
}

export type PictureOptions = {
  readonly paint: Painter;
  /** Cells as wide as they need be to look square; otherwise as narrow as the labels allow. */
  readonly roomy?: boolean;
  /** Columns of a cell; at least what the labels need. Overrules `roomy`. */
  readonly cellWidth?: number;
  /** Lines of a cell. */
  readonly cellHeight?: number;
  /** The piece drawn as `[A]`, or `<A>` while it is held; `A*` and `A+` where cells are narrow. */
  readonly focus?: number;
  readonly held?: boolean;
};

/** Columns that a cell needs at least. */
export function cellWidthMin(puzzle: Puzzle): number {
  const label = Math.max(...puzzle.pieces.map((piece) => widthOf(piece.label)));
  return puzzle.type === 'tiles' || label > 1 ? label + 1 : 1;
}

/** The picture as lines. Labels are always drawn, so nothing depends on colour alone. */
export function drawPicture(puzzle: Puzzle, picture: Picture, options: PictureOptions): string[] {
  const { board } = puzzle;
  const { roomy = false, cellHeight = 1 } = options;
  const least = cellWidthMin(puzzle);
  const width = Math.max(least, options.cellWidth ?? (roomy ? Math.max(2, least) : least));
  const labelLine = Math.floor((cellHeight - 1) / 2);
  const lines: string[] = [];
  for (let row = 0; row < board.height; row++) {
    for (let part = 0; part < cellHeight; part++) {
      let line = '';
      for (let column = 0; column < board.width; column++) {
        const cell = row * board.width + column;
        const piece = picture[cell]!;
        const cellText =
          piece >= 0
            ? drawPiece(puzzle, piece, width, part === labelLine, options)
            : drawEmpty(puzzle, cell, width, part === labelLine, options.paint);
        line += cellText;
      }
      lines.push(options.paint.level === 0 ? line.trimEnd() : line);
    }
  }
  return lines;
}

function drawPiece(
  puzzle: Puzzle,
  piece: number,
  width: number,
  isLabelLine: boolean,
  { paint, focus, held }: PictureOptions,
): string {
  const label = isLabelLine || paint.level === 0 ? puzzle.pieces[piece]!.label : '';
  const marked = piece === focus && label !== '' ? markFocus(label, width, held) : label;
  const side = puzzle.type === 'tiles' && paint.level === 0 ? 'left' : undefined;
  const text = side ? padTo(marked, width, side) : centre(marked, width);
  // A gap beside each tile keeps neighbours of one colour apart.
  const hue = hueOf(puzzle, piece);
  if (puzzle.type === 'blocks' || paint.level === 0) return paint.ground(text, hue);
  return `${paint.ground(text.slice(0, -1), hue)} `;
}

/** The label of the piece in focus: in brackets, or a sign behind it where that is too wide. */
function markFocus(label: string, width: number, held = false): string {
  if (widthOf(label) + 2 > width)
    return label + (held ? '+' : '*').slice(0, width - widthOf(label));
  return held ? `<${label}>` : `[${label}]`;
}

function centre(text: string, width: number): string {
  const before = Math.max(0, Math.floor((width - widthOf(text)) / 2));
  return padTo(' '.repeat(before) + text, width);
}

function drawEmpty(
  puzzle: Puzzle,
  cell: number,
  width: number,
  isLabelLine: boolean,
  paint: Painter,
): string {
  const type = puzzle.board.cells[cell]!;
  if (type === 'outside') return ' '.repeat(width);
  if (type === 'wall') {
    return paint.level === 0 ? '#'.repeat(width) : paint.ground(' '.repeat(width), WALL_HUE);
  }
  if (!isLabelLine) return ' '.repeat(width);
  const sign = type === 'gate' ? '-' : puzzle.type === 'tiles' && paint.level === 0 ? '0' : '.';
  if (puzzle.type === 'tiles')
    return paint.level === 0 ? padTo(sign, width, 'left') : ' '.repeat(width);
  return paint.dim(centre(type === 'gate' ? sign : paint.level === 0 ? '.' : '·', width));
}

/** Pieces that the goal of a block puzzle names are red; tiles have the colour of their row. */
export function hueOf(puzzle: Puzzle, piece: number): Hue {
  const goal = puzzle.goals[0]!;
  if (puzzle.type === 'tiles') {
    const cell = goal.find((placement) => placement.piece === piece)?.cell ?? piece;
    return PALETTE[Math.floor(cell / puzzle.board.width) % PALETTE.length]!;
  }
  const isNamed = goal.some((placement) => placement.kind === puzzle.kindOf[piece]);
  if (isNamed && goal.length * 2 <= puzzle.pieces.length) return GOAL_HUE;
  return PALETTE[piece % PALETTE.length]!;
}
