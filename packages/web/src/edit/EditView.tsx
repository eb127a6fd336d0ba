import type { JSX } from 'solid-js';
import { text } from '../text/text.ts';

export function EditView(): JSX.Element {
  return <h1>{text().app.edit}</h1>;
}
