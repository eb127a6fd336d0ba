import { PATTERN_SIDE, patternLines } from '@glissade/picture/patternLines';
import { For, type JSX } from 'solid-js';

/** The patterns of the distinct colours; `id` keeps several boards of a page apart. */
export function Patterns(props: { readonly id: string }): JSX.Element {
  return (
    <defs>
      <For each={patternLines}>
        {(path, index) => (
          <pattern
            id={`${props.id}-pattern-${index() + 1}`}
            width={PATTERN_SIDE}
            height={PATTERN_SIDE}
            patternUnits="userSpaceOnUse"
          >
            <path class="pattern-line" d={path} />
          </pattern>
        )}
      </For>
    </defs>
  );
}
