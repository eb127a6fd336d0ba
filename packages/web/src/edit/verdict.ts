/**
 * What the sketch is worth, told anew a moment after each change: whether it is a puzzle, whether
 * it can be solved, how short, and how many states there are. Both questions run in the worker side
 * by side; what was asked for an older sketch is cancelled.
 */
import { type Puzzle, PuzzleError } from '@glissade/core';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { metricFor } from '../panels/metric.ts';
import { type Outcome, theSolver } from '../worker/solver.ts';
import { puzzleOfSketch, type Sketch } from './sketch.ts';

export type SketchFault = {
  readonly error: PuzzleError;
  readonly cell?: number;
  /** Number of the goal that it is about. */
  readonly goal?: number;
};

export type Verdict = {
  readonly puzzle?: Puzzle;
  /** Why it is no puzzle yet, and what to do. */
  readonly fault?: SketchFault;
  readonly outcome?: Outcome;
  readonly states?: { readonly count: number; readonly isAll: boolean };
  /** Why the worker cannot be asked. */
  readonly failure?: unknown;
};

const WAIT_MS = 250;
const LIMITS = { timeMs: 10_000, memoryBytes: 500e6 };

export function createVerdict(sketch: Accessor<Sketch>): Accessor<Verdict> {
  const [verdict, setVerdict] = createSignal<Verdict>({});
  let abort = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(waiting);
    abort.abort();
  };
  createEffect(() => {
    const { puzzle, fault } = readSketch(sketch());
    end();
    setVerdict({ ...(puzzle ? { puzzle } : {}), ...(fault ? { fault } : {}) });
    if (!puzzle) return;
    abort = new AbortController();
    const { signal } = abort;
    const add = (news: Partial<Verdict>) => {
      if (!signal.aborted) setVerdict({ ...verdict(), ...news });
    };
    waiting = setTimeout(() => ask(puzzle, signal, add), WAIT_MS);
  });
  onCleanup(end);
  return verdict;
}

function ask(puzzle: Puzzle, signal: AbortSignal, add: (news: Partial<Verdict>) => void): void {
  const metric = metricFor(puzzle);
  const solved = theSolver().solve(puzzle, { metric, signal, limits: LIMITS });
  const counted = theSolver().countStates(puzzle, { signal, limits: LIMITS });
  solved.then((outcome) => add({ outcome })).catch((failure) => add({ failure }));
  counted
    .then(({ status, states }) => {
      if (status !== 'cancelled')
        add({ states: { count: Number(states), isAll: status === 'counted' } });
    })
    .catch(() => undefined);
}

function readSketch(sketch: Sketch): Pick<Verdict, 'puzzle' | 'fault'> {
  try {
    return { puzzle: puzzleOfSketch(sketch) };
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    const { cell, goal } = error.place;
    const where = {
      cell,
      ...(goal === undefined || sketch.goals.length === 1 ? {} : { goal }),
    };
    return { fault: { error, ...where } };
  }
}
