import { buildPuzzle, type Puzzle, type State, specOf } from '@glissade/core';
import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { theSolver } from '../worker/solver.ts';
import { type Choice, fitted, LANES_MAX } from './choices.ts';
import { createLane, type Lane } from './lane.ts';

/** Expansions a second. */
export const SPEEDS = [2, 20, 200, 2000, 20_000] as const;

/** A race: lanes on one puzzle, and the moment that all of them are shown at. */
export type Race = ReturnType<typeof createRace>;

/** The same puzzle from another start. */
export function startingAt(puzzle: Puzzle, state: State): Puzzle {
  return buildPuzzle(specOf({ ...puzzle, start: state }));
}

/** Begins with these choices; searches run from the start, the clock when it is told to. */
export function createRace(first: Puzzle, choices: readonly Choice[], isLink = false) {
  const [puzzle, setPuzzle] = createSignal(first);
  const [lanes, setLanes] = createSignal<readonly Lane[]>([]);
  /** Expansions of every lane; lanes that needed fewer stand at their end. */
  const [at, setAt] = createSignal(0);
  const [speed, setSpeed] = createSignal<number>(SPEEDS[1]);
  const last = createMemo(() => Math.max(0, ...lanes().map((lane) => lane.expanded())));
  const isOver = () => lanes().every((lane) => lane.end() || lane.failure() || lane.isHeld());
  const parts = createPartsShown();
  const clock = createClock({ at, setAt, last, isOver, speed });
  const shortest = createShortest(puzzle);

  const start = (lane: Lane) => lane.start(puzzle());
  const add = (choice: Choice, isFromLink = false) => {
    if (lanes().length === LANES_MAX) return;
    const lane = createLane(fitted(choice, puzzle()), isFromLink);
    setLanes([...lanes(), lane]);
    start(lane);
  };
  const remove = (lane: Lane) => {
    lane.stop();
    setLanes(lanes().filter((one) => one !== lane));
  };
  const change = (lane: Lane, part: Partial<Choice>) => {
    lane.setChoice({ ...lane.choice(), ...part });
    start(lane);
  };
  const allow = (lane: Lane) => {
    lane.allow();
    start(lane);
  };
  const clear = () => {
    clock.pause();
    setAt(0);
  };
  const setup = (next: Puzzle, wanted?: readonly Choice[]) => {
    clear();
    setPuzzle(next);
    if (wanted) {
      for (const lane of lanes()) remove(lane);
      for (const choice of wanted) add(choice, true);
      return;
    }
    for (const lane of lanes()) {
      lane.setChoice(fitted(lane.choice(), next));
      start(lane);
    }
  };
  createEffect(() => {
    const moment = at();
    for (const lane of lanes()) untrack(() => lane.look(moment));
  });
  for (const choice of choices) add(choice, isLink);
  onCleanup(() => {
    for (const lane of lanes()) lane.stop();
  });
  const goTo = (moment: number) => setAt(Math.max(0, Math.min(Math.round(moment), last())));
  return {
    ...{ puzzle, lanes, at, last, speed, setSpeed, shortest, isOver },
    ...{ add, remove, change, allow, setup, goTo, ...clock, ...parts },
  };
}

/** Whether boards show what their heuristics count, and the cell whose tile was tapped. */
function createPartsShown() {
  const [showsParts, setShowsParts] = createSignal(false);
  const [partsCell, setPartsCell] = createSignal<number>();
  /** A second tap on the same tile, or a key, hides them again. */
  const tapParts = (cell: number | undefined) => {
    setShowsParts(!showsParts() || (cell !== undefined && cell !== partsCell()));
    setPartsCell(showsParts() ? cell : undefined);
  };
  return { showsParts, partsCell, tapParts };
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
  const [isRunning, setRunning] = createSignal(false);
  let exact = 0;
  let beforeMs = 0;
  let frame = 0;
  const tick = (nowMs: number) => {
    if (!isRunning()) return;
    // A frame bears the time at which it began, which may lie before the tap that started it.
    const passedMs = Math.max(0, nowMs - beforeMs);
    exact = Math.min(last(), exact + (passedMs / 1000) * speed());
    beforeMs = nowMs;
    if (Math.floor(exact) !== at()) setAt(Math.floor(exact));
    if (isOver() && at() >= last()) setRunning(false);
    else frame = requestAnimationFrame(tick);
  };
  const pause = () => {
    cancelAnimationFrame(frame);
    setRunning(false);
  };
  const run = () => {
    exact = isOver() && at() >= last() ? 0 : at();
    setAt(Math.floor(exact));
    beforeMs = performance.now();
    setRunning(true);
    frame = requestAnimationFrame(tick);
  };
  onCleanup(pause);
  return { isRunning, run, pause };
}

/** The length of a shortest solution, by the fast solver; undefined until it is known. */
function createShortest(puzzle: () => Puzzle) {
  const [length, setLength] = createSignal<number>();
  createEffect(
    on(puzzle, (asked) => {
      setLength(undefined);
      theSolver()
        .solve(asked, { limits: { timeMs: 10_000 } })
        .then((outcome) => {
          if (puzzle() === asked && outcome.status === 'solved' && outcome.optimal) {
            setLength(outcome.length);
          }
        })
        // Its lanes tell what is wrong with a puzzle.
        .catch(() => setLength(undefined));
    }),
  );
  return length;
}
