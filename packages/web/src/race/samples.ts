import { type Puzzle, parsePuzzle } from '@glissade/core';

/** Puzzles to begin with; the first lengths are those that the names tell. */
export const SAMPLES = {
  easy: '1 3 6/4 2 0/7 5 8',
  middle: '8 6 4/0 7 2/5 1 3',
  hardest: '8 6 7/2 5 4/3 0 1',
  fifteen: '5 1 7 3/9 2 11 4/13 6 15 8/0 10 14 12',
  blocks: 'title: A\nstart:\nABB.\nCDD.\nCEEF\ngoal:\n...A\n....\n....',
} as const;

export type SampleName = keyof typeof SAMPLES;
export const SAMPLE_NAMES = Object.keys(SAMPLES) as readonly SampleName[];

export const sampleOf = (name: SampleName): Puzzle => parsePuzzle(SAMPLES[name]);
