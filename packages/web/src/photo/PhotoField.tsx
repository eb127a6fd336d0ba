import { For, type JSX } from 'solid-js';

/** One of a few, chosen from a list under a label. */
export function PhotoField<Name extends string>(props: {
  readonly label: string;
  readonly names: readonly Name[];
  readonly textOf: (name: Name) => string;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}): JSX.Element {
  return (
    <label class="photo-field">
      <span>{props.label}</span>
      <select
        class="field"
        value={props.chosen}
        onChange={({ currentTarget }) => props.onChoose(currentTarget.value as Name)}
      >
        <For each={props.names}>{(name) => <option value={name}>{props.textOf(name)}</option>}</For>
      </select>
    </label>
  );
}
