import { type JSX, Show } from 'solid-js';
import { isFailing, readFailure } from '../store/stored.ts';
import { text } from '../text/text.ts';

/** Warns that the browser stores nothing for this page, before people close it. */
export function StorageNote(): JSX.Element {
  return (
    <Show when={isFailing()}>
      <aside class="update">
        <span role="status">{text().app.notKept}</span>
        <button type="button" class="button" onClick={readFailure}>
          {text().app.close}
        </button>
      </aside>
    </Show>
  );
}
