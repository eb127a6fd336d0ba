import type { Puzzle } from '@glissade/core';
import { type JSX, Show } from 'solid-js';
import type { Sketch } from '../edit/sketch.ts';
import { photoText } from '../text/photoText.ts';
import type { ReadingActions } from './readingActions.ts';

/** What can be done with what was read: solve it and play it if it is a puzzle, or draw it on. */
export function NextSteps(props: {
  readonly actions: ReadingActions;
  /** Made when it is asked for; undefined while the reading is no puzzle. */
  readonly puzzle: (() => Puzzle) | undefined;
  readonly picture?: () => string;
  readonly sketch?: () => Puzzle | Sketch;
}): JSX.Element {
  const words = photoText;
  return (
    <div class="photo-actions photo-next">
      <Show when={props.puzzle}>
        {(puzzle) => (
          <>
            <button
              type="button"
              class="button primary"
              onClick={() => props.actions.solve(puzzle()(), props.picture?.())}
            >
              {words().solve}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => props.actions.play(puzzle()(), props.picture?.())}
            >
              {words().play}
            </button>
          </>
        )}
      </Show>
      <Show when={props.sketch}>
        {(sketch) => (
          <button type="button" class="button" onClick={() => props.actions.edit(sketch()())}>
            {words().edit}
          </button>
        )}
      </Show>
    </div>
  );
}
