/* A card to be printed: the puzzle, its goal, and a QR code that opens it. SVG, A6 upright. */
import type { Puzzle } from '@glissade/core';
import encodeQr from 'qr';
import { pathOf } from './cutSheet.ts';
import { escapeXml } from './escapeXml.ts';
import { type Loop, loopsOf, moved, type Square } from './region.ts';
import { labelLoops, openSquares, type PieceShape } from './shapes.ts';

/** What stands on a card; in whatever language. */
export type CardText = {
  readonly title: string;
  /** Above the small picture. */
  readonly goal: string;
  /** Such as "shortest solution: 81 moves"; '' for none. */
  readonly note: string;
  /** What the code holds: an address, or the puzzle as text. What is too long has no code. */
  readonly link: string;
};

const [WIDTH, HEIGHT, MARGIN] = [105, 148, 8];
const BOARD = { width: WIDTH - 2 * MARGIN, height: 82 };
const FOOT = { top: 112, side: 28 };

/** Bytes of the largest code. */
const CODE_BYTES_MAX = 2953;

/** Whether a link is short enough for a code; a card without one has room for the rest. */
export function fitsCode(link: string): boolean {
  let bytes = 0;
  for (const sign of link) bytes += sign < '\u0080' ? 1 : sign < '\u0800' ? 2 : sign.length + 2;
  return bytes <= CODE_BYTES_MAX;
}

/** The card as SVG of its own, without style sheets of others, fonts or scripts. */
export function cardSvg(puzzle: Puzzle, { title, goal, note, link }: CardText): string {
  const foot = FOOT.top;
  const qrLeft = WIDTH - MARGIN - FOOT.side;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}mm" height="${HEIGHT}mm" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif">` +
    `<title>${escapeXml(title)}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>` +
    `<text x="${MARGIN}" y="15" font-size="${titleSize(title)}" font-weight="700">` +
    `${escapeXml(title)}</text>` +
    picture(puzzle, startShapes(puzzle), { left: MARGIN, top: 21, ...BOARD }) +
    `<text x="${MARGIN}" y="${foot - 2}" font-size="4">${escapeXml(goal)}</text>` +
    picture(puzzle, goalShapes(puzzle), { left: MARGIN, top: foot, width: 40, height: FOOT.side }) +
    (fitsCode(link)
      ? `<g transform="translate(${qrLeft} ${foot})">${qrCode(link, FOOT.side)}</g>`
      : '') +
    `<text x="${MARGIN}" y="${HEIGHT - 3}" font-size="3.4" fill="#444">${escapeXml(note)}</text>` +
    '</svg>\n'
  );
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
  const left = frame.left + (frame.width === BOARD.width ? (frame.width - cell * width) / 2 : 0);
  const at = (loops: readonly Loop[]) => pathOf(loops.map((loop) => moved(loop, left, frame.top)));
  const named = new Set(puzzle.goals.flat().map(({ piece }) => puzzle.pieces[piece]!.label));
  const ground = at(loopsOf(openSquares(puzzle), cell, 0));
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
    pieces.join('')
  );
}

function startShapes(puzzle: Puzzle): PieceShape[] {
  return shapesAt(puzzle, [...puzzle.start.entries()]);
}

function goalShapes(puzzle: Puzzle): PieceShape[] {
  return shapesAt(
    puzzle,
    puzzle.goals[0]!.map(({ piece, cell }) => [piece, cell] as const),
  );
}

function shapesAt(
  { board, pieces }: Puzzle,
  placed: readonly (readonly [piece: number, cell: number])[],
): PieceShape[] {
  return placed.map(([piece, cell]) => {
    const { label, shape } = pieces[piece]!;
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
    return { label, squares: shape.map(([dx, dy]): Square => [x + dx, y + dy]) };
  });
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
