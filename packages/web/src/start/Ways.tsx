import { For, type JSX } from 'solid-js';
import { Icon } from '../ui/Icon.tsx';
import type { icons } from '../ui/icons.ts';

export type Way = {
  readonly icon: keyof typeof icons;
  readonly title: string;
  readonly hint: string;
  readonly take: () => void;
};

/** A group of ways to a puzzle, under its heading. */
export function Ways(props: {
  readonly title: string;
  readonly ways: readonly Way[];
}): JSX.Element {
  return (
    <section class="ways-group">
      <h2>{props.title}</h2>
      <div class="ways">
        <For each={props.ways}>
          {(way) => (
            <button type="button" class="way" onClick={() => way.take()}>
              <Icon name={way.icon} />
              <span class="way-title">{way.title}</span>
              <span class="way-hint">{way.hint}</span>
            </button>
          )}
        </For>
      </div>
    </section>
  );
}
