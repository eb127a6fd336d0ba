/* An explanation as lines for the terminal. */
import type { Explanation } from '@glissade/analysis/explain/explanation';
import type { ProseBlock, ProsePage } from '@glissade/prose/explain/page';
import { wrapWords } from './layout.ts';
import { limitWords } from './limitText.ts';
import { formatBytes, formatCount, formatTime, plural } from './numbers.ts';
import type { Painter } from './painter.ts';
import { visible } from './visible.ts';
import { widthOf } from './width.ts';

/** Lines longer than this are hard to read. */
const COLUMNS_MAX = 88;

/** A page of prose as lines, headings painted. */
export function explanationLines(page: ProsePage, columns: number, paint: Painter): string[] {
  const width = Math.min(columns, COLUMNS_MAX);
  return page.flatMap(({ heading, blocks }, i) => [
    ...(i === 0 ? [] : ['']),
    (i === 0 ? paint.green : paint.bold)(wrapProse(visible(heading), width)),
    ...blocks.flatMap((block) => ['', ...linesOf(block, width)]).filter(isNotBetweenItems(blocks)),
  ]);
}

function linesOf({ type, text }: ProseBlock, width: number): string[] {
  switch (type) {
    case 'paragraph':
      return [wrapProse(text, width)];
    case 'item':
      return [`- ${wrapProse(text, width, '  ').slice(2)}`];
    case 'moves':
      return [wrapWords(text, width, '  ')];
    case 'state':
      return text.split('\n').map((row) => `    ${row}`);
  }
}

/** Items of one list, and what belongs to the block above, stand without a line between. */
function isNotBetweenItems(blocks: readonly ProseBlock[]) {
  const joined = new Set<number>();
  let line = 0;
  for (const [i, { type, text }] of blocks.entries()) {
    const before = blocks[i - 1]?.type;
    if (before !== undefined && type !== 'paragraph' && type !== 'state') joined.add(line);
    line += 1 + (type === 'state' ? text.split('\n').length : 1);
  }
  return (_: string, at: number) => !joined.has(at);
}

/** What stays on one line: a word or a Chinese character, with the marks that close it; spaces. */
const CLOSING = '[\\uff00-\\uff07\\uff09-\\uff65\\u3001\\u3002\\u201d\\u300b]*';
const UNITS = new RegExp(
  `[\\u2e80-\\ufe2f]${CLOSING}|[^\\s\\u2e80-\\uffef]+${CLOSING}|[\\uff00-\\uffef]|\\s+`,
  'gu',
);

/** Words in lines of at most `width` columns, Chinese text broken between characters. */
export function wrapProse(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const unit of text.match(UNITS) ?? []) {
    if (widthOf(indent) + widthOf(line + unit.trimEnd()) > width && line.trim() !== '') {
      lines.push(indent + line.trimEnd());
      line = '';
    }
    if (line !== '' || unit.trim() !== '') line += unit;
  }
  if (line.trim() !== '') lines.push(indent + line.trimEnd());
  return lines.join('\n');
}

/** Why nothing was explained. */
export function explanationEnd(explanation: Exclude<Explanation, { status: 'explained' }>): string {
  if (explanation.status === 'unsolvable') {
    const { states, proof } = explanation;
    if (proof === 'parity') {
      return 'unsolvable: start and goal differ in parity, which no step can change';
    }
    const all = `${formatCount(states)} ${plural(states, 'state')} can be reached`;
    return `unsolvable: ${all}, and none of them meets the goal`;
  }
  const { statesMin } = explanation;
  const met = `${formatCount(statesMin)} ${plural(statesMin, 'state')} found so far`;
  if (explanation.status === 'cancelled') return `interrupted: ${met}`;
  return `undecided: ${limitWords(explanation)}; ${met}`;
}

export function explanationNote({ stats }: Explanation): string {
  const states = `${formatCount(stats.expanded)} ${plural(stats.expanded, 'state')} expanded`;
  return `${states}, ${formatTime(stats.timeMs)}, ${formatBytes(stats.peakBytes)}`;
}
