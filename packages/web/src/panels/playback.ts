/* Plays a line on the board, forwards and backwards. */
import { formatUnit, type Metric, type Puzzle, type Steps, unitsOf } from '@glissade/core';
import { type Accessor, batch, createMemo, createSignal, onCleanup, untrack } from 'solid-js';
import { named } from '../board/named.ts';
import type { GameStore } from '../game/gameStore.ts';
import { createFollower } from './followLine.ts';

/** Units played in a second. */
export const SPEEDS = [1, 2, 4, 8] as const;

/** A line that is played on the board, forth and back, by the player or by hand. */
export type Playback = {
  readonly line: Steps;
  /** The node of the game that it begins at. */
  readonly from: number;
  /** What its units count. */
  readonly metric: Metric;
  /** How many units it has. */
  readonly length: number;
  /** Its units as notation, for other programs to read. */
  readonly written: () => readonly string[];
  /** Its units with the pieces called as on the board. */
  readonly names: () => readonly string[];
  /** How many units are played in full; -1 when the board shows a state off the line. */
  readonly at: Accessor<number>;
  readonly isPlaying: Accessor<boolean>;
  readonly speed: Accessor<number>;
  readonly setSpeed: (speed: number) => void;
  readonly goTo: (index: number) => void;
  /** Back to the end of the unit before; of a unit half played, to its beginning. */
  readonly previous: () => void;
  /** What is left of the unit that begins here or was begun; empty at the end. */
  readonly nextUnit: Accessor<Steps>;
  /** From a state off the line to where the line was left. */
  readonly comeBack: () => void;
  readonly togglePlaying: () => void;
  readonly stop: () => void;
};

/**
 * Plays a line that begins at a node of the game, at the one on the board unless said otherwise.
 * Everything played is an action that undo knows.
 */
export function createPlayback(
  store: GameStore,
  line: Steps,
  metric: Metric,
  from = untrack(store.game).current,
): Playback {
  const puzzle = store.puzzle();
  const units = unitsOf(line, metric).filter((unit) => unit.length > 0);
  /** Steps played once so many units are. */
  const ends = [0];
  for (const unit of units) ends.push(ends.at(-1)! + unit.length);
  const follower = createFollower(store, line, from);
  const at = createMemo(() => {
    const place = follower.place();
    return place < 0 ? -1 : ends.findLastIndex((end) => end <= place);
  });
  const nextUnit = () => {
    const here = at();
    return here < 0 ? line.subarray(0, 0) : line.subarray(follower.place(), ends[here + 1]);
  };
  const forward = () => {
    const steps = nextUnit();
    if (steps.length > 0) store.play([...steps]);
  };
  const goTo = (wanted: number) => {
    const index = Math.max(0, Math.min(units.length, wanted));
    // One unit on is played, so that the board shows how it goes.
    if (at() >= 0 && index === at() + 1) return forward();
    batch(() => {
      follower.jump(ends[index]!);
      const here = at();
      if (here < index) follower.advance([nextUnit(), ...units.slice(here + 1, index)]);
    });
  };
  const previous = () => goTo(follower.place() > ends[at()]! ? at() : at() - 1);
  const player = createPlayer({ at, length: units.length, forward, goTo });
  const unitsIn = (called: Puzzle) => units.map((unit) => formatUnit(called, unit, metric));
  const written = () => unitsIn(puzzle);
  const names = () => unitsIn(named(puzzle));
  const { comeBack } = follower;
  return {
    ...{ line, from, metric, length: units.length, written, names, at, ...player },
    ...{ goTo, previous, nextUnit, comeBack },
  };
}

type Played = Pick<Playback, 'at' | 'length' | 'goTo'> & { readonly forward: () => void };

/** Plays unit after unit with time, to the end of the line or until the board leaves it. */
function createPlayer({ at, length, forward, goTo }: Played) {
  const [isPlaying, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal(2);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(waiting);
    setPlaying(false);
  };
  const tick = () => {
    const here = at();
    if (!isPlaying()) return;
    if (here < 0 || here >= length) return stop();
    forward();
    waiting = setTimeout(tick, 1000 / speed());
  };
  const togglePlaying = () => {
    if (isPlaying()) return stop();
    if (at() < 0 || at() >= length) goTo(0);
    setPlaying(true);
    waiting = setTimeout(tick, 250);
  };
  onCleanup(stop);
  return { isPlaying, speed, setSpeed, togglePlaying, stop };
}
