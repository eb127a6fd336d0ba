/* Looks of number boards that were drawn after the reader, as those of unseenLooks.ts. */
import type { Color, Painted } from './photo.ts';
import { depthIn, inkOfNumber, mix } from './tileBoards.ts';

type Chance = () => number;
/** The colour of a tile at a place in its cell, before its number is printed. */
type Body = (number: number, u: number, v: number, depth: number) => Color;
type TilePaint = {
  readonly body: Body;
  readonly ink: (number: number) => Color;
  readonly ground: (x: number, y: number) => Color;
  readonly rim: Color;
  readonly gap: number;
  readonly round: number;
  readonly digitHeight: number;
  readonly shadow: number;
};

const RAINBOW: readonly Color[] = [
  [239, 83, 80],
  [255, 167, 38],
  [102, 187, 106],
  [66, 165, 245],
  [171, 71, 188],
  [38, 166, 154],
];
const shaded = (color: Color, by: number): Color => [color[0] + by, color[1] + by, color[2] + by];
const plain = (color: Color) => () => color;

export const UNSEEN_TILES: Readonly<Record<string, TilePaint>> = {
  'rounded tiles with shadows': {
    body: (number, _u, v) => shaded(RAINBOW[number % RAINBOW.length]!, 24 - 48 * v),
    ink: plain([255, 255, 255]),
    ground: plain([236, 232, 224]),
    rim: [250, 248, 240],
    gap: 0.08,
    round: 0.18,
    digitHeight: 0.42,
    shadow: 0.05,
  },
  'wooden tiles': {
    body: (number, u, v, depth) => {
      const grain = 11 * Math.sin(24 * v + number + 2 * Math.sin(3 * u + number));
      return shaded([214, 172, 118], grain + (depth < 0.03 ? -50 : 0));
    },
    ink: plain([72, 44, 24]),
    ground: plain([120, 82, 50]),
    rim: [156, 110, 68],
    gap: 0.03,
    round: 0.05,
    digitHeight: 0.5,
    shadow: 0,
  },
  'grey screen': {
    body: (_number, _u, _v, depth) => (depth < 0.03 ? [40, 40, 40] : [244, 244, 244]),
    ink: plain([30, 30, 30]),
    ground: (x, y) =>
      (Math.floor(x * 24) + Math.floor(y * 24)) % 2 === 0 ? [200, 200, 200] : [235, 235, 235],
    rim: [255, 255, 255],
    gap: 0.02,
    round: 0,
    digitHeight: 0.36,
    shadow: 0,
  },
  'plastic tiles, red and white': {
    body: (number, u, v, depth) => {
      const base: Color = number % 2 === 0 ? [238, 236, 228] : [206, 44, 40];
      return shaded(base, depth < 0.06 ? (u + v < 1 ? 16 : -46) : 8 - 16 * v);
    },
    ink: (number) => (number % 2 === 0 ? [206, 44, 40] : [246, 240, 228]),
    ground: plain([30, 30, 32]),
    rim: [48, 48, 52],
    gap: 0.02,
    round: 0.05,
    digitHeight: 0.46,
    shadow: 0,
  },
};

export function paintUnseenTiles(
  tiles: readonly number[],
  columns: number,
  paint: TilePaint,
  chance: Chance,
  fonts: number,
): Painted {
  const rows = tiles.length / columns;
  const font = Math.floor(chance() * fonts);
  const { gap, round, digitHeight } = paint;
  const look = { font, digitHeight, gap, round };
  const depthAt = (x: number, y: number) => {
    const number = tiles[Math.floor(y) * columns + Math.floor(x)];
    return number ? depthIn(x % 1, y % 1, look) : -1;
  };
  const at = (x: number, y: number): Color => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return paint.rim;
    const number = tiles[Math.floor(y) * columns + Math.floor(x)]!;
    const depth = depthAt(x, y);
    if (depth >= 0) {
      const ink = inkOfNumber(number, x % 1, y % 1, look);
      return mix(paint.body(number, x % 1, y % 1, depth), paint.ink(number), ink);
    }
    const { shadow } = paint;
    const isDark = shadow > 0 && x > shadow && y > shadow && depthAt(x - shadow, y - shadow) >= 0;
    return mix(paint.ground(x, y), [0, 0, 0], isDark ? 0.3 : 0);
  };
  return { columns, rows, frame: 0.1 + 0.2 * chance(), at };
}
