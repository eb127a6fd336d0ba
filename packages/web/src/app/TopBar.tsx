import { For, type JSX, Show } from 'solid-js';
import { text } from '../text/text.ts';
import { focusContent } from '../ui/focusBoard.ts';
import { Icon } from '../ui/Icon.tsx';
import type { icons } from '../ui/icons.ts';
import { showView, view } from '../ui/route.ts';
import { GAME_VIEWS, tabOf } from '../ui/views.ts';

const shown = [
  ['play', 'play'],
  ['puzzles', 'grid'],
  ['edit', 'edit'],
  ['times', 'clock'],
  ['settings', 'settings'],
] as const satisfies readonly (readonly [string, keyof typeof icons])[];

/** The name and the views; on a narrow page the views are at the bottom, where thumbs are. */
export function TopBar(): JSX.Element {
  return (
    <header class="topbar">
      <button type="button" class="skip" onClick={focusContent}>
        {text().app.skip}
      </button>
      <Show when={GAME_VIEWS.includes(view())}>
        <button type="button" class="topbar-back" onClick={() => showView('play')}>
          <Icon name="previous" />
          {text().app.back}
        </button>
      </Show>
      <span class="topbar-name">
        <svg viewBox="0 0 20 20" class="logo" aria-hidden="true">
          <path class="logo-rest" d="M2 2h7v7H2zM11 2h7v3h-7zM2 11h3v7H2z" />
          <path class="logo-goal-piece" d="M7 11h4V7h7v11H7z" />
        </svg>
        {text().app.name}
        <span class="tagline">{text().app.tagline}</span>
        <Show when={view() === 'play'}>
          <button type="button" class="topbar-own" onClick={() => showView('puzzles')}>
            {text().app.own}
          </button>
        </Show>
      </span>
      <nav class="views">
        <For each={shown}>
          {([name, icon]) => (
            <a
              href={`#${name}`}
              aria-current={view() === name ? 'page' : tabOf(view()) === name || undefined}
              onClick={(event) => {
                event.preventDefault();
                showView(name);
              }}
            >
              <Icon name={icon} />
              <span>{text().app[name]}</span>
            </a>
          )}
        </For>
      </nav>
    </header>
  );
}
