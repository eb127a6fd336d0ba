/* Vehicles as records of programs: each with a direction, a place and a length or a kind. */
import { placeAt } from '../../sourceText.ts';
import { number, pair, recordsIn, word } from './records.ts';
import { KIND_LENGTH, LYING, STANDING, USUAL, type Vehicle, type VehicleList } from './vehicle.ts';

const WAY = word('dir\\w*|orient\\w*|axis');
const SAYS = /(horizontal|vertical)["']?\s*[:=]\s*["']?(true|false)/i;
const NAME = word('id|name|car|vehicle|label|colou?r|letter');
const KIND = word('type|kind|model');
const LENGTH = number('len|length|size');
const ROW = number('row|r');
const COLUMN = number('col|column|c');
const X = number('x|left');
const Y = number('y|top');
const POSITION = pair('pos|position|start');
const WIDTH = number('n_?cols?|cols|columns|width|n|size');
const HEIGHT = number('n_?rows?|rows|height|n|size');

/** The vehicles of a text in records, if there are any. */
export function vehicleRecords(text: string): VehicleList | undefined {
  const cars: Vehicle[] = [];
  let rest = text;
  for (const { key, inner, index, whole } of recordsIn(text)) {
    const car = vehicleOf(inner, key, placeAt(text, index));
    if (!car) continue;
    cars.push(car);
    rest = rest.replace(whole, '');
  }
  if (cars.length === 0) return undefined;
  const [width, height] = [WIDTH, HEIGHT].map((side) => Number(side.exec(rest)?.[1] ?? 0));
  const order = ROW.test(text) ? 'row' : X.test(text) ? 'column' : undefined;
  const sizes = width! > 0 && height! > 0 ? { width: width!, height: height! } : USUAL;
  return { cars, sizes, order };
}

function vehicleOf(record: string, key: string | undefined, line: { line: number }) {
  const [, said = '', isSo = ''] = SAYS.exec(record) ?? [];
  const isLying = /^h/i.test(said) === /^t/i.test(isSo);
  const way = WAY.exec(record)?.[1] ?? (said && (isLying ? 'h' : 'v'));
  const kind = KIND_LENGTH.exec(KIND.exec(record)?.[1]?.trim() ?? '');
  const length = Number(LENGTH.exec(record)?.[1] ?? (kind ? (kind[1] ? 2 : 3) : 0));
  const place = placeOf(record);
  const axis = LYING.test(way) ? 'h' : STANDING.test(way) ? 'v' : undefined;
  if (!axis || length < 2 || !place) return undefined;
  const name = key ?? NAME.exec(record)?.[1]?.trim() ?? '';
  return { name, axis, numbers: place, length, line: { number: line.line } } as const;
}

/** As it is written: row and column, x and y, or two numbers. */
function placeOf(record: string): readonly number[] | undefined {
  const named = [
    [ROW, COLUMN],
    [X, Y],
  ].map((keys) => keys.map((one) => Number(one.exec(record)?.[1])));
  const pair = POSITION.exec(record)?.slice(1).map(Number);
  return named.find((numbers) => !numbers.some(Number.isNaN)) ?? pair;
}
