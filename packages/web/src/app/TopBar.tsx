import { For, type JSX } from 'solid-js';
import { text } from '../text/text.ts';
import { showView, type View, view } from '../ui/route.ts';

const shown: readonly View[] = ['play', 'puzzles', 'edit', 'times', 'settings'];

/** Name and views. */
export function TopBar(): JSX.Element {
  return (
    <header class="topbar">
      <a class="skip" href="#main">
        {text().app.skip}
      </a>
      <span class="topbar-name">{text().app.name}</span>
      <nav>
        <For each={shown}>
          {(name) => (
            <a
              href={`#${name}`}
              aria-current={view() === name ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                showView(name);
              }}
            >
              {text().app[name as 'play']}
            </a>
          )}
        </For>
      </nav>
    </header>
  );
}
