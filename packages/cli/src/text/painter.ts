/* Colours text for the terminal, or leaves it plain. */
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

/**
 * Of the 256 colours those with a contrast of 3.8 and more on white and on the usual dark grounds
 * (#1e1e1e, black): the terminal's own yellow, green and cyan cannot be read on white.
 */
const INKS = { red: 196, green: 64, yellow: 166, cyan: 31 } as const;

export function createPainter(level: ColorLevel): Painter {
  const colors = pc.createColors(level > 0);
  const { bold, dim, inverse } = colors;
  const ink = (name: keyof typeof INKS) =>
    level < 2 ? colors[name] : (text: string) => `\x1b[38;5;${INKS[name]}m${text}\x1b[39m`;
  const ground = (text: string, hue: Hue) =>
    level === 0 ? text : `\x1b[${inkOf(hue, level)}m${text}\x1b[0m`;
  const inks = { red: ink('red'), green: ink('green'), yellow: ink('yellow'), cyan: ink('cyan') };
  return { level, bold, dim, inverse, ...inks, ground };
}
