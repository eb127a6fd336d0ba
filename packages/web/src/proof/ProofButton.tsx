import type { Metric, Puzzle, State } from '@glissade/core';
import { createSignal, type JSX, lazy, Show } from 'solid-js';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';

const ProofDialog = lazy(async () => ({
  default: (await import('./ProofDialog.tsx')).ProofDialog,
}));

/** Stands beside an answer that is proved. */
export function ProofButton(props: {
  readonly puzzle: Puzzle;
  /** Where the answer begins. */
  readonly state: State;
  readonly metric: Metric;
}): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <button type="button" class="button button-small" onClick={() => setOpen(true)}>
        <Icon name="download" />
        {text().solve.proof}
      </button>
      <Show when={isOpen()}>
        <Loading>
          <ProofDialog
            puzzle={{ ...props.puzzle, start: props.state }}
            metric={props.metric}
            onClose={() => setOpen(false)}
          />
        </Loading>
      </Show>
    </>
  );
}
