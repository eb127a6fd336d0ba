import { allRecords, type PuzzleRecord } from '@glissade/catalogue';
import type { Metric } from '@glissade/core';
import { expect, it } from 'vitest';
import { proveRecord, statedMetrics } from './proveRecord.ts';

/**
 * The metrics in which a record can be proved here within minutes. Left to others: 24-puzzles take
 * hours each, and so does a 15-puzzle in mtm.
 */
function provableMetrics(record: PuzzleRecord): readonly Metric[] {
  const { id, type, width, height, solvable } = record;
  if (!solvable) return ['steps'];
  // tests/storage/climb15.slow.test.ts proves it, with a file for the states.
  if (id === 'climb15') return [];
  if (type === 'blocks') return statedMetrics(record);
  const cells = width * height;
  if (cells > 16) return [];
  return statedMetrics(record).filter((metric) => cells < 16 || metric !== 'mtm');
}

const provable = allRecords().filter((record) => provableMetrics(record).length > 0);

it('leaves out only 24-puzzles, 15-puzzles known in mtm alone, and climb15', () => {
  expect(allRecords().length - provable.length).toBe(50 + 16 + 1);
});

it.each(provable.map((record) => [record.id, record] as const))('%s', (_, record) => {
  proveRecord(record, provableMetrics(record));
});
