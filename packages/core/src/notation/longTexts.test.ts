import { expect, test } from 'vitest';
import { LONG_TEXTS } from '../../../../tests/arbitrary/longTexts.ts';
import { readOrRefused } from '../../../../tests/arbitrary/readings.ts';
import { someOf } from '../../../../tests/support/oneIn.ts';
import { FORMS } from './allForms.ts';
import { parseState } from './drawings/parseState.ts';
import { parseFreeMoves } from './moves/freeMoves.ts';
import { parseLine } from './moves/parseLine.ts';
import { parseReplayLink } from './moves/replayLink.ts';
import { parsePuzzle, readPuzzles } from './readPuzzle.ts';

const TILES = parsePuzzle('8 6 4/0 7 2/5 1 3');
const BLOCKS = parsePuzzle('start:\nAR.\nB..\ngoal:\n.AR\n...\n');

type Reader = readonly [name: string, read: (text: string) => unknown];

const READERS: readonly Reader[] = [
  ...FORMS.map(
    (form) => [form.name, (text: string) => parsePuzzle(text, { from: form.name })] as const,
  ),
  ['any form', (text) => parsePuzzle(text)],
  ['puzzles', (text) => readPuzzles(text)],
  ['goal of tiles', (text) => parsePuzzle('8 6 4/0 7 2/5 1 3', { goal: text })],
  ['goal of blocks', (text) => parsePuzzle('2003/2003/4115/4785/6..9', { goal: text })],
  ['moves of tiles', (text) => parseLine(TILES, text)],
  ['moves of blocks', (text) => parseLine(BLOCKS, text)],
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

function timeToRead([, read]: Reader, text: string): number {
  return timeOf(() => readOrRefused(text, () => read(text)));
}

/** The look at every pair of a text and a reader: what takes a second a MB takes as many ms. */
const GLANCE_LENGTH = 8_000;
const GLANCE_MS = 8;
/** Fifteen seconds a MB, however often the code has run: worth comparing at this length. */
const GLANCE_MS_MAX = 15 * GLANCE_MS;
const GLANCES_MAX = 6;
/** What took longer is measured again at lengths where code is warm and noise is small. */
const [SHORT, LONG] = [32_000, 128_000];
/** Four times the text in less than so many times the time; 16 would be quadratic. */
const GROWTH_MAX = 8;
/** A second a MB: what is quicker needs no second look. */
const QUICK_MS = LONG / 1000;

/**
 * The least of several times, or the first that is short enough: what a busy machine, or code that
 * is not warm, adds is not in it.
 */
function leastTime(reader: Reader, text: string, enough = 0): number {
  let least = Infinity;
  for (let glance = 0; glance < GLANCES_MAX && least > enough; glance++) {
    least = Math.min(least, timeToRead(reader, text));
  }
  return least;
}

/**
 * Before longer texts are tried, which may be refused for their length alone; three times over, as
 * a machine may be busy for all times of one length and none of the other.
 */
function isSuperlinearAtGlance(reader: Reader, make: (length: number) => string): boolean {
  return [1, 2, 3].every(() => {
    const longMs = leastTime(reader, make(GLANCE_LENGTH), GLANCE_MS_MAX);
    if (longMs <= GLANCE_MS_MAX) return false;
    return longMs > GROWTH_MAX * leastTime(reader, make(GLANCE_LENGTH / 4));
  });
}

/**
 * True where time grows faster than length, three times over, and goes on to do so: garbage that is
 * cleared away, or a busy machine, can look like it at one length.
 */
function isSuperlinear(reader: Reader, make: (length: number) => string): boolean {
  const glance = make(GLANCE_LENGTH);
  if (timeToRead(reader, glance) < GLANCE_MS) return false;
  if (timeToRead(reader, glance) < GLANCE_MS) return false;
  if (isSuperlinearAtGlance(reader, make)) return true;
  const [short, long] = [make(SHORT), make(LONG)];
  const longest: number[] = [];
  const looksSo = [1, 2, 3].every(() => {
    const shortMs = timeToRead(reader, short);
    // Nobody need wait for what takes so long already.
    if (shortMs > 4 * QUICK_MS) return true;
    const longMs = timeToRead(reader, long);
    longest.push(longMs);
    return longMs > QUICK_MS && longMs > GROWTH_MAX * shortMs;
  });
  if (!looksSo || longest.length < 3) return looksSo;
  return timeToRead(reader, make(4 * LONG)) > GROWTH_MAX * Math.min(...longest);
}

test.each(someOf(LONG_TEXTS, 2))('$name: time grows with length, by every reader', ({ make }) => {
  const slow = READERS.filter((reader) => isSuperlinear(reader, make));
  expect(slow.map(([name]) => name)).toEqual([]);
});

test('the measure finds what is quadratic', () => {
  const countPairs = (text: string) => {
    let pairs = 0;
    for (let i = 0; i < text.length; i++) {
      for (let j = 0; j < i; j++) if (text.charCodeAt(i) === text.charCodeAt(j)) pairs++;
    }
    return pairs;
  };
  const quadratic: Reader = ['quadratic', countPairs];
  expect(isSuperlinear(quadratic, (length) => 'x'.repeat(length))).toBe(true);
});

test.each([
  ['commas', ',', 'numbers', 1],
  ['commas', ',', 'slidysim', 1],
  ['boards of tiles', '1 2/3 0\n---\n', 'puzzles', 1],
  ['puzzles that are none', 'A.\n---\n', 'puzzles', 1],
  ['letters that are no puzzle', 'A\n---\n', 'puzzles', 1],
])('a long text of %s (%j) is read by %s in little time', (_name, part, name, secondsPerMb) => {
  const length = 250_000;
  const text = part.repeat(length / part.length);
  const reader = READERS.find(([known]) => known === name)!;
  // A count of the lines that are reached makes all of it slower, and so does a busy machine; what
  // grows with the square of the length takes minutes.
  const mostMs = (8 * secondsPerMb * length) / 1000;
  // One of three will do: other work of this process counts, too.
  expect([1, 2, 3].some(() => timeToRead(reader, text) < mostMs)).toBe(true);
});

test.each(['3\n', '2\n\n'])(
  'numbers one a line (%j) take hardly longer than in one line',
  (part) => {
    const length = 250_000;
    const reader = READERS.find(([name]) => name === 'any form')!;
    const [lines, words] = [part, '3 '].map((one) => one.repeat(length / one.length));
    // Words in one line are refused before most of them are looked at; a busy machine may slow
    // down one of the two.
    const isQuick = () => timeToRead(reader, lines!) < 6 * timeToRead(reader, words!);
    expect([1, 2, 3].some(isQuick)).toBe(true);
  },
);
