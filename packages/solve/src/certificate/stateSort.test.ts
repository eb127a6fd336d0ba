import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { randomNumbers } from '../../../../tests/data/randomPuzzle.ts';
import { stateLayoutOf } from './stateLayout.ts';
import { sortStates } from './stateSort.ts';

const KLOTSKI = 'BAAC/BAAC/DFFE/DGHE/I..J';
const WIDE = ['A..', ...Array.from({ length: 89 }, () => '...')].join('/');

test.each([
  ['few', KLOTSKI, 9],
  ['more than are compared', KLOTSKI, 60],
  ['so many that bytes are taken in pairs', KLOTSKI, 3000],
  ['none', KLOTSKI, 0],
  ['of two bytes', WIDE, 500],
])('states ascend: %s', (_, start, count) => {
  const layout = stateLayoutOf(parsePuzzle(`start: ${start}\ngoal: ${start}`));
  const random = randomNumbers(count);
  const states = new Uint8Array(count * layout.stride);
  for (let at = 0; at < states.length; at += layout.stride) {
    for (let i = 0; i < layout.bytes; i++) states[at + i] = random(i % 2 ? layout.radix : 3);
  }
  const texts = () =>
    Array.from({ length: count }, (_, i) =>
      Buffer.from(states.subarray(i * layout.stride, (i + 1) * layout.stride)).toString('hex'),
    );
  const expected = texts().sort();
  sortStates(states, layout);
  expect(texts()).toEqual(expected);
});
