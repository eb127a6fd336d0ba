/*
 * Every kind of file that is read back, with one bit flipped or cut short: the answer is the same,
 * or what is lost is made again, or one message says which file it is. Never another answer.
 */
import { type Random, seededRandom } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { oneIn } from '../support/oneIn.ts';
import { type Files, KINDS } from './keptKinds.ts';

const share = oneIn(4);
const FLIPS = 1000;
const CUTS = 100;
/** What may be said instead of an answer, by the name of the error. */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  CheckpointError: /damaged|cannot be read|another search|other files/,
  DamagedRun: /damaged/,
  Unproved: /./,
};

/** The files of a folder as one row of bytes, so that each byte is as likely as another. */
function damaged(files: Files, random: Random, isCut: boolean): Map<string, Uint8Array> {
  const names = [...files.keys()].sort();
  const name = names[random(names.length)]!;
  const bytes = files.get(name)!.slice();
  const at = random(Math.max(1, bytes.length));
  if (!isCut && bytes.length > 0) bytes[at]! ^= 1 << random(8);
  return new Map(files).set(name, isCut ? bytes.subarray(0, at) : bytes);
}

describe.each(Object.entries(KINDS))('%s', (name, { made, answered }) => {
  test('damaged at any place gives no other answer', async () => {
    const files = await made();
    expect(files.size).toBeGreaterThan(0);
    const right = await answered(files);
    for (let number = 0; number < FLIPS + CUTS; number += share) {
      const changed = damaged(files, seededRandom(number), number >= FLIPS);
      const what = `${name}, case ${number}`;
      try {
        expect(await answered(changed), what).toEqual(right);
      } catch (error) {
        const said = error instanceof Error ? REFUSALS[error.name] : undefined;
        if (!said) throw error;
        expect((error as Error).message, what).toMatch(said);
      }
    }
  });
});
