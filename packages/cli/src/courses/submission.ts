/* Reads what a student's program has written, in the form of one of the courses. */
import { UsageError } from '../errors.ts';

/** Numbers that an output may state. */
export type Claims = {
  readonly length?: number;
  readonly expanded?: number;
  readonly depth?: number;
  readonly depthMax?: number;
  /** States put on the frontier. */
  readonly opened?: number;
  /** States taken off it, the goal included. */
  readonly selected?: number;
};

export type Submission = {
  /** By the name of its format. */
  readonly course: string;
  /** The moves of the gap, a letter each. */
  readonly path?: readonly string[];
  /** Boards as lists of numbers, the start first. */
  readonly boards?: readonly (readonly number[])[];
  readonly saysUnsolvable: boolean;
  readonly claims: Claims;
};

/** Throws UsageError for a text in none of the forms. */
export function readSubmission(text: string): Submission {
  const found = READERS.map((read) => read(text)).find((submission) => submission !== undefined);
  if (found) return found;
  throw new UsageError(
    'submission-unknown',
    'this is not the output of a course that Glissade knows',
    'grade reads the output of glissade solve --format columbia, 42, tul, tul-stats and princeton',
  );
}

type Reader = (text: string) => Submission | undefined;

const READERS: readonly Reader[] = [readColumbia, readPrinceton, readFortyTwo, readTul];

function numberAfter(text: string, label: RegExp): number | undefined {
  const found = new RegExp(`${label.source}[^\\d\\n]*(\\d+)`, 'im').exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Only what is known. */
function claimsOf(claims: Readonly<Record<string, number | undefined>>): Claims {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

function readColumbia(text: string): Submission | undefined {
  const list = /^[ \t]*path_to_goal\s*:\s*\[([^\]]*)\]/im.exec(text)?.[1];
  if (list === undefined) return undefined;
  const words = list.split(',').map((word) => word.replace(/['"\s]/g, ''));
  const path = words.filter((word) => word !== '').map((word) => word[0]!.toUpperCase());
  const wrong = words.find((word) => word !== '' && !/^(up|down|left|right)$/i.test(word));
  if (wrong !== undefined) {
    const message = `path_to_goal has the move "${wrong}"`;
    throw new UsageError('submission-move', message, "write 'Up', 'Down', 'Left', 'Right'");
  }
  const claims = claimsOf({
    length: numberAfter(text, /^\s*cost_of_path/),
    expanded: numberAfter(text, /^\s*nodes_expanded/),
    depth: numberAfter(text, /^\s*search_depth/),
    depthMax: numberAfter(text, /^\s*max_search_depth/),
  });
  return { course: 'columbia', path, saysUnsolvable: false, claims };
}

function readPrinceton(text: string): Submission | undefined {
  const saysUnsolvable = /no solution possible/i.test(text);
  const length = numberAfter(text, /minimum number of moves/);
  if (!saysUnsolvable && length === undefined) return undefined;
  return { course: 'princeton', ...boardsIn(text), saysUnsolvable, claims: claimsOf({ length }) };
}

function readFortyTwo(text: string): Submission | undefined {
  const saysUnsolvable = /unsolvable|not solvable/i.test(text);
  const selected = numberAfter(text, /^.*(?:ever selected|in time|opened set)/);
  const length = numberAfter(text, /^.*(?:number of )?moves/);
  if (!saysUnsolvable && (selected === undefined || length === undefined)) return undefined;
  const claims = claimsOf({ selected, length });
  return { course: '42', ...boardsIn(text), saysUnsolvable, claims };
}

/** The boards of a text: rows of numbers, as many as each row has. */
function boardsIn(text: string): { readonly boards?: readonly (readonly number[])[] } {
  const boards: number[][] = [];
  let rows: number[][] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const isRow = /^\s*\d+(\s+\d+)+\s*$/.test(line);
    const row = isRow ? line.trim().split(/\s+/).map(Number) : [];
    if (rows.length > 0 && row.length !== rows[0]!.length) rows = [];
    if (!isRow) continue;
    rows.push(row);
    if (rows.length < row.length) continue;
    boards.push(rows.flat());
    rows = [];
  }
  return boards.length > 0 ? { boards } : {};
}

/** Two lines, or the five numbers of the statistics, or both one after the other. */
function readTul(text: string): Submission | undefined {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  if (lines.length === 1 && lines[0] === '-1') {
    return { course: 'tul', saysUnsolvable: true, claims: {} };
  }
  if (!/^\d+$/.test(lines[0] ?? '')) return undefined;
  if (/^[UDLR]*$/i.test(lines[1] ?? '') && lines.length <= 2) {
    const path = [...(lines[1] ?? '').toUpperCase()];
    return { course: 'tul', path, saysUnsolvable: false, claims: { length: Number(lines[0]) } };
  }
  if (lines.length !== 5 || lines.some((line) => !/^\d+(\.\d+)?$/.test(line))) return undefined;
  const [length, opened, expanded, depthMax] = lines.map(Number);
  const claims = claimsOf({ length, opened, expanded, depthMax });
  return { course: 'tul', saysUnsolvable: false, claims };
}
