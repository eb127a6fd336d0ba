/*
 * Letters and digits as lines of a pen, the top of capitals at 0 and their foot at 10, so that a
 * picture of pixels needs no font.
 */
import { type Polyline, polylinesOf } from './path.ts';

const BOWL = 'M5 5Q4.6 3 2.7 3Q0 3 0 6.5Q0 10 2.7 10Q4.6 10 5 8';
const BELLY = 'M0 5Q.4 3 2.3 3Q5 3 5 6.5Q5 10 2.3 10Q.4 10 0 8';
const ARCH = 'M0 5.5Q.4 3 2.5 3Q4.6 3 4.6 5.5L4.6 10';
const RING = 'M3.7 0Q0 0 0 5Q0 10 3.7 10Q7.4 10 7.4 5Q7.4 0 3.7 0Z';
const FLAG = 'M0 10L0 0L3.4 0Q6.2 0 6.2 2.9Q6.2 5.8 3.4 5.8L0 5.8';

const LOOP = 'M3 0Q.4 0 .4 2.4Q.4 4.7 3 4.7Q5.6 4.7 5.6 2.4Q5.6 0 3 0';

const GLYPHS: Readonly<Record<string, string>> = {
  0: 'M3 0Q0 0 0 5Q0 10 3 10Q6 10 6 5Q6 0 3 0Z',
  1: 'M.8 2L3.4 0L3.4 10',
  2: 'M.3 2.5Q.3 0 3 0Q5.7 0 5.7 2.6Q5.7 4.3 3.5 6.3L0 10L6 10',
  3: 'M.4 1.6Q1.2 0 3 0Q5.6 0 5.6 2.5Q5.6 4.8 2.5 4.8Q6 4.8 6 7.4Q6 10 3 10Q1 10 0 8.2',
  4: 'M4.7 10L4.7 0L0 7L6.4 7',
  5: 'M5.5 0L1 0L.6 4.6Q1.6 3.7 3 3.7Q6 3.7 6 6.8Q6 10 3 10Q1 10 0 8.5',
  6: 'M5.3 1.2Q4.6 0 3.2 0Q0 0 0 5.8Q0 10 3.1 10Q6 10 6 6.9Q6 4 3.2 4Q.6 4 0 6.5',
  7: 'M0 0L6 0L2.2 10',
  8: `${LOOP}M3 4.7Q0 4.7 0 7.4Q0 10 3 10Q6 10 6 7.4Q6 4.7 3 4.7`,
  9: 'M.7 8.8Q1.4 10 2.8 10Q6 10 6 4.2Q6 0 2.9 0Q0 0 0 3.1Q0 6 2.8 6Q5.4 6 6 3.5',
  A: 'M0 10L3.5 0L7 10M1.2 6.8L5.8 6.8',
  B: 'M3.3 4.8L0 4.8L0 10L3.5 10Q6.4 10 6.4 7.3Q6.4 4.8 3.3 4.8Q6 4.8 6 2.4Q6 0 3.3 0L0 0L0 5',
  C: 'M6.6 2Q5.6 0 3.6 0Q0 0 0 5Q0 10 3.6 10Q5.6 10 6.6 8',
  D: 'M0 0L0 10L2.8 10Q6.8 10 6.8 5Q6.8 0 2.8 0Z',
  E: 'M5.6 0L0 0L0 10L5.6 10M0 4.8L5 4.8',
  F: 'M5.6 0L0 0L0 10M0 4.9L5 4.9',
  G: 'M6.6 2Q5.6 0 3.6 0Q0 0 0 5Q0 10 3.6 10Q6.8 10 6.8 6.5L6.8 5.6L4 5.6',
  H: 'M0 0L0 10M6.4 0L6.4 10M0 4.8L6.4 4.8',
  I: 'M0 0L4 0M2 0L2 10M0 10L4 10',
  J: 'M4.4 0L4.4 7Q4.4 10 2.2 10Q.4 10 0 8',
  K: 'M0 0L0 10M6 0L0 6M2.3 3.9L6.2 10',
  L: 'M0 0L0 10L5.4 10',
  M: 'M0 10L0 0L4 7L8 0L8 10',
  N: 'M0 10L0 0L6.4 10L6.4 0',
  O: RING,
  P: FLAG,
  Q: `${RING}M4.4 7.2L7.2 10.6`,
  R: `${FLAG}M3.2 5.8L6.4 10`,
  S: 'M5.9 1.9Q5 0 3.1 0Q.3 0 .3 2.6Q.3 4.3 3.1 4.9Q6.2 5.5 6.2 7.4Q6.2 10 3.2 10Q.9 10 0 8',
  T: 'M0 0L6.6 0M3.3 0L3.3 10',
  U: 'M0 0L0 6.4Q0 10 3.2 10Q6.4 10 6.4 6.4L6.4 0',
  V: 'M0 0L3.5 10L7 0',
  W: 'M0 0L2.4 10L5 1.5L7.6 10L10 0',
  X: 'M0 0L6.4 10M6.4 0L0 10',
  Y: 'M0 0L3.4 5L6.8 0M3.4 5L3.4 10',
  Z: 'M0 0L6 0L0 10L6.2 10',
  a: `${BOWL}M5 3.2L5 10`,
  b: `${BELLY}M0 0L0 10`,
  c: 'M4.6 4.4Q4 3 2.5 3Q0 3 0 6.5Q0 10 2.5 10Q4 10 4.6 8.6',
  d: `${BOWL}M5 0L5 10`,
  e: 'M0 6.4L4.9 6.4Q4.9 3 2.5 3Q0 3 0 6.5Q0 10 2.6 10Q4 10 4.7 8.6',
  f: 'M3.2 0Q1.2 0 1.2 2L1.2 10M0 3.2L3 3.2',
  g: `${BOWL}M5 3.2L5 10.5Q5 13 2.6 13Q1 13 .3 12`,
  h: `${ARCH}M0 0L0 10`,
  i: 'M0 3.2L0 10M0 .4L0 .4',
  j: 'M1.2 3.2L1.2 11Q1.2 13 0 13M1.2 .4L1.2 .4',
  k: 'M0 0L0 10M4.4 3.2L0 7.2M1.7 5.8L4.6 10',
  l: 'M0 0L0 10',
  m: 'M0 10L0 3.2M0 5.5Q.3 3 2.1 3Q4 3 4 5.5L4 10M4 5.5Q4.2 3 6 3Q7.8 3 7.8 5.5L7.8 10',
  n: `${ARCH}M0 3.2L0 10`,
  o: 'M2.6 3Q0 3 0 6.5Q0 10 2.6 10Q5.2 10 5.2 6.5Q5.2 3 2.6 3Z',
  p: `${BELLY}M0 3.2L0 13`,
  q: `${BOWL}M5 3.2L5 13`,
  r: 'M0 10L0 3.2M0 6Q.3 3 2.8 3.1',
  s: 'M4.2 4.4Q3.6 3 2.2 3Q.2 3 .2 4.8Q.2 6 2.2 6.4Q4.4 6.8 4.4 8.2Q4.4 10 2.2 10Q.5 10 0 8.6',
  t: 'M1.3 1L1.3 8Q1.3 10 3.2 10M0 3.2L3.1 3.2',
  u: 'M0 3.2L0 7.5Q0 10 2.1 10Q4.2 10 4.6 7.5M4.6 3.2L4.6 10',
  v: 'M0 3.2L2.4 10L4.8 3.2',
  w: 'M0 3.2L1.7 10L3.5 4L5.3 10L7 3.2',
  x: 'M0 3.2L4.4 10M4.4 3.2L0 10',
  y: 'M0 3.2L2.4 10M4.8 3.2L2.2 10.5Q1.4 13 0 12.8',
  z: 'M0 3.2L4.2 3.2L0 10L4.4 10',
};

/** What stands for all other letters, as in fonts that lack them. */
const MISSING = 'M0 0L6 0L6 10L0 10Z';

/** The pen, the space between letters, and the height of the font in units of the glyphs. */
const [PEN, GAP, FONT] = [2.1, 3.4, 16.5];

/** The lines of a text around its middle, and how thick they are. */
export function textLines(
  text: string,
  [x, y]: readonly [x: number, y: number],
  size: number,
): { readonly lines: Polyline[]; readonly thickness: number } {
  const scale = size / FONT;
  const glyphs = [...text].map((letter) => GLYPHS[letter] ?? MISSING);
  const widths = glyphs.map((glyph) => {
    const points = polylinesOf(glyph, { x: 0, y: 0, scale }).flat();
    return Math.max(...points.map(([right]) => right));
  });
  const whole = widths.reduce((sum, width) => sum + width, GAP * scale * (glyphs.length - 1));
  let left = x - whole / 2;
  const lines = glyphs.flatMap((glyph, index) => {
    const place = { x: left, y: y - 5 * scale, scale };
    left += widths[index]! + GAP * scale;
    return polylinesOf(glyph, place);
  });
  return { lines, thickness: PEN * scale };
}
