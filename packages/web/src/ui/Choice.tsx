import { For, type JSX } from 'solid-js';

/** One of a few, each a button. */
export function Choice<Name extends string>(props: {
  readonly label: string;
  readonly names: readonly Name[];
  readonly text: Readonly<Record<Name, string>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line
    <div class="chips" role="group" aria-label={props.label}>
      <For each={props.names}>
        {(name) => (
          <button
            type="button"
            class="chip"
            aria-pressed={props.chosen === name}
            onClick={() => props.onChoose(name)}
          >
            {props.text[name]}
          </button>
        )}
      </For>
    </div>
  );
}
