/* Runs something once the browser has painted. */
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

/** What waits for frames that do not come, in a page out of sight, acts after so long. */
const UNSEEN_MS = 250;

/** Acts once what the page shows by now is painted. Gives what calls it off. */
export function afterFrame(act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(waiting);
    waiting = setTimeout(act);
  });
  const callOff = () => {
    cancelAnimationFrame(frame);
    clearTimeout(waiting);
  };
  waiting = setTimeout(() => {
    callOff();
    act();
  }, UNSEEN_MS);
  return callOff;
}

/** Whether something has been so for a frame: what it brings along is drawn after it. */
export function createAfter(isSo: Accessor<boolean>): Accessor<boolean> {
  const [isAfter, setAfter] = createSignal(false);
  createEffect(
    on(isSo, (so) => {
      if (so) onCleanup(afterFrame(() => setAfter(true)));
      else setAfter(false);
    }),
  );
  return () => isSo() && isAfter();
}

/**
 * The beginning of a list, more of it with every frame until it is whole: to draw a long one at
 * once would keep the page from answering.
 */
export function createSlices<T>(all: readonly T[], size: number): Accessor<readonly T[]> {
  const [shown, setShown] = createSignal(all.slice(0, size));
  createEffect(() => {
    const { length } = shown();
    if (length < all.length) onCleanup(afterFrame(() => setShown(all.slice(0, length + size))));
  });
  return shown;
}
