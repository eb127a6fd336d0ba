/* Vehicles as records of programs: each with a direction, a place and a length or a kind. */

import { numberIn, pairIn, wordIn } from '../../forms/records.ts';
import { type RectangleRecord, rectanglesIn } from '../../forms/rectangles.ts';
import { placeAt } from '../../sourceText.ts';
import { KIND_LENGTH, LYING, STANDING, USUAL, type Vehicle, type VehicleList } from './vehicle.ts';

const SAYS = /(horizontal|vertical)["']?\s*[:=]\s*["']?(true|false)/i;
const ROW = 'row|r';
const X = 'x|left';
const TARGET = /(?:target|main|player|red|goal)\w*["']?\s*[:=]\s*["']?true/i;

/** The vehicles of a text in records, if there are any. */
export function vehicleRecords(text: string): VehicleList | undefined {
  const cars: Vehicle[] = [];
  let rest = text;
  for (const record of rectanglesIn(text)) {
    const [, , width = 0, height = 0] = record.rectangle ?? [];
    // Beside a piece that is no vehicle there is none.
    if (record.rectangle && width > 1 === height > 1) return undefined;
    const car = vehicleOf(record, width, height, {
      get number() {
        return placeAt(text, record.index).line;
      },
    });
    if (!car) continue;
    cars.push(car);
    rest = rest.replace(record.whole, '');
  }
  if (cars.length === 0) return undefined;
  const [width, height] = ['cols?|columns|width|n|size', 'rows?|height|n|size'].map((side) =>
    numberIn(rest, `(?:grid|board)?_?(?:n_?)?(?:${side})`),
  ) as [number, number];
  const order = numberIn(text, ROW) >= 0 ? 'row' : numberIn(text, X) >= 0 ? 'column' : undefined;
  const sizes = width > 0 && height > 0 ? { width, height } : USUAL;
  return { cars, sizes, order };
}

function vehicleOf(
  { inner: record, key }: RectangleRecord,
  width: number,
  height: number,
  line: Vehicle['line'],
) {
  const [, said = '', isSo = ''] = SAYS.exec(record) ?? [];
  const isLying = said ? /^h/i.test(said) === /^t/i.test(isSo) : width > height;
  const side = Math.max(width, height);
  const way =
    wordIn(record, 'dir\\w*|orient\\w*|axis') ?? (said || side ? (isLying ? 'h' : 'v') : '');
  const kind = KIND_LENGTH.exec(wordIn(record, 'type|kind|model') ?? '');
  const length = numberIn(record, 'len|length|size') || (kind ? (kind[1] ? 2 : 3) : side);
  const place = placeOf(record);
  const axis = LYING.test(way) ? 'h' : STANDING.test(way) ? 'v' : undefined;
  if (!axis || length < 2 || !place) return undefined;
  const name = key ?? wordIn(record, 'id|name|car|vehicle|label|colou?r|letter') ?? '';
  const isTarget = TARGET.test(record);
  return { name, axis, numbers: place, length, isTarget, line } as const;
}

/** As it is written: row and column, x and y, or two numbers. */
function placeOf(record: string): readonly number[] | undefined {
  const named = [
    [ROW, 'col|column|c'],
    [X, 'y|top'],
  ].map((keys) => keys.map((names) => numberIn(record, names)));
  return (
    named.find((numbers) => !numbers.some(Number.isNaN)) ?? pairIn(record, 'pos|position|start')
  );
}
