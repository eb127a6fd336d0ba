import type { JSX } from 'solid-js';
export function TimesView(): JSX.Element {
  return <h1>Times</h1>;
}
