import { type Sheet, startOf } from './cutSheet.ts';

/**
 * How a picture of the board differs from the solved picture in light: for each of red, green and
 * blue a factor and something added, and a factor that changes evenly across the board.
 */
export type Light = {
  readonly factor: readonly number[];
  readonly added: readonly number[];
  /** The logarithm of the brightness in the middle is 0; so much more per board across and down. */
  readonly slope: readonly [across: number, down: number];
};

/** A cell, the place in the other sheet that it was matched with, and how much brighter it is. */
export type Match = {
  readonly cell: number;
  readonly otherStart: number;
  readonly gain: number;
};

/** The part of a cell that is compared: pixels of its side that are left out, and that remain. */
export type Window = { readonly inset: number; readonly side: number };

type Sums = { count: number; a: number; b: number; ab: number; bb: number };
const none = (): Sums => ({ count: 0, a: 0, b: 0, ab: 0, bb: 0 });

/** What the pictures have in common as a whole: the same tiles in another order. */
export function lightAtAll(sheet: Sheet, other: Sheet, window: Window): Light {
  const [mine, its] = [statistics(sheet, window), statistics(other, window)];
  const factor = mine.map(({ spread }, part) => spread / Math.max(1, its[part]!.spread));
  const added = mine.map(({ mean }, part) => mean - factor[part]! * its[part]!.mean);
  return { factor, added, slope: [0, 0] };
}

function statistics(sheet: Sheet, { inset, side }: Window) {
  return [0, 1, 2].map((part) => {
    const sums = none();
    for (let cell = 0; cell < sheet.columns * sheet.rows; cell++) {
      const start = startOf(sheet, cell, inset) + part;
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
          const value = sheet.colors[start + (y * sheet.width + x) * 3]!;
          sums.count++;
          sums.b += value;
          sums.bb += value * value;
        }
      }
    }
    const mean = sums.b / sums.count;
    return { mean, spread: Math.sqrt(Math.max(0, sums.bb / sums.count - mean * mean)) };
  });
}

/** The light by cells that are matched; a gain of each was allowed for under the light before. */
export function lightOf(
  sheet: Sheet,
  other: Sheet,
  window: Window,
  matches: readonly Match[],
  before: Light,
): Light {
  const slope = slopeOf(sheet, matches, before);
  const factor: number[] = [];
  const added: number[] = [];
  for (const part of [0, 1, 2]) {
    const sums = none();
    for (const { cell, otherStart } of matches) {
      const bright = brightnessAt(sheet, cell, slope);
      const start = startOf(sheet, cell, window.inset) + part;
      for (let y = 0; y < window.side; y++) {
        for (let x = 0; x < window.side; x++) {
          const a = sheet.colors[start + (y * sheet.width + x) * 3]! / bright;
          const b = other.colors[otherStart + part + (y * other.width + x) * 3]!;
          sums.count++;
          sums.a += a;
          sums.b += b;
          sums.ab += a * b;
          sums.bb += b * b;
        }
      }
    }
    // As if the factor had also been seen to be 1 a little: flat pictures tell nothing of it.
    const kept = sums.count * 4;
    const covariance = sums.ab - (sums.a * sums.b) / sums.count + kept * before.factor[part]!;
    const variance = sums.bb - (sums.b * sums.b) / sums.count + kept;
    factor.push(Math.max(0.1, covariance / variance));
    added.push((sums.a - factor[part]! * sums.b) / sums.count);
  }
  return { factor, added, slope };
}

/** Least squares of the logarithms of the gains over the places of the cells. */
function slopeOf(sheet: Sheet, matches: readonly Match[], before: Light): Light['slope'] {
  // As if zero had been seen a little, so that few cells do not say too much.
  let [xx, xy, yy, xz, yz] = [0.15, 0, 0.15, 0, 0];
  const places = matches.map(({ cell }) => placeOf(sheet, cell));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const logs = matches.map(({ gain }) => Math.log(gain));
  const [meanX, meanY, meanZ] = [
    mean(places.map(([x]) => x)),
    mean(places.map(([, y]) => y)),
    mean(logs),
  ];
  places.forEach(([px, py], at) => {
    const [x, y, z] = [px - meanX, py - meanY, logs[at]! - meanZ];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xz += x * z;
    yz += y * z;
  });
  const whole = xx * yy - xy * xy;
  return [
    before.slope[0] + (xz * yy - yz * xy) / whole,
    before.slope[1] + (yz * xx - xz * xy) / whole,
  ];
}

function placeOf({ columns, rows }: Sheet, cell: number): readonly [number, number] {
  return [
    ((cell % columns) + 0.5) / columns - 0.5,
    (Math.floor(cell / columns) + 0.5) / rows - 0.5,
  ];
}

export function brightnessAt(sheet: Sheet, cell: number, slope: Light['slope']): number {
  const [x, y] = placeOf(sheet, cell);
  return Math.exp(slope[0] * x + slope[1] * y);
}

/** The inner part of a cell as the solved picture would show it, row by row. */
export function developed(sheet: Sheet, cell: number, window: Window, light: Light): Float32Array {
  const { inset, side } = window;
  const bright = brightnessAt(sheet, cell, light.slope);
  const start = startOf(sheet, cell, inset);
  const out = new Float32Array(side * side * 3);
  for (let y = 0; y < side; y++) {
    for (let at = 0; at < side * 3; at++) {
      const value = sheet.colors[start + y * sheet.width * 3 + at]! / bright;
      out[y * side * 3 + at] = (value - light.added[at % 3]!) / light.factor[at % 3]!;
    }
  }
  return out;
}
