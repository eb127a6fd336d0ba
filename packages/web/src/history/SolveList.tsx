import { createSignal, For, type JSX, Show } from 'solid-js';
import { language } from '../text/text.ts';
import { timesText } from '../text/timesText.ts';
import { shownResult, shownTime } from '../times/shownTime.ts';
import type { Solve } from '../times/solve.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { factsOf } from './facts.ts';
import { SolveDetails } from './SolveDetails.tsx';

/** The latest first; more would be a file's work. */
const SHOWN_MAX = 100;

/** Every solve, each opening what is known of it. */
export function SolveList(props: { readonly solves: readonly Solve[] }): JSX.Element {
  const [open, setOpen] = createSignal<Solve>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ol class="solves">
        <For each={[...props.solves].reverse().slice(0, SHOWN_MAX)}>
          {(solve) => (
            <li>
              <SolveRow solve={solve} onOpen={() => setOpen(solve)} />
            </li>
          )}
        </For>
      </ol>
      <Dialog
        title={open() ? timesText().details(shownTime(open()!.timeMs)) : ''}
        isOpen={open() !== undefined}
        onClose={close}
      >
        <Show when={open()}>
          {(solve) => <SolveDetails solve={solve()} onChange={setOpen} onClose={close} />}
        </Show>
      </Dialog>
    </>
  );
}

function SolveRow(props: { readonly solve: Solve; readonly onOpen: () => void }): JSX.Element {
  const date = () =>
    new Date(props.solve.at).toLocaleDateString(language() === 'zh' ? 'zh-CN' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
  return (
    <button type="button" class="solve" onClick={() => props.onOpen()}>
      <strong>{shownResult(props.solve)}</strong>
      <span class="soft">
        {factsOf(props.solve)}
        <Show when={props.solve.helped}>
          <br />
          {timesText().helped}
        </Show>
      </span>
      <time class="soft" dateTime={new Date(props.solve.at).toISOString()}>
        {date()}
      </time>
    </button>
  );
}
