import { FONT_COUNT, inkOf, spanOf } from './digitShapes.ts';
import type { Color, Painted } from './photo.ts';

/** What a board of numbered tiles looks like. */
export type TileLook = {
  readonly font: number;
  /** The height of the digits, and what is free between tiles, in cells. */
  readonly digitHeight: number;
  readonly gap: number;
  readonly round: number;
  readonly frame: number;
  readonly tile: Color;
  readonly otherTile: Color;
  readonly ink: Color;
  readonly ground: Color;
  readonly rim: Color;
  /** How much lighter the upper sides and darker the lower ones are, in levels. */
  readonly bevel: number;
};

/** The tiles (0 the gap) as a board to be photographed. */
export function paintTiles(tiles: readonly number[], columns: number, look: TileLook): Painted {
  const rows = tiles.length / columns;
  const at = (x: number, y: number): Color => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return look.rim;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const number = tiles[row * columns + column]!;
    const [u, v] = [x - column, y - row];
    const depth = depthIn(u, v, look);
    if (number === 0 || depth < 0) return look.ground;
    const isOther = (Math.floor((number - 1) / columns) + number) % 2 === 0;
    const body = isOther ? look.otherTile : look.tile;
    if (depth < 0.04 && look.bevel > 0) {
      const light = u + v < 1 ? look.bevel : -look.bevel;
      return [body[0] + light, body[1] + light, body[2] + light];
    }
    const ink = inkOfNumber(number, u, v, look);
    return mix(body, look.ink, ink);
  };
  return { columns, rows, frame: look.frame, at };
}

export const mix = (a: Color, b: Color, part: number): Color => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

/** How far inside its tile a place is; negative outside. */
export function depthIn(u: number, v: number, look: { gap: number; round: number }): number {
  const half = 0.5 - look.gap / 2;
  const [dx, dy] = [Math.abs(u - 0.5) - half + look.round, Math.abs(v - 0.5) - half + look.round];
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
  return look.round - outside - Math.min(Math.max(dx, dy), 0);
}

/** How much of a place of a tile is ink of its number. */
export function inkOfNumber(
  number: number,
  u: number,
  v: number,
  look: Pick<TileLook, 'font' | 'digitHeight'>,
): number {
  const digits = Array.from(String(number), Number);
  const size = look.digitHeight / 0.875;
  const spans = digits.map((digit) => spanOf(look.font, digit));
  const space = 0.07;
  const widths = spans.map(([from, to]) => to - from);
  const whole = widths.reduce((sum, width) => sum + width, space * (digits.length - 1));
  // Long numbers shrink until they fit.
  const fit = Math.min(1, 0.8 / (whole * size));
  let left = -whole / 2;
  for (const [at, digit] of digits.entries()) {
    const inside = (u - 0.5) / (size * fit) - left + spans[at]![0];
    if (inside >= spans[at]![0] - 0.02 && inside <= spans[at]![1] + 0.02) {
      return inkOf(look.font, digit, inside, (v - 0.5) / (size * fit) + 0.5);
    }
    left += widths[at]! + space;
  }
  return 0;
}

const WOOD: Color = [202, 160, 110];
const PLAIN: readonly (readonly [tile: Color, ink: Color, ground: Color, rim: Color])[] = [
  [
    [240, 240, 238],
    [30, 30, 34],
    [120, 124, 130],
    [90, 92, 98],
  ],
  [WOOD, [50, 30, 20], [96, 64, 40], [140, 96, 60]],
  [
    [40, 90, 170],
    [250, 250, 250],
    [20, 30, 50],
    [16, 20, 32],
  ],
  [
    [38, 40, 46],
    [240, 240, 240],
    [16, 17, 20],
    [60, 62, 70],
  ],
  [
    [246, 200, 70],
    [120, 30, 20],
    [255, 250, 240],
    [200, 180, 150],
  ],
  [
    [200, 60, 50],
    [255, 250, 235],
    [70, 20, 20],
    [40, 20, 20],
  ],
  [
    [120, 190, 130],
    [20, 50, 30],
    [235, 245, 235],
    [255, 255, 255],
  ],
  [
    [255, 255, 255],
    [60, 90, 200],
    [205, 210, 220],
    [180, 186, 200],
  ],
];

/** A look by chance. */
export function drawTileLook(random: () => number): TileLook {
  const between = (low: number, high: number) => low + (high - low) * random();
  const [tile, ink, ground, rim] = PLAIN[Math.floor(random() * PLAIN.length)]!;
  return {
    font: Math.floor(random() * FONT_COUNT),
    digitHeight: between(0.34, 0.62),
    gap: random() < 0.8 ? between(0.02, 0.12) : 0.015,
    round: random() < 0.6 ? between(0.03, 0.2) : 0,
    frame: random() < 0.7 ? between(0.05, 0.5) : 0.02,
    tile,
    otherTile: random() < 0.25 ? mix(tile, ink, 0.12) : tile,
    ink,
    ground,
    rim,
    bevel: random() < 0.3 ? 22 : 0,
  };
}
