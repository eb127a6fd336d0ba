/**
 * A puzzle drawn in a link, for people to read:
 *
 *     board:2003-2003-4115-4785-6..9?goal=---.00-.00
 *     board:car1_car1_.-van_._.?goal=-car1_car1&axes=long
 *
 * Rows are divided by `-`. Where every label is one plain letter or digit, a character is a cell;
 * otherwise cells are divided by `_`. `.` is a free cell, `=` a wall, `+` a gate, `,` no cell. A
 * goal names its pieces alone and leaves out what is free at the end of rows and below: so no link
 * ends in a sign that programs take for the end of a sentence and cut off.
 */
import {
  type Axis,
  BOARD_SIDE_MAX,
  buildPuzzle,
  type CellType,
  type GoalSpec,
  type Puzzle,
  type PuzzleInfo,
  requireGoalCount,
  specOf,
} from '@glissade/core';
import { decodePart, LinkError } from './linkError.ts';

/** The parts of a drawn puzzle, each as it stands in the link. */
export type DrawnPuzzle = {
  readonly kind: 'board';
  readonly board: string;
  readonly goals: readonly string[];
  /** `long`, or the labels bound to rows (`h`) and to columns (`v`). */
  readonly axes?: 'long';
  readonly h?: string;
  readonly v?: string;
  /** Groups of labels, divided by `-`. */
  readonly same?: string;
  readonly info?: PuzzleInfo;
};

const SIGN_OF: Readonly<Record<CellType, string>> = {
  floor: '.',
  wall: '=',
  gate: '+',
  outside: ',',
};
const TYPE_OF = new Map(Object.entries(SIGN_OF).map(([type, sign]) => [sign, type as CellType]));

/** Undefined for labels that no address can hold: halves of characters. */
export function drawPuzzle(puzzle: Puzzle): DrawnPuzzle | undefined {
  try {
    return drawn(puzzle);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function drawn(puzzle: Puzzle): DrawnPuzzle {
  const { board, pieces, goals, same = [], info = {} } = specOf(puzzle);
  const { width } = board;
  const areLetters = pieces.every(({ label }) => /^[a-z\d]$/i.test(label));
  const between = areLetters ? '' : '_';
  const wordsOf = (labels: readonly string[]) => labels.map(escapeLabel).join(between);
  const bound = (axis: Axis) =>
    wordsOf(pieces.flatMap((piece) => (piece.axis === axis ? [piece.label] : [])));
  const areLong = pieces.every(({ axis, cells }) => axis === longAxisOf(cells, width));
  const isBound = pieces.some(({ axis }) => axis !== 'any');
  const axes = isBound && areLong ? { axes: 'long' } : { h: bound('h'), v: bound('v') };
  // In a column alone no `_` would stand between cells and say that these are words.
  const behind = !areLetters && width === 1 ? '_' : '';
  const ground = board.cells.map((type) => SIGN_OF[type]);
  const free = board.cells.map(() => '.');
  return withoutEmpty({
    kind: 'board',
    board: rowsOf(withPieces(ground, pieces), width)
      .map((row) => row.join(between) + behind)
      .join('-'),
    goals: goals.map((goal) =>
      trimmed(rowsOf(withPieces(free, goal), width))
        .map((row) => row.join(between))
        .join('-'),
    ),
    ...axes,
    same: same.map(wordsOf).join('-'),
    info: Object.keys(info).length > 0 ? info : undefined,
  });
}

/** A word for each cell: what lies there, or what is there without it. */
function withPieces(words: readonly string[], pieces: readonly GoalSpec[]): string[] {
  const drawn = [...words];
  for (const { label, cells } of pieces) {
    for (const cell of cells) drawn[cell] = escapeLabel(label);
  }
  return drawn;
}

/** Throws PuzzleError where it is no puzzle, LinkError where the drawing does not fit together. */
export function puzzleOfDrawn(drawn: DrawnPuzzle): Puzzle {
  const areWords = drawn.board.includes('_');
  const split = (row: string) =>
    areWords ? row.split('_').filter((word) => word !== '') : [...row];
  const rows = drawn.board.split('-').map(split);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  requireSides(width, rows.length);
  requireGoalCount({ width, height: rows.length }, drawn.goals.length);
  const words = padded(rows, width);
  const labels = (list = '') => split(list).map(decodePart);
  const pieces = piecesOf(words);
  const axisOf = new Map<string, Axis>([
    ...labels(drawn.h).map((label) => [label, 'h'] as const),
    ...labels(drawn.v).map((label) => [label, 'v'] as const),
  ]);
  const axis = ({ label, cells }: GoalSpec): Axis =>
    drawn.axes === 'long' ? longAxisOf(cells, width) : (axisOf.get(label) ?? 'any');
  return buildPuzzle({
    board: { width, height: rows.length, cells: words.map((word) => TYPE_OF.get(word) ?? 'floor') },
    pieces: pieces.map((piece) => ({ ...piece, axis: axis(piece) })),
    goals: drawn.goals.map((goal) => {
      const marks = goal.split('-').map(split);
      const isWithin = marks.length <= rows.length && marks.every((row) => row.length <= width);
      if (!isWithin) throw new LinkError('damaged');
      return piecesOf(padded(marks, width));
    }),
    same: (drawn.same ?? '')
      .split('-')
      .map(labels)
      .filter((group) => group.length > 0),
    ...(drawn.info ? { info: drawn.info } : {}),
  });
}

/** Throws LinkError for a board larger than any: before its rows are filled up. */
function requireSides(width: number, height: number): void {
  if (Math.max(width, height) > BOARD_SIDE_MAX) throw new LinkError('damaged');
}

/** Cell by cell; free at the end of rows that are too short. */
function padded(rows: readonly (readonly string[])[], width: number): string[] {
  return rows.flatMap((row) => [...row, ...Array<string>(width - row.length).fill('.')]);
}

function piecesOf(words: readonly string[]): GoalSpec[] {
  const cellsOf = new Map<string, number[]>();
  for (const [cell, word] of words.entries()) {
    if (TYPE_OF.has(word)) continue;
    const cells = cellsOf.get(word);
    if (cells) cells.push(cell);
    else cellsOf.set(word, [cell]);
  }
  return [...cellsOf].map(([word, cells]) => ({ label: decodePart(word), cells }));
}

function rowsOf(words: readonly string[], width: number): string[][] {
  return Array.from({ length: words.length / width }, (_, row) =>
    words.slice(row * width, (row + 1) * width),
  );
}

/** Without what is free at the end of each row, and below. */
function trimmed(rows: readonly (readonly string[])[]): string[][] {
  const short = rows.map((row) => row.slice(0, row.findLastIndex((word) => word !== '.') + 1));
  return short.slice(0, short.findLastIndex((row) => row.length > 0) + 1);
}

/** The longer side of the rectangle around the cells; `any` where it is a square. */
function longAxisOf(cells: readonly number[], width: number): Axis {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const across = span(cells.map((cell) => cell % width));
  const down = span(cells.map((cell) => Math.floor(cell / width)));
  return across === down ? 'any' : across > down ? 'h' : 'v';
}

/** Signs with a meaning in these links, and those that programs cut off, become `%2D` and so on. */
function escapeLabel(label: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(label).replace(/[-_.!~*'()]/g, code);
}

function withoutEmpty(drawing: object): DrawnPuzzle {
  const parts = Object.entries(drawing).filter(([, part]) => part !== '' && part !== undefined);
  return Object.fromEntries(parts) as unknown as DrawnPuzzle;
}
