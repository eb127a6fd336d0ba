import type { Puzzle } from '@glissade/core';
import { batch, createSignal } from 'solid-js';
import type {
  Drawing,
  FromLane,
  LaneFailure,
  LaneSpec,
  Moment,
  Picture,
  RecordingEnd,
  Snapshot,
} from '../worker/laneMessages.ts';
import { type LaneWorker, startLane } from '../worker/laneWorker.ts';
import { type Choice, heeds, runsCode } from './choices.ts';

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

/** What is known of a search; reactive. */
function createKnown() {
  const [expanded, setExpanded] = createSignal(0);
  const [end, setEnd] = createSignal<RecordingEnd>();
  const [moments, setMoments] = createSignal<readonly Moment[]>([]);
  const [snapshot, setSnapshot] = createSignal<Snapshot>();
  const [failure, setFailure] = createSignal<LaneFailure>();
  const [picture, setPicture] = createSignal<Picture>();
  const clear = (keepsView: boolean) =>
    batch(() => {
      setExpanded(0);
      setEnd(undefined);
      setFailure(undefined);
      if (keepsView) return;
      setMoments([]);
      setSnapshot(undefined);
      setPicture(undefined);
    });
  const hear = (message: FromLane) =>
    batch(() => {
      if (message.tell === 'failed') setFailure(message.failure);
      if (message.tell === 'snapshot') {
        setSnapshot(message.snapshot);
        setPicture(message.picture);
      }
      if (message.tell === 'progress' || message.tell === 'end') setMoments(message.moments);
      if (message.tell === 'progress') setExpanded(message.expanded - 1);
      if (message.tell === 'end') {
        setEnd(message.end);
        setExpanded(message.end.stats.expanded);
      }
    });
  return { read: { expanded, end, moments, snapshot, failure, picture }, clear, hear };
}

/** `isFromLink`: code of it is somebody else's, and waits until the reader allows it. */
export function createLane(first: Choice, isFromLink: boolean) {
  const [choice, setChoice] = createSignal(first);
  const [isForeign, setForeign] = createSignal(isFromLink);
  /** It holds code that the reader has not allowed to run. */
  const isHeld = () => isForeign() && runsCode(choice());
  const { read, clear, hear } = createKnown();
  let drawing: Drawing | undefined;
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
  /** `keepsView`: of the same puzzle, what is shown stays until there is something to show. */
  const start = (puzzle: Puzzle, keepsView = false) => {
    stop();
    clear(keepsView);
    if (isHeld()) return;
    const task = { puzzle, lane: laneSpecOf(choice()), script: scriptOf(choice()) };
    const own = startLane(task, (message) => {
      if (own !== worker) return;
      hear(message);
      if (message.tell === 'snapshot') {
        isAsked = false;
        const { at } = message.snapshot;
        if (at < Math.min(wanted, read.expanded()) || at > wanted) ask();
      } else if (message.tell === 'progress' || message.tell === 'end') look(wanted);
    });
    worker = own;
    if (drawing) own.draw(drawing);
    ask();
  };
  const draw = (wish: Drawing | undefined) => {
    drawing = wish;
    worker?.draw(wish);
  };
  /** The reader has seen the code, or has written it. */
  const allow = () => setForeign(false);
  return {
    ...read,
    ...{ choice, setChoice, isHeld, look, start, stop, draw, allow },
  };
}
