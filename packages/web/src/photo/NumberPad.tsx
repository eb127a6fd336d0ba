import { For, type JSX } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { bringIntoSight } from '../ui/bringIntoSight.ts';

/** Every number that a cell can have; the one chosen changes places with what is there. */
export function NumberPad(props: {
  readonly cell: number;
  readonly columns: number;
  readonly now: number;
  readonly count: number;
  readonly onPut: (cell: number, number: number) => void;
}): JSX.Element {
  const words = photoText;
  const question = () =>
    words().whatIsHere(
      Math.floor(props.cell / props.columns) + 1,
      (props.cell % props.columns) + 1,
    );
  return (
    <fieldset ref={bringIntoSight} class="photo-pad">
      <legend>{question()}</legend>
      <For each={Array.from({ length: props.count }, (_, number) => number)}>
        {(number) => (
          <button
            type="button"
            class="button"
            aria-pressed={number === props.now}
            onClick={() => props.onPut(props.cell, number)}
          >
            {number === 0 ? words().gap : number}
          </button>
        )}
      </For>
    </fieldset>
  );
}
