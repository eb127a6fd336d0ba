import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePlace, type Place, strayFiles } from './place.ts';
import { type Ending, endInTerminal } from './terminal.ts';

let place: Place;
beforeEach(() => {
  place = makePlace();
});
afterEach(() => place.remove());

const HARD = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';
const WORKS: readonly (readonly [string, readonly string[], string])[] = [
  ['a game', ['play', 'klotski'], 'h hint'],
  ['the menu', [], 'Which puzzle'],
  ['a progress line', ['solve', HARD, '--engine', 'astar'], 'searching'],
];
const CODES: readonly (readonly [Ending, number])[] = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
  ['hang up', 129],
];

describe.each(WORKS)('%s', (_, argv, awaited) => {
  test.each(CODES)('%s: the terminal as it was, the exit code %i', async (ending, code) => {
    const left = await endInTerminal(place, argv, awaited, ending);
    expect(left.code).toBe(code);
    expect(strayFiles(place)).toEqual([]);
    if (ending === 'hang up') return;
    expect(left.after).toBe(left.before);
    const { shown } = left;
    expect(shown.lastIndexOf('\x1b[?25h')).toBeGreaterThanOrEqual(shown.lastIndexOf('\x1b[?25l'));
    const screens = ['\x1b[?1049h', '\x1b[?1049l'].map((sign) => shown.split(sign).length);
    expect(screens[0]).toBe(screens[1]);
  });
});

test('Ctrl-C at a progress line: the best so far, and 130', async () => {
  const argv = ['solve', HARD, '--engine', 'astar', '--no-color'];
  const { code, shown, before, after } = await endInTerminal(place, argv, 'searching', 'Ctrl-C');
  expect(code).toBe(130);
  expect(shown).toMatch(/interrupted before a decision; a solution has at least \d+ stm/);
  expect(after).toBe(before);
});
