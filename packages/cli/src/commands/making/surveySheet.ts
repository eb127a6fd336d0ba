import type { SurveyRow } from '@glissade/analysis/survey/surveyOutcome';
import { escapeXml, parsePuzzle } from '@glissade/core';
import { pictureSize, placedSvg } from '@glissade/picture/svgText';
import type { Shell } from '../../shell.ts';
import { visible } from '../../text/visible.ts';
import { writeWhole } from '../writeFile.ts';

/** Of a unit of a picture, in pixels of the sheet. */
const SCALE = 0.24;
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
      puzzle: parsePuzzle(puzzle),
      caption: `${captionOf(row)}${length} ${row.metric}`,
    })),
  );
  const sizes = pictures.map(({ puzzle }) => pictureSize(puzzle));
  const wide = Math.max(1, ...sizes.map(([width]) => width * SCALE));
  const high = Math.max(1, ...sizes.map(([, height]) => height * SCALE));
  const across = Math.min(ACROSS, Math.max(1, pictures.length));
  const width = GAP + across * (wide + GAP);
  const height = 2 * GAP + Math.ceil(pictures.length / across) * (high + CAPTION + GAP);
  const drawn = pictures.map(({ puzzle, caption }, number) => {
    const x = GAP + (number % across) * (wide + GAP);
    const y = 2 * GAP + Math.floor(number / across) * (high + CAPTION + GAP);
    const text = `<text x="0" y="${high + CAPTION - 6}">${escapeXml(caption)}</text>`;
    return `<g transform="translate(${x} ${y})">${placedSvg(puzzle, SCALE)}${text}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${GAP}" y="${GAP}" font-size="18">${escapeXml(title)}</text>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

function captionOf(row: SurveyRow): string {
  const { pieces, dominoes, singles } = row;
  if (typeof pieces === 'number') return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}: `;
  return typeof dominoes === 'number' ? `${dominoes} 1×2, ${String(singles)} 1×1: ` : '';
}
