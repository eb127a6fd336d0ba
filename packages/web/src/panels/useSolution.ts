import { lineLength, type Metric, type Steps } from '@glissade/core';
import { type Accessor, createEffect, createRoot, createSignal, on, onCleanup } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { createPlayback, type Playback } from './playback.ts';

/**
 * The solution that is played on the board, while one is wanted. It stays when somebody steps along
 * it or leaves it; a new line takes its place when that is asked for, when there was none, when it
 * counts in another metric, or when it is shorter and nothing of the old one was played.
 * `before` was played before a reload, and is gone on with.
 */
export function useSolution(
  store: GameStore,
  isWanted: Accessor<boolean>,
  line: Accessor<Steps | undefined>,
  metric: Accessor<Metric>,
  before?: { readonly from: number; readonly line: Steps },
): { readonly playback: Accessor<Playback | undefined>; readonly takeNew: () => void } {
  const [playback, setPlayback] = createSignal<Playback>();
  let dispose: () => void = () => undefined;
  const drop = () => {
    dispose();
    setPlayback(undefined);
  };
  // It outlives the effect that makes it, which runs again with every line.
  const take = (found: Steps, from?: number) => {
    dispose();
    createRoot((disposeNew) => {
      dispose = disposeNew;
      setPlayback(createPlayback(store, found, metric(), from));
    });
  };
  const takeNew = () => {
    const found = line();
    if (found && found.length > 0) take(found);
  };
  if (before) take(before.line, before.from);
  onCleanup(() => dispose());
  createEffect(
    on([isWanted, line], ([wanted, found]) => {
      if (!wanted) drop();
      else if (found && isBetter(playback(), found, metric())) takeNew();
    }),
  );
  return { playback, takeNew };
}

/** Whether a line that became known takes the place of the one that is shown. */
function isBetter(shown: Playback | undefined, line: Steps, metric: Metric): boolean {
  if (!shown || shown.metric !== metric) return true;
  const isUntouched = shown.at() === 0 && !shown.isPlaying();
  return isUntouched && lineLength(line, metric) < shown.length;
}
