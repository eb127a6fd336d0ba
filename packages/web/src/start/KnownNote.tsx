import { knownAs, type PuzzleRecord } from '@glissade/catalogue';
import { familiarMetric, type Puzzle } from '@glissade/core';
import { createMemo, type JSX, Show } from 'solid-js';
import { nameBeside, nameOf } from '../game/recordName.ts';
import { startText } from '../text/startText.ts';
import { text } from '../text/text.ts';
import { lengthOf } from './difficulty.ts';

/** Says of a board that was read which known puzzle it is, if it is one. */
export function KnownNote(props: { readonly puzzle: Puzzle }): JSX.Element {
  const known = createMemo(() =>
    props.puzzle.info.title === undefined ? knownAs(props.puzzle) : undefined,
  );
  const length = (record: PuzzleRecord) => {
    const shortest = lengthOf(record);
    return shortest === undefined ? '' : text().play.length(shortest, familiarMetric(props.puzzle));
  };
  return (
    <Show when={known()}>
      {(record) => (
        <p class="known">
          <strong>{startText().known(bothNames(record()), length(record()))}</strong>
        </p>
      )}
    </Show>
  );
}

/** "Klotski (横刀立马)". */
export function bothNames(record: PuzzleRecord): string {
  const beside = nameBeside(record);
  return beside === '' ? nameOf(record) : `${nameOf(record)} (${beside})`;
}
