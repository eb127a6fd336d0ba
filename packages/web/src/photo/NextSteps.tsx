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
  /** Places in doubt; where the whole board is, that is one at least. */
  readonly doubts: number;
  readonly isClear: boolean;
  readonly sketch?: () => Puzzle | Sketch;
}): JSX.Element {
  const words = photoText;
  const from = () => ({
    picture: props.picture?.(),
    doubts: props.isClear ? props.doubts : Math.max(1, props.doubts),
  });
  return (
    <div class="photo-actions photo-next">
      <Show when={props.puzzle}>
        {(puzzle) => (
          <>
            <button
              type="button"
              class="button primary"
              onClick={() => props.actions.solve(puzzle()(), from())}
            >
              {words().solve}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => props.actions.play(puzzle()(), from())}
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
