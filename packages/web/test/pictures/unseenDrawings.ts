/* What is drawn on the pieces and floors of unseenLooks.ts. */
import { BLACK, type Drawing, inkOn, isWritten, lighter, SKIN, WHITE } from './drawings.ts';
import type { Color } from './photo.ts';
import { mix } from './tileBoards.ts';

/** A number from 0 to 1 that a letter and a place have. */
export const hash = (x: number, y: number) => {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

export const noise = (x: number, y: number, scale: number) => {
  const [u, v] = [x * scale, y * scale];
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [right, down] = [u - left, v - top];
  const upper = hash(left, top) * (1 - right) + hash(left + 1, top) * right;
  const lower = hash(left, top + 1) * (1 - right) + hash(left + 1, top + 1) * right;
  return 2 * (upper * (1 - down) + lower * down) - 1;
};

/** Wood whose grain runs along the piece. */
export const wooden =
  (depth: number): Drawing =>
  (u, v, { width, height, body, seed }) => {
    const [along, across] = width >= height ? [u, v] : [v, u];
    const rings = Math.sin(22 * across + 3 * noise(along * 0.7 + seed, across, 1.6) + seed);
    return lighter(body, depth * rings + 0.4 * depth * noise(along + seed, across * 6, 5));
  };

/** A painted face: round, with eyes, cheeks and a smile; two of them on a long piece. */
export const faces: Drawing = (u, v, piece) => {
  const { width, height, seed } = piece;
  const side = Math.min(width, height);
  const count = Math.max(width, height) / side;
  const [across, down] = width >= height ? [u % side, v] : [u, v % side];
  const slot = Math.floor(Math.max(u, v) / side) % count;
  const [x, y] = [across / side - 0.5, down / side - 0.5];
  const wood = wooden(8)(u, v, piece);
  const far = Math.hypot(x, y);
  if (Math.hypot(Math.abs(x) - 0.1, y + 0.06) < 0.035) return BLACK;
  if (y > 0.05 && Math.abs(Math.hypot(x, y) - 0.14) < 0.02) return [170, 40, 40];
  if (Math.hypot(Math.abs(x) - 0.19, y - 0.06) < 0.05) return mix(SKIN, [230, 90, 90], 0.5);
  if (far < 0.3 && y < -0.17)
    return [
      [60, 40, 30],
      [200, 60, 40],
      [40, 70, 140],
    ][(seed + slot) % 3] as never;
  return far < 0.3 ? SKIN : wood;
};

/** A symbol of one colour and a number of strokes below it. */
export const badge: Drawing = (u, v, { width, height, body, seed }) => {
  const [x, y] = [u - width / 2, v - height / 2];
  const ink = inkOn(body);
  if (Math.abs(x) + Math.abs(y) < 0.26) return ink;
  return isWritten((x + 0.14) / 0.28, (y - 0.26) / 0.16, seed) ? ink : body;
};

/** A name in a white plate, all along the piece. */
export const plate: Drawing = (u, v, { width, height, body, seed }) => {
  const [x, y] = [u - width / 2, v - height / 2];
  const [a, b] = [width / 2 - 0.16, height / 2 - 0.16];
  if (Math.abs(x) > a || Math.abs(y) > b) return body;
  const size = 0.5;
  return isWritten(x / size + 0.5, y / size + 0.5, seed) ? BLACK : mix(body, WHITE, 0.55);
};

/** Candy: lit from above, darker below, a glint at the upper left. */
export const candy: Drawing = (u, v, { width, height, body }) => {
  if (v < 0.3 && v > 0.14 && u > 0.16 && u < width - 0.2) return mix(body, WHITE, 0.45);
  const edge = Math.min(u, v, width - u, height - v);
  return lighter(body, (edge < 0.1 ? -30 : 0) + 22 - (44 * v) / height);
};

/** A plastic car from above: wheels beside it, a ridge, windows, a number. */
export const plastic: Drawing = (u, v, { width, height, body, seed }) => {
  const isFlat = width >= height;
  const [along, across] = isFlat ? [u, v - 0.5] : [v, u - 0.5];
  const length = Math.max(width, height);
  const side = Math.abs(across);
  const wheel = Math.min(Math.abs(along - 0.42), Math.abs(along - length + 0.42));
  if (side > 0.31 && wheel < 0.13) return [34, 34, 36];
  if (side < 0.24 && along > 0.62 && along < 0.78) return [30, 36, 44];
  if (side < 0.22 && along > length - 0.5 && along < length - 0.38) return [30, 36, 44];
  if (side < 0.06 && along > 0.84 && along < length - 0.56) return mix(body, WHITE, 0.5);
  return lighter(body, 46 * Math.cos(3.4 * across) - 26 + 4 * hash(seed, 1));
};

/** Grey levels in a pattern of dots, as a screen with few levels shows them. */
export const dotted = (grey: number, x: number, y: number): Color => {
  const dot = Math.hypot((x * 9) % 1, (y * 9) % 1) < 0.35;
  const level = dot ? grey - 26 : grey + 8;
  return [level, level, level];
};

export const lined = (x: number, y: number, color: Color, line: Color, width: number): Color =>
  Math.min(x % 1, y % 1, 1 - (x % 1), 1 - (y % 1)) < width ? line : color;

/** The tray of the toy: grey plastic with a hollow in each cell. */
export const tray = (x: number, y: number): Color => {
  const far = Math.max(Math.abs((x % 1) - 0.5), Math.abs((y % 1) - 0.5));
  if (far > 0.44) return [120, 122, 128];
  const light = 166 + 12 * ((y % 1) - 0.5);
  return [light, light, light + 4];
};
