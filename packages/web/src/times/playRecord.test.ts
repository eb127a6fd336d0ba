import { packSteps, parsePuzzle, seededRandom } from '@glissade/core';
import { packPuzzle } from '@glissade/core/game';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import { type Play, playOf, recordOf } from './playRecord.ts';

const puzzle = parsePuzzle('8 6 7/2 5 4/3 0 1');
const solved = solveSync(puzzle);
if (solved.status !== 'solved') throw new Error('a puzzle that has a solution');
const steps = [...packSteps(solved.steps)];
const times = steps.map((_, step) => 130 * step);
const play: Play = { at: 1.7e12, puzzle: packPuzzle(puzzle), steps, times };

test('a play is read as it was kept, and as an earlier version has kept it', () => {
  expect(steps.length).toBeGreaterThan(2);
  expect(playOf(structuredClone(recordOf(play)))).toEqual(play);
  expect(playOf(structuredClone(play))).toEqual(play);
});

test('a record with a flipped bit is no play', () => {
  const random = seededRandom(43);
  const text = JSON.stringify(recordOf(play));
  let read = 0;
  for (let flips = 0; flips < 1000; flips++) {
    const at = random(text.length);
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << random(7)));
    const changed = `${text.slice(0, at)}${flipped}${text.slice(at + 1)}`;
    const found = playOf(parsed(changed));
    // The name of the checksum is the one thing that nothing depends on.
    if (found) expect(found).toEqual(play);
    else read++;
  }
  expect(read).toBeGreaterThan(900);
});

test('a record without a checksum is replayed', () => {
  const wrong = [
    { steps: steps.slice(1) },
    { steps: [...steps, steps[0]!] },
    { times: times.toReversed() },
    { times: times.slice(1) },
    { at: Number.NaN },
    { puzzle: { ...play.puzzle, width: 4 } },
    { puzzle: undefined },
    { steps: undefined },
  ];
  for (const change of wrong) expect(playOf({ ...play, ...change })).toBeUndefined();
  for (const none of [undefined, null, 3, 'play']) expect(playOf(none)).toBeUndefined();
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
