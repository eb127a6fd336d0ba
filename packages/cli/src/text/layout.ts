/* Lays text out in columns: wrapping, tables, blocks side by side. */
import { cutTo, padTo, widthOf } from './width.ts';

/** Words in lines of at most `width` columns, each line begun with `indent`. */
export function wrapWords(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(indent) + widthOf(longer) > width) {
      lines.push(indent + line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line !== '') lines.push(indent + line);
  return lines.join('\n');
}

/** A label, and beside it words that keep to their own column in every line. */
export function wrapBeside(label: string, text: string, width: number): string {
  const indent = ' '.repeat(widthOf(label));
  return label + wrapWords(text, width, indent).slice(indent.length);
}

/** Lines too wide for a screen broken between words; those that fit stay as they are. */
export function foldLines(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (widthOf(line) > width ? wrapWords(line, width, /^ */.exec(line)![0]) : line))
    .join('\n');
}

/** A text without spaces cut into lines; `units` matches what must stay whole. */
export function wrapUnits(text: string, units: RegExp, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const unit of text.match(units) ?? []) {
    if (line !== '' && indent.length + line.length + unit.length > width) {
      lines.push(indent + line);
      line = '';
    }
    line += unit;
  }
  if (line !== '') lines.push(indent + line);
  return lines.join('\n');
}

/** Blocks of lines beside each other, `gap` between them, tops aligned. */
export function sideBySide(blocks: readonly (readonly string[])[], gap = '   '): string[] {
  const widths = blocks.map((block) => Math.max(0, ...block.map(widthOf)));
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => padTo(block[row] ?? '', widths[i]!))
      .join(gap)
      .trimEnd(),
  );
}

/**
 * Rows as aligned columns. The column `flexible` is cut where the rows would be wider than `width`.
 */
export function formatTable(
  rows: readonly (readonly string[])[],
  { width = Number.POSITIVE_INFINITY, flexible = 0, numeric = [] as readonly number[] } = {},
): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(0, ...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  const total = widths.reduce((sum, one) => sum + one, 0) + 2 * (columns - 1);
  if (total > width) widths[flexible] = Math.max(8, widths[flexible]! - (total - width));
  return rows.map((row) =>
    widths
      .map((wide, i) =>
        padTo(fit(row[i] ?? '', wide), wide, numeric.includes(i) ? 'left' : 'right'),
      )
      .join('  ')
      .trimEnd(),
  );
}

function fit(text: string, width: number): string {
  return widthOf(text) > width ? cutTo(text, width) : text;
}
