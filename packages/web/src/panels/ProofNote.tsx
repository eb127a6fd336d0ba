import type { Metric } from '@glissade/core';
import { type JSX, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { ProofButton } from '../proof/ProofButton.tsx';
import type { Knowledge } from '../solver/knowledge.ts';
import { reasonText } from './describe.ts';

/** How the answer was proved, and the file from which anyone can check it. */
export function ProofNote(props: {
  readonly store: GameStore;
  readonly metric: Metric;
  readonly knowledge: Knowledge;
}): JSX.Element {
  const puzzle = () => props.store.puzzle();
  return (
    <Show when={reasonText(puzzle(), props.metric, props.knowledge)}>
      {(why) => (
        <p class="help-proof">
          {why()}{' '}
          <ProofButton puzzle={puzzle()} state={props.store.state()} metric={props.metric} />
        </p>
      )}
    </Show>
  );
}
