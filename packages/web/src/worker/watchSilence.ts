/*
 * Code that somebody has written runs in an interpreter that is interrupted after a second; a few
 * loops of the interpreter itself cannot be, such as a search in an array-like object of length
 * 2^53. So its worker tells that it is alive, and is given up when it falls silent.
 */
import type { FromLane } from './laneMessages.ts';

/** Silence for two of these in a row, so that a computer that slept is not mistaken for one. */
export const SILENT_MS = 4000;

export type SilenceWatch = {
  readonly hear: (message: FromLane) => void;
  readonly end: () => void;
};

/** Waits from the first message `alive` on, until the search has ended or failed. */
export function watchSilence(onSilent: () => void): SilenceWatch {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isWatching = false;
  const wait = (turns: number) => {
    waiting = setTimeout(() => (turns > 1 ? wait(turns - 1) : onSilent()), SILENT_MS);
  };
  const end = () => clearTimeout(waiting);
  return {
    end,
    hear: ({ tell }) => {
      if (tell === 'alive') isWatching = true;
      if (tell === 'end' || tell === 'failed' || tell === 'checked') isWatching = false;
      end();
      if (isWatching) wait(2);
    },
  };
}
