/* Rush Hour boards in rows of any signs: other free cells, separated cells, numbers, lists. */
import { cellsByLabel, type Picture } from '../../drawings/picture.ts';
import type { ReadContext } from '../../form.ts';
import { labelGiver } from '../../forms/letters.ts';
import { carsReading } from '../../forms/rush/rush.ts';
import { primaryLabel } from '../../forms/rush/rushPrimary.ts';
import { straightAxis } from '../../forms/rush/straightAxis.ts';
import { charactersOf, filledLines, type Token } from '../../forms/text.ts';
import { readNumberRows } from '../../forms/tiles/numberRows.ts';
import { type Rows, unlabelled } from '../foundTiles.ts';
import { isGapWord } from '../permutation.ts';
import type { Guess } from './guess.ts';

const FREE = /^(?:\.+|[-_*~0o]|)$/;
/** Signs for free cells, the clearest first. */
const SIGNS = [
  (sign: string) => /^[^\p{L}\p{N}\p{Extended_Pictographic}]*$/u.test(sign),
  isGapWord,
  (sign: string) => /^[xo]$/i.test(sign),
  (sign: string) => sign === '0',
];
const CELL = /^(?:[A-Za-z]{1,2}\d?|\d{1,2}|\p{Script=Han}{1,3}|\p{Extended_Pictographic})$/u;
/** A piece of a list, named by a word. */
const WORD = /^\p{L}[\p{L}\d_]{0,11}$/u;
const SIDE_MIN = 4;
const SIDE_MAX = 30;
const CARS_MIN = 3;
const LENGTH_MAX = 5;

/** Rows of straight pieces, with free cells: a car X, R, A or 1, or the one asked for, gets out. */
export const carRows: Guess = (text, context) =>
  carsIn(cellsOf(text), text, context) ?? carsIn(unlabelled(filledLines(text)), text, context);

function carsIn(rows: Rows | undefined, text: string, context: ReadContext) {
  const start = rows && drawn(rows);
  if (!start) return undefined;
  const { width } = start;
  const cars = cellsByLabel(start);
  if (cars.length < CARS_MIN) return undefined;
  const axisOf = new Map(cars.map(({ label, cells }) => [label, straightAxis(cells, width)]));
  const axes = new Set(axisOf.values());
  const areCars = cars.every(({ cells }) => cells.length <= LENGTH_MAX);
  if (!areCars || axes.size !== 2 || axes.has(undefined)) return undefined;
  const isNumber = ({ text: cell }: Token) => isFree(cell) || /^\d+$/.test(cell);
  const first = axisOf.has('0') ? '0' : '1';
  const usual = rows.flat().every(isNumber)
    ? first
    : primaryLabel(cars.map(({ label }) => ({ label, axis: axisOf.get(label)! })));
  const { target = usual, hasGoal } = context;
  if (!context.target && !hasGoal && axisOf.get(usual) !== 'h') return undefined;
  return carsReading(text, start, ['read as Rush Hour'], { ...context, target });
}

const isFree = (cell: string) => FREE.test(cell) || isGapWord(cell);

/** Rows as a picture, if they are of one length. */
function drawn(rows: Rows): Picture | undefined {
  const width = rows[0]?.length ?? 0;
  if (Math.min(width, rows.length) < SIDE_MIN || Math.max(width, rows.length) > SIDE_MAX)
    return undefined;
  return rows.some((row) => row.length !== width) ? undefined : pictureOf(rows, width);
}

/** One token a cell; words of several signs are rows of cells. */
export function cellsOf(text: string): Token[][] | undefined {
  const lines = filledLines(text);
  const words = lines.map((line) => line.text.trim().replace(/^[|"']|[|"',]+$/g, ''));
  if (words.every((word) => /^[\w\p{L}.\-*~^<>\u3000]{4,}$/u.test(word))) {
    return lines.map(({ text: line, number }, at) => {
      const word = words[at]!;
      return charactersOf({ text: word, line: number, column: line.indexOf(word) + 1 });
    });
  }
  const rows = readNumberRows(lines);
  const name = /[,|]/.test(text) ? WORD : CELL;
  const isCell = ({ text: cell }: Token) => isFree(cell) || CELL.test(cell) || name.test(cell);
  return rows.flat().every(isCell) ? rows : undefined;
}

/** Names that may be free cells, the clearest first; a letter as the only one of its case. */
export function freeSigns(names: ReadonlySet<string>): string[] {
  const letters = [...names].filter((name) => /^\p{L}$/u.test(name));
  const isSmall = (name: string) => name >= 'a';
  const isLike = (one: string, other: string) => one !== other && isSmall(one) === isSmall(other);
  return SIGNS.flatMap((sign) => [...names].filter(sign)).filter(
    (name) =>
      isGapWord(name) || !letters.some((other) => letters.includes(name) && isLike(name, other)),
  );
}

/** The rows as a picture: one sign is free, all else are cars. */
export function pictureOf(rows: Rows, width: number, sign?: string): Picture | undefined {
  const names = new Set(rows.flat().map(({ text }) => text));
  const free = sign ?? freeSigns(names).find(isFree);
  if (free === undefined) return undefined;
  const give = labelGiver(names);
  const labelOf = new Map<string, string>();
  // An o or a 0 among dots is a car, a star the one to get out.
  const isCar = (name: string) => name !== free && (!isFree(name) || /[o0*]$/.test(name));
  for (const name of names)
    if (isCar(name)) labelOf.set(name, give(/[*🟥]/u.test(name) ? 'X' : name));
  const characters = (row: readonly Token[]) => row.map(({ text }) => labelOf.get(text) ?? '.');
  return {
    width,
    height: rows.length,
    rows: rows.map((row) => ({
      line: row[0]!.line,
      column: row[0]!.column,
      step: width > 1 ? Math.max(1, row[1]!.column - row[0]!.column) : 1,
      characters: characters(row),
    })),
  };
}
