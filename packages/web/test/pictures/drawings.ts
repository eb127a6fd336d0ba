/* What makers and programs draw on the pieces of a board. */
import { chanceOf } from './chance.ts';
import type { Color } from './photo.ts';
import { mix } from './tileBoards.ts';

/** A piece as it is drawn: its sides in cells, its colour, and a number that tells it apart. */
export type DrawnPiece = {
  readonly width: number;
  readonly height: number;
  readonly body: Color;
  readonly seed: number;
};

/** The colour at a place of a piece, in cells from its upper left corner. */
export type Drawing = (u: number, v: number, piece: DrawnPiece) => Color;

export const BLACK: Color = [20, 16, 14];
export const WHITE: Color = [248, 246, 240];
export const SKIN: Color = [240, 200, 160];
const GLASS: Color = [60, 80, 100];

const lightOf = ([red, green, blue]: Color) => (red + 2 * green + blue) / 4;
/** Ink that is seen on a body. */
export const inkOn = (body: Color) => (lightOf(body) > 110 ? BLACK : WHITE);
export const lighter = (body: Color, by: number): Color => [
  body[0] + by,
  body[1] + by,
  body[2] + by,
];

/** How far a place is from a stroke. */
function farFrom(u: number, v: number, [ax, ay, bx, by]: readonly number[]): number {
  const [dx, dy] = [bx! - ax!, by! - ay!];
  const along = ((u - ax!) * dx + (v - ay!) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(u - ax! - part * dx, v - ay! - part * dy);
}

/** Strokes as those of a written character, in a square from 0 to 1. */
const CHARACTERS = Array.from({ length: 12 }, (_, seed) => {
  const chance = chanceOf(seed + 7000);
  return Array.from({ length: 6 }, (_, stroke) => {
    const at = 0.1 + 0.8 * chance();
    if (stroke % 3 === 0) return [0.1, at, 0.9, at];
    if (stroke % 3 === 1) return [at, 0.1, at, 0.9];
    return [chance(), chance(), chance(), chance()];
  });
});

export function isWritten(u: number, v: number, character: number): boolean {
  if (u < -0.1 || v < -0.1 || u > 1.1 || v > 1.1) return false;
  return CHARACTERS[character % CHARACTERS.length]!.some((one) => farFrom(u, v, one) < 0.06);
}

/** A name in large characters over the middle of the piece, one below or beside the other. */
const name: Drawing = (u, v, { width, height, body, seed }) => {
  const size = 0.62 * Math.min(width, height) * (width === height ? 0.75 : 1);
  const count = width === height ? (width > 1 ? 2 : 1) : 2;
  const isDown = height >= width;
  const [x, y] = [u - width / 2, v - height / 2];
  const [along, across] = isDown ? [y, x] : [x, y];
  const slot = Math.floor(along / (size * 1.1) + count / 2);
  if (slot < 0 || slot >= count) return body;
  const from = (slot - count / 2) * size * 1.1;
  const [cu, cv] = [(across + size / 2) / size, (along - from) / size];
  const isInk = isDown ? isWritten(cu, cv, seed + 3 * slot) : isWritten(cv, cu, seed + 3 * slot);
  return isInk ? inkOn(body) : body;
};

/** One character in the middle, on a light disc. */
const seal: Drawing = (u, v, { width, height, body, seed }) => {
  const [x, y] = [u - width / 2, v - height / 2];
  const radius = 0.36 * Math.min(width, height);
  if (Math.hypot(x, y) > radius) return body;
  const size = radius * 1.2;
  return isWritten((x + size / 2) / size, (y + size / 2) / size, seed) ? BLACK : WHITE;
};

/** A figure: a hat, a face with eyes, a robe of another colour. */
const figure: Drawing = (u, v, { width, height, body, seed }) => {
  const side = Math.min(width, height);
  const [x, y] = [(u - width / 2) / side, (v - height / 2) / side];
  if (Math.abs(x) < 0.3 && y > -0.42 && y < -0.22) return mix(body, BLACK, 0.7);
  if (Math.hypot(x, y + 0.05) < 0.24) {
    const isEye = Math.min(Math.hypot(x - 0.09, y + 0.08), Math.hypot(x + 0.09, y + 0.08)) < 0.035;
    return isEye || (Math.abs(y - 0.06) < 0.02 && Math.abs(x) < 0.08) ? BLACK : SKIN;
  }
  const robe: Color = [
    [60, 90, 180],
    [180, 60, 60],
    [200, 160, 40],
  ][seed % 3] as never;
  return y > 0.15 && y < 0.45 && Math.abs(x) < 0.2 + 0.3 * (y - 0.15) ? robe : body;
};

/** A car from above: a roof, darker or lighter than the rest, and two windows. */
const roofOf =
  (shade: number): Drawing =>
  (u, v, { width, height, body }) => {
    const isFlat = width >= height;
    const [along, across] = isFlat ? [u, v] : [v, u];
    const [length, breadth] = isFlat ? [width, height] : [height, width];
    if (Math.abs(across - breadth / 2) > 0.27) return body;
    const [from, to] = [0.28 * length, 0.82 * length];
    if (along < from || along > to) return body;
    const isGlass = along < from + 0.16 || along > to - 0.16;
    return isGlass ? GLASS : lighter(body, shade);
  };

/** A light edge above and at the left, a dark one below and at the right. */
const bevel: Drawing = (u, v, { width, height, body }) => {
  const rims = [v, u, height - v, width - u];
  const nearest = Math.min(...rims);
  if (nearest > 0.12) return body;
  return lighter(body, rims.indexOf(nearest) < 2 ? 45 : -45);
};

/** Lighter above than below. */
const gradient: Drawing = (_, v, { height, body }) => lighter(body, 34 - (68 * v) / height);

/** A shine in the middle. */
const shine: Drawing = (u, v, { width, height, body }) => {
  const far = Math.hypot((u - width / 2) / width, (v - height / 2) / height);
  return lighter(body, 42 - 110 * far);
};

/** Grain along the piece. */
const grain: Drawing = (u, v, { width, height, body, seed }) => {
  const [along, across] = width >= height ? [u, v] : [v, u];
  const wave = Math.sin(across * 34 + seed + 1.6 * Math.sin(along * 2.1 + seed));
  return lighter(body, 11 * wave + 6 * Math.sin(across * 91 + along));
};

/** A ring around a star of four rays. */
const icon: Drawing = (u, v, { width, height, body }) => {
  const [x, y] = [u - width / 2, v - height / 2];
  const far = Math.hypot(x, y);
  const isRing = Math.abs(far - 0.3) < 0.04;
  const isStar = Math.sqrt(Math.abs(x)) + Math.sqrt(Math.abs(y)) < 0.42;
  return isRing || isStar ? inkOn(body) : body;
};

/** A line inside the edge, all the way round. */
const inset: Drawing = (u, v, { width, height, body }) => {
  const depth = Math.min(u, v, width - u, height - v);
  return depth > 0.16 && depth < 0.2 ? mix(body, inkOn(body), 0.6) : body;
};

/** A letter in the upper left corner. */
const corner: Drawing = (u, v, { body, seed }) =>
  isWritten((u - 0.14) / 0.24, (v - 0.14) / 0.24, seed) ? inkOn(body) : body;

/** A stripe along the middle. */
const stripe: Drawing = (u, v, { width, height, body }) => {
  const across = width >= height ? v - height / 2 : u - width / 2;
  return Math.abs(across) < 0.09 ? inkOn(body) : body;
};

const plain: Drawing = (_u, _v, { body }) => body;

export const DRAWINGS: readonly Drawing[] = [
  plain,
  name,
  seal,
  figure,
  bevel,
  gradient,
  shine,
  grain,
  icon,
  inset,
  corner,
];

export const CAR_DRAWINGS: readonly Drawing[] = [roofOf(-50), roofOf(45), stripe];
