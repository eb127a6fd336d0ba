/* A card to be printed: the puzzle, its goal, and a QR code that opens it. SVG, A6 upright. */
import type { Puzzle } from '@glissade/core';
import { escapeXml } from '@glissade/core';
import encodeQr from 'qr';
import {
  type CardLanguage,
  type CardLength,
  gateWords,
  goalHeading,
  shortestWords,
} from './cardWords.ts';
import { pathOf } from './cutSheet.ts';
import { gateMarks } from './gateMarks.ts';
import { goalShapes, startShapes } from './placedShapes.ts';
import { type Loop, loopsOf, moved } from './region.ts';
import { labelLoops, openSquares, type PieceShape } from './shapes.ts';

/** What stands on a card. */
export type CardText = {
  readonly title: string;
  readonly language: CardLanguage;
  /** Of a shortest solution; missing where it is not known. */
  readonly shortest?: CardLength;
  /** What the code holds: an address, or the puzzle as text. What is too long has no code. */
  readonly link: string;
};

const [WIDTH, HEIGHT, MARGIN] = [105, 148, 8];
const BOARD = { width: WIDTH - 2 * MARGIN, height: 80 };
const FOOT = { top: 112, side: 28, gap: 4 };
/** More would be too small to be made out. */
const GOALS_DRAWN = 24;

/** Bytes of the largest code. */
const CODE_BYTES_MAX = 2953;

/** Whether a link is short enough for a code; a card without one has space for the rest. */
export function fitsCode(link: string): boolean {
  let bytes = 0;
  for (const sign of link) bytes += sign < '\u0080' ? 1 : sign < '\u0800' ? 2 : sign.length + 2;
  return bytes <= CODE_BYTES_MAX;
}

/** The card as SVG of its own, without style sheets of others, fonts or scripts. */
export function cardSvg(puzzle: Puzzle, { title, language, shortest, link }: CardText): string {
  const foot = FOOT.top;
  const hasCode = fitsCode(link);
  const qrLeft = WIDTH - MARGIN - FOOT.side;
  const line = (y: number, size: number, words: string) =>
    words && `<text x="${MARGIN}" y="${y}" font-size="${size}">${escapeXml(words)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}mm" height="${HEIGHT}mm" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif">` +
    `<title>${escapeXml(title)}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>` +
    `<text x="${MARGIN}" y="15" font-size="${titleSize(title)}" font-weight="700">` +
    `${escapeXml(title)}</text>` +
    picture(puzzle, startShapes(puzzle), { left: MARGIN, top: 21, ...BOARD }) +
    line(foot - 7, 3.4, gateWords(puzzle, language)) +
    line(foot - 2, 4, goalHeading(puzzle, language)) +
    goalPictures(puzzle, (hasCode ? qrLeft - FOOT.gap : WIDTH - MARGIN) - MARGIN) +
    (hasCode ? `<g transform="translate(${qrLeft} ${foot})">${qrCode(link, FOOT.side)}</g>` : '') +
    line(HEIGHT - 3, 3.4, shortest ? shortestWords(puzzle, shortest, language) : '') +
    '</svg>\n'
  );
}

/** Every goal in a picture of its own, in rows of pictures as large as they can be. */
function goalPictures(puzzle: Puzzle, wide: number): string {
  const { width, height } = puzzle.board;
  const goals = puzzle.goals.slice(0, GOALS_DRAWN);
  const sizes = goals.map((_, i) => {
    const [columns, rows] = [i + 1, Math.ceil(goals.length / (i + 1))];
    const across = (wide - (columns - 1) * FOOT.gap) / columns;
    const down = (FOOT.side - ((rows - 1) * FOOT.gap) / 2) / rows;
    return { columns, cell: Math.min(across / width, down / height) };
  });
  const { columns, cell } = sizes.reduce((best, each) => (each.cell > best.cell ? each : best));
  const [across, down] = [cell * width, cell * height];
  return goals
    .map((goal, i) => {
      const left = MARGIN + (i % columns) * (across + FOOT.gap);
      const top = FOOT.top + Math.floor(i / columns) * (down + FOOT.gap / 2);
      const frame = { left, top, width: across, height: down };
      return `<g class="goal">${picture(puzzle, goalShapes(puzzle, goal), frame)}</g>`;
    })
    .join('');
}

/** A long title takes smaller letters; Chinese ones are twice as wide. */
function titleSize(title: string): number {
  const units = [...title].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.58), 0);
  return Math.min(7, Math.round((10 * BOARD.width) / Math.max(1, units)) / 10);
}

type Frame = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

function picture(puzzle: Puzzle, shapes: readonly PieceShape[], frame: Frame): string {
  const { width, height } = puzzle.board;
  const cell = Math.min(frame.width / width, frame.height / height);
  const left = frame.left + (frame.width - cell * width) / 2;
  const at = (loops: readonly Loop[]) => pathOf(loops.map((loop) => moved(loop, left, frame.top)));
  const named = new Set(puzzle.goals.flat().map(({ piece }) => puzzle.pieces[piece]!.label));
  const ground = at(loopsOf(openSquares(puzzle), cell, 0));
  const gates = at(gateMarks(puzzle, cell));
  const pieces = shapes.map((shape) => {
    const [fill, ink] = named.has(shape.label) ? ['#c4451d', '#fff'] : ['#f4f1ea', '#222'];
    const outline = at(loopsOf(shape.squares, cell, cell / 28));
    return (
      `<path d="${outline}" fill="${fill}" stroke="#222" stroke-width="${cell / 40}" ` +
      'stroke-linejoin="round"/>' +
      `<path d="${at(labelLoops(shape, { cell }))}" fill="${ink}" fill-rule="evenodd"/>`
    );
  });
  return (
    `<path d="${ground}" fill="#ddd8cd" fill-rule="evenodd" stroke="#222" ` +
    `stroke-width="${cell / 24}"/>` +
    (gates === '' ? '' : `<path class="gates" d="${gates}" fill="#222"/>`) +
    pieces.join('')
  );
}

/** Dark squares as one path, on white with the border that readers need. */
function qrCode(link: string, side: number): string {
  const rows = encodeQr(link, 'raw', { ecc: 'low', border: 2 });
  const dot = side / rows.length;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<path transform="scale(${dot})" shape-rendering="crispEdges" d="${squares.join('')}"/>`;
}
