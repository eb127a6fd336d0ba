import { type JSX, Show } from 'solid-js';
import { isBeside, setBeside } from '../play/keepGame.ts';
import { text } from '../text/text.ts';

/** Says that the app is also open in another tab, which keeps a game of its own. */
export function OtherTabNote(): JSX.Element {
  return (
    <Show when={isBeside()}>
      <aside class="update">
        <span role="status">{text().app.beside}</span>
        <button type="button" class="button" onClick={() => setBeside(false)}>
          {text().app.close}
        </button>
      </aside>
    </Show>
  );
}
