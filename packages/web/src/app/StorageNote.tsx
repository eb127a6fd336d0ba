import { type JSX, Show } from 'solid-js';
import { isFailing, setFailing } from '../store/stored.ts';
import { text } from '../text/text.ts';

/** The device keeps nothing for this page: better known before it is closed. */
export function StorageNote(): JSX.Element {
  return (
    <Show when={isFailing()}>
      <aside class="update">
        <span role="status">{text().app.notKept}</span>
        <button type="button" class="button" onClick={() => setFailing(false)}>
          {text().app.close}
        </button>
      </aside>
    </Show>
  );
}
