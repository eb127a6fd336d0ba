/* The picture of one digit, as the net takes it. */

/** The side of the picture of one digit that the net looks at, in pixels. */
export const GLYPH_SIDE = 20;
/** A margin around it, so that strokes at the rim are seen from both sides. */
const MARGIN = 1;

/** How much of the ink each pixel is, 0–1, row by row. */
export type InkMap = {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
};

/** Pixels from `left`, `top` up to and without `right`, `bottom`. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * A part of an ink map as the net wants it: centred, as large as fits, proportions kept, the
 * darkest ink 1. Averages where it shrinks, interpolates where it grows.
 */
export function glyphOf(map: InkMap, box: Box): Float32Array {
  const glyph = new Float32Array(GLYPH_SIDE * GLYPH_SIDE);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const room = GLYPH_SIDE - 2 * MARGIN;
  const step = Math.max(width, height) / room;
  const taps = Math.max(1, Math.min(4, Math.ceil(step)));
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  let most = 1e-6;
  for (let y = 0; y < GLYPH_SIDE; y++) {
    for (let x = 0; x < GLYPH_SIDE; x++) {
      let sum = 0;
      for (let tap = 0; tap < taps * taps; tap++) {
        const right = ((tap % taps) + 0.5) / taps;
        const down = (Math.floor(tap / taps) + 0.5) / taps;
        const fromX = middleX + (x + right - GLYPH_SIDE / 2) * step;
        const fromY = middleY + (y + down - GLYPH_SIDE / 2) * step;
        sum += inkAt(map, box, fromX - 0.5, fromY - 0.5);
      }
      const value = sum / (taps * taps);
      glyph[x + y * GLYPH_SIDE] = value;
      if (value > most) most = value;
    }
  }
  return glyph.map((value) => value / most);
}

/** Between pixels; nothing outside the box. */
function inkAt(map: InkMap, box: Box, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (column: number, row: number) =>
    column < box.left || column >= box.right || row < box.top || row >= box.bottom
      ? 0
      : map.ink[column + row * map.width]!;
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}
