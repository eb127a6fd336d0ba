import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { theSolver } from '../worker/solver.ts';
import type { Knowledge, Want } from './knowledge.ts';
import type { Place } from './plan.ts';
import { createTracker, type Tracker } from './tracker.ts';

const [knowledge, setKnowledge] = createSignal<Knowledge>({ isWorking: false });

/** The tracker of this page: what it knows outlives the view, and so does its duty to forget. */
const tracker = createTracker(theSolver, setKnowledge);

/** Follows a place that changes; `knowledge` is always of the place as it is now. */
export function useTracker(
  place: Accessor<Place>,
  want: Accessor<Want>,
): { readonly knowledge: Accessor<Knowledge>; readonly tracker: Tracker } {
  createEffect(() => tracker.see(place(), want()));
  onCleanup(() => tracker.leave());
  return { knowledge, tracker };
}
