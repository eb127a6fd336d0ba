import type { Puzzle } from '@glissade/core';
import { batch, createSignal } from 'solid-js';
import type { Glimpse, LaneSpec, Moment, RecordingEnd } from '../worker/laneMessages.ts';
import { type LaneWorker, startLane } from '../worker/laneWorker.ts';
import { type Choice, heeds } from './choices.ts';

/** One search of a race, and what is known of it by now; reactive. */
export type Lane = ReturnType<typeof createLane>;

/** What the engine is asked for: only what the algorithm heeds. */
export function laneSpecOf(choice: Choice): LaneSpec {
  const { algorithm, weight, ties, gapOrder } = choice;
  const does = heeds(algorithm);
  return {
    engine: algorithm,
    ...(does.heuristic ? heuristicOf(choice) : {}),
    ...(does.weight && weight !== 1 ? { weight } : {}),
    ...(does.ties ? { ties } : {}),
    ...(gapOrder === '' ? {} : { gapOrder }),
  };
}

function heuristicOf({ heuristic, expression }: Choice): Partial<LaneSpec> {
  if (heuristic === 'script') return {};
  return heuristic === 'expression' ? { expression } : { heuristic };
}

/** The function to be run in the sandbox; undefined where the heuristic is another one. */
export function scriptOf({ algorithm, heuristic, script }: Choice): string | undefined {
  return heeds(algorithm).heuristic && heuristic === 'script' ? script : undefined;
}

export function createLane(first: Choice) {
  const [choice, setChoice] = createSignal(first);
  const [expanded, setExpanded] = createSignal(0);
  const [end, setEnd] = createSignal<RecordingEnd>();
  const [moments, setMoments] = createSignal<readonly Moment[]>([]);
  const [glimpse, setGlimpse] = createSignal<Glimpse>();
  const [failure, setFailure] = createSignal<string>();
  let worker: LaneWorker | undefined;
  let isAsked = false;
  let wanted = 0;
  const ask = () => {
    isAsked = true;
    worker?.look(wanted);
  };
  /** One look at a time: where the worker is slower than the page, looks are left out. */
  const look = (at: number) => {
    wanted = at;
    if (!isAsked && worker) ask();
  };
  const stop = () => {
    worker?.close();
    worker = undefined;
  };
  const start = (puzzle: Puzzle) => {
    stop();
    batch(() => {
      setExpanded(0);
      setEnd(undefined);
      setMoments([]);
      setGlimpse(undefined);
      setFailure(undefined);
    });
    const task = { puzzle, lane: laneSpecOf(choice()), script: scriptOf(choice()) };
    const own = startLane(task, (message) => {
      if (own !== worker) return;
      if (message.tell === 'failed') setFailure(message.failure);
      else if (message.tell === 'glimpse') {
        setGlimpse(message.glimpse);
        isAsked = false;
        if (message.glimpse.at < Math.min(wanted, expanded()) || message.glimpse.at > wanted) ask();
      } else if (message.tell !== 'checked') {
        batch(() => {
          setMoments(message.moments);
          if (message.tell === 'end') setEnd(message.end);
          setExpanded(message.tell === 'end' ? message.end.stats.expanded : message.expanded - 1);
        });
        look(wanted);
      }
    });
    worker = own;
    ask();
  };
  return { choice, setChoice, expanded, end, moments, glimpse, failure, look, start, stop };
}
