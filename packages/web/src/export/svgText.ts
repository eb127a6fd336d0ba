/* A board as a file of SVG. */
import { columnOf, type Puzzle, rowOf, type State } from '@glissade/core';
import { CELL } from '../board/outline.ts';
import { PATTERN_SIDE, patternLines } from '../board/patternLines.ts';
import { LIGHT } from './colors.ts';
import { type Figure, groundFigures, type PictureStyle, pieceFigures } from './figures.ts';

/** Space around the board, in units of the drawing. */
export const PICTURE_MARGIN = 24;

/** Width and height of a picture with that space, in units of the drawing. */
export function pictureSize({ board }: Puzzle): readonly [width: number, height: number] {
  const size = (cells: number) => cells * CELL + 2 * PICTURE_MARGIN;
  return [size(board.width), size(board.height)];
}

export const PLAIN: PictureStyle = { colors: LIGHT, hasLabels: true, isDistinct: false };

/** A state as a picture of its own: SVG without style sheets, fonts or scripts. */
export function svgText(
  puzzle: Puzzle,
  state: State = puzzle.start,
  style: PictureStyle = PLAIN,
): string {
  const { board } = puzzle;
  const [width, height] = pictureSize(puzzle);
  const ids = countUp();
  const write = (figures: readonly Figure[]) =>
    figures.map((figure) => textOf(figure, style, ids)).join('');
  const pieces = pieceFigures(puzzle, style).map((figures, piece) => {
    const cell = state[piece]!;
    const [x, y] = [columnOf(board, cell) * CELL, rowOf(board, cell) * CELL];
    return `<g transform="translate(${x} ${y})">${write(figures)}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${-PICTURE_MARGIN} ${-PICTURE_MARGIN} ${width} ${height}" ` +
    'font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle" ' +
    'dominant-baseline="central" stroke-linecap="round" stroke-linejoin="round">' +
    `<title>${escapeXml(titleOf(puzzle))}</title>` +
    `${style.isDistinct ? patterns() : ''}${write(groundFigures(puzzle, style))}` +
    `${pieces.join('')}</svg>\n`
  );
}

function textOf(figure: Figure, { photo }: PictureStyle, nextId: () => number): string {
  if (figure.kind === 'pattern') {
    return `<path d="${figure.path}" fill="url(#pattern-${figure.hue})"/>`;
  }
  if (figure.kind === 'photo') {
    const [x, y] = figure.at;
    const [width, height] = figure.size;
    const id = `tile-${nextId()}`;
    return (
      `<clipPath id="${id}"><path d="${figure.path}"/></clipPath><g clip-path="url(#${id})">` +
      `<image href="${escapeXml(photo?.address ?? '')}" x="${x}" y="${y}" width="${width}" ` +
      `height="${height}" preserveAspectRatio="xMidYMid slice"/></g>`
    );
  }
  const fill = `fill="${figure.fill ?? 'none'}"`;
  if (figure.kind === 'text') {
    const { at, text, size, opacity, outline } = figure;
    const edge = outline ? ` stroke="${outline}" stroke-width="5" paint-order="stroke"` : '';
    const faint = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
    return (
      `<text x="${at[0]}" y="${at[1]}" font-size="${Math.round(size)}" ${fill}${faint}${edge}>` +
      `${escapeXml(text)}</text>`
    );
  }
  const { path, stroke, width, dash } = figure;
  const edge = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : '';
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return path === '' ? '' : `<path d="${path}" ${fill}${edge}${dashes}/>`;
}

function patterns(): string {
  const all = patternLines.map(
    (path, index) =>
      `<pattern id="pattern-${index + 1}" width="${PATTERN_SIDE}" height="${PATTERN_SIDE}" ` +
      `patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="#000000" ` +
      'stroke-opacity="0.17" stroke-width="3"/></pattern>',
  );
  return `<defs>${all.join('')}</defs>`;
}

function countUp(): () => number {
  let last = 0;
  return () => ++last;
}

function titleOf({ info, board }: Puzzle): string {
  return info.title ?? `${board.width}×${board.height}`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.codePointAt(0)};`);
}
