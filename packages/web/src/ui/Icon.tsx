import type { JSX } from 'solid-js';
import { icons } from './icons.ts';

/** A line icon of 20 by 20; says nothing itself, so the button around it needs a label. */
export function Icon(props: { readonly name: keyof typeof icons }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={icons[props.name]} />
    </svg>
  );
}
