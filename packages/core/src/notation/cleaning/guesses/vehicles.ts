/* Lists of vehicles: one a line, with its name, its direction, its place and its length. */
import { type Board, openBoard } from '../../../board/board.ts';
import { ParseError } from '../../errors/parseError.ts';
import { labelGiver } from '../../forms/letters.ts';
import { atEnd, laneCells, laneOf } from '../../forms/rush/lane.ts';
import { filledLines } from '../../forms/text.ts';
import type { SourceLine } from '../../sourceText.ts';
import type { Guess } from './guess.ts';
import {
  KIND_LENGTH,
  LYING,
  type Order,
  type Sizes,
  STANDING,
  USUAL,
  type Vehicle,
  type VehicleList,
} from './vehicle.ts';
import { vehicleRecords } from './vehicleRecords.ts';

const FIELD = /[^\s,;:"'()[\]{}]+/g;
const SIDE_MAX = 30;
const VEHICLES_MIN = 2;
const TARGETS = 'X R RED TARGET PLAYER A 0 1'.split(' ');

/** A list of vehicles; a header that names its columns, a size and an exit may be there. */
export const vehicles: Guess = (text, { hasGoal, target, isExitNear }) => {
  const found = listOf(text);
  if (!found) return undefined;
  const { cars, sizes } = found;
  const placed = placedCars(found);
  if (!placed) {
    const { number } = cars[0]!.line;
    throw new ParseError(
      'block-outside',
      `read as ${cars.length} vehicles: they do not fit on ${sizes.width} by ${sizes.height} cells`,
      { line: number, column: 1 },
      'write the size in the first line, then name, H or V, column, row and length, from 0',
    );
  }
  const give = labelGiver(cars.map(({ name }) => name));
  const pieces = cars.map(({ name, axis }, at) => ({
    label: give(name),
    cells: placed.cells[at]!,
    axis,
  }));
  const primary = pieces[targetOf(cars, target)]!;
  const isNear = isExitNear?.(laneOf(primary.axis, primary.cells[0]!, sizes.width));
  const goals = hasGoal ? [] : [[atEnd(primary, sizes, !isNear)]];
  const { width, height } = sizes;
  return {
    spec: {
      board: withWalls(openBoard(width, height), placed.cells.slice(cars.length).flat()),
      pieces,
      goals,
    },
    placeOf: (place) => {
      const at = pieces.findIndex(({ label }) => label === place.label);
      return { line: cars[Math.max(0, at)]!.line.number, column: 1 };
    },
    notes: [
      `read as Rush Hour, a list of vehicles: ${placed.told}; target ${primary.label}`,
      'every piece moves along its long side only',
    ],
  };
};

function listOf(text: string): VehicleList | undefined {
  const list = vehicleRecords(text) ?? linesOf(text);
  if (!list) return undefined;
  const { cars, sizes } = list;
  const fits =
    Math.max(sizes.width, sizes.height) <= SIDE_MAX && Math.min(sizes.width, sizes.height) > 1;
  return cars.length >= VEHICLES_MIN && fits ? list : undefined;
}

function linesOf(text: string): VehicleList | undefined {
  const cars: Vehicle[] = [];
  const walls: Vehicle[] = [];
  let sizes: Sizes = USUAL;
  let order: Order | undefined;
  for (const line of filledLines(text)) {
    const fields = line.text.match(FIELD) ?? [];
    const numbers = fields.filter((field) => /^\d{1,3}$/.test(field)).map(Number);
    const [first = '#'] = fields;
    const car = carOf(fields, line);
    if (car) cars.push(car);
    else if (/^\s*#(,\s*\d+){2}\s*$/.test(line.text)) {
      walls.push({ name: '', axis: 'h', numbers, length: 1, line });
    } else if (/^(?:#|\/\/|exit|goal|out)/i.test(first)) continue;
    else if (/\bcol|\brow\b/i.test(line.text)) {
      order =
        line.text.search(/\bcol|\bx\b/i) < line.text.search(/\brow|\by\b/i) ? 'column' : 'row';
    } else if (numbers.length !== fields.length || numbers.length > 2) return undefined;
    else if (numbers[1] !== undefined) {
      if (cars.length > 0) return undefined;
      sizes = { height: numbers[0]!, width: numbers[1] };
    }
  }
  return { cars, walls, sizes, order };
}

/** A name, a direction, a place and perhaps a length, the name first or behind. */
function carOf(fields: readonly string[], line: SourceLine): Vehicle | undefined {
  if (fields.length < 4 || fields.length > 6) return undefined;
  const way = fields.findIndex(
    (field, at) => at > 0 && (LYING.test(field) || STANDING.test(field)),
  );
  if (way < 0) return undefined;
  const kind = fields.map((field) => KIND_LENGTH.exec(field)).find((one) => one !== null);
  const rest = fields.filter((field, at) => at > 0 && at !== way && !KIND_LENGTH.test(field));
  if (!rest.every((field) => /^\d{1,2}$/.test(field)) || rest.length < 2 || rest.length > 3)
    return undefined;
  const numbers = rest.map(Number);
  const length = kind ? (kind[1] ? 2 : 3) : undefined;
  if (length === undefined && numbers.length < 3) return undefined;
  return {
    name: fields[0]!,
    axis: LYING.test(fields[way]!) ? 'h' : 'v',
    numbers,
    length,
    line,
  };
}

type Placed = {
  /** Of the vehicles, and behind them of the walls. */
  readonly cells: number[][];
  readonly told: string;
};

/** The first way of counting in which all vehicles lie on the board and none on another. */
function placedCars({ cars, walls = [], sizes, order: known }: VehicleList): Placed | undefined {
  const orders: readonly Order[] = known ? [known] : ['column', 'row'];
  // Where the length is not last, it is first.
  const turned = cars.map((car): Vehicle => {
    const [length = 0, ...place] = car.numbers;
    return place.length > 1 ? { ...car, numbers: [...place, length] } : car;
  });
  const ways = [cars, turned].flatMap((as) =>
    [0, 1].flatMap((from) => orders.map((order) => ({ as, from, order }))),
  );
  for (const { as, from, order } of ways) {
    const cells = [...as, ...walls].map((car) => cellsOf(car, sizes, from, order));
    const all = cells.flat();
    const areOn = cells.every(({ length }, at) => length > (at < as.length ? 1 : 0));
    if (areOn && new Set(all).size === all.length) {
      const told = `the ${order} first, counted from ${from}`;
      return { cells, told };
    }
  }
  return undefined;
}

function withWalls(board: Board, walls: readonly number[]): Board {
  const cells = board.cells.map((cell, at) => (walls.includes(at) ? 'wall' : cell));
  return { ...board, cells };
}

/** The cells of a vehicle, or none where it is not on the board. */
function cellsOf(
  { axis, numbers, length = numbers[2]! }: Vehicle,
  { width, height }: Sizes,
  from: number,
  order: Order,
): number[] {
  const [x, y] = order === 'column' ? [numbers[0]!, numbers[1]!] : [numbers[1]!, numbers[0]!];
  const [column, row] = [x - from, y - from];
  const end = (axis === 'h' ? column : row) + length;
  const isOn = column >= 0 && row >= 0 && column < width && row < height;
  if (!isOn || end > (axis === 'h' ? width : height)) return [];
  return axis === 'h'
    ? laneCells(axis, row, column, length, width)
    : laneCells(axis, column, row, length, width);
}

function targetOf(cars: readonly Vehicle[], asked: string | undefined): number {
  // "red car" is the red one.
  const at = (name: string) =>
    cars.findIndex((car) => `${car.name.toUpperCase()} `.startsWith(`${name} `));
  const named = [asked ?? 'X', ...TARGETS].map((name) => at(name.toUpperCase()));
  return Math.max(0, named.find((index) => index >= 0) ?? 0);
}
