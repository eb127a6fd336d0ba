import type { JSX } from 'solid-js';
import { text } from '../text/text.ts';

export function StartView(): JSX.Element {
  return <h1>{text().app.puzzles}</h1>;
}
