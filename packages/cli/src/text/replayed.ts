/*
 * Lines of play are read back from the text that is printed, and played by the rules: what went
 * wrong after an answer was verified would else be printed as if it had been.
 */
import {
  inverseSteps,
  lineLength,
  type Metric,
  type Puzzle,
  parseMoves,
  replay,
  type State,
  type Steps,
} from '@glissade/core';

/** Reading back so much takes less than a tenth of a second. */
const CHARACTERS_MAX = 200_000;

type Asked = { readonly metric: Metric; readonly length: number };

/** Throws where one of these texts, as far as they are not too long, is no solution so long. */
export function requireSolutions(
  puzzle: Puzzle,
  texts: readonly string[],
  { metric, length }: Asked,
): void {
  for (const text of notTooLong(texts)) {
    const steps = readBack(puzzle, text, puzzle.start);
    if (lineLength(steps, metric) !== length || !replay(puzzle, steps).reachesGoal) {
      throw notPrinted(text, `no solution of ${length} ${metric}`);
    }
  }
}

/** Throws where one of these texts is not one move from a state. */
export function requireMoves(
  puzzle: Puzzle,
  state: State,
  texts: readonly string[],
  metric: Metric,
): void {
  for (const text of notTooLong(texts)) {
    if (lineLength(readBack(puzzle, text, state), metric) !== 1) {
      throw notPrinted(text, `not one move in ${metric}`);
    }
  }
}

/** Throws where a text does not lead by these steps to the start of the puzzle. */
export function requireLineToStart(puzzle: Puzzle, text: string, steps: Steps): void {
  const from = replay(puzzle, inverseSteps(steps)).end;
  for (const line of notTooLong([text])) {
    const read = readBack(puzzle, line, from);
    if (read.length !== steps.length || read.some((step, at) => step !== steps[at])) {
      throw notPrinted(line, 'another line');
    }
  }
}

function* notTooLong(texts: readonly string[]): Generator<string, void> {
  let left = CHARACTERS_MAX;
  for (const text of texts) {
    left -= text.length;
    if (left < 0) return;
    yield text;
  }
}

/** A text of ours that cannot be read is no fault of who asked. */
function readBack(puzzle: Puzzle, text: string, from: State): Steps {
  try {
    return parseMoves(puzzle, text, { from });
  } catch (cause) {
    throw notPrinted(text, cause instanceof Error ? cause.message : String(cause));
  }
}

function notPrinted(text: string, why: string): Error {
  const shown = text.length > 60 ? `${text.slice(0, 60)} …` : text;
  return new Error(`the moves ${shown} are not what was found (${why})`);
}
