/*
 * What a picture of a board consists of, as data: SVG files, PNG pictures and films draw the same
 * figures, in the colours and with the labels that the page shows.
 */
import { columnOf, type Puzzle, rowOf } from '@glissade/core';
import { DISTINCT, type PictureColors } from './colors.ts';
import { exitOf } from './exit.ts';
import { CELL } from './outline.ts';
import { groundOf, labelSize, looksOf, type PieceLook } from './scene.ts';

/** How the page shows a board. */
export type PictureStyle = {
  readonly colors: PictureColors;
  /** Letters on the pieces of a block puzzle; tiles have theirs always. */
  readonly hasLabels: boolean;
  /** A colour and a pattern for each piece instead of one tone for each shape. */
  readonly isDistinct: boolean;
  /** The own picture on the tiles; `address` is a `data:` address. */
  readonly photo?: { readonly address: string; readonly numbers: boolean } | undefined;
};

export type PathFigure = {
  readonly kind: 'path';
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
};

export type TextFigure = {
  readonly kind: 'text';
  readonly text: string;
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly fill: string;
  readonly opacity: number;
  /** What sets the text off from a photo. */
  readonly outline?: string;
};

export type Figure =
  | PathFigure
  | TextFigure
  /** The lines that tell the hue of a piece without its colour. */
  | { readonly kind: 'pattern'; readonly path: string; readonly hue: number }
  /** The whole photo, its corner at `at`, as far as the path lets it be seen. */
  | {
      readonly kind: 'photo';
      readonly path: string;
      readonly at: readonly [x: number, y: number];
      readonly size: readonly [width: number, height: number];
    };

/** Walls, floor, exit, gates and targets, the lowest first. */
export function groundFigures(puzzle: Puzzle, { colors }: PictureStyle): Figure[] {
  const { walls, floor, gates, targets, targetLabels } = groundOf(puzzle);
  const { frame: stroke, accent } = colors;
  const exit = exitOf(puzzle);
  return [
    { kind: 'path', path: walls, fill: colors.wall, stroke, width: 4 },
    { kind: 'path', path: floor, fill: colors.floor, stroke, width: 4 },
    ...(exit
      ? ([
          { kind: 'path', path: exit.gap, fill: colors.floor },
          { kind: 'path', path: exit.arrows, stroke: accent, width: 4 },
        ] as const)
      : []),
    { kind: 'path', path: gates, stroke: colors.gate, width: 3, dash: '4 9' },
    ...targets.map((path): Figure => {
      return { kind: 'path', path, stroke: accent, width: 4, dash: '2 12' };
    }),
    ...targetLabels.map(({ label: text, labelAt: at }): Figure => {
      return { kind: 'text', text, at, size: 34, fill: accent, opacity: 0.8 };
    }),
  ];
}

/** What each piece consists of, by piece, relative to its origin cell. */
export function pieceFigures(puzzle: Puzzle, style: PictureStyle): Figure[][] {
  return looksOf(puzzle).map((look, piece) => [
    bodyOf(puzzle, look, style),
    ...(style.isDistinct && look.hue > 0 && !look.isGoalPiece
      ? [{ kind: 'pattern', path: look.path, hue: look.hue } as const]
      : []),
    ...(style.photo ? [photoOn(puzzle, piece, look)] : []),
    ...labelOf(puzzle, look, style),
  ]);
}

function bodyOf(
  { type }: Puzzle,
  { path, isGoalPiece, hue, tone }: PieceLook,
  style: PictureStyle,
) {
  const { colors, isDistinct } = style;
  if (isGoalPiece) return { kind: 'path', path, fill: colors.goalPiece } as const;
  const [fill, stroke] = isDistinct
    ? [DISTINCT.hues[hue]!, DISTINCT.edge]
    : [type === 'tiles' ? colors.tile : colors.tones[tone]!, colors.edge];
  return { kind: 'path', path, fill, stroke, width: 2 } as const;
}

/** Where the photo begins, seen from a tile that shows the part at its home; in drawing units. */
export function photoCorner({ board, goals }: Puzzle, tile: number): readonly [number, number] {
  const home = goals[0]?.find(({ piece }) => piece === tile)?.cell ?? 0;
  return [-columnOf(board, home) * CELL, -rowOf(board, home) * CELL];
}

/** The part of the photo that lies at the tile's home. */
function photoOn(puzzle: Puzzle, piece: number, { path }: PieceLook): Figure {
  const { width, height } = puzzle.board;
  const at = photoCorner(puzzle, piece);
  return { kind: 'photo', path, at, size: [width * CELL, height * CELL] };
}

function labelOf(puzzle: Puzzle, look: PieceLook, style: PictureStyle): TextFigure[] {
  const { colors, isDistinct, hasLabels, photo } = style;
  const isTiles = puzzle.type === 'tiles';
  const { label: text } = look;
  if (!(photo ? photo.numbers : hasLabels || isTiles)) return [];
  if (photo) {
    const [fill, outline] = ['#ffffff', '#333333'];
    return [{ kind: 'text', text, at: [22, 24], size: 22, fill, opacity: 1, outline }];
  }
  const ink = isDistinct ? DISTINCT.ink : colors.ink;
  const fill = look.isGoalPiece ? colors.goalPieceInk : ink;
  const opacity = isDistinct ? 1 : look.isGoalPiece || isTiles ? 0.95 : 0.62;
  return [{ kind: 'text', text, at: look.labelAt, size: labelSize(puzzle, look), fill, opacity }];
}
