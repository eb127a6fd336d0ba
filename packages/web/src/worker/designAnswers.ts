/* What a designer asks of a puzzle. */

import { explain } from '@glissade/analysis/explain/explain';
import { adjust } from '@glissade/analysis/vary/adjust';
import { otherGoals } from '@glissade/analysis/vary/goals';
import { changesOf } from '@glissade/analysis/vary/listedChanges';
import { vary } from '@glissade/analysis/vary/vary';
import { buildPuzzle, type Lengths, type Puzzle, specOf, twinKey } from '@glissade/core';
import { solve } from '@glissade/solve/solve';
import type { DesignAdjusted, DesignKnown, FromDesign, ToDesign } from './designMessages.ts';

const tell = (message: FromDesign) => self.postMessage(message);

/** Beyond this, what takes all states is left out. */
const LIMITS = { nodes: 1_500_000, memoryBytes: 500e6 };

export function answerDesign(asked: ToDesign): Promise<void> {
  return asked.ask === 'look' ? look(asked) : search(asked);
}

async function look({ puzzle: spec }: Extract<ToDesign, { readonly ask: 'look' }>) {
  const puzzle = buildPuzzle(spec);
  await tellLengths(puzzle);
  tell({ tell: 'facts', known: await knownOf(puzzle) });
  const solved = await solve(puzzle, { limits: LIMITS });
  if (solved.status === 'solved') {
    const before = { status: 'solved', length: solved.length } as const;
    tell({ tell: 'before', before, of: changesOf(puzzle).length });
  }
  await vary(puzzle, {
    limits: { nodes: 300_000 },
    onVariation: (variation) => tell({ tell: 'variation', variation }),
  });
  tell({ tell: 'varied' });
  const { goals } = await otherGoals(puzzle, { limits: LIMITS });
  tell({ tell: 'goals', goals });
}

/** The optimum in each metric, as soon as it is known. */
async function tellLengths(puzzle: Puzzle): Promise<void> {
  const lengths: { -readonly [metric in keyof Lengths]?: number } = {};
  for (const metric of ['moves', 'slides', 'steps'] as const) {
    const outcome = await solve(puzzle, { metric, limits: LIMITS });
    if (outcome.status === 'solved' && outcome.optimal) lengths[metric] = outcome.length;
  }
  tell({ tell: 'lengths', lengths });
}

async function knownOf(puzzle: Puzzle): Promise<DesignKnown> {
  const explained = await explain(puzzle, { limits: LIMITS });
  if (explained.status === 'unsolvable') return { status: 'unsolvable' };
  if (explained.status !== 'explained') return { status: 'tooLarge' };
  const { metric, length, optimalSolutions, difficulty, unmoved, chapters } = explained;
  const facts = { metric, length, optimalSolutions, difficulty, unmoved, chapters };
  return { status: 'explained', facts };
}

async function search({
  puzzle: spec,
  lengthMin,
  lengthMax,
  seed,
}: Extract<ToDesign, { ask: 'adjust' }>) {
  const outcome = await adjust(buildPuzzle(spec), {
    lengthMin,
    lengthMax,
    seed,
    known: await catalogueKeys(),
    onProgress: ({ tried, length }) => tell({ tell: 'progress', tried, length }),
  });
  const isMade = outcome.status === 'found' || outcome.status === 'nearest';
  const adjusted: DesignAdjusted = isMade
    ? { ...outcome, puzzle: specOf(outcome.puzzle) }
    : { status: outcome.status };
  tell({ tell: 'adjusted', adjusted });
}

/** Nothing that is in the catalogue is made anew. */
async function catalogueKeys(): Promise<Set<string>> {
  const { allRecords, puzzleOf } = await import('@glissade/catalogue');
  const blocks = allRecords().filter(({ type }) => type === 'blocks');
  return new Set(blocks.map((record) => twinKey(puzzleOf(record))));
}
