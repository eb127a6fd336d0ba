/*
 * A breadth-first search on many machines, with its levels in a folder that all of them see. The
 * coordinator needs no folder: it puts jobs into Redis and waits for all of a level. Answers are
 * kept by job, so a coordinator that starts again asks for the same jobs and goes on.
 */
import { formatMoves, type Metric, type Puzzle } from '@glissade/core';
import type { LevelAnswer } from '@glissade/solve/levelRuns/levelPart';
import { type LevelCount, searchLevels } from '@glissade/solve/levelRuns/levelSearch';
import type { Outcome } from '@glissade/solve/outcome';
import { verifyLine } from '@glissade/solve/verify';
import type { Run } from '../asking/run.ts';
import { faultOf } from '../claims.ts';
import { messageOf, wrongAnswer } from '../clusterError.ts';
import { levelAnswerSchema } from './levelSchemas.ts';

/** Solves a puzzle by breadth-first search. Rejects with ClusterError. */
export async function solveLevels(
  run: Run,
  puzzle: Puzzle,
  metric: Metric,
  options: { readonly onLevel?: (count: LevelCount) => void; readonly statesOfJob?: number } = {},
): Promise<Outcome> {
  const outcome = await searchLevels(puzzle, metric, {
    ...options,
    ask: (id, task, job) =>
      run.ask(id, { task, job }, (answer) => received(puzzle, metric, answer)),
  });
  const fault = faultOf(puzzle, { metric }, outcome);
  if (fault !== undefined) throw wrongAnswer(fault);
  return outcome;
}

function received(puzzle: Puzzle, metric: Metric, answer: unknown): LevelAnswer {
  const parsed = levelAnswerSchema.safeParse(answer);
  if (!parsed.success) throw wrongAnswer('it is no answer');
  const { line } = parsed.data;
  try {
    if (line) verifyLine(puzzle, Uint32Array.from(line), metric, formatMoves);
  } catch (error) {
    throw wrongAnswer(messageOf(error));
  }
  return parsed.data as LevelAnswer;
}
