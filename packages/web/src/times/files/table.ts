/**
 * Tables of solves with a line of headings, divided by semicolons, commas or tabs: those of
 * slidysim's session tracker (`Puzzle;Completed;Time;Moves;TPS;Scramble;Solution;Movetimes`),
 * csTimer's own (`No.;Time;Comment;Scramble;Date;P.1`) and ours. Columns are found by their names.
 */

import type { Solve } from '../solve.ts';
import { withoutQuote } from './csvCell.ts';
import { isOwnTable } from './exportFile.ts';
import type { Written } from './replays.ts';

export type Row = {
  readonly solve: Solve;
  readonly written?: Written;
  /** From our own table: it says all of the solve, and its solution adds no more than the moves. */
  readonly isOwn?: true;
  /** Its comment has no place among our solves. */
  readonly hasComment?: true;
};

/** The cells of each line; quotes hold dividers and line ends (RFC 4180). */
export function cellsOf(text: string, divider: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /"((?:[^"]|"")*)"|([^"\r\n]+)|(\r?\n)/g;
  for (const [, quoted, plain, end] of text.matchAll(pattern)) {
    const row = rows.at(-1)!;
    if (end !== undefined) rows.push([]);
    else if (quoted !== undefined) row.push(`${row.pop() ?? ''}${quoted.replaceAll('""', '"')}`);
    else {
      const [first, ...others] = plain!.split(divider);
      row.push(`${row.pop() ?? ''}${first}`, ...others);
    }
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** `12.345`, `1:02.34`, `DNF(12.34)`, `14.34+` in milliseconds; undefined for anything else. */
export function parseTime(text: string): number | undefined {
  const match = /^(?:DNF\()?(?:(\d+):)?(?:(\d+):)?(\d+(?:\.\d+)?)\+?\)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, first, second, seconds] = match;
  const minutes = second === undefined ? Number(first ?? 0) : Number(first) * 60 + Number(second);
  return Math.round((minutes * 60 + Number(seconds)) * 1000);
}

/** Undefined for a text that is no such table. */
export function parseTable(text: string, now: number): Row[] | undefined {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const divider = [';', '\t', ','].find((one) => heading.includes(one));
  if (divider === undefined) return undefined;
  const [names = [], ...rows] = cellsOf(text, divider);
  const columns = names.map((name) => name.trim().toLowerCase());
  const isTable =
    columns.includes('time') && (columns.includes('puzzle') || columns.includes('scramble'));
  if (!isTable) return undefined;
  const isOwn = isOwnTable(columns);
  return rows.flatMap((row, index) => {
    const of = (name: string) => row[columns.indexOf(name)]?.trim() ?? '';
    const read = rowOf(of, now + index, isOwn ? of('puzzle') : undefined);
    if (!read) return [];
    if (of('comment') !== '') return { ...read, hasComment: true as const };
    return isOwn ? { ...read, solve: ownSolve(read.solve, of), isOwn } : read;
  });
}

/** Only our tables have sessions without a name, and the shortest length. */
function ownSolve(read: Solve, of: (name: string) => string): Solve {
  const { session: _, ...solve } = read;
  const session = withoutQuote(of('session'));
  const optimum = Number.parseFloat(of('optimum'));
  const mtm = Number.parseInt(of('mtm'), 10);
  const id = of('id');
  return {
    ...{ ...solve, event: withoutQuote(solve.event), start: withoutQuote(solve.start) },
    ...(session === '' ? {} : { session }),
    ...(id === '' ? {} : { id }),
    ...(Number.isFinite(optimum) ? { optimum } : {}),
    ...(Number.isFinite(mtm) ? { mtm } : {}),
  };
}

function rowOf(of: (name: string) => string, fallback: number, own?: string): Row | undefined {
  const timeMs = parseTime(of('time'));
  const event = own ?? eventOf(of('puzzle') || of('size'), of('scramble'));
  if (timeMs === undefined || event === undefined) return undefined;
  const told = Date.parse(of('date').replace(/^(\d+)\.(\d+)\.(\d+)/, '$1-$2-$3'));
  const at = Number.isFinite(told) ? told : fallback;
  const isOver = /^(?:false|no|0)$/i.test(of('completed')) || of('time').startsWith('DNF');
  const dnf = isOver || of('dnf') === 'yes' ? { dnf: true } : {};
  const isPenalized = /\+\)?$/.test(of('time')) || of('penalty') === 'yes';
  const penalty = isPenalized ? { penalty: true } : {};
  const session = of('session') || 'slidysim';
  const moves = countIn(of('moves'));
  const steps = countIn(of('steps')) ?? moves;
  const solve: Solve = {
    ...{ at, event, timeMs },
    ...(steps === undefined ? {} : { steps }),
    ...(moves === undefined ? {} : { moves }),
    ...{ helped: of('helped') === 'yes', start: of('scramble'), session },
    ...dnf,
    ...penalty,
  };
  const solution = of('solution');
  if (solution === '' || of('scramble') === '') return { solve };
  const times = of('movetimes')
    .match(/\d+(?:\.\d+)?/g)
    ?.map(Number);
  const written = { scramble: of('scramble'), solution, timeMs, at, session, ...dnf, ...penalty };
  return { solve, written: times ? { ...written, times } : written };
}

/** A whole number; undefined for an empty cell. */
function countIn(cell: string): number | undefined {
  const count = Math.round(Number.parseFloat(cell));
  return Number.isFinite(count) ? count : undefined;
}

/** `4x4` of the column, or else of a scramble such as `1 2/3 0`. */
function eventOf(size: string, scramble: string): string | undefined {
  const [, width, height] = /(\d+)\s*[x×]\s*(\d+)/i.exec(size) ?? [];
  if (width && height) return `${width}×${height}`;
  const rows = scramble.split('/').map((row) => row.trim().split(/\s+/).length);
  const isGrid = rows.length > 1 && rows.every((length) => length === rows[0]);
  return isGrid ? `${rows[0]}×${rows.length}` : undefined;
}
