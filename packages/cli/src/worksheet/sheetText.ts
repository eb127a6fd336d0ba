import { sideBySide, wrapWords } from '../text/layout.ts';
import type { Drawn, Exercise, Part } from './exercise.ts';

const COLUMNS = 78;
const NAME = `Name: ${'_'.repeat(36)}  Date: ${'_'.repeat(18)}`;

/** A worksheet as plain text, its answers after a form feed, so that printers begin a page. */
export function sheetText(heading: string, exercises: readonly Exercise[]): string {
  const tasks = exercises.map((exercise, at) => section(exercise, at, exercise.task));
  const answers = exercises.map((exercise, at) => section(exercise, at, exercise.answer));
  return [heading, NAME, ...tasks, `\f${heading}: answers`, ...answers].join('\n\n');
}

function section({ title }: Exercise, at: number, parts: readonly Part[]): string {
  return [`${at + 1}. ${title}`, ...parts.map(partText)].join('\n\n');
}

function partText(part: Part): string {
  if (part.kind === 'words') return wrapWords(part.text, COLUMNS, '   ');
  if (part.kind === 'list') {
    return part.items.map((item, at) => `   ${String(at + 1).padStart(2)}. ${item}`).join('\n');
  }
  if (part.kind === 'lines') return '\n'.repeat(part.count - 1);
  if (part.kind === 'frames') return framesText(part.count);
  return besideEachOther(part.boards);
}

function besideEachOther(boards: readonly Drawn[]): string {
  const lines = sideBySide(boards.map(boardLines), '     ');
  return lines.map((line) => `   ${line}`.trimEnd()).join('\n');
}

const EMPTY: Drawn = { caption: '', tiles: new Array(9).fill(0), width: 3 };

/** Four in a row. */
function framesText(count: number): string {
  const rows = Array.from({ length: Math.ceil(count / 4) }, (_, row) =>
    besideEachOther(new Array(Math.min(4, count - row * 4)).fill(EMPTY)),
  );
  return rows.join('\n');
}

function boardLines({ caption, tiles, width }: Drawn): string[] {
  const line = `+${'---+'.repeat(width)}`;
  const rows: string[] = [caption, line];
  for (let at = 0; at < tiles.length; at += width) {
    const cells = tiles.slice(at, at + width).map((tile) => ` ${tile === 0 ? ' ' : tile} |`);
    rows.push(`|${cells.join('')}`, line);
  }
  return rows;
}
