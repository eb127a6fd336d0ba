import { openBoard } from '../../../board/board.ts';
import { rectangleCells } from '../../../board/shape.ts';
import type { Axis } from '../../../puzzle/puzzle.ts';
import type { GoalSpec, PieceSpec } from '../../../puzzle/spec.ts';
import { ParseError } from '../../errors/parseError.ts';
import { severalPuzzles } from '../../errors/severalPuzzles.ts';
import type { FormReader, FormWriter, TextPlace } from '../../form.ts';
import { CoveredCells } from '../coveredCells.ts';
import { type JsonMembers, type JsonNode, parseJson } from '../json.ts';
import { letterAt } from '../letters.ts';
import { DIRECTION_CODES, formatGame, refuseGame } from './jeantimexWriting.ts';

const PREFIX = /^\s*(?:(?:const|let|var)\s+\w+\s*=\s*)?(?=[{[])/;
const SIDE_MAX = 255;

/** The games of jeantimex/klotski: blocks by shape and position, block 0 the one that escapes. */
export const jeantimex: FormReader = {
  name: 'jeantimex',
  looksLike: (text) =>
    PREFIX.test(text) && /["']?\b(?:blocks|shape|boardSize|escapePoint)\b["']?\s*:/.test(text),
  read: (text) => {
    const game = gameOf(parseJson(text, PREFIX.exec(text)?.[0].length ?? 0));
    const notes = [
      'pieces A B C … in the order of the blocks',
      'goal: piece A at the escape point',
    ];
    const size = game.get('boardSize');
    const [height, width] = size ? pairOf(size, 'boardSize', 1) : [5, 4];
    if (!size) notes.push('no boardSize: 5 rows of 4 cells');
    const blocks = blocksOfGame(game, { width, height });
    const pieces: PieceSpec[] = blocks.map(({ cells, axis }, index) => ({
      label: letterAt(index),
      cells,
      axis,
    }));
    const title = game.get('name');
    return {
      spec: {
        board: openBoard(width, height),
        pieces,
        goals: goalsOf(game, blocks[0]!, { width, height }),
        info: typeof title?.value === 'string' ? { title: title.value } : undefined,
      },
      placeOf: ({ part, label }) =>
        (part === 'goal' ? game.get('escapePoint')?.place : undefined) ??
        blocks[pieces.findIndex((piece) => piece.label === label)]?.place ??
        blocks[0]!.place,
      notes,
    };
  },
};

/** The same form, written. */
export const jeantimexWriter: FormWriter = {
  refuses: refuseGame,
  write: formatGame,
};

type Size = { readonly width: number; readonly height: number };
type Block = {
  readonly cells: readonly number[];
  readonly shape: Pair;
  readonly axis: Axis;
  readonly place: TextPlace;
};

function gameOf(node: JsonNode): JsonMembers {
  const [only, more] = Array.isArray(node.value) ? itemsOf(node) : [node];
  if (more) throw severalPuzzles(itemsOf(node).length, more.place);
  if (only?.value instanceof Map) return only.value;
  throw wrong('the game', node.place, 'an object with blocks, boardSize and escapePoint');
}

/** What a list holds. */
function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return Array.isArray(node?.value) ? node.value : [];
}

function wrong(what: string, place: TextPlace, wanted: string): ParseError {
  return new ParseError('json-value', `${what} is not valid`, place, `write ${wanted}`);
}

function pairOf(node: JsonNode, name: string, least: number): [number, number] {
  const numbers = itemsOf(node).map(({ value }) => value as number);
  const areSides = numbers.every(
    (value) => Number.isInteger(value) && value >= least && value <= SIDE_MAX,
  );
  if (numbers.length === 2 && areSides) return numbers as [number, number];
  throw wrong(name, node.place, `two whole numbers from ${least} to ${SIDE_MAX}: [rows, columns]`);
}

function blocksOfGame(game: JsonMembers, size: Size): Block[] {
  const list = game.get('blocks');
  const items = itemsOf(list);
  const first = [...game.values()][0]?.place ?? { line: 1, column: 1 };
  if (items.length === 0) {
    throw wrong('"blocks"', list?.place ?? first, 'a list of blocks with shape and position');
  }
  const covered = new CoveredCells(size, 'start');
  return items.map((node, index) => blockOf(node, index, size, covered));
}

function blockOf(node: JsonNode, index: number, size: Size, covered: CoveredCells): Block {
  const members = node.value instanceof Map ? node.value : new Map<string, JsonNode>();
  const get = (name: string, least: number) => {
    const member = members.get(name);
    if (!member) throw wrong(`block ${index}`, node.place, `"${name}": [row, column] in it`);
    return pairOf(member, `the ${name} of block ${index}`, least);
  };
  const shape = get('shape', 1);
  const [row, column] = get('position', 0);
  const cells = cellsAt([row, column], shape, size);
  if (!cells) {
    throw new ParseError(
      'piece-cells',
      `block ${index} lies beyond the board of ${size.height} rows and ${size.width} columns`,
      members.get('position')!.place,
      'shape and position are [rows, columns], counted from 0',
    );
  }
  const axis = axisOf(members.get('directions'), index);
  covered.add(cells.length, node.place);
  return {
    cells,
    shape,
    axis,
    place: node.place,
  };
}

type Pair = readonly [rows: number, columns: number];

/** The cells of a block whose first one is there, if all are on the board. */
function cellsAt([row, column]: Pair, [rows, columns]: Pair, { width, height }: Size) {
  return row + rows > height || column + columns > width
    ? undefined
    : rectangleCells(row * width + column, columns, rows, width);
}

function axisOf(node: JsonNode | undefined, index: number): Axis {
  if (!node || node.value === null) return 'any';
  const codes = new Set(itemsOf(node).map(({ value }) => value));
  for (const axis of ['any', 'h', 'v'] as const) {
    const wanted = DIRECTION_CODES[axis];
    if (codes.size === wanted.length && wanted.every((code) => codes.has(code))) return axis;
  }
  throw wrong(
    `"directions" of block ${index}`,
    node.place,
    '[1, 3] for left and right, [0, 2] for up and down, or nothing; one-way blocks do not work',
  );
}

/** Block 0 at the escape point; on the usual board without one, at the bottom centre. */
function goalsOf(game: JsonMembers, block: Block, size: Size): GoalSpec[][] {
  const node = game.get('escapePoint');
  const isUsual = size.width === 4 && size.height === 5 && block.shape.join() === '2,2';
  if (!node && !isUsual) return [];
  const [row, column] = node ? pairOf(node, 'escapePoint', 0) : [3, 1];
  const cells = cellsAt([row, column], block.shape, size);
  if (!cells) {
    throw new ParseError(
      'goal-on-wall',
      'block 0 at the escape point would lie beyond the board',
      node!.place,
      'escapePoint is the [row, column] of its upper left cell, counted from 0',
    );
  }
  return [[{ label: letterAt(0), cells }]];
}
