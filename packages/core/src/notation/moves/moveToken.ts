/* Reads and writes one move of a block puzzle: the label of a piece and its path, such as `AR2`. */
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { countOf, type Run, readRuns } from './moveRuns.ts';
import { parseDirection } from './moveWords.ts';

/** A move as written: a piece and where it goes. */
export type MoveToken = {
  readonly piece: number;
  readonly runs: readonly Run[];
  /** Index just behind it. */
  readonly end: number;
  /** `+2` or `-1` of a piece that may move along both axes: it has no direction. */
  readonly isUndirected?: true;
};

/** Labels by text, for finding the longest one at a place. */
export type LabelIndex = {
  readonly pieceOf: ReadonlyMap<string, number>;
  /** Lengths of the labels that can stand without quotes, longest first. */
  readonly lengths: readonly number[];
  /** All labels are one sign, not blank: none can be taken for more or less than itself. */
  readonly areSigns: boolean;
};

const BLANK = /\s/;
const SIGNED = /([+-])(\d*)/y;
const NUMBER_TAG = /\[\d+\]/y;
const BOUNDARY = /$|[\s,;]|\/\//y;
const BLANKS = /[ \t]*/y;
const SKIPPED = /\s+|[,;]|\/\/[^\r\n]*|\[\d+\]/y;

const indexes = new WeakMap<Puzzle, LabelIndex>();

/** The labels of a puzzle; made once for each. */
export function labelIndexOf(puzzle: Puzzle): LabelIndex {
  const known = indexes.get(puzzle);
  if (known) return known;
  const pieceOf = new Map(puzzle.pieces.map(({ label }, piece) => [label, piece]));
  const plain = [...pieceOf.keys()].filter((label) => !BLANK.test(label));
  const lengths = [...new Set(plain.map((label) => label.length))].sort((a, b) => b - a);
  const areSigns = plain.length === pieceOf.size && lengths.join() === '1';
  const index = { pieceOf, lengths, areSigns };
  indexes.set(puzzle, index);
  return index;
}

/**
 * The move that begins just there, if one does: a label in double quotes, or the longest label that
 * a path follows, at once or after blanks; then `[001]` or nothing, and a boundary.
 */
export function readMoveToken(puzzle: Puzzle, text: string, at: number): MoveToken | undefined {
  const { pieceOf, lengths } = labelIndexOf(puzzle);
  const tokenOf = (label: string, end: number) => {
    const piece = pieceOf.get(label);
    return piece === undefined ? undefined : readPath(puzzle, piece, text, end);
  };
  const end = endOfQuoted(text, at);
  const quoted = end && tokenOf(unquoted(text.slice(at, end)), end);
  if (quoted) return quoted;
  for (const length of lengths) {
    const label = text.slice(at, at + length);
    const token = BLANK.test(label) ? undefined : tokenOf(label, at + label.length);
    if (token) return token;
  }
  return undefined;
}

/** Index behind the text in double quotes that begins there. */
function endOfQuoted(text: string, at: number): number | undefined {
  if (text[at] !== '"') return undefined;
  for (let next = at + 1; next < text.length; next++) {
    if (text[next] === '"') return next + 1;
    if (text[next] === '\\') next++;
  }
  return undefined;
}

/** Length of what may stand between moves: blanks, comments, numbers in brackets. */
export function lengthToSkip(text: string, at: number): number {
  return matchAt(SKIPPED, text, at)?.[0].length ?? 0;
}

function readPath(
  puzzle: Puzzle,
  piece: number,
  text: string,
  after: number,
): MoveToken | undefined {
  const at = after + matchAt(BLANKS, text, after)![0].length;
  const path = readRuns(text, at);
  const signed = path.runs.length > 0 ? undefined : matchAt(SIGNED, text, at);
  if (path.runs.length === 0 && !signed) return undefined;
  const behind = signed ? at + signed[0].length : path.end;
  const tag = matchAt(NUMBER_TAG, text, behind);
  if (!tag && !matchAt(BOUNDARY, text, behind)) return undefined;
  const end = behind + (tag ? tag[0].length : 0);
  return signed
    ? { piece, end, ...readSigned(puzzle, piece, signed) }
    : { piece, runs: path.runs, end };
}

/** `+2`: right or down, `-2`: left or up, by the axis of the piece. */
function readSigned(
  puzzle: Puzzle,
  piece: number,
  [, sign, digits]: RegExpExecArray,
): { runs: Run[]; isUndirected?: true } {
  const { axis } = puzzle.pieces[piece]!;
  if (axis === 'any') return { runs: [], isUndirected: true };
  const forwards = axis === 'h' ? 'R' : 'D';
  const backwards = axis === 'h' ? 'L' : 'U';
  return { runs: [{ direction: sign === '+' ? forwards : backwards, count: countOf(digits!) }] };
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A move in the shortest way that is read back as just this: `AR2`, `A R2` or `"A B"R2`. */
export function formatMoveToken(puzzle: Puzzle, piece: number, runs: readonly Run[]): string {
  const { label } = puzzle.pieces[piece]!;
  const path = formatRuns(runs);
  if (puzzle.type === 'blocks' && labelIndexOf(puzzle).areSigns) return `${label}${path}`;
  const quoted = `${JSON.stringify(label)}${path}`;
  // In tile puzzles a direction at the front is one, whatever the labels are.
  const isMistakable = puzzle.type === 'tiles' && parseDirection(label[0]!) !== undefined;
  const plain = isMistakable ? [] : [`${label}${path}`, `${label} ${path}`];
  return plain.find((text) => isReadAs(puzzle, text, piece, path)) ?? quoted;
}

/** Directions, each followed by its count if that is more than 1. */
export function formatRuns(runs: readonly Run[]): string {
  return runs.map(({ direction, count }) => `${direction}${count === 1 ? '' : count}`).join('');
}

/** Whatever stands behind it: a text that is a label, too, takes the next move for its path. */
function isReadAs(puzzle: Puzzle, text: string, piece: number, path: string): boolean {
  if (text[0] === '"' || labelIndexOf(puzzle).pieceOf.has(text)) return false;
  const token = readMoveToken(puzzle, text, 0);
  return token?.piece === piece && token.end === text.length && formatRuns(token.runs) === path;
}
