/* A board as a file of SVG. */
import { escapeXml, type Puzzle, type State } from '@glissade/core';
import { placeOf } from './arrow.ts';
import { LIGHT } from './colors.ts';
import { type Figure, groundFigures, type PictureStyle, pieceFigures } from './figures.ts';
import { CELL } from './outline.ts';
import { PATTERN_SIDE, patternLines } from './patternLines.ts';

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
  const { ground, pieces } = drawnParts(puzzle, style);
  const placed = pieces.map((piece, index) => {
    const [x, y] = placeOf(puzzle, state[index]!);
    return `<g transform="translate(${x} ${y})">${piece}</g>`;
  });
  return svgOf(puzzle, pictureSize(puzzle), ground + placed.join(''));
}

/** What a picture of any state is put together from: the ground, and each piece at 0, 0. */
export function drawnParts(
  puzzle: Puzzle,
  style: PictureStyle,
): { readonly ground: string; readonly pieces: readonly string[] } {
  const ids = countUp();
  const write = (figures: readonly Figure[]) =>
    figures.map((figure) => textOf(figure, style, ids)).join('');
  return {
    ground: (style.isDistinct ? patterns() : '') + write(groundFigures(puzzle, style)),
    pieces: pieceFigures(puzzle, style).map(write),
  };
}

/** A picture with this content, its corner at the margin. */
export function svgOf(
  puzzle: Puzzle,
  [width, height]: readonly [width: number, height: number],
  content: string,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${-PICTURE_MARGIN} ${-PICTURE_MARGIN} ${width} ${height}" ` +
    'font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle" ' +
    'dominant-baseline="central" stroke-linecap="round" stroke-linejoin="round">' +
    `<title>${escapeXml(titleOf(puzzle))}</title>${content}</svg>\n`
  );
}

/** A puzzle as a part of another picture, its corner at 0, 0. */
export function placedSvg(puzzle: Puzzle, scale: number): string {
  const [width, height] = pictureSize(puzzle).map((side) => side * scale);
  const place = `<svg x="0" y="0" width="${width}" height="${height}"`;
  return svgText(puzzle)
    .trimEnd()
    .replace(/^<svg xmlns="[^"]*" width="[^"]*" height="[^"]*"/, place);
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
