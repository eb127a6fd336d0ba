import { buildPuzzle, type Puzzle, type State, specOf } from '@glissade/core';
import { createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';
import { theSolver } from '../worker/solver.ts';
import { type Choice, fitted, LANES_MAX, SPEEDS } from './choices.ts';
import { createLane, type Lane } from './lane.ts';
import { createMoments } from './moments.ts';
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
  const [speed, setSpeed] = createSignal<number>(settings.speed ?? SPEEDS[1]);
  const entries = createLanes(puzzle);
  const { lanes, add, remove, start } = entries;
  const moments = createMoments(lanes, settings.at ?? 0, speed);
  const parts = createPartsShown(settings.showsParts ?? false);
  const [showsCode, setShowsCode] = createSignal(settings.showsCode ?? false);
  const shortest = createShortest(puzzle);

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
    entries.begin(wanted);
    // Only now: lanes that had ended would have held it at their end.
    moments.setAt(wished.at ?? 0);
  };
  createEffect(() => {
    const moment = moments.at();
    for (const lane of lanes()) untrack(() => lane.look(moment));
  });
  for (const choice of choices) add(choice, isLink);
  return {
    ...{ puzzle, lanes, speed, setSpeed, shortest, ...moments, ...parts, showsCode },
    turnCode: () => setShowsCode(!showsCode()),
    ...{ add, remove, change, allow, setup },
  };
}

/** The lanes; each runs its search on the puzzle. */
function createLanes(puzzle: () => Puzzle) {
  const [lanes, setLanes] = createSignal<readonly Lane[]>([]);
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
  /** On another puzzle, with the choices of a link or with those that are there. */
  const begin = (wanted?: readonly Choice[]) => {
    if (wanted) {
      for (const lane of lanes()) remove(lane);
      for (const choice of wanted) add(choice, true);
      return;
    }
    for (const lane of lanes()) {
      lane.setChoice(fitted(lane.choice(), puzzle()));
      start(lane);
    }
  };
  onCleanup(() => {
    for (const lane of lanes()) lane.stop();
  });
  return { lanes, start, add, remove, begin };
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
