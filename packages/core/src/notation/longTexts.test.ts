import { describe, expect, test } from 'vitest';
import { LONG_TEXTS } from '../../../../tests/arbitrary/longTexts.ts';
import { readOrRefused } from '../../../../tests/arbitrary/readings.ts';
import { FORMS } from './allForms.ts';
import { parseFreeMoves } from './freeMoves.ts';
import { parseMoves } from './parseMoves.ts';
import { parseState } from './parseState.ts';
import { parsePuzzle, readPuzzles } from './readPuzzle.ts';
import { parseReplayLink } from './replayLink.ts';

const TILES = parsePuzzle('8 6 4/0 7 2/5 1 3');
const BLOCKS = parsePuzzle('start:\nAR.\nB..\ngoal:\n.AR\n...\n');

const READERS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ...FORMS.map(
    (form) => [form.name, (text: string) => parsePuzzle(text, { from: form.name })] as const,
  ),
  ['any form', (text) => parsePuzzle(text)],
  ['puzzles', (text) => readPuzzles(text)],
  ['goal of tiles', (text) => parsePuzzle('8 6 4/0 7 2/5 1 3', { goal: text })],
  ['goal of blocks', (text) => parsePuzzle('2003/2003/4115/4785/6..9', { goal: text })],
  ['moves of tiles', (text) => parseMoves(TILES, text)],
  ['moves of blocks', (text) => parseMoves(BLOCKS, text)],
  ['free moves', parseFreeMoves],
  ['state of tiles', (text) => parseState(TILES, text)],
  ['state of blocks', (text) => parseState(BLOCKS, text)],
  ['replay', parseReplayLink],
];

/** Processor time in ms: other work of the machine does not count. */
function timeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('long texts', () => {
  const [short, long] = [20_000, 80_000];
  /** Four times the text in less than so many times the time; 16 would be quadratic. */
  const GROWTH_MAX = 8;
  /** Times below this are noise. */
  const FLOOR_MS = 25;

  test.each(LONG_TEXTS)('$name: time grows with length, by every reader', ({ make }) => {
    const texts = [make(short), make(long)] as const;
    const slow = READERS.filter(([, read]) => {
      const timesOf = (text: string) => timeOf(() => readOrRefused(text, () => read(text)));
      const isSlow = () => timesOf(texts[1]) > GROWTH_MAX * Math.max(FLOOR_MS, timesOf(texts[0]));
      // What else was cleaned up meanwhile would count once, hardly three times.
      return isSlow() && isSlow() && isSlow();
    });
    expect(slow.map(([name]) => name)).toEqual([]);
  });

  test.each([
    'empty lines and a letter',
    'letters R',
    'moves',
    'a square drawing',
    'opening braces',
    'goals',
    'separators',
    'an open map in quotes',
    'NULs',
    'CJK',
  ])('a million of %s is read or refused in no time', (name) => {
    const text = LONG_TEXTS.find((one) => one.name === name)!.make(1_000_000);
    for (const [reader, read] of READERS) {
      const ms = timeOf(() => readOrRefused(text, () => read(text)));
      expect({ reader, isFast: ms < 4000 }).toEqual({ reader, isFast: true });
    }
  });
});
