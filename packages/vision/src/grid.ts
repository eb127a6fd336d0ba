/*
 * How many columns and rows lie in a quadrilateral, and where exactly.
 *
 * The board is seen from straight above; for each column of pixels the part of its height at which
 * the colour changes there is counted. Sides of cells are long, strokes of digits are short, so
 * evenly spaced peaks are the grid. For each number of columns all places of the first and of the
 * last line near the rims are tried: mean of the lines, less what lies at halves and thirds
 * between them (which a finer grid would explain). Columns and rows are chosen together, as cells
 * are square. Refused: the spectrum of the profile, which knows no ends and takes two cells for
 * one. Cost: some 100,000 sums.
 */

import { AROUND, type AxisFit, fitAxis, type Lines } from './axisFit.ts';
import { edgesOf, quantile } from './edges.ts';
import { type Point, project, projectionOnto, type Quad, sidesOf } from './plane.ts';
import { type Raster, sampleInto } from './raster.ts';

/** The longer side of the board seen from above, in pixels. */
const SIDE = 240;

/** A grid of cells, placed in a picture. */
export type Grid = {
  readonly quad: Quad;
  readonly columns: number;
  readonly rows: number;
};

/** The neighbours of a cell to the right and below, so that all cells name each border once. */
export function rightAndBelow({ columns, rows }: Pick<Grid, 'columns' | 'rows'>, cell: number) {
  return [
    ...((cell + 1) % columns > 0 ? [cell + 1] : []),
    ...(cell + columns < columns * rows ? [cell + columns] : []),
  ];
}

export type GridFit = {
  readonly grid: Grid;
  readonly score: number;
  /** The score of the axis along which lines are seen less: stripes have lines along one alone. */
  readonly weaker: number;
};

/** A part of a picture, seen from straight above, `margin` of its size around it. */
export function straighten(
  picture: Raster,
  quad: Quad,
  width: number,
  height: number,
  margin: number,
): Raster {
  const onto = projectionOnto(quad, 1, 1);
  const colors = new Float32Array(width * height * 3);
  const whole = 1 + 2 * margin;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = ((x + 0.5) / width) * whole - margin;
      const v = ((y + 0.5) / height) * whole - margin;
      const [px, py] = project(onto, u, v);
      sampleInto(picture, px, py, colors, (y * width + x) * 3);
    }
  }
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) data.set(colors.subarray(at * 3, at * 3 + 3), at * 4);
  return { width, height, data };
}

/** The likeliest grids in a quadrilateral, the best first. */
export function fitGrids(picture: Raster, quad: Quad, lines: Lines, most: number): GridFit[] {
  const [across, down] = sidesOf(quad);
  const scale = SIDE / Math.max(across, down);
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  if (Math.min(width, height) < SIDE / 6) return [];
  const top = straighten(picture, quad, width, height, AROUND);
  const [columns, rows] = profilesOf(top).map((profile) => fitAxis(profile, lines)) as [
    AxisFit[],
    AxisFit[],
  ];
  const pairs = columns.flatMap((column) =>
    rows.map((row) => ({ column, row, score: scoreOf(column, row) })),
  );
  pairs.sort((a, b) => b.score - a.score);
  return pairs.slice(0, most).map(({ column, row, score }) => ({
    grid: {
      quad: quadOf(quad, column, row, width, height),
      columns: column.count,
      rows: row.count,
    },
    score,
    weaker: Math.min(column.score, row.score),
  }));
}

function scoreOf(column: AxisFit, row: AxisFit): number {
  const side = (fit: AxisFit) => (fit.to - fit.from) / fit.count;
  const slant = Math.abs(Math.log(side(column) / side(row)));
  return column.score + row.score - 1.5 * Math.max(0, slant - 0.12);
}

function quadOf(quad: Quad, column: AxisFit, row: AxisFit, width: number, height: number): Quad {
  const onto = projectionOnto(quad, 1, 1);
  const place = (at: number, length: number) => (at / length) * (1 + 2 * AROUND) - AROUND;
  const corner = (x: number, y: number): Point => project(onto, place(x, width), place(y, height));
  return [
    corner(column.from, row.from),
    corner(column.to, row.from),
    corner(column.to, row.to),
    corner(column.from, row.to),
  ];
}

/** For each column, and each row, the part of its pixels at which an edge runs along it. */
function profilesOf(top: Raster): readonly [Float32Array, Float32Array] {
  const { width, height, across, down } = edgesOf(top);
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  // Above the grain: sides of cells may be faint beside their digits.
  const level = (values: Float32Array) => Math.max(6, quantile(values, 0.5) * 3);
  const [acrossLevel, downLevel] = [level(across), level(down)];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (Math.max(across[at - 1]!, across[at]!, across[at + 1]!) > acrossLevel) columns[x]! += 1;
      const beside = Math.max(down[at - width]!, down[at]!, down[at + width]!);
      if (beside > downLevel) rows[y]! += 1;
    }
  }
  const inner = 1 / (1 + 2 * AROUND);
  return [
    columns.map((count) => Math.min(1, count / (height * inner))),
    rows.map((count) => Math.min(1, count / (width * inner))),
  ];
}
