/* What a course is here: an input form, the searches it teaches, and an output form. */

import type { TraceCounts } from '@glissade/analysis/trace/traceEvent';
import { type GoalName, oppositeOf, type Puzzle, parseMoves, unpackSteps } from '@glissade/core';
import type { TieRule } from '@glissade/search/algorithms';
import type { EngineName } from '@glissade/solve/engines/engineNames';
import type { HeuristicName } from '@glissade/solve/engines/heuristics';
import type { Outcome } from '@glissade/solve/outcome';

/** One way in which a course has its students search. */
export type Method = {
  readonly engine: EngineName;
  readonly heuristic?: HeuristicName;
  readonly ties?: TieRule;
  readonly gapOrder?: string;
  readonly depthMax?: number;
};

/** What a search has come to; counts are those of textbook algorithms. */
export type Result = {
  readonly puzzle: Puzzle;
  readonly outcome: Outcome;
  readonly counts: TraceCounts | undefined;
  readonly engine: EngineName;
};

/** A course that asks for the output of a sliding-tile program in its own form. */
export type Course = {
  readonly name: string;
  /** Its output is the same for every algorithm that finds this solution. */
  readonly tellsNoCounts?: boolean;
  readonly goal: GoalName;
  /** By the names that `--engine` takes; the first is taken if none is given. */
  readonly methods: Readonly<Record<string, Method>>;
  /** The method that the input itself names. */
  readonly methodIn?: (text: string) => string | undefined;
  /** The file to hand in, without its last line break; undefined: the course says nothing. */
  readonly format: (result: Result) => string | undefined;
};

/** The directions in which the gap moves, one letter each, along a solution. */
export function gapMovesOf(puzzle: Puzzle, { moves }: { readonly moves: string }): string[] {
  return unpackSteps(parseMoves(puzzle, moves)).map(({ direction }) => oppositeOf(direction));
}
