import { explain } from '@glissade/analysis/explain/explain';
import type { Facts } from '@glissade/analysis/explain/explanation';
import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { EN } from './en.ts';
import { ZH } from './zh.ts';

/** What is told of the detour: its first and last move; undefined where none is told. */
function toldIn(text: string): readonly [from: number, to: number] | undefined {
  const [, from, to = from] = (/longest detour lasts from move (\d+) to (\d+)/.exec(text) ??
    /than the one at move (\d+)/.exec(text) ??
    /最长的弯路从第 (\d+) 步到第 (\d+) 步/.exec(text) ??
    /最长的弯路只有第 (\d+) 步/.exec(text) ??
    []) as (string | undefined)[];
  return from === undefined ? undefined : [Number(from), Number(to)];
}

/** The first longest stretch after whose moves the goal pieces seem farther than before it. */
function recomputed(seen: readonly number[]): readonly [from: number, to: number] | undefined {
  let longest: readonly [number, number] | undefined;
  for (let from = 1; from < seen.length; from++) {
    let to = from - 1;
    while (to + 1 < seen.length && seen[to + 1]! > seen[from - 1]!) to++;
    if (to >= from && (!longest || to - from > longest[1] - longest[0])) longest = [from, to];
  }
  return longest;
}

/** What both languages tell of it. */
function bothTell(facts: Facts) {
  const [english, chinese] = [toldIn(EN.detour(facts)), toldIn(ZH.detour(facts))];
  expect(chinese).toEqual(english);
  return english;
}

const puzzles = {
  mas: puzzleOf(blockEntry('mas')),
  // A steps aside, and B passes.
  'one move': parsePuzzle('start:\nBA.\n#.#\ngoal:\n.AB\n#.#'),
  none: puzzleOf(blockEntry('rush-fogleman-01')),
};

test.each([
  ['mas', [11, 18]],
  ['one move', [1, 1]],
  ['none', undefined],
] as const)(
  'during the longest detour the number is larger than just before: %s',
  async (id, stretch) => {
    const facts = await explain(puzzles[id], { metric: 'moves' });
    if (facts.status !== 'explained') throw new Error(facts.status);
    expect(recomputed(facts.intuition.apparentDistance)).toEqual(stretch);
    expect(bothTell(facts)).toEqual(stretch);
  },
);
