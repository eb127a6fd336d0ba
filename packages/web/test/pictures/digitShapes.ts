import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const SIDE = 32;
/**
 * The digits of thirteen fonts that the net never learned, drawn by tools/digits/drawDigits.mjs:
 * fonts under the SIL Open Font License, and Verana and AveriaSans, which are as free.
 */
const shapes = inflateSync(readFileSync(new URL('./digits.bin', import.meta.url)));
export const FONT_COUNT = shapes.length / (10 * SIDE * SIDE);

/** The ink of a digit (0–1) at a place in its square, 0–1 both ways. */
export function inkOf(font: number, digit: number, u: number, v: number): number {
  const [x, y] = [u * SIDE - 0.5, v * SIDE - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= SIDE - 1 || top >= SIDE - 1) return 0;
  const at = (font * 10 + digit) * SIDE * SIDE + top * SIDE + left;
  const [right, down] = [x - left, y - top];
  const upper = shapes[at]! * (1 - right) + shapes[at + 1]! * right;
  const lower = shapes[at + SIDE]! * (1 - right) + shapes[at + SIDE + 1]! * right;
  return (upper * (1 - down) + lower * down) / 255;
}

/** The parts of the square that a digit takes across, so that others can stand beside it. */
export function spanOf(font: number, digit: number): readonly [from: number, to: number] {
  let [from, to] = [SIDE, 0];
  const first = (font * 10 + digit) * SIDE * SIDE;
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (shapes[first + at]! < 64) continue;
    from = Math.min(from, at % SIDE);
    to = Math.max(to, (at % SIDE) + 1);
  }
  return [from / SIDE, to / SIDE];
}
