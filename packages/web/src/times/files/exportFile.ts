import { formatMoves, lengthsOf } from '@glissade/core';
import { unpackPuzzle } from '@glissade/core/game';
import { isPlay, type Play } from '../playRecord.ts';
import { parseSolves, type Solve } from '../solve.ts';
import { rateOf } from '../statistics.ts';
import { csvCell } from './csvCell.ts';

export const EXPORT_FORMAT = 'glissade times 1';

/** Solves with the plays that are kept of them. */
export type Times = { readonly solves: readonly Solve[]; readonly plays: readonly Play[] };

/** What a file holds that has no place among our solves. */
export type LeftOut = {
  /** Solves with a comment. */
  readonly comments: number;
  /** Solves of other puzzles. */
  readonly others: number;
};

export function formatExport({ solves, plays }: Times): string {
  return `${JSON.stringify({ format: EXPORT_FORMAT, solves, plays })}\n`;
}

/** The solves of an exported file; undefined when it is none. */
export function parseExport(text: string): Times | undefined {
  try {
    const { format, solves, plays } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const found = format === EXPORT_FORMAT ? parseSolves(solves) : undefined;
    return found && { solves: found, plays: Array.isArray(plays) ? plays.filter(isPlay) : [] };
  } catch {
    return undefined;
  }
}

const COLUMNS = [
  'date',
  'puzzle',
  'session',
  'time',
  'steps',
  'moves',
  'optimum',
  'helped',
  'dnf',
  'penalty',
] as const;

/** Whether a table with these columns is one of ours. */
export function isOwnTable(columns: readonly string[]): boolean {
  return COLUMNS.every((name) => columns.includes(name));
}

/** A table for spreadsheets, with the start and the moves where they are kept. */
export function formatTable({ solves, plays }: Times): string {
  const playOf = new Map(plays.map((play) => [play.at, play]));
  const rows = solves.map((solve) => {
    const { at, event, session = '', timeMs, start } = solve;
    const { steps = '', moves = '', optimum = '' } = solve;
    const play = playOf.get(at);
    const puzzle = play && unpackPuzzle(play.puzzle);
    const played = Uint32Array.from(play?.steps ?? []);
    const line = puzzle ? formatMoves(puzzle, played) : '';
    const marks = [solve.helped ? 'yes' : '', solve.dnf ? 'yes' : '', solve.penalty ? 'yes' : ''];
    const seconds = (timeMs / 1000).toFixed(3);
    const first = [new Date(at).toISOString(), event, session, seconds, steps, moves, optimum];
    const mtm = solve.mtm ?? (puzzle && lengthsOf(puzzle, played).mtm) ?? '';
    const speed = [mtm, rateOf(solve)?.toFixed(3) ?? ''];
    const moved = [start, line, play?.times.join(' ') ?? ''];
    return [...first, ...marks, ...speed, ...moved, solve.id ?? ''];
  });
  return [[...COLUMNS, 'mtm', 'tps', 'scramble', 'solution', 'movetimes', 'id'], ...rows]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('');
}
