/*
 * A breadth-first search on many machines, with its levels in a folder that all of them see. The
 * coordinator needs no folder: it puts jobs into Redis and waits for all of a level. Answers are
 * kept by job, so a coordinator that starts again asks for the same jobs and goes on.
 */
import type { Metric, Puzzle } from '@glissade/core';
import type { Outcome } from '@glissade/engine';
import { type LevelAnswer, type LevelCount, searchLevels } from '@glissade/engine/parts';
import type { Run } from '../asking/run.ts';
import { NoAnswerError } from '../clusterError.ts';
import { levelAnswerSchema } from './levelSchemas.ts';

/** Solves a puzzle by breadth-first search. Rejects with ClusterError. */
export function solveLevels(
  run: Run,
  puzzle: Puzzle,
  metric: Metric,
  options: { readonly onLevel?: (count: LevelCount) => void; readonly statesOfJob?: number } = {},
): Promise<Outcome> {
  return searchLevels(puzzle, metric, {
    ...options,
    ask: (id, task, job) => run.ask(id, { run: run.name, task, job }, received),
  });
}

function received(text: string): LevelAnswer {
  try {
    return levelAnswerSchema.parse(JSON.parse(text)) as LevelAnswer;
  } catch {
    const hint = 'do all workers run an unchanged release of glissade?';
    throw new NoAnswerError('wrong-answer', 'a worker has sent a wrong answer', hint);
  }
}
