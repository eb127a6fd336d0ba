// Outcomes as they cross Redis, and back: a line crosses as steps alone and is replayed.
import { formatMoves, type Puzzle, packSteps } from '@glissade/core';
import { type Outcome, type SolutionLine, verifyLine } from '@glissade/engine';
import { messageOf, NoAnswerError } from './clusterError.ts';
import { type Answer, answerSchema, FAILURE_NAMES } from './schemas.ts';

/** Undefined for a cancelled search, which is no answer. */
export function sentOutcome(outcome: Outcome): Answer | undefined {
  const { metric, tieBreak, engine, lowerBound, stats, notes } = outcome;
  const common = {
    metric,
    engine,
    lowerBound,
    stats,
    ...(tieBreak === undefined ? {} : { tieBreak }),
    ...(notes === undefined ? {} : { notes: [...notes] }),
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
        ...(optimalSolutions === undefined ? {} : { optimalSolutions }),
        ...(solutions === undefined ? {} : { solutions: [...solutions] }),
      };
    }
  }
}

function sentLine({ steps }: SolutionLine): number[] {
  return [...packSteps(steps)];
}

/** An option that does not fit a puzzle, told as the library tells it. */
type Failure = Error & {
  readonly name: (typeof FAILURE_NAMES)[number];
  readonly code: string;
  readonly hint: string;
};

export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && FAILURE_NAMES.some((name) => name === error.name);
}

export function sentFailure({ name, code, message, hint }: Failure): Answer {
  return { status: 'failed', name, code, message, hint };
}

/**
 * The outcome of this puzzle as `solve` gives it. Throws the error of `solve` for an option that
 * does not fit, and NoAnswerError for what is no answer or does not solve the puzzle.
 */
export function receivedOutcome(puzzle: Puzzle, text: string): Outcome {
  const answer = checked(text);
  if (answer.status === 'failed') {
    const { name, message, code, hint } = answer;
    throw Object.assign(new Error(message), { name, code, hint });
  }
  // Properties that are not there are not undefined either: they come from JSON.
  if (answer.status === 'unsolvable') return answer as Outcome;
  const { line, ...rest } = answer;
  if (answer.status === 'undecided' && line === undefined) return rest as Outcome;
  const verified = replayed(puzzle, line ?? [], answer.metric);
  const outcome =
    answer.status === 'solved' ? { ...rest, ...verified } : { ...rest, best: verified };
  return outcome as Outcome;
}

function checked(text: string): Answer {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    throw wrong('it is no answer');
  }
}

function replayed(puzzle: Puzzle, line: readonly number[], metric: Outcome['metric']) {
  try {
    return verifyLine(puzzle, Uint32Array.from(line), metric, formatMoves);
  } catch (error) {
    throw wrong(messageOf(error));
  }
}

function wrong(why: string): NoAnswerError {
  const hint = 'do all workers run an unchanged release of glissade?';
  return new NoAnswerError('wrong-answer', `a worker has sent a wrong answer: ${why}`, hint);
}
