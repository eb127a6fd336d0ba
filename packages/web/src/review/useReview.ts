/* The review of the game on the board, computed in the worker. */
import { packSteps, type Steps } from '@glissade/core';
import { lineOf } from '@glissade/core/game';
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  onCleanup,
  untrack,
} from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { metricFor } from '../panels/metric.ts';
import { theSolver } from '../worker/solver.ts';
import { measureLine } from './measureLine.ts';
import {
  type Distance,
  type ReviewedLine,
  type ReviewSums,
  reviewedLine,
  samePlace,
  sumReview,
  type Waste,
  wasteOf,
} from './reviewLine.ts';

export type Review = {
  readonly line: Accessor<ReviewedLine>;
  readonly distances: Accessor<readonly (Distance | undefined)[]>;
  readonly waste: Accessor<readonly (Waste | undefined)[]>;
  readonly sums: Accessor<ReviewSums>;
  readonly isWorking: Accessor<boolean>;
  /** Why nothing can be measured. */
  readonly failure: Accessor<unknown>;
  /** The place in the line that is looked at; the mistake there, if any, led to it. */
  readonly at: Accessor<number>;
  readonly setAt: (at: number) => void;
  /** A shortest line from the state before the move that is looked at, if that one was bad. */
  readonly better: Accessor<Steps | undefined>;
};

/** Reviews the line that was played to where the game is. */
export function useReview(store: GameStore): Review {
  const line = createMemo(() => {
    const puzzle = store.puzzle();
    return reviewedLine(puzzle, lineOf(store.game()), metricFor(puzzle));
  });
  const [distances, setDistances] = createSignal<readonly (Distance | undefined)[]>([]);
  const [isWorking, setWorking] = createSignal(false);
  const [failure, setFailure] = createSignal<unknown>();
  const [at, setAt] = createSignal(0);
  const waste = createMemo(() => wasteOf(distances()));
  createEffect<ReviewedLine | undefined>((before) => {
    const reviewed = line();
    const abort = new AbortController();
    onCleanup(() => abort.abort());
    // Counted in another metric, the line is the same, and so is the place that is looked at.
    const isSame = before?.puzzle === reviewed.puzzle && before.metric !== reviewed.metric;
    setAt(isSame ? samePlace(before, untrack(at), reviewed) : 0);
    setFailure(undefined);
    setDistances(reviewed.states.map(() => undefined));
    if (reviewed.units.length === 0) return reviewed;
    setWorking(true);
    const whileWanted = (act: () => unknown) => void (abort.signal.aborted || act());
    measureLine(theSolver(), reviewed, abort.signal, (index, distance) =>
      whileWanted(() => setDistances((known) => known.with(index, distance))),
    )
      .catch((error) => whileWanted(() => setFailure(error)))
      .finally(() => whileWanted(() => setWorking(false)));
    return reviewed;
  });
  const better = useBetter(line, waste, at, isWorking);
  const sums = createMemo(() => sumReview(line(), distances()));
  return { line, distances, waste, sums, isWorking, failure, at, setAt, better };
}

function useBetter(
  line: Accessor<ReviewedLine>,
  waste: Accessor<readonly (Waste | undefined)[]>,
  at: Accessor<number>,
  isWorking: Accessor<boolean>,
): Accessor<Steps | undefined> {
  const [better, setBetter] = createSignal<Steps>();
  createEffect(() => {
    const index = at() - 1;
    setBetter(undefined);
    if (isWorking() || !waste()[index]) return;
    const { puzzle, metric, states } = line();
    const from = states[index]!;
    const abort = new AbortController();
    onCleanup(() => abort.abort());
    // Where it fails, the move is a bad one without a better.
    theSolver()
      .solve(puzzle, { state: from, metric, signal: abort.signal })
      .then((outcome) => {
        if (outcome.status !== 'solved' || abort.signal.aborted) return;
        setBetter(packSteps(outcome.steps));
      })
      .catch(() => undefined);
  });
  return better;
}
