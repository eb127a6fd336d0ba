/* The colours of the cells of a block puzzle. */
import { patchAt } from '../cells.ts';
import type { Grid } from '../grid.ts';
import { type Projection, project, projectionOnto } from '../plane.ts';
import { type Raster, sampleInto } from '../raster.ts';

/** Colours nearer than this are one, in levels. */
const PLAIN = 24;
/** A cell is looked at between these distances from its sides: makers draw in the middle. */
const [RING_FROM, RING_TO] = [0.2, 0.34];
const RING_SIDE = 18;

export type Color = readonly [red: number, green: number, blue: number];

/** What a cell is like. */
export type CellColor = {
  readonly color: Color;
  /** The part of its ring that has this colour, 0–1. */
  readonly plain: number;
  /** The same of the middle: nothing is drawn on a free cell. */
  readonly bare: number;
};

/** The colour of each cell: the one that most of its ring has, whatever is drawn on it. */
export function cellColors(picture: Raster, grid: Grid): CellColor[] {
  return Array.from({ length: grid.columns * grid.rows }, (_, cell) => {
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
    const { color, plain } = commonColor(ringOf(picture, grid, column, row));
    return { color, plain, bare: partOf(middleOf(picture, grid, column, row), color) };
  });
}

function middleOf(picture: Raster, grid: Grid, column: number, row: number): Color[] {
  const { colors } = patchAt(picture, grid, column + 0.25, row + 0.25, 0.5, 10);
  return colorsIn(colors);
}

const colorsIn = (parts: Float32Array): Color[] =>
  Array.from({ length: parts.length / 3 }, (_, at) => [
    parts[at * 3]!,
    parts[at * 3 + 1]!,
    parts[at * 3 + 2]!,
  ]);

const partOf = (some: readonly Color[], color: Color) =>
  some.filter((one) => distance(one, color) < PLAIN).length / some.length;

function ringOf(picture: Raster, grid: Grid, column: number, row: number): Color[] {
  const size = 1 - 2 * RING_FROM;
  const { colors } = patchAt(picture, grid, column + RING_FROM, row + RING_FROM, size, RING_SIDE);
  const width = Math.round(((RING_TO - RING_FROM) / size) * RING_SIDE);
  const isNear = (at: number) => Math.min(at, RING_SIDE - 1 - at) < width;
  return colorsIn(colors).filter(
    (_, at) => isNear(at % RING_SIDE) || isNear(Math.floor(at / RING_SIDE)),
  );
}

/** The mean of those that are near the colour with the most neighbours. */
function commonColor(some: readonly Color[]): Pick<CellColor, 'color' | 'plain'> {
  let near: readonly Color[] = [];
  // One of a few of them is near the most common colour.
  for (let at = 0; at < some.length; at += 8) {
    const own = some.filter((one) => distance(one, some[at]!) < PLAIN);
    if (own.length > near.length) near = own;
  }
  const mean = [0, 1, 2].map(
    (part) => near.reduce((sum, one) => sum + one[part]!, 0) / near.length,
  ) as unknown as Color;
  return { color: mean, plain: near.length / some.length };
}

/** What lies between two neighbours. */
export type Border = {
  readonly a: number;
  readonly b: number;
  /** How much the colour changes at once on the way from one to the other, in levels. */
  readonly change: number;
  /** The colour where it differs most from both. */
  readonly between: Color;
  /** The colour on the border itself, along most of it: that of a gap or a line, if it has one. */
  readonly middle: Color;
  /** Whether the colour of each goes on as far as the border, as that of the floor does. */
  readonly goesOn: readonly [boolean, boolean];
};

/** Steps over a border, and how far from it they begin, in cells: what is farther is drawn. */
const [STEPS, REACH] = [15, 0.25];
/** Steps that may be on the border: grids are a bit aside. */
const ON_BORDER = [(STEPS >> 1) - 1, STEPS >> 1, (STEPS >> 1) + 1];
/** Steps from a cell up to its border and not yet on it, where the floor may have a line. */
const FROM_BEFORE = [2, 3, 4, 5, 6];
const FROM_BEHIND = FROM_BEFORE.map((step) => STEPS - 1 - step);
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

/**
 * Cells of which so much has one colour have nothing drawn on them, and where they differ so much
 * in colour there is a border, though round corners, or a grid that is a bit aside, hide its line.
 */
const [UNDRAWN, UNLIKE] = [0.8, 80];

/** The borders of all neighbours. */
export function bordersOf(
  picture: Raster,
  grid: Grid,
  cells: readonly CellColor[],
  sides: Sides,
): Border[] {
  const { quad, columns, rows } = grid;
  const onto = projectionOnto(quad, columns, rows);
  const borders: Border[] = [];
  const borderOf = (a: number, b: number, x: number, y: number): Border => {
    const bands = bandsOver(picture, onto, sides, [x, y], b === a + 1);
    const change = changeOver(bands, sides);
    const isUndrawn = Math.min(cells[a]!.bare, cells[b]!.bare) > UNDRAWN;
    const apart = distance(cells[a]!.color, cells[b]!.color);
    return {
      a,
      b,
      change: isUndrawn && apart > UNLIKE ? Math.max(change, apart) : change,
      between: betweenOf(bands[bands.length >> 1]!),
      middle: middleColor(bands, cells[a]!.color, cells[b]!.color),
      goesOn: [
        goesOn(bands, cells[a]!.color, FROM_BEFORE),
        goesOn(bands, cells[b]!.color, FROM_BEHIND),
      ],
    };
  };
  for (let cell = 0; cell < columns * rows; cell++) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (x + 1 < columns) borders.push(borderOf(cell, cell + 1, x + 1, y + 0.5));
    if (y + 1 < rows) borders.push(borderOf(cell, cell + columns, x + 0.5, y + 1));
  }
  return borders;
}

/** What lies between a cell and what is beyond the board. */
export type Rim = {
  readonly cell: number;
  readonly change: number;
  readonly goesOn: boolean;
};

/** The outer sides of all cells. */
export function rimsOf(
  picture: Raster,
  { quad, columns, rows }: Grid,
  cells: readonly CellColor[],
  sides: Sides,
): Rim[] {
  const onto = projectionOnto(quad, columns, rows);
  const rimOf = (cell: number, x: number, y: number, isAcross: boolean): Rim => {
    const bands = bandsOver(picture, onto, sides, [x, y], isAcross);
    const isBefore = isAcross ? x > 0 : y > 0;
    const steps = isBefore ? FROM_BEFORE : FROM_BEHIND;
    return {
      cell,
      change: changeOver(bands, sides),
      goesOn: goesOn(bands, cells[cell]!.color, steps),
    };
  };
  const lastRow = (rows - 1) * columns;
  return [
    ...Array.from({ length: rows }, (_, row) => [
      rimOf(row * columns, 0, row + 0.5, true),
      rimOf(row * columns + columns - 1, columns, row + 0.5, true),
    ]),
    ...Array.from({ length: columns }, (_, column) => [
      rimOf(column, column + 0.5, 0, false),
      rimOf(lastRow + column, column + 0.5, rows, false),
    ]),
  ].flat();
}

/** The colours over the border whose middle is given. */
function bandsOver(
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

type Bands = readonly (readonly Color[])[];

const changeOver = (bands: Bands, sides: Sides) =>
  sides === 'straight' ? changeAlike(bands) : changeOfMost(bands);

/** Whether most bands keep a colour at all these steps. */
function goesOn(bands: Bands, color: Color, steps: readonly number[]): boolean {
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
const betweenOf = (band: readonly Color[]) =>
  unlikest(band, band[STEPS >> 1]!, band[0]!, band.at(-1)!);

function unlikest(some: readonly Color[], usual: Color, from: Color, to: Color): Color {
  const apart = (one: Color) => Math.min(distance(one, from), distance(one, to));
  return some.reduce((most, one) => (apart(one) > apart(most) ? one : most), usual);
}

/** Of the colours on the border the one least like its cells; at each step what most bands have. */
function middleColor(bands: Bands, from: Color, to: Color): Color {
  const medians = ON_BORDER.map((step) => medianOf(bands.map((band) => band[step]!)));
  return unlikest(medians, medians[1]!, from, to);
}

const medianOf = (colors: readonly Color[]) =>
  [0, 1, 2].map((part) => {
    const values = colors.map((color) => color[part]!).sort((one, other) => one - other);
    return values[values.length >> 1]!;
  }) as unknown as Color;

export const distance = (a: Color, b: Color) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
