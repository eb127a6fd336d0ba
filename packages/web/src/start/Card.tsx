import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import { familiarMetric } from '@glissade/core';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { nameBeside, nameOf } from '../game/recordName.ts';
import { startText } from '../text/startText.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { LEVELS, lengthOf, levelOf } from './difficulty.ts';
import './card.css';

/** What this device knows of a puzzle. */
export type CardState = 'new' | 'begun' | 'solved';

/** One puzzle of the catalogue: picture, name, how long it takes, how far the reader is. */
export function Card(props: {
  readonly record: PuzzleRecord;
  readonly state: CardState;
  readonly onOpen: () => void;
}): JSX.Element {
  const puzzle = createMemo(() => puzzleOf(props.record));
  const facts = () => {
    const length = lengthOf(props.record);
    const metric = familiarMetric(puzzle());
    if (length !== undefined) return text().play.length(length, metric);
    return props.record.solvable ? startText().open : startText().unsolvable;
  };
  return (
    <button type="button" class="card" onClick={() => props.onOpen()}>
      <span class="card-picture" data-type={props.record.type}>
        <BoardPicture puzzle={puzzle()} />
        <Show when={props.state === 'solved'}>
          <span class="card-solved">
            <Icon name="check" />
          </span>
        </Show>
      </span>
      <span class="card-name">
        {nameOf(props.record)} <span class="card-beside">{nameBeside(props.record)}</span>
      </span>
      <span class="card-facts">
        <Level record={props.record} />
        <span>
          {props.record.width}×{props.record.height} · {facts()}
          <Show when={props.state !== 'new'}>
            {' '}
            <span class={props.state === 'begun' ? 'card-begun' : 'unseen'}>
              {startText().states[props.state as 'begun' | 'solved']}
            </span>
          </Show>
        </span>
      </span>
    </button>
  );
}

/** How hard, as one to four dots. */
function Level(props: { readonly record: PuzzleRecord }): JSX.Element {
  const level = () => levelOf(props.record);
  return (
    <Show when={level()}>
      {(known) => (
        <span class="card-level" role="img" aria-label={startText().levels[known()]}>
          <For each={LEVELS}>
            {(_, index) => (
              <i classList={{ on: index() <= LEVELS.indexOf(known()) }} aria-hidden="true" />
            )}
          </For>
        </span>
      )}
    </Show>
  );
}
