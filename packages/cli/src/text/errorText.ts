/* Errors in words, with the offending line of the input. */
import type { ErrorReport } from '../errors.ts';
import { foldLines } from './layout.ts';
import type { Painter } from './painter.ts';
import { visible } from './visible.ts';
import { widthOf } from './width.ts';

const SHOWN_MAX = 72;

/**
 * An error for people: what is wrong, where, the offending line with a caret, and what would be
 * right. `name`: which of several puzzles.
 */
export function formatError(
  { message, line, column, hint }: ErrorReport,
  source: { readonly text: string; readonly lineOffset: number },
  name: string,
  paint: Painter,
  columns = Number.POSITIVE_INFINITY,
): string {
  const said = `${name === '' ? '' : `${name}: `}${visible(message)}`;
  const lines = [foldLines(`${paint.red('error:')} ${said}`, columns)];
  if (line !== undefined && column !== undefined) {
    lines.push(`  at line ${line}, column ${column}`);
    const shown = pointAt(source.text, line - source.lineOffset, column);
    lines.push(...shown.map((one) => `    ${one}`));
  }
  if (hint !== '') lines.push(foldLines(`${paint.cyan('hint:')} ${visible(hint)}`, columns));
  return lines.join('\n');
}

/** The line of a text, cut around the place if it is long, and a caret under the place. */
export function pointAt(source: string, line: number, column: number): string[] {
  const characters = [...visible(source.split(/\r\n|\r|\n/)[line - 1] ?? '')];
  const from = column > SHOWN_MAX - 8 ? column - SHOWN_MAX / 2 : 0;
  const shown = characters.slice(from, from + SHOWN_MAX);
  if (shown.length === 0) return [];
  const start = from > 0 ? '…' : '';
  const end = from + SHOWN_MAX < characters.length ? '…' : '';
  const before = widthOf(start + shown.slice(0, Math.max(0, column - 1 - from)).join(''));
  return [`${start}${shown.join('')}${end}`, `${' '.repeat(before)}^`];
}
