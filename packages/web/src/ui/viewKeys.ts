import { onCleanup, onMount } from 'solid-js';

/** While the view is shown, hears the keys of the whole page but those of fields and dialogs. */
export function hearKeys(act: (event: KeyboardEvent) => void): void {
  const listen = (event: KeyboardEvent) => {
    const { target } = event;
    const isTaken = target instanceof Element && target.closest('input, textarea, select, dialog');
    if (!isTaken) act(event);
  };
  onMount(() => document.addEventListener('keydown', listen));
  onCleanup(() => document.removeEventListener('keydown', listen));
}
