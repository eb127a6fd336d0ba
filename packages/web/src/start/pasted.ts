import { createSignal } from 'solid-js';

/** A text pasted somewhere on the page, which the box for pasting opens with; '' for none. */
const [pasted, setPasted] = createSignal('');

export { pasted, setPasted };
