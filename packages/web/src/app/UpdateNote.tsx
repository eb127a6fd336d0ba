import { type JSX, Show } from 'solid-js';
import { text } from '../text/text.ts';
import { isUpdateReady, useUpdate } from './updates.ts';

/** Offers a new version that has been loaded; the game stays. */
export function UpdateNote(): JSX.Element {
  return (
    <Show when={isUpdateReady()}>
      <aside class="update">
        <span>{text().app.updateReady}</span>
        <button type="button" class="button" onClick={useUpdate}>
          {text().app.update}
        </button>
      </aside>
    </Show>
  );
}
