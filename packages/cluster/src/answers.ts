// Outcomes as they cross Redis, and back: a line crosses as steps alone and is replayed.
import { formatMoves, type Puzzle, packSteps } from '@glissade/core';
import { sentError } from '@glissade/platform/threads/sentError';
import type { SolveOptions } from '@glissade/solve/options/options';
import { receivedError } from '@glissade/solve/options/receivedError';
import type { Outcome, SolutionLine } from '@glissade/solve/outcome';
import { verifyLine } from '@glissade/solve/verify';
import { faultOf, verifiedSolutions } from './claims.ts';
import { messageOf, wrongAnswer } from './clusterError.ts';
import { type Answer, answerSchema, failureSchema } from './schemas.ts';

/** Undefined for a cancelled search, which is no answer. */
export function sentOutcome(outcome: Outcome): Answer | undefined {
  const { metric, tieBreak, engine, lowerBound, stats, notes } = outcome;
  const common = {
    metric,
    engine,
    lowerBound,
    stats,
    tieBreak,
    notes: notes && [...notes],
  };
  switch (outcome.status) {
    case 'cancelled':
      return undefined;
    case 'unsolvable':
      return { status: 'unsolvable', ...common, proof: outcome.proof };
    case 'undecided': {
      const line = outcome.best ? { line: sentLine(outcome.best) } : {};
      return { status: 'undecided', ...common, limit: outcome.limit, ...line };
    }
    case 'solved': {
      const { optimal, optimalSolutions, solutions } = outcome;
      return {
        status: 'solved',
        ...common,
        line: sentLine(outcome),
        optimal,
        optimalSolutions,
        solutions: solutions && [...solutions],
      };
    }
  }
}

function sentLine({ steps }: SolutionLine): number[] {
  return [...packSteps(steps)];
}

/** What is wrong with a puzzle or its options is the answer on every machine. */
export function sentFailure(error: Error): string {
  const { name, message, facts } = sentError(error);
  return JSON.stringify({ status: 'failed', name, message, ...facts });
}

/**
 * What an answer says, for the reader of its kind. Throws what the worker told instead of it, and
 * NoAnswerError for what is no answer.
 */
export function readAnswer(text: string): unknown {
  const answer = jsonOf(text);
  if (Object(answer).status !== 'failed') return answer;
  const failure = failureSchema.safeParse(answer);
  if (!failure.success) return answer;
  const { name, message, status: _, ...facts } = failure.data;
  throw receivedError({ name, message, facts });
}

/**
 * The outcome of this puzzle as `solve` gives it. Throws NoAnswerError for what is no answer, does
 * not solve the puzzle, or claims what cannot be.
 */
export function receivedOutcome(puzzle: Puzzle, asked: SolveOptions, answer: unknown): Outcome {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw wrongAnswer('it is no answer');
  try {
    const outcome = replayed(puzzle, parsed.data);
    const fault = faultOf(puzzle, asked, outcome);
    if (fault !== undefined) throw new Error(fault);
    return outcome;
  } catch (error) {
    throw wrongAnswer(messageOf(error));
  }
}

/** Properties that are not there are not undefined either: they come from JSON. */
function replayed(puzzle: Puzzle, answer: Answer): Outcome {
  if (answer.status === 'unsolvable') return answer as Outcome;
  const { line, ...rest } = answer;
  if (answer.status === 'undecided' && line === undefined) return rest as Outcome;
  const { metric } = answer;
  const verified = verifyLine(puzzle, Uint32Array.from(line ?? []), metric, formatMoves);
  if (answer.status === 'undecided') return { ...rest, best: verified } as Outcome;
  const { length } = verified;
  const listed = verifiedSolutions(puzzle, { ...answer, length } as Parameters<
    typeof verifiedSolutions
  >[1]);
  return { ...rest, ...verified, ...listed } as Outcome;
}

/** Undefined for what is no JSON, and for what Redis kept back because it is too long. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
