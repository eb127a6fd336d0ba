/* Proved shortest lines: what is known without a search as long as the player follows one. */
import {
  beginsUnit,
  lineLength,
  type Metric,
  type Puzzle,
  type State,
  type Steps,
  stateKey,
  statesAlong,
} from '@glissade/core';
import type { Ended, Knowledge } from './knowledge.ts';

/** Where a game stands, and what its distance to the goal is measured in. */
export type Place = { readonly puzzle: Puzzle; readonly state: State; readonly metric: Metric };

/** A proved shortest line, and the states on it from which the rest is proved shortest too. */
export type Plan = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly steps: Steps;
  readonly along: () => Along;
};

type Along = {
  readonly states: readonly State[];
  /** By key of the state: how many steps of the line come before it. */
  readonly places: ReadonlyMap<string, number>;
};

/** Its states are made when somebody asks where it leads: they are many where a line is long. */
export function planOf({ puzzle, state, metric }: Place, steps: Steps): Plan {
  let made: Along | undefined;
  const along = () => {
    made ??= statesOf({ puzzle, state, metric }, steps);
    return made;
  };
  return { puzzle, metric, steps, along };
}

function statesOf({ puzzle, state, metric }: Place, steps: Steps): Along {
  const states = statesAlong(puzzle, steps, state);
  const places = new Map<string, number>();
  for (const [index, each] of states.entries()) {
    // Within a unit of the metric there may be a shorter way than the rest of this one.
    const isBoundary = index === steps.length || beginsUnit(steps, index, metric);
    if (isBoundary) places.set(stateKey(puzzle, each), index);
  }
  return { states, places };
}

/** The rest of the plan from this place; undefined where the plan does not lead past it. */
export function restOfPlan(plan: Plan, { puzzle, state, metric }: Place): Steps | undefined {
  if (plan.puzzle !== puzzle || plan.metric !== metric) return undefined;
  const { states, places } = plan.along();
  const index = places.get(stateKey(puzzle, state));
  if (index === undefined) return undefined;
  return renameSteps(puzzle, plan.steps.subarray(index), states[index]!, state);
}

/** The same line for a state that differs by interchangeable pieces alone. */
function renameSteps(puzzle: Puzzle, steps: Steps, from: State, to: State): Steps {
  const pieceOf = new Map<number, number>();
  for (const { pieces } of puzzle.kinds) {
    for (const piece of pieces) {
      pieceOf.set(piece, pieces.find((other) => to[other] === from[piece])!);
    }
  }
  return steps.map((step) => pieceOf.get(step >>> 2)! * 4 + (step & 3));
}

/** Plans with the outcomes that proved them, the last first. */
export type PlanBook = readonly { readonly plan: Plan; readonly outcome: Ended }[];

const PLANS_MAX = 12;

export function withPlan(book: PlanBook, plan: Plan, outcome: Ended): PlanBook {
  return [{ plan, outcome }, ...book].slice(0, PLANS_MAX);
}

/** What the plans tell of a place; undefined where none leads past it. */
export function knownFrom(
  book: PlanBook,
  place: Place,
): Pick<Knowledge, 'line' | 'distance' | 'outcome'> | undefined {
  for (const { plan, outcome } of book) {
    const line = restOfPlan(plan, place);
    if (line) return { line, distance: lineLength(line, place.metric), outcome };
  }
  return undefined;
}
