import { buildPuzzle, type Puzzle, type State, specOf } from '@glissade/core';
import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { createFrames } from '../ui/frames.ts';
import { theSolver } from '../worker/solver.ts';
import { type Choice, fitted, LANES_MAX, SPEEDS } from './choices.ts';
import { createLane, type Lane } from './lane.ts';
import type { RaceSettings } from './raceLink.ts';

/** A race: lanes on one puzzle, and the moment that all of them are shown at. */
export type Race = ReturnType<typeof createRace>;

/** The same puzzle from another start. */
export function startingAt(puzzle: Puzzle, state: State): Puzzle {
  return buildPuzzle(specOf({ ...puzzle, start: state }));
}

/** What is said of a race before it begins. */
type Beginning = { readonly isLink: boolean; readonly settings: RaceSettings };

/** Begins with these choices; searches run from the start, the clock when it is told to. */
export function createRace(
  first: Puzzle,
  choices: readonly Choice[],
  { isLink, settings }: Beginning,
) {
  const [puzzle, setPuzzle] = createSignal(first);
  const [lanes, setLanes] = createSignal<readonly Lane[]>([]);
  const [speed, setSpeed] = createSignal<number>(settings.speed ?? SPEEDS[1]);
  const moments = createMoments(lanes, settings.at ?? 0, speed);
  const parts = createPartsShown(settings.showsParts ?? false);
  const [showsCode, setShowsCode] = createSignal(settings.showsCode ?? false);
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
    moments.stayAtEnd();
    lane.setChoice({ ...lane.choice(), ...part });
    lane.start(puzzle(), true);
  };
  const allow = (lane: Lane) => {
    lane.allow();
    start(lane);
  };
  const setup = (next: Puzzle, wanted?: readonly Choice[], wished: RaceSettings = {}) => {
    moments.pause();
    moments.setAt(0);
    if (wished.speed) setSpeed(wished.speed);
    if (wished.showsParts) parts.showParts();
    if (wished.showsCode) setShowsCode(true);
    setPuzzle(next);
    if (wanted) {
      for (const lane of lanes()) remove(lane);
      for (const choice of wanted) add(choice, true);
    } else {
      for (const lane of lanes()) {
        lane.setChoice(fitted(lane.choice(), next));
        start(lane);
      }
    }
    // Only now: lanes that had ended would have held it at their end.
    moments.setAt(wished.at ?? 0);
  };
  createEffect(() => {
    const moment = moments.at();
    for (const lane of lanes()) untrack(() => lane.look(moment));
  });
  for (const choice of choices) add(choice, isLink);
  onCleanup(() => {
    for (const lane of lanes()) lane.stop();
  });
  return {
    ...{ puzzle, lanes, speed, setSpeed, shortest, ...moments, ...parts, showsCode },
    turnCode: () => setShowsCode(!showsCode()),
    ...{ add, remove, change, allow, setup },
  };
}

/** The moment that is shown: chosen, or gone through with time. */
function createMoments(lanes: () => readonly Lane[], first: number, speed: () => number) {
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

/** Whether boards show what their heuristics count, and the cell whose tile was tapped. */
function createPartsShown(isShown: boolean) {
  const [showsParts, setShowsParts] = createSignal(isShown);
  const [partsCell, setPartsCell] = createSignal<number>();
  /** A second tap on the same tile, or a key, hides them again. */
  const tapParts = (cell: number | undefined) => {
    setShowsParts(!showsParts() || (cell !== undefined && cell !== partsCell()));
    setPartsCell(showsParts() ? cell : undefined);
  };
  return { showsParts, partsCell, tapParts, showParts: () => setShowsParts(true) };
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
