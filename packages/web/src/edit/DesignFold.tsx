import { createSignal, type JSX, lazy, Show } from 'solid-js';
import { editText } from '../text/editText.ts';
import { Loading } from '../ui/Loading.tsx';
import type { Editor } from './editor.ts';
import { sketchOf } from './sketch.ts';
import type { Verdict } from './verdict.ts';

const DesignPanel = lazy(async () => ({
  default: (await import('../design/DesignPanel.tsx')).DesignPanel,
}));

/** The verdict in full: fetched, and computed, when somebody opens it. */
export function DesignFold(props: {
  readonly editor: Editor;
  readonly verdict: Verdict;
}): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="edit-design" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{editText().design}</summary>
      <Show when={isOpen()}>
        <Loading>
          <DesignPanel
            puzzle={props.verdict.puzzle}
            outcome={props.verdict.outcome}
            onPut={(puzzle) => props.editor.put(sketchOf(puzzle))}
            onUndo={props.editor.undo}
          />
        </Loading>
      </Show>
    </details>
  );
}
