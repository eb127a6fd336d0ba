import { type NearlyKnown, puzzleOf } from '@glissade/catalogue';
import { For, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { bothNames } from '../start/KnownNote.tsx';
import { photoText } from '../text/photoText.ts';

/** Known boards that the reading nearly shows, each to be taken in its place. */
export function NearBoards(props: {
  readonly near: readonly NearlyKnown[];
  readonly onTake: (near: NearlyKnown) => void;
}): JSX.Element {
  const words = photoText;
  return (
    <Show when={props.near.length > 0}>
      <p>{words().near(props.near[0]!.differences)}</p>
      <div class="photo-near">
        <For each={props.near}>
          {(one) => (
            <button type="button" class="button" onClick={() => props.onTake(one)}>
              <span class="photo-near-picture">
                <BoardPicture puzzle={puzzleOf(one.record)} />
              </span>
              {bothNames(one.record)}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}
