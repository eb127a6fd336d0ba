/* What the verdict on the sketch has told already, while the worker looks at the puzzle in full. */
import { defaultMetric, type Puzzle } from '@glissade/core';
import type { Outcome } from '../worker/solver.ts';
import type { Design } from './useDesign.ts';

/** The design with the shortest length of the verdict, until it is known from the worker. */
export function withVerdict(design: Design, puzzle: Puzzle, outcome: Outcome | undefined): Design {
  if (outcome?.status !== 'solved' || !outcome.optimal) return design;
  const { metric, length } = outcome;
  const before = metric === defaultMetric(puzzle) ? { before: length } : {};
  return { ...before, ...design, lengths: { [metric]: length, ...design.lengths } };
}
