import { createEffect, type JSX, Show } from 'solid-js';
import { text } from '../text/text.ts';
import { Icon } from './Icon.tsx';
import { Loading } from './Loading.tsx';

/**
 * A dialog over the page; Escape, its cross and a tap beside it close it. What it waits for is
 * waited for inside: a dialog that left the page for a moment would no longer be above it.
 */
export function Dialog(props: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  let dialog!: HTMLDialogElement;
  createEffect(() => {
    if (props.isOpen && !dialog.open) dialog.showModal();
    if (!props.isOpen && dialog.open) dialog.close();
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      ref={dialog}
      class="dialog"
      aria-label={props.title}
      onClose={() => props.onClose()}
      onClick={(event) => event.target === dialog && props.onClose()}
    >
      <Show when={props.isOpen}>
        <div class="dialog-inside">
          <header class="dialog-head">
            <h2>{props.title}</h2>
            <button type="button" class="tool tool-small" onClick={() => props.onClose()}>
              <Icon name="close" />
              <span class="unseen">{text().app.close}</span>
            </button>
          </header>
          <Loading isUnseen>{props.children}</Loading>
        </div>
      </Show>
    </dialog>
  );
}
