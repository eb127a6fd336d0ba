import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { colorLevelOf } from './colorLevel.ts';
import { createPainter } from './painter.ts';
import { PALETTE } from './palette.ts';

const pipe = new Writable();
const terminal = Object.assign(new Writable(), { isTTY: true });

describe('colorLevelOf', () => {
  it.each([
    ['a pipe', pipe, {}, undefined, 0],
    ['a terminal', terminal, {}, undefined, 1],
    ['256 colours', terminal, { TERM: 'xterm-256color' }, undefined, 2],
    ['true colour', terminal, { COLORTERM: 'truecolor' }, undefined, 3],
    ['NO_COLOR', terminal, { NO_COLOR: '1' }, undefined, 0],
    ['an empty NO_COLOR', terminal, { NO_COLOR: '' }, undefined, 1],
    ['a dumb terminal', terminal, { TERM: 'dumb' }, undefined, 0],
    ['--no-color', terminal, { FORCE_COLOR: '3' }, false, 0],
    ['--color', pipe, { NO_COLOR: '1' }, true, 1],
    ['FORCE_COLOR', pipe, { FORCE_COLOR: '1' }, undefined, 1],
    ['FORCE_COLOR=3', pipe, { FORCE_COLOR: '3' }, undefined, 3],
    ['FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, undefined, 0],
    ['NO_COLOR over FORCE_COLOR', pipe, { NO_COLOR: '1', FORCE_COLOR: '3' }, undefined, 0],
  ] as const)('%s', (_, sink, env, flag, level) => {
    expect(colorLevelOf(sink, env, flag)).toBe(level);
  });
});

describe('ground', () => {
  const hue = PALETTE[0]!;

  it('falls back from true colour to 256 to sixteen to none', () => {
    expect(createPainter(3).ground('A', hue)).toBe('\x1b[38;5;16;48;2;86;180;233mA\x1b[0m');
    expect(createPainter(2).ground('A', hue)).toBe('\x1b[38;5;16;48;5;117mA\x1b[0m');
    expect(createPainter(1).ground('A', hue)).toBe('\x1b[30;46mA\x1b[0m');
    expect(createPainter(0).ground('A', hue)).toBe('A');
  });
});

it('inks can be read on white and on black, where there are colours enough', () => {
  for (const level of [2, 3] as const) {
    const { red, green, yellow, cyan } = createPainter(level);
    for (const ink of [red, green, yellow, cyan]) {
      const [, , color] = ink('A').split(/[;m]/);
      expect(ink('A')).toBe(`\x1b[38;5;${color}mA\x1b[39m`);
      const bright = brightness(Number(color));
      expect((1 + 0.05) / (bright + 0.05)).toBeGreaterThan(3.7);
      expect((bright + 0.05) / 0.05).toBeGreaterThan(3.7);
    }
  }
  expect(createPainter(1).yellow('A')).toBe('\x1b[33mA\x1b[39m');
  expect(createPainter(0).yellow('A')).toBe('A');
});

/** Relative luminance (WCAG 2) of one of the 216 colours of the cube. */
function brightness(color: number): number {
  const steps = [0, 95, 135, 175, 215, 255];
  const at = color - 16;
  const linear = [Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6].map((step) => {
    const value = steps[step]! / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return linear[0]! * 0.2126 + linear[1]! * 0.7152 + linear[2]! * 0.0722;
}
