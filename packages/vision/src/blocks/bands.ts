/* The colours on the way over a border of two cells, in bands that lie side by side along it. */
import { type Projection, project } from '../plane.ts';
import { type Raster, sampleInto } from '../raster.ts';
import { type Color, distance, PLAIN } from './color.ts';

/** Steps over a border, and how far from it they begin, in cells: what is farther is drawn. */
const [STEPS, REACH] = [15, 0.25];
/** Steps that may be on the border: grids are a bit aside. */
const ON_BORDER = [(STEPS >> 1) - 1, STEPS >> 1, (STEPS >> 1) + 1];
/** Steps from a cell up to its border and not yet on it, where the floor may have a line. */
export const FROM_BEFORE = [2, 3, 4, 5, 6];
export const FROM_BEHIND = FROM_BEFORE.map((step) => STEPS - 1 - step);
/** A change is one within so many steps to either side: light falls unevenly, and paint shades. */
const BESIDE = 2;
/**
 * Ways over a border lie side by side along it, here from its middle, in bands of a few lanes, so
 * that grain is no edge. What parts two pieces crosses all bands; what is drawn on one leaves some
 * of them free, most of all near the sides, where the corners of cars are round.
 */
const BANDS = {
  straight: [-0.38, -0.34, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.34, 0.38],
  round: [-0.34, -0.3, -0.26, -0.2, -0.1, 0, 0.1, 0.2, 0.26, 0.3, 0.34],
};
const [LANES, BAND] = [3, 0.04];
/** At each step the change is that of the band with so many smaller ones. */
const SMALLER = 2;
/** Steps that are compared: near ones. */
const PAIRS = Array.from({ length: STEPS * STEPS }, (_, at) => {
  return [Math.floor(at / STEPS), at % STEPS] as const;
}).filter(([from, to]) => from < to && to - from <= 2 * BESIDE);
/**
 * Whether the sides of the pieces are straight, so that all bands change at once and alike, or
 * their corners may be round.
 */
export type Sides = keyof typeof BANDS;

/** The colours over the border whose middle is given. */
export function bandsOver(
  picture: Raster,
  onto: Projection,
  sides: Sides,
  [x, y]: readonly [number, number],
  isAcross: boolean,
): Bands {
  return BANDS[sides].map((aside) => {
    const place = (way: number, lane: number): readonly [number, number] =>
      isAcross ? [x + way, y + aside + lane] : [x + aside + lane, y + way];
    return colorsAlong(picture, onto, place);
  });
}

export type Bands = readonly (readonly Color[])[];

export const changeOver = (bands: Bands, sides: Sides) =>
  sides === 'straight' ? changeAlike(bands) : changeOfMost(bands);

/** Whether most bands keep a colour at all these steps. */
export function goesOn(bands: Bands, color: Color, steps: readonly number[]): boolean {
  const kept = bands.filter((band) => steps.every((step) => distance(band[step]!, color) < PLAIN));
  return kept.length > bands.length / 2;
}

function changeAlike(bands: Bands): number {
  return PAIRS.reduce((most, [from, to]) => Math.max(most, changeBetween(bands, from, to)), 0);
}

/** The most that most bands change at one step, whatever the change of each. */
function changeOfMost(bands: Bands): number {
  let change = 0;
  for (let step = BESIDE; step < STEPS - BESIDE; step++) {
    const here = bands.map((band) => contrastAt(band, step)).sort((one, other) => one - other);
    change = Math.max(change, here[SMALLER]!);
  }
  return change;
}

/** The greatest difference of two colours near a step. */
function contrastAt(band: readonly Color[], step: number): number {
  let most = 0;
  for (let one = step - BESIDE; one < step + BESIDE; one++) {
    for (let other = one + 1; other <= step + BESIDE; other++) {
      most = Math.max(most, distance(band[one]!, band[other]!));
    }
  }
  return most;
}

/** The most that one part of the colour changes the same way in most bands, from step to step. */
function changeBetween(bands: Bands, from: number, to: number): number {
  let most = 0;
  for (let part = 0; part < 3; part++) {
    const changes = bands.map((band) => band[to]![part]! - band[from]![part]!);
    changes.sort((one, other) => one - other);
    most = Math.max(most, changes[SMALLER]!, -changes[bands.length - 1 - SMALLER]!);
  }
  return most;
}

/** The colours of a band, step by step over the border. */
function colorsAlong(
  picture: Raster,
  onto: Projection,
  place: (way: number, lane: number) => readonly [number, number],
): Color[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const sum = new Float32Array(3);
    for (let lane = 0; lane < LANES; lane++) {
      const aside = (lane / (LANES - 1) - 0.5) * BAND;
      const [u, v] = place(((step / (STEPS - 1)) * 2 - 1) * REACH, aside);
      sampleInto(picture, ...project(onto, u, v), sum, 0);
    }
    return [sum[0]! / LANES, sum[1]! / LANES, sum[2]! / LANES];
  });
}

/** The colour that differs most from both ends. */
export const betweenOf = (band: readonly Color[]) =>
  unlikest(band, band[STEPS >> 1]!, band[0]!, band.at(-1)!);

function unlikest(some: readonly Color[], usual: Color, from: Color, to: Color): Color {
  const apart = (one: Color) => Math.min(distance(one, from), distance(one, to));
  return some.reduce((most, one) => (apart(one) > apart(most) ? one : most), usual);
}

/** Of the colours on the border the one least like its cells; at each step what most bands have. */
export function middleColor(bands: Bands, from: Color, to: Color): Color {
  const medians = ON_BORDER.map((step) => medianOf(bands.map((band) => band[step]!)));
  return unlikest(medians, medians[1]!, from, to);
}

const medianOf = (colors: readonly Color[]) =>
  [0, 1, 2].map((part) => {
    const values = colors.map((color) => color[part]!).sort((one, other) => one - other);
    return values[values.length >> 1]!;
  }) as unknown as Color;
