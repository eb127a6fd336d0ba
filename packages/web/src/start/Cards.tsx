import type { PuzzleRecord } from '@glissade/catalogue';
import { For, type JSX } from 'solid-js';
import { Card, type CardState } from './Card.tsx';
import { openRecord } from './openPuzzle.ts';

/** Puzzles of the catalogue to choose from. */
export function Cards(props: {
  readonly records: readonly PuzzleRecord[];
  readonly progress: (record: PuzzleRecord) => CardState;
}): JSX.Element {
  return (
    <div class="cards">
      <For each={props.records}>
        {(record) => (
          <Card record={record} state={props.progress(record)} onOpen={() => openRecord(record)} />
        )}
      </For>
    </div>
  );
}
