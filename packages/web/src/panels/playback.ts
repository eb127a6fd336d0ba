import { formatUnit, type Steps, unitsOf } from '@glissade/core';
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';

/** Units played in a second. */
export const SPEEDS = [1, 2, 4, 8] as const;

/** A line that is played on the board, forth and back. */
export type Playback = {
  /** Names of its units. */
  readonly names: readonly string[];
  /** How many units are played; -1 when the board shows something else. */
  readonly at: Accessor<number>;
  readonly isPlaying: Accessor<boolean>;
  readonly speed: Accessor<number>;
  readonly setSpeed: (speed: number) => void;
  readonly goTo: (index: number) => void;
  readonly togglePlaying: () => void;
  readonly stop: () => void;
};

/** Plays a line from the state on the board. Everything played is an action that undo knows. */
export function createPlayback(store: GameStore, line: Steps): Playback {
  const metric = store.puzzle().type === 'tiles' ? 'mtm' : 'moves';
  const units = unitsOf(line, metric).filter((unit) => unit.length > 0);
  /** Where the game was after so many units. */
  const [nodes, setNodes] = createSignal([store.game().current]);
  const [isPlaying, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal(2);
  const at = createMemo(() => nodes().indexOf(store.game().current));
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const forward = () =>
    batch(() => {
      const index = at();
      if (index < 0 || index >= units.length) return;
      store.play([...units[index]!]);
      setNodes([...nodes().slice(0, index + 1), store.game().current]);
    });
  const goTo = (wanted: number) => {
    const index = Math.max(0, Math.min(units.length, wanted));
    // One unit on is played, so that the board shows how it goes.
    if (at() >= 0 && index === at() + 1) return forward();
    batch(() => {
      store.goTo(nodes()[Math.min(index, nodes().length - 1)]!);
      for (let here = at(); here >= 0 && here < index; here++) forward();
    });
  };
  const stop = () => {
    clearTimeout(waiting);
    setPlaying(false);
  };
  const tick = () => {
    const here = at();
    if (!isPlaying()) return;
    if (here < 0 || here >= units.length) return stop();
    forward();
    waiting = setTimeout(tick, 1000 / speed());
  };
  const togglePlaying = () => {
    if (isPlaying()) return stop();
    if (at() < 0 || at() >= units.length) goTo(0);
    setPlaying(true);
    waiting = setTimeout(tick, 250);
  };
  onCleanup(stop);
  const names = units.map((unit) => formatUnit(store.puzzle(), unit, metric));
  return { names, at, isPlaying, speed, setSpeed, goTo, togglePlaying, stop };
}
