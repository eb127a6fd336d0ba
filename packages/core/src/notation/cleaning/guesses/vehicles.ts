/* Lists of vehicles: one a line, with its name, its direction, its place and its length. */
import { type Board, openBoard } from '../../../board/board.ts';
import { ParseError } from '../../errors/parseError.ts';
import { labelGiver } from '../../forms/letters.ts';
import { flattened } from '../../forms/records.ts';
import { atEnd, laneCells, laneOf } from '../../forms/rush/lane.ts';
import { filledLines } from '../../forms/text.ts';
import { placeAt, type SourceLine } from '../../sourceText.ts';
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

const SIDE_MAX = 30;
const VEHICLES_MIN = 2;
const LIST_HINT = 'write the size, a line car,orientation,col,row,length, and the cars';
const TARGETS = 'X R RED TARGET PLAYER A 0 1'.split(' ');

/** A list of vehicles; a header that names its columns, a size and an exit may be there. */
export const vehicles: Guess = (text, { hasGoal, target, isExitNear }) => {
  const found = listOf(text);
  if (!found) return undefined;
  const { cars } = found;
  const asked = targetOf(cars, target);
  const { placed, sizes } = placedIn(found, asked);
  const give = labelGiver(cars.map(({ name }) => name));
  const pieces = cars.map(({ name, axis }, at) => ({
    label: give(name),
    cells: placed.cells[at]!,
    axis,
  }));
  const primary = pieces[asked]!;
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
  const list = vehicleRecords(text) ?? constructed(text) ?? linesOf(text);
  if (!list) return undefined;
  const { cars, sizes } = list;
  const fits =
    Math.max(sizes.width, sizes.height) <= SIDE_MAX && Math.min(sizes.width, sizes.height) > 1;
  return cars.length >= VEHICLES_MIN && fits ? list : undefined;
}

/** Vehicles that a program makes: a class, and what it is given without its names. */
const CONSTRUCTED =
  /\b(\w*?)(car|truck|bus|lorry|vehicle)\w*(?:(?:::|\.)new)?\s*\(([^()]*\d[^()]*)\)/gi;
const GRID = /(?:grid|board)\s*\(\s*(\d{1,2})(?:\s*,\s*(\d{1,2}))?\s*\)/i;

function constructed(text: string): VehicleList | undefined {
  const cars = [...flattened(text).matchAll(CONSTRUCTED)].flatMap(
    ({ 1: name, 2: kind, 3: given, index }) => {
      const line = { number: placeAt(text, index).line, text: `${given} ${name} ${kind}` };
      return carOf(fieldsOf(line), line) ?? [];
    },
  );
  const [, height, width = height] = GRID.exec(text) ?? [];
  const sizes = height ? { width: Number(width), height: Number(height) } : USUAL;
  return cars.length < VEHICLES_MIN ? undefined : { cars, sizes, order: undefined };
}

/** Words and numbers; of `Direction.LEFT` the last part. */
function fieldsOf({ text }: SourceLine): string[] {
  return (text.match(/[^\s,;:="'()[\]{}]+/g) ?? []).map((field) => field.replace(/^.*\./, ''));
}

/** Records without blanks may stand side by side, as arguments of a program. */
function eachRecord({ text, number }: SourceLine): SourceLine[] {
  return text.split(/ (?<=,\d+ )(?=\w+,[hv])/i).map((record) => ({ text: record, number }));
}

function linesOf(text: string): VehicleList | undefined {
  const cars: Vehicle[] = [];
  const walls: Vehicle[] = [];
  let sizes: Sizes = USUAL;
  let order: Order | undefined;
  for (const line of filledLines(text).flatMap(eachRecord)) {
    const fields = fieldsOf(line);
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

/** A direction, a place and perhaps a length or a kind, and a name, which may be a number. */
function carOf(fields: readonly string[], line: SourceLine): Vehicle | undefined {
  const words = fields.filter((field) => !/^(?:\d{1,2}|true|false|vehicle)$/i.test(field));
  const numbers = fields.filter((field) => /^\d{1,2}$/.test(field)).map(Number);
  const way = words.findLast((word) => LYING.test(word) || STANDING.test(word)) ?? '';
  const kind = words.map((word) => KIND_LENGTH.exec(word)).find((one) => one !== null);
  const others = words.filter((word) => word !== way && !KIND_LENGTH.test(word));
  const isNumbered = others.length === 0 && numbers.length > (KIND_LENGTH.test(way) ? 2 : 3);
  const name = isNumbered ? String(numbers.shift()) : (others[0] ?? '');
  const areFew = words.length < 4 && others.length < 2 && numbers.length < 4;
  if (way === '' || !areFew || numbers.length < (kind ? 2 : 3)) return undefined;
  const length = kind && numbers.length < 3 ? (kind[1] ? 2 : 3) : undefined;
  return { name, axis: LYING.test(way) ? 'h' : 'v', numbers, length, line };
}

type Placed = {
  /** Of the vehicles, and behind them of the walls. */
  readonly cells: number[][];
  readonly told: string;
};

/** On the board whose size is told, else on the smallest, with the target in its middle row. */
function placedIn(list: VehicleList, target: number): { placed: Placed; sizes: Sizes } {
  const { cars, sizes } = list;
  const last = sizes === USUAL ? SIDE_MAX : sizes.width;
  let larger = sizes;
  let placed = placedCars(list, target);
  for (let side = sizes.width + 1; !placed && side <= last; side++) {
    larger = { width: side, height: side };
    placed = placedCars({ ...list, sizes: larger }, target);
  }
  if (placed && (larger === sizes || isInMiddle(cars[target]!, placed.cells[target]!, larger)))
    return { placed, sizes: larger };
  throw new ParseError(
    'block-outside',
    `read as ${cars.length} vehicles: they do not fit on ${sizes.width} by ${sizes.height} cells`,
    { line: cars[0]!.line.number, column: 1 },
    LIST_HINT,
  );
}

/** True where a car is in the row where the exit usually is. */
function isInMiddle({ axis }: Vehicle, [first]: readonly number[], { width, height }: Sizes) {
  return axis === 'h' && laneOf(axis, first!, width) === Math.floor((height - 1) / 2);
}

/** The first way of counting in which all vehicles lie on the board and none on another. */
function placedCars(list: VehicleList, target: number): Placed | undefined {
  const { cars, walls = [], sizes, order: known } = list;
  const orders: readonly Order[] = known ? [known] : ['column', 'row'];
  // Where the length is not last, it is first.
  const turned = cars.map((car): Vehicle => {
    const [length = 0, ...place] = car.numbers;
    return place.length > 1 ? { ...car, numbers: [...place, length] } : car;
  });
  for (const as of [cars, turned]) {
    for (const from of [0, 1]) {
      const ways = orders.flatMap((order) => {
        const cells = [...as, ...walls].map((car) => cellsOf(car, sizes, from, order));
        const all = cells.flat();
        const areOn = cells.every(({ length }, at) => length > (at < as.length ? 1 : 0));
        const told = `the ${order} first, counted from ${from}`;
        return areOn && new Set(all).size === all.length ? [{ cells, told }] : [];
      });
      if (ways.length > 0) return onlyWay(ways, list, target);
    }
  }
  return undefined;
}

/** Of two orders, the one in which the target is in the row where the exit usually is. */
function onlyWay(ways: readonly Placed[], { cars, sizes }: VehicleList, target: number): Placed {
  const [first, other] = ways;
  if (!other || String(first!.cells) === String(other.cells)) return first!;
  const atExit = ways.filter(({ cells }) => isInMiddle(cars[target]!, cells[target]!, sizes));
  if (atExit.length === 1) return atExit[0]!;
  throw new ParseError(
    'order-unclear',
    'read as vehicles: they fit with the column or the row first',
    { line: cars[target]!.line.number, column: 1 },
    LIST_HINT,
  );
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
  const [place, lane, side, lanes] = axis === 'h' ? [x, y, width, height] : [y, x, height, width];
  const [first, across] = [place - from, lane - from];
  const isOn = first >= 0 && across >= 0 && across < lanes && first + length <= side;
  return isOn ? laneCells(axis, across, first, length, width) : [];
}

function targetOf(cars: readonly Vehicle[], asked: string | undefined): number {
  // "red car" is the red one.
  const at = (name: string) =>
    cars.findIndex((car) => `${car.name.toUpperCase()} `.startsWith(`${name} `));
  const flagged = asked ? -1 : cars.findIndex(({ isTarget }) => isTarget);
  const named = [flagged, ...[asked ?? 'X', ...TARGETS].map((name) => at(name.toUpperCase()))];
  return Math.max(0, named.find((index) => index >= 0) ?? 0);
}
