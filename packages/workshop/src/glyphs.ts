/* Letters of dots, five wide and seven high, drawn for labels that are cut or printed. */
import type { Square } from './region.ts';

/** Rows from the top; each a number of five bits, the highest at the left. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '0e11111f111111',
  B: '1e11111e11111e',
  C: '0f10101010100f',
  D: '1e11111111111e',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  G: '0f10101311110f',
  H: '1111111f111111',
  I: '0e04040404040e',
  J: '0702020202120c',
  K: '11121418141211',
  L: '1010101010101f',
  M: '111b1515111111',
  N: '11191513111111',
  O: '0e11111111110e',
  P: '1e11111e101010',
  Q: '0e11111115120d',
  R: '1e11111e141211',
  S: '0f10100e01011e',
  T: '1f040404040404',
  U: '1111111111110e',
  V: '11111111110a04',
  W: '1111111515150a',
  X: '11110a040a1111',
  Y: '11110a04040404',
  Z: '1f01020408101f',
  '0': '0e11131519110e',
  '1': '040c040404040e',
  '2': '0e11010204081f',
  '3': '1f02040201110e',
  '4': '02060a121f0202',
  '5': '1f101e0101110e',
  '6': '0608101e11110e',
  '7': '1f010204080808',
  '8': '0e11110e11110e',
  '9': '0e11110f01020c',
  a: '00000e010f110f',
  b: '10101e1111111e',
  c: '00000f1010100f',
  d: '01010f1111110f',
  e: '00000e111f100e',
  f: '0609081c080808',
  g: '000f11110f010e',
  h: '10101e11111111',
  i: '04000c0404040e',
  j: '0200060202120c',
  k: '10101214181412',
  l: '0c04040404040e',
  m: '00001a15151515',
  n: '00001e11111111',
  o: '00000e1111110e',
  p: '001e11111e1010',
  q: '000f11110f0101',
  r: '00001619101010',
  s: '00000f100e011e',
  t: '08081c08080906',
  u: '0000111111130d',
  v: '000011110a0a04',
  w: '0000111115150a',
  x: '0000110a040a11',
  y: '001111110f010e',
  z: '00001f0204081f',
};

const [WIDTH, HEIGHT] = [5, 7];

/** The dots of a text in a row; letters without a drawing are left out. */
export function glyphSquares(text: string): {
  readonly squares: Square[];
  readonly width: number;
  readonly height: number;
} {
  const known = [...text].filter((letter) => Object.hasOwn(GLYPHS, letter));
  const squares = known.flatMap((letter, i) =>
    rowsOf(GLYPHS[letter]!).flatMap((bits, row) =>
      Array.from({ length: WIDTH }, (_, column) => column)
        .filter((column) => (bits >> (WIDTH - 1 - column)) & 1)
        .map((column): Square => [column + i * (WIDTH + 1), row]),
    ),
  );
  return { squares, width: Math.max(1, known.length * (WIDTH + 1) - 1), height: HEIGHT };
}

function rowsOf(drawing: string): number[] {
  return Array.from({ length: HEIGHT }, (_, row) =>
    Number.parseInt(drawing.slice(2 * row, 2 * row + 2), 16),
  );
}
