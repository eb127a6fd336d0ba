import pc from 'picocolors';
import type { ColorLevel } from './colorLevel.ts';
import { type Hue, inkOf } from './palette.ts';

/** Colours text, or leaves it as it is where colour is off. */
export type Painter = {
  readonly level: ColorLevel;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly cyan: (text: string) => string;
  readonly inverse: (text: string) => string;
  /** Text on a coloured ground, in black or white, whichever is easier to read. */
  readonly ground: (text: string, hue: Hue) => string;
};

export function createPainter(level: ColorLevel): Painter {
  const { bold, dim, red, green, yellow, cyan, inverse } = pc.createColors(level > 0);
  const ground = (text: string, hue: Hue) =>
    level === 0 ? text : `\x1b[${inkOf(hue, level)}m${text}\x1b[0m`;
  return { level, bold, dim, red, green, yellow, cyan, inverse, ground };
}
