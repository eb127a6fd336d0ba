import type { JSX } from 'solid-js';
import { photoText } from '../text/photoText.ts';

/** An answer that holds for the board as it was read, and how many places were in doubt. */
export function DoubtfulAnswer(props: {
  readonly answer: string;
  readonly places: number;
}): JSX.Element {
  return <span class="warning">{photoText().answer(props.answer, props.places)}</span>;
}
