import { createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { designText } from '../text/designText.ts';
import { wholeNumber } from './wholeNumber.ts';

/** A whole number within bounds. Where something else was typed, it says so, and tells of none. */
export function NumberField(props: {
  readonly label: string;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly onInput: (value: number | undefined) => void;
}): JSX.Element {
  const id = createUniqueId();
  const [typed, setTyped] = createSignal(String(props.value));
  const read = (text: string) => {
    setTyped(text);
    props.onInput(wholeNumber(text, props.min, props.max));
  };
  const isWrong = () => props.value === undefined;
  return (
    <>
      <label class="design-number">
        {props.label}
        <input
          class="field"
          type="number"
          inputmode="numeric"
          min={props.min}
          max={props.max}
          value={typed()}
          aria-invalid={isWrong()}
          aria-describedby={isWrong() ? id : undefined}
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
      </label>
      <Show when={isWrong()}>
        <p class="help-fault design-range" id={id} role="alert">
          {designText().range(props.label, props.min, props.max)}
        </p>
      </Show>
    </>
  );
}
