import type { PuzzleRecord } from '@glissade/catalogue';
import { type JSX, Show } from 'solid-js';
import { formatListLink, LIST_MAX } from '../share/listLink.ts';
import { startText } from '../text/startText.ts';
import { CopyButton } from '../ui/CopyButton.tsx';

/** Passes on a link to these puzzles, if they are not too many for a list. */
export function ListButton(props: { readonly records: readonly PuzzleRecord[] }): JSX.Element {
  const address = () => {
    const here = location.href.replace(/#.*$/s, '');
    return `${here}${formatListLink(props.records.map(({ id }) => id))}`;
  };
  return (
    <Show when={props.records.length > 0 && props.records.length <= LIST_MAX}>
      <div class="chips list-button">
        <CopyButton
          icon="share"
          label={startText().copyList}
          sendLabel={startText().sendList}
          written={async () => address()}
        />
      </div>
    </Show>
  );
}
