import { createSignal, type JSX, Show } from 'solid-js';
import { designText } from '../text/designText.ts';

const FEW = 12;

/** The first items of a list, and a button for all of them. */
export function ShortList<T>(props: {
  readonly items: readonly T[];
  readonly children: (items: () => readonly T[]) => JSX.Element;
}): JSX.Element {
  const [isLong, setLong] = createSignal(false);
  const shown = () => (isLong() ? props.items : props.items.slice(0, FEW));
  return (
    <>
      {props.children(shown)}
      <Show when={shown().length < props.items.length}>
        <button type="button" class="button button-small" onClick={() => setLong(true)}>
          {designText().all(props.items.length)}
        </button>
      </Show>
    </>
  );
}
