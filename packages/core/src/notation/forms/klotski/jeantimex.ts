import { BOARD_SIDE_MAX } from '../../../board/board.ts';
import type { PieceSpec } from '../../../puzzle/spec.ts';
import { ParseError } from '../../errors/parseError.ts';
import { severalPuzzles } from '../../errors/severalPuzzles.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { quoted } from '../../native/nativeInfo.ts';
import { placeAt } from '../../sourceText.ts';
import type { Rectangle } from '../coveredCells.ts';
import { pairIn } from '../records.ts';
import { type RectangleRecord, rectanglesIn, rectanglesReading } from '../rectangles.ts';
import { endOf } from '../text.ts';
import { DIRECTION_CODES, formatGame, refuseGame } from './jeantimexWriting.ts';
import { isKlotskiSized, KLOTSKI_HEIGHT, KLOTSKI_WIDTH } from './klotskiBoard.ts';

const PREFIX = /^\s*(?:(?:const|let|var)\s+\w+\s*=\s*)?(?=[{[])/;
const BLOCKS = /\bblocks["']?\s*:\s*\[?/g;
const AXES = ['any', 'h', 'v'] as const;
const NAME = /(?<!\w)name["']?\s*:\s*("(?:[^"\\]|\\.)*")/;
const DIRECTIONS = /(?<!\w)directions["']?\s*:\s*(?!\s|null)([^\]]*)/;

/** The games of jeantimex/klotski: blocks by shape and position, block 0 the one that escapes. */
export const jeantimex: FormReader = {
  name: 'jeantimex',
  looksLike: (text) =>
    PREFIX.test(text) && /["']?\b(?:blocks|shape|boardSize|escapePoint)\b["']?\s*:/.test(text),
  read: (text) => {
    const size = sidesIn(text, 'boardSize', 1);
    const [height, width] = size?.numbers ?? [KLOTSKI_HEIGHT, KLOTSKI_WIDTH];
    const records = rectanglesIn(text);
    const rest = withoutRecords(text, records);
    requireList(text, rest, records.length);
    const blocks = records.map((record, at) => blockOf(text, record, at));
    const goal = goalIn(text, blocks[0]!.rectangle, { width, height });
    const title = quoted(NAME.exec(rest)?.[1] ?? '');
    const reading = rectanglesReading(text, {
      width,
      height,
      blocks,
      goal,
      notes: [
        'pieces A B C … in the order of the blocks',
        'goal: piece A at the escape point',
        ...(size ? [] : ['no boardSize: 5 rows of 4 cells']),
      ],
    });
    return title === undefined
      ? reading
      : { ...reading, spec: { ...reading.spec, info: { title } } };
  },
};

/** The same form, written. */
export const jeantimexWriter: FormWriter = {
  refuses: refuseGame,
  write: formatGame,
};

type Size = { readonly width: number; readonly height: number };

function wrong(text: string, index: number, what: string, wanted: string): ParseError {
  return new ParseError(
    'json-value',
    `${what} is not valid`,
    placeAt(text, index),
    `write ${wanted}`,
  );
}

/** Rows and columns that the game says of itself, and where. */
function sidesIn(text: string, name: string, least: number) {
  const index = text.indexOf(name);
  if (index < 0) return undefined;
  const numbers = pairIn(text, name);
  if (numbers?.every((side) => side >= least && side <= BOARD_SIDE_MAX))
    return { numbers: numbers as [number, number], index };
  throw wrong(text, index, name, `[rows, columns], both from ${least} to ${BOARD_SIDE_MAX}`);
}

/** The text with blanks for its records. */
function withoutRecords(text: string, records: readonly RectangleRecord[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { index, whole } of records) {
    parts.push(text.slice(at, index), ' '.repeat(whole.length));
    at = index + whole.length;
  }
  return parts.join('') + text.slice(at);
}

/** Throws ParseError unless there is one list of blocks, and nothing else in it. */
function requireList(text: string, rest: string, count: number): void {
  const lists = [...rest.matchAll(BLOCKS)];
  const [list, more] = lists;
  if (more) throw severalPuzzles(lists.length, placeAt(rest, more.index));
  const from = list ? list.index + list[0].length : 0;
  const at = from + rest.slice(from).search(/[^\s,]|$/);
  const found = rest[at];
  if (!list || (found === ']' && count === 0))
    throw wrong(text, list?.index ?? 0, '"blocks"', 'a list of blocks');
  if (found === ']') return;
  const place = found ? { ...placeAt(rest, at), found } : endOf(text);
  const message = `${found ?? 'the end'} is not expected here`;
  throw new ParseError('json-syntax', message, place, 'expected blocks {…}, or ]');
}

function blockOf(text: string, { rectangle, inner, index }: RectangleRecord, at: number) {
  if (rectangle) return { rectangle, index, axis: axisOf(text, inner, at, index) };
  const wanted = '"shape": [rows, columns] and "position": [row, column]';
  throw wrong(text, index, `block ${at}`, wanted);
}

function axisOf(text: string, record: string, at: number, index: number): PieceSpec['axis'] {
  const told = DIRECTIONS.exec(record)?.[1];
  if (told === undefined) return 'any';
  const codes = [...new Set(told.match(/\d/g))].sort().join(', ');
  const axis = AXES.find((one) => DIRECTION_CODES[one].join(', ') === codes);
  if (axis) return axis;
  throw wrong(
    text,
    index,
    `"directions" of block ${at}`,
    '[1, 3] for left and right, [0, 2] for up and down; one-way blocks do not work',
  );
}

/** Block 0 at the escape point; on the usual board without one, at the bottom centre. */
function goalIn(text: string, [, , columns, rows]: Rectangle, size: Size) {
  const point = sidesIn(text, 'escapePoint', 0);
  if (!point && !(isKlotskiSized(size) && columns === 2 && rows === 2)) return undefined;
  const [row, column] = point?.numbers ?? [3, 1];
  const at: Rectangle = [column, row, columns, rows];
  return { block: 0, at, index: point?.index };
}
