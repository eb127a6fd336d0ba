import { expect, test } from 'vitest';
import { wantedShare } from './wantedShare.ts';

test.each([
  ['jobs wait', { waiting: 1, active: 3, places: 10 }, 0],
  ['every place works', { waiting: 0, active: 10, places: 10 }, 0],
  ['more work than there were places', { waiting: 0, active: 12, places: 10 }, 0],
  ['one of two is idle', { waiting: 0, active: 1, places: 2 }, 1],
  ['one of a thousand is idle', { waiting: 0, active: 999, places: 1000 }, 2 / 999],
  ['most of a thousand are idle', { waiting: 0, active: 100, places: 1000 }, 0.12],
  ['nobody has told how many there are', { waiting: 0, active: 4, places: Infinity }, 1],
  ['the queue is not yet seen at all', { waiting: 0, active: 0, places: 2 }, 1],
])('%s: the share to be handed back', (_, now, share) => {
  expect(wantedShare(now)).toBeCloseTo(share);
});
