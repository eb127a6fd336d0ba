import type { CellType } from '../../../board/board.ts';
import type { Axis } from '../../../puzzle/puzzle.ts';
import type { GoalSpec, PieceSpec } from '../../../puzzle/spec.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, FormWriter, TextPlace } from '../../form.ts';
import { CoveredCells } from '../coveredCells.ts';
import { type JsonNode, parseJson } from '../json.ts';
import { letterAt } from '../letters.ts';
import { DIRECTION_CODES, formatGame, refuseGame } from './jeantimexWriting.ts';

const PREFIX = /^\uFEFF?\s*(?:(?:const|let|var)\s+\w+\s*=\s*)?(?=[{[])/;
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
    const cells = new Array<CellType>(width * height).fill('floor');
    const title = game.get('name');
    return {
      spec: {
        board: { width, height, cells },
        pieces,
        goals: goalsOf(game, blocks[0]!, { width, height }),
        ...(title?.kind === 'string' ? { info: { title: title.value } } : {}),
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
  readonly shape: readonly [rows: number, columns: number];
  readonly axis: Axis;
  readonly place: TextPlace;
};

function gameOf(node: JsonNode): ReadonlyMap<string, JsonNode> {
  const [only, more] = node.kind === 'array' ? node.items : [node];
  if (more) {
    throw new ParseError(
      'several-puzzles',
      'this is a list of games; only one game can be read at a time',
      more.place,
      'give one object with blocks, boardSize and escapePoint',
    );
  }
  if (only?.kind === 'object') return only.members;
  throw wrong('the game', node.place, 'an object with blocks, boardSize and escapePoint');
}

function wrong(what: string, place: TextPlace, wanted: string): ParseError {
  return new ParseError('json-value', `${what} is not valid`, place, `write ${wanted}`);
}

function pairOf(node: JsonNode, name: string, least: number): [number, number] {
  const numbers = node.kind === 'array' ? node.items : [];
  const [rows, columns] = numbers.map((item) => (item.kind === 'number' ? item.value : Number.NaN));
  const isSide = (value: number | undefined) =>
    Number.isInteger(value) && value! >= least && value! <= SIDE_MAX;
  if (numbers.length === 2 && isSide(rows) && isSide(columns)) return [rows!, columns!];
  throw wrong(name, node.place, `two whole numbers from ${least} to ${SIDE_MAX}: [rows, columns]`);
}

function blocksOfGame(game: ReadonlyMap<string, JsonNode>, size: Size): Block[] {
  const list = game.get('blocks');
  const first = [...game.values()][0]?.place ?? { line: 1, column: 1 };
  if (list?.kind !== 'array' || list.items.length === 0) {
    throw wrong('"blocks"', list?.place ?? first, 'a list of blocks with shape and position');
  }
  const covered = new CoveredCells(size, 'start');
  return list.items.map((node, index) => blockOf(node, index, size, covered));
}

function blockOf(
  node: JsonNode,
  index: number,
  { width, height }: Size,
  covered: CoveredCells,
): Block {
  const members = node.kind === 'object' ? node.members : new Map<string, JsonNode>();
  const get = (name: string, least: number) => {
    const member = members.get(name);
    if (!member) throw wrong(`block ${index}`, node.place, `"${name}": [row, column] in it`);
    return pairOf(member, `the ${name} of block ${index}`, least);
  };
  const shape = get('shape', 1);
  const [row, column] = get('position', 0);
  if (row + shape[0] > height || column + shape[1] > width) {
    throw new ParseError(
      'piece-cells',
      `block ${index} lies beyond the board of ${height} rows and ${width} columns`,
      members.get('position')!.place,
      'shape and position are [rows, columns], counted from 0',
    );
  }
  const axis = axisOf(members.get('directions'), index);
  covered.add(shape[0] * shape[1], node.place);
  return {
    cells: rectangleCells(shape, row * width + column, width),
    shape,
    axis,
    place: node.place,
  };
}

function rectangleCells([rows, columns]: readonly [number, number], corner: number, width: number) {
  return Array.from(
    { length: rows * columns },
    (_, index) => corner + Math.floor(index / columns) * width + (index % columns),
  );
}

function axisOf(node: JsonNode | undefined, index: number): Axis {
  if (!node || (node.kind === 'word' && node.value === 'null')) return 'any';
  const items = node.kind === 'array' ? node.items : [];
  const codes = new Set(items.map((item) => (item.kind === 'number' ? item.value : -1)));
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
function goalsOf(game: ReadonlyMap<string, JsonNode>, block: Block, size: Size): GoalSpec[][] {
  const node = game.get('escapePoint');
  const isUsual = size.width === 4 && size.height === 5 && block.shape.join() === '2,2';
  if (!node && !isUsual) return [];
  const [row, column] = node ? pairOf(node, 'escapePoint', 0) : [3, 1];
  if (row + block.shape[0] > size.height || column + block.shape[1] > size.width) {
    throw new ParseError(
      'goal-on-wall',
      'block 0 at the escape point would lie beyond the board',
      node!.place,
      'escapePoint is the [row, column] of its upper left cell, counted from 0',
    );
  }
  const cells = rectangleCells(block.shape, row * size.width + column, size.width);
  return [[{ label: letterAt(0), cells }]];
}
