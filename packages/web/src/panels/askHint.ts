import { createSignal } from 'solid-js';

const [hintsAsked, setHintsAsked] = createSignal(0);
const [solutionsAsked, setSolutionsAsked] = createSignal(0);

/** Each grows with every hint, and every solution, that was asked for: by key, command or link. */
export { hintsAsked, solutionsAsked };

export function askHint(): void {
  setHintsAsked(hintsAsked() + 1);
}

export function askSolution(): void {
  setSolutionsAsked(solutionsAsked() + 1);
}
