import { allRecords } from '@glissade/catalogue';
import { expect, it } from 'vitest';
import { answersTo, judge } from '../independent/answers.ts';

/** All block puzzles of the catalogue whose spaces the checker searches in seconds. */
const puzzles = allRecords()
  .filter(({ type, stateCount = Infinity }) => type === 'blocks' && stateCount <= 30_000)
  .map(({ text }) => text);

it.each(['steps', 'slides', 'moves'])(
  'an independent program proves the catalogue again, in %s',
  async (metric) => {
    const argv = ['-m', metric, '--all', '--at-most', '20', '--states'];
    const answers = [
      ...(await answersTo('solve', puzzles, argv, { metric, optimal: true, atMost: 20 })),
      ...(await answersTo('hint', puzzles, ['-m', metric], { metric })),
    ];
    // Both answers to a puzzle in a row, so that its space is searched once.
    const paired = puzzles.flatMap((_, at) => [answers[at]!, answers[puzzles.length + at]!]);
    const { wrong, proved, faults } = judge(paired);
    expect([faults, wrong, proved]).toEqual(['', 0, paired.length]);
  },
);
