import type { JSX } from 'solid-js';

/** A whole number within bounds; what is none becomes the lower bound. */
export function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onInput: (value: number) => void;
}): JSX.Element {
  const read = (text: string) => {
    const given = Math.floor(Number(text)) || props.min;
    props.onInput(Math.min(props.max, Math.max(props.min, given)));
  };
  return (
    <label class="design-number">
      {props.label}
      <input
        class="field"
        type="number"
        inputmode="numeric"
        min={props.min}
        max={props.max}
        value={props.value}
        onChange={({ currentTarget }) => read(currentTarget.value)}
      />
    </label>
  );
}
