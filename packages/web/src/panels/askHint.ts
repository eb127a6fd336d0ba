import { createSignal } from 'solid-js';

const [hintsAsked, setHintsAsked] = createSignal(0);

/** Grows with every hint that was asked for: by key, by command, by button. */
export { hintsAsked };

export function askHint(): void {
  setHintsAsked(hintsAsked() + 1);
}
