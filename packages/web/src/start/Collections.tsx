import { puzzleOf } from '@glissade/catalogue';
import { createMemo, For, type JSX } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { startText } from '../text/startText.ts';
import type { CardState } from './Card.tsx';
import { COLLECTIONS, type CollectionName, collectionOf } from './collections.ts';

type Progress = (record: ReturnType<typeof collectionOf>[number]) => CardState;

/** The collections, each with its idea in a sentence and how much of it is solved. */
export function Collections(props: {
  readonly chosen: CollectionName | 'all';
  readonly progress: Progress;
  readonly onChoose: (name: CollectionName) => void;
}): JSX.Element {
  return (
    <div class="collections">
      <For each={COLLECTIONS}>
        {(name) => (
          <CollectionRow
            name={name}
            progress={props.progress}
            isChosen={props.chosen === name}
            onChoose={() => props.onChoose(name)}
          />
        )}
      </For>
    </div>
  );
}

function CollectionRow(props: {
  readonly name: CollectionName;
  readonly progress: Progress;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): JSX.Element {
  const records = createMemo(() => collectionOf(props.name));
  const solved = () => records().filter((record) => props.progress(record) === 'solved').length;
  /** The one to go on with stands for the collection. */
  const shown = () => records().find((one) => props.progress(one) !== 'solved') ?? records()[0]!;
  const words = () => startText().collections[props.name];
  return (
    <button
      type="button"
      class="collection"
      aria-pressed={props.isChosen}
      onClick={() => props.onChoose()}
    >
      <span class="collection-picture" data-type={shown().type}>
        <BoardPicture puzzle={puzzleOf(shown())} />
      </span>
      <span class="collection-name">{words().name}</span>
      <span class="collection-idea">{words().idea}</span>
      <span class="collection-progress">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect class="all" width="100" height="4" />
          <rect class="done" width={(100 * solved()) / records().length} height="4" />
        </svg>
        {startText().solvedOf(solved(), records().length)}
      </span>
    </button>
  );
}
