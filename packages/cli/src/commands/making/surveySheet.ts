import type { SurveyRow } from '@glissade/analysis/survey/surveyOutcome';
import type { Shell } from '../../shell.ts';
import { startRows } from '../../text/surveyTable.ts';
import { visible } from '../../text/visible.ts';
import { writeWhole } from '../writeFile.ts';

const CELL = 24;
const GAP = 32;
const CAPTION = 22;
const ACROSS = 6;

/** Writes a sheet with a picture of every puzzle; false when interrupted. Throws UsageError. */
export async function writeSheet(
  shell: Shell,
  rows: readonly SurveyRow[],
  title: string,
  file: string,
): Promise<boolean> {
  if (!(await writeWhole(shell, file, [sheetText(rows, title)]))) return false;
  shell.output.note(`wrote the pictures to ${visible(file)}`);
  return true;
}

/** Every puzzle as a picture, with its columns and its length below. */
export function sheetText(rows: readonly SurveyRow[], title: string): string {
  const pictures = rows.flatMap((row) =>
    row.puzzles.map(({ puzzle, length }) => ({
      picture: startRows(puzzle),
      caption: `${captionOf(row)}${length} ${row.metric}`,
    })),
  );
  const wide =
    Math.max(1, ...pictures.map(({ picture }) => cellsOf(picture[0] ?? '').length)) * CELL;
  const high = Math.max(1, ...pictures.map(({ picture }) => picture.length)) * CELL;
  const across = Math.min(ACROSS, Math.max(1, pictures.length));
  const width = GAP + across * (wide + GAP);
  const height = 2 * GAP + Math.ceil(pictures.length / across) * (high + CAPTION + GAP);
  const drawn = pictures.map(({ picture, caption }, number) => {
    const x = GAP + (number % across) * (wide + GAP);
    const y = 2 * GAP + Math.floor(number / across) * (high + CAPTION + GAP);
    const text = `<text x="0" y="${high + CAPTION - 6}">${escaped(caption)}</text>`;
    return `<g transform="translate(${x} ${y})">${drawBoard(picture)}${text}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${GAP}" y="${GAP}" font-size="18">${escaped(title)}</text>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

function captionOf(row: SurveyRow): string {
  const { pieces, dominoes, singles } = row;
  if (typeof pieces === 'number') return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}: `;
  return typeof dominoes === 'number' ? `${dominoes} 1×2, ${String(singles)} 1×1: ` : '';
}

/** What each cell of a row has: the letter of a piece, or the number of a tile. */
function cellsOf(row: string): string[] {
  return isTileRow(row) ? row.split(' ') : [...row];
}

function isTileRow(row: string): boolean {
  return /^\d+( \d+)+$/.test(row);
}

/** Pieces as areas of one colour each, with lines where two of them meet; the goal piece is red. */
function drawBoard(picture: readonly string[]): string {
  const board = picture.map(cellsOf);
  const labelAt = (x: number, y: number) => board[y]?.[x] ?? ' ';
  const parts: string[] = [];
  const edges: string[] = [];
  for (const [y, row] of board.entries()) {
    const draw = isTileRow(picture[y]!) ? drawTile : drawCell;
    for (const [x, label] of row.entries()) {
      parts.push(draw(x, y, label));
      if (labelAt(x - 1, y) !== label) edges.push(`M${x * CELL} ${y * CELL}v${CELL}`);
      if (labelAt(x, y - 1) !== label) edges.push(`M${x * CELL} ${y * CELL}h${CELL}`);
      if (labelAt(x + 1, y) === ' ') edges.push(`M${(x + 1) * CELL} ${y * CELL}v${CELL}`);
      if (labelAt(x, y + 1) === ' ') edges.push(`M${x * CELL} ${(y + 1) * CELL}h${CELL}`);
    }
  }
  const lines = `<path d="${edges.join('')}" stroke="#222" stroke-width="2" fill="none"/>`;
  return parts.join('') + lines;
}

function drawCell(x: number, y: number, label: string): string {
  const at = `x="${x * CELL}" y="${y * CELL}"`;
  return `<rect ${at} width="${CELL}" height="${CELL}" fill="${colorOf(label)}"/>`;
}

/** A tile with its number; 0 is the gap. */
function drawTile(x: number, y: number, label: string): string {
  if (label === '0') return drawCell(x, y, '.');
  const at = `x="${(x + 0.5) * CELL}" y="${(y + 0.7) * CELL}"`;
  return `${drawCell(x, y, label)}<text ${at} text-anchor="middle">${label}</text>`;
}

function colorOf(label: string): string {
  if (label === '.' || label === '-') return '#f4f1ea';
  if (label === '#' || label === ' ') return '#8a8a8a';
  return label === 'A' ? '#d9534f' : '#8fb4d9';
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
