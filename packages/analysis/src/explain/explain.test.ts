import { type Metric, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { evaluate } from '../analyse/evaluate/evaluate.ts';
import { explain, explainSync } from './explain.ts';
import type { Facts } from './explanation.ts';
import { symmetriesOf } from './space/symmetry.ts';

type Golden = {
  readonly metric: Metric;
  readonly milestones: number;
  /** Moves of a shortest solution before each. */
  readonly doors: readonly number[];
  readonly chapters: readonly number[];
  readonly landmarks: number;
  readonly pairs: number;
  readonly away: number;
  readonly traps: number;
  /** Their number, and the states in them. */
  readonly deadEnds: readonly [number, number];
  readonly folded: number;
  readonly unmoved: string;
};

/**
 * Found by this program, whose facts are compared with brute force on small puzzles; the optima are
 * those of blocks.json.
 */
const CLASSICS: readonly (readonly [id: string, golden: Golden])[] = [
  [
    'klotski',
    {
      metric: 'moves',
      milestones: 68,
      doors: [],
      chapters: [26, 6, 9, 11, 8, 7, 9, 5],
      landmarks: 19,
      pairs: 18,
      away: 3,
      traps: 4,
      deadEnds: [579, 5772],
      folded: 1,
      unmoved: '',
    },
  ],
  [
    'dads',
    {
      metric: 'moves',
      milestones: 28,
      doors: [2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15, 46, 47, 48, 52, 53, 54, 55, 56, 57, 58],
      chapters: [3, 4, 2, 6, 9, 21, 3, 7, 4],
      landmarks: 26,
      pairs: 8,
      away: 2,
      traps: 3,
      deadEnds: [56, 180],
      folded: 0,
      unmoved: '',
    },
  ],
  [
    'mas',
    {
      metric: 'moves',
      milestones: 2,
      doors: [],
      chapters: [18, 1, 4],
      landmarks: 0,
      pairs: 0,
      away: 1,
      traps: 1,
      deadEnds: [378, 7168],
      folded: 0,
      unmoved: '',
    },
  ],
  [
    'century',
    {
      metric: 'moves',
      milestones: 14,
      doors: [1, 2, 6, 7, 11, 12, 16, 17],
      chapters: [2, 5, 5, 5, 17, 23, 23, 19],
      landmarks: 30,
      pairs: 33,
      away: 3,
      traps: 4,
      deadEnds: [1424, 12388],
      folded: 1,
      unmoved: '',
    },
  ],
  [
    'quzzle',
    {
      metric: 'moves',
      milestones: 38,
      doors: [
        1, 6, 7, 8, 9, 14, 15, 16, 17, 18, 19, 20, 21, 63, 64, 65, 66, 67, 68, 69, 70, 75, 76, 77,
        78, 83,
      ],
      chapters: [9, 8, 4, 12, 21, 9, 7, 6, 2, 6],
      landmarks: 33,
      pairs: 6,
      away: 5,
      traps: 6,
      deadEnds: [49, 211],
      folded: 0,
      unmoved: '',
    },
  ],
  [
    'simplicity',
    {
      metric: 'moves',
      milestones: 16,
      doors: [7, 11, 16],
      chapters: [2, 4, 1, 1, 3, 3, 2, 2],
      landmarks: 13,
      pairs: 1,
      away: 1,
      traps: 1,
      deadEnds: [0, 0],
      folded: 0,
      unmoved: '',
    },
  ],
  [
    'movingday',
    {
      metric: 'moves',
      milestones: 6,
      doors: [1, 2, 15, 16],
      chapters: [1, 1, 12, 2, 1],
      landmarks: 5,
      pairs: 3,
      away: 3,
      traps: 6,
      deadEnds: [0, 0],
      folded: 1,
      unmoved: '',
    },
  ],
  [
    'hughes',
    {
      metric: 'moves',
      milestones: 2,
      doors: [1, 2],
      chapters: [2, 19],
      landmarks: 6,
      pairs: 0,
      away: 0,
      traps: 2,
      deadEnds: [16, 190],
      folded: 0,
      unmoved: '',
    },
  ],
  [
    'motorcar',
    {
      metric: 'moves',
      milestones: 4,
      doors: [],
      chapters: [1, 1, 13, 1, 1],
      landmarks: 1,
      pairs: 0,
      away: 2,
      traps: 20,
      deadEnds: [0, 0],
      folded: 1,
      unmoved: '',
    },
  ],
  [
    'rush-fogleman-40',
    {
      metric: 'slides',
      milestones: 12,
      doors: [],
      chapters: [9, 25, 10],
      landmarks: 21,
      pairs: 7,
      away: 2,
      traps: 9,
      deadEnds: [4, 44],
      folded: 0,
      unmoved: '',
    },
  ],
];

function factsOf(id: string): Facts {
  const explanation = explainSync(puzzleOf(blockEntry(id)));
  if (explanation.status !== 'explained') throw new Error(`${id} ended ${explanation.status}`);
  return explanation;
}

describe.each(CLASSICS)('%s', (id, golden) => {
  const facts = factsOf(id);

  test('is explained as before', () => {
    const { milestones, doors, chapters, landmarks, intuition, deadEnds, symmetry } = facts;
    expect({
      metric: facts.metric,
      milestones: milestones.length,
      doors: doors.map(({ after }) => after),
      chapters: chapters.map(({ length }) => length),
      landmarks: landmarks.length,
      pairs: facts.landmarkPairs!.length,
      away: intuition.awayMin,
      traps: intuition.traps.length,
      deadEnds: [deadEnds.count, deadEnds.states],
      folded: symmetry.folded.length,
      unmoved: facts.unmoved.join(''),
    }).toEqual(golden);
  });

  test('begins with the reasons that a hint gives', async () => {
    const puzzle = puzzleOf(blockEntry(id));
    const hint = await evaluate(puzzle, puzzle.start, { metric: golden.metric });
    if (hint.status !== 'evaluated') throw new Error(`${id} ended ${hint.status}`);
    expect(facts.chain).toEqual(hint.chain);
    expect(facts.chain!.links.length).toBeGreaterThan(0);
  });

  test('has chapters that can be held in mind, and add up to the optimum', () => {
    const { metric, length, chapters } = facts;
    expect(length).toBe(blockEntry(id).optimal[metric as 'steps']);
    expect(chapters.reduce((sum, chapter) => sum + chapter.length, 0)).toBe(length);
    expect(Math.max(...chapters.map((chapter) => chapter.length))).toBeLessThan(30);
  });
});

describe('other answers', () => {
  const klotski = puzzleOf(blockEntry('klotski'));

  test('a limit claims nothing', () => {
    expect(explainSync(klotski, { limits: { memoryBytes: 100_000 } })).toMatchObject({
      status: 'undecided',
      limit: 'memory',
      metric: 'moves',
    });
    const few = explainSync(klotski, { limits: { nodes: 100 } });
    expect(few).toMatchObject({ status: 'undecided', limit: 'nodes' });
    expect(few).not.toHaveProperty('length');
  });

  test('memory is refused wherever it runs out', () => {
    const all = explainSync(klotski);
    const ends = new Set<string>();
    for (let part = 0.1; part < 1.2; part += 0.05) {
      const memoryBytes = Math.floor(all.stats.peakBytes * part);
      const { status, stats } = explainSync(klotski, { limits: { memoryBytes } });
      ends.add(status);
      expect(stats.peakBytes).toBeLessThanOrEqual(memoryBytes);
    }
    expect(ends).toEqual(new Set(['undecided', 'explained']));
  });

  test('a signal cancels it', async () => {
    const aborting = new AbortController();
    const explaining = explain(klotski, { signal: aborting.signal });
    aborting.abort();
    expect(await explaining).toMatchObject({ status: 'cancelled' });
  });

  test('in slices it tells the same', async () => {
    const { stats: _, ...facts } = await explain(klotski);
    const { stats: __, ...atOnce } = explainSync(klotski);
    expect(facts).toEqual(atOnce);
  });
});

test('a ring that its mirror image folds flat is no dead end', () => {
  const explanation = explainSync(parsePuzzle('8 6 4/0 7 2/5 1 3'));
  expect(explanation).toMatchObject({
    symmetry: { folded: ['diagonal'] },
    deadEnds: { count: 0, states: 0, of: 181_439, largest: [] },
  });
});

// Counted by Hopcroft and Tarjan's algorithm over the states themselves, by another program.
test('the largest dead end of Klotski has 132 states', () => {
  expect(factsOf('klotski').deadEnds).toMatchObject({
    of: 24_627,
    largest: [{ size: 132 }, {}, {}],
  });
});

test('a place that only the image of the start has is first reached by a move', () => {
  const explanation = explainSync(parsePuzzle('tiles: 2 0/# 0/0 1\nsame: 2 1\ngoal: 0 2/# 0/0 1'));
  if (explanation.status !== 'explained') throw new Error(explanation.status);
  expect(explanation.landmarks.map(({ earliest }) => earliest)).not.toContain(0);
});

test('of several pairings, that by which the start is its own image is taken', () => {
  // A and B may stay what they are, or take each other's labels.
  const text = 'start:\nAAA\n...\nBBB\ngoal:\n...\nAAA\n...\ngoal:\n...\nBBB\n...';
  const explanation = explainSync(parsePuzzle(text));
  expect(explanation).toMatchObject({
    symmetry: {
      start: ['left-right', 'top-bottom', 'half-turn'],
      relabelled: ['top-bottom', 'half-turn'],
    },
  });
});

test('pieces that the first goal does not name are paired by the other goals', () => {
  // Turned over, B and D go to each other's places; the first goal names A alone.
  const puzzle = parsePuzzle('start:\nB\n.\nA\n.\nD\ngoal:\n.\nA\n.\n.\n.\ngoal:\n.\nB\nA\nD\n.');
  const mirrored = parsePuzzle('start:\nB\n.\nA\n.\nD\ngoal:\n.\n.\nA\n.\n.\ngoal:\nB\n.\n.\nA\nD');
  const both =
    'start:\n.\nB\nA\n.\nD\ngoal:\n.\n.\n.\nA\n.\ngoal:\n.\nA\n.\n.\n.\ngoal:\nB\n.\nA\n.\nD';
  for (const one of [puzzle, mirrored]) expect(symmetriesOf(one)).toEqual([]);
  expect(symmetriesOf(parsePuzzle(both)).map(({ name }) => name)).toEqual(['top-bottom']);
});
