/* Colours in levels, and how far they are apart. */
export type Color = readonly [red: number, green: number, blue: number];

/** Colours nearer than this are one, in levels. */
export const PLAIN = 24;

export const distance = (a: Color, b: Color) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
