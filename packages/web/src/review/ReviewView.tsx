import type { JSX } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';

/** The view `#review`: what the game on the board was worth, step by step. */
export function ReviewView(_: { readonly store: GameStore }): JSX.Element {
  return <h1>{text().app.review}</h1>;
}
