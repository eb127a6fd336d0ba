import { For, type JSX } from 'solid-js';

/** What each hue is told apart by without colour. The first stays plain. */
const lines = [
  'M0 20H40M0 0H40M0 40H40',
  'M20 0V40M0 0V40M40 0V40',
  'M0 40 40 0M-10 10 10-10M30 50 50 30',
  'M0 0 40 40M-10 30 10 50M30-10 50 10',
  'M20 14.5a5.5 5.5 0 1 0 .1 0z',
  'M20 10V30M10 20H30',
  'M0 40 40 0M0 0 40 40',
];

/** The patterns of the distinct colours; `id` keeps several boards of a page apart. */
export function Patterns(props: { readonly id: string }): JSX.Element {
  return (
    <defs>
      <For each={lines}>
        {(path, index) => (
          <pattern
            id={`${props.id}-pattern-${index() + 1}`}
            width="40"
            height="40"
            patternUnits="userSpaceOnUse"
          >
            <path class="pattern-line" d={path} />
          </pattern>
        )}
      </For>
    </defs>
  );
}
