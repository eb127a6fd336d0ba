/* A board as a file of SVG. */
import { columnOf, type Puzzle, rowOf, type State } from '@glissade/core';
import { CELL } from '../board/outline.ts';
import { groundOf, labelSize, looksOf } from '../board/scene.ts';
import { colorsOf, LIGHT, type PictureColors } from './colors.ts';

/** Room around the board, in units of the drawing. */
export const PICTURE_MARGIN = 24;

/** A state as a picture of its own: SVG without style sheets, fonts or scripts. */
export function svgText(
  puzzle: Puzzle,
  state: State = puzzle.start,
  colors: PictureColors = LIGHT,
): string {
  const ground = groundOf(puzzle);
  const width = ground.width + 2 * PICTURE_MARGIN;
  const height = ground.height + 2 * PICTURE_MARGIN;
  const isTiles = puzzle.type === 'tiles';
  const pieces = looksOf(puzzle).map((look, piece) => {
    const { fill, ink } = colorsOf(colors, isTiles, look);
    const x = columnOf(puzzle.board, state[piece]!) * CELL;
    const y = rowOf(puzzle.board, state[piece]!) * CELL;
    const size = Math.round(labelSize(puzzle, look));
    return (
      `<g transform="translate(${x} ${y})">` +
      `<path d="${look.path}" fill="${fill}" stroke="${colors.edge}" stroke-width="2"/>` +
      `<text x="${look.labelAt[0]}" y="${look.labelAt[1]}" font-size="${size}" fill="${ink}">` +
      `${escapeXml(look.label)}</text></g>`
    );
  });
  const targets = ground.targets.map(
    (path) =>
      `<path d="${path}" fill="none" stroke="${colors.target}" stroke-width="4" ` +
      'stroke-dasharray="2 12" stroke-linecap="round"/>',
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${-PICTURE_MARGIN} ${-PICTURE_MARGIN} ${width} ${height}" ` +
    'font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle" ' +
    `dominant-baseline="central"><title>${escapeXml(titleOf(puzzle))}</title>` +
    `<path d="${ground.walls}" fill="${colors.wall}" stroke="${colors.frame}" stroke-width="4"/>` +
    `<path d="${ground.floor}" fill="${colors.floor}" stroke="${colors.frame}" stroke-width="4"/>` +
    `<path d="${ground.gates}" fill="none" stroke="${colors.frame}" stroke-width="3" ` +
    `stroke-dasharray="4 9"/>${targets.join('')}${pieces.join('')}</svg>\n`
  );
}

function titleOf({ info, board }: Puzzle): string {
  return info.title ?? `${board.width}×${board.height}`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.codePointAt(0)};`);
}
