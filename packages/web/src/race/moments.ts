import { createEffect, createMemo, createSignal, untrack } from 'solid-js';
import { createFrames } from '../ui/frames.ts';
import type { Lane } from './lane.ts';

/** The moment that is shown: chosen, or gone through with time. */
export function createMoments(lanes: () => readonly Lane[], first: number, speed: () => number) {
  const place = createPlace(lanes, first);
  const clock = createClock({ ...place, speed });
  /** A user who chooses a moment stays there. */
  const goTo = (moment: number) => {
    clock.pause();
    place.goTo(moment);
  };
  const goToEnd = () => {
    clock.pause();
    place.goToEnd();
  };
  return { ...place, ...clock, goTo, goToEnd };
}

/** The moment that is shown, among those that the lanes have. */
function createPlace(lanes: () => readonly Lane[], first: number) {
  /** Expansions of every lane; lanes that needed fewer stand at their end. */
  const [at, setAt] = createSignal(first);
  const last = createMemo(() => Math.max(0, ...lanes().map((lane) => lane.expanded())));
  const isOver = () => lanes().every((lane) => lane.end() || lane.failure() || lane.isHeld());
  /** Who looks at the end sees the end, also of searches that are still under way. */
  let isHeldAtEnd = false;
  createEffect(() => {
    if (!isOver()) return;
    const end = last();
    if (isHeldAtEnd || untrack(at) > end) setAt(end);
    isHeldAtEnd = false;
  });
  /** Before a search is run again. */
  const stayAtEnd = () => {
    isHeldAtEnd ||= isOver() && at() >= last();
  };
  const goTo = (moment: number) => {
    isHeldAtEnd = false;
    setAt(Math.max(0, Math.min(Math.round(moment), last())));
  };
  const goToEnd = () => {
    goTo(last());
    isHeldAtEnd = !isOver();
  };
  /** Its search has ended, and its end is shown. */
  const hasEnded = (lane: Lane) => {
    const end = lane.end();
    return end !== undefined && at() >= end.stats.expanded;
  };
  return { at, setAt, last, isOver, stayAtEnd, goTo, goToEnd, hasEnded };
}

type Clocked = {
  readonly at: () => number;
  readonly setAt: (at: number) => void;
  readonly last: () => number;
  readonly isOver: () => boolean;
  readonly speed: () => number;
};

/** Goes on with time, as far as the searches have come. */
function createClock({ at, setAt, last, isOver, speed }: Clocked) {
  let exact = 0;
  const frames = createFrames((passedMs) => {
    exact = Math.min(last(), exact + (passedMs / 1000) * speed());
    if (Math.floor(exact) !== at()) setAt(Math.floor(exact));
    return isOver() && at() >= last();
  });
  const run = () => {
    exact = isOver() && at() >= last() ? 0 : at();
    setAt(Math.floor(exact));
    frames.start();
  };
  return { isRunning: frames.isRunning, run, pause: frames.stop };
}
